"""Copies of games and of their parts, by the names in FIELDS, PARTS and SHARED."""


def state_of(part) -> tuple:
    """The FIELDS of an object as nested tuples."""
    return tuple([_frozen(getattr(part, name)) for name in part.FIELDS])


def copy_of(source, fields: tuple, shared: tuple = ()):
    """A new object of the same class with these fields; it shares the values of `shared`."""
    target = object.__new__(type(source))
    for name in shared:
        setattr(target, name, getattr(source, name))
    for name in fields:
        value = getattr(source, name)
        if type(value) is list:
            if list in map(type, value):
                value = [list(v) if type(v) is list else v for v in value]
            else:
                value = list(value)
        setattr(target, name, value)
    return target


def _frozen(value):
    if isinstance(value, list):
        return tuple([tuple(v) if isinstance(v, list) else v for v in value])
    return value
