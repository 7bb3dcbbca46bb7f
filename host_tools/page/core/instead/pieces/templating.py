"""The templates, compiled by Jinja when the site is built, and what their code asks for."""

from std import Markup, escape, import_module, quote

from host_tools.pieces import values
from host_tools.pieces.words import words

__all__ = ("Markup", "block", "escape", "fragment")


class Context:
    def __init__(self, found):
        self.found = found
        self.blocks = {}

    def resolve_or_missing(self, name):
        return self.found.get(name, missing)

    def get_all(self):
        return self.found

    def call(self, function, *given, **named):
        named.pop("_loop_vars", None)
        named.pop("_block_vars", None)
        return function(*given, **named)


class Template:
    def __init__(self, name):
        module = import_module("templates." + name.partition(".")[0])
        self.root_render_func, self.blocks = module.root, module.blocks

    def new_context(self, found, shared, own):
        return Context(dict(found) | own)


class Environment:
    filters = {
        "length": len,
        "max": lambda environment, values: max(values),
        "min": lambda environment, values: min(values),
        "int": int,
        "urlencode": quote,
    }
    tests = {"none": lambda value: value is None}
    concat = "".join

    def getattr(self, value, name):
        if isinstance(value, dict):
            return value[name]
        return getattr(value, name)

    def getitem(self, value, name):
        return value[name]

    def undefined(self, name="", **_more):
        raise NameError(name)

    def get_template(self, name, parent=None):
        return Template(name)


missing = object()
environment = Environment()
environment.filters.update(values.FILTERS)


def markup_join(parts):
    return "".join([escape(part) for part in parts])


def str_join(parts):
    return "".join([str(part) for part in parts])


def internalcode(function):
    return function


LoopContext = Macro = Namespace = TemplateNotFound = TemplateReference = Undefined = None
TemplateRuntimeError = RuntimeError
identity = internalcode


def fragment(name, language, **found):
    return "".join(Template(name + ".html").root_render_func(_context(language, found)))


def block(name, part, language, **found):
    """One block of a page."""
    return "".join(Template(name + ".html").blocks[part](_context(language, found)))


def _context(language, found):
    said = words(language)
    found.update({"say": said.say, "count": said.count, "language": language})
    return Context(found)
