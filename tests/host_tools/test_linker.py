"""The linker: what a board loads does the same as the modules it was made of."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from host_tools.firmware_files import bundle
from host_tools.firmware_files.linker import Linker, LinkError
from host_tools.firmware_files.linker.groups import groups
from host_tools.firmware_files.linker.top_names import TOP_WORDS, WORDS
from tests.sizes import size


def run(files: dict[str, str], name: str) -> dict:
    """Load linked files as a board would, one module after the other is imported by its name."""
    loaded: dict[str, dict] = {}

    class Module:
        def __init__(self, names: dict) -> None:
            self.__dict__ = names

    def importing(module, *_):
        if module in files and module not in loaded:
            loaded[module] = {"__builtins__": {**vars(__import__("builtins")), **own}}
            exec(files[module], loaded[module])
        return Module(loaded[module]) if module in files else __import__(module)

    own = {"__import__": importing}
    importing(name)
    return loaded[name]


def link(groups=None, callers=(), **sources: str) -> dict[str, str]:
    """The files of a firmware whose `result` somebody outside calls."""
    callers = ["from main import result", *callers]
    return Linker(sources, groups or {"main": set(sources) - {"main"}}, callers).files


def test_modules_become_one_file_with_constants_in_their_places():
    files = link(
        main="from a import LIMIT, twice\nfrom b import rest\nOWN = LIMIT + 1\n"
        "def result(): return twice(OWN), rest(LIMIT)\n",
        a="LIMIT = 3 << 2\nWORD = 'word'\ndef twice(x): return 2 * x + len(WORD)\n",
        b="import a\ndef rest(x): return a.LIMIT - x + a.twice(1)\n",
    )
    assert list(files) == ["main"]
    assert "LIMIT" not in files["main"] and "OWN" not in files["main"]
    assert run(files, "main")["result"]() == (30, 6)


def test_short_texts_are_put_in_their_places_and_long_ones_are_there_once():
    files = link(
        main="from a import SHORT, LONG\ndef result(): return SHORT + LONG, (SHORT, LONG)\n",
        a="SHORT = 'jnl'\nLONG = 'a text that would be in the file again and again'\n",
    )
    assert "SHORT" not in files["main"] and files["main"].count("again and again") == 1
    both, each = run(files, "main")["result"]()
    assert both == "".join(each) and each[0] == "jnl"


def test_tables_and_functions_get_names_that_cost_nothing_unless_somebody_asks_for_them():
    files = link(
        {"main": (), "a": ("b",)},
        main="from a import FACES, KEYS, first\n"
        "def result(late, close):\n"
        "    asked = late.EVENTS, getattr(late, 'NAMES'), late.go()\n"
        "    return FACES[0], KEYS, close, asked, first()\n",
        a="from b import OTHER, append\nKEYS = (1, OTHER[0])\nFACES = [2]\n"
        "def first(): return append(OTHER)\ndef seen(): return OTHER\ndef go(): return 1\n"
        "EVENTS = {}\nNAMES = ()\n",
        b="OTHER = [3]\ndef append(x): return _all(x)\ndef _all(x): return [*x, len(x)]\n",
        callers=["import a\nprint(a.FACES)\n", "def late():\n    from a import seen\n"],
    )
    for name in ("KEYS", "OTHER", "first", "_all"):
        assert name not in files["a"] + files["main"]
    for name in ("FACES", "EVENTS", "NAMES", "seen", "go"):
        assert name in files["a"]
    late = SimpleNamespace(EVENTS="events", NAMES="names", go=lambda: "gone")
    found = run(files, "main")["result"](late, 4)
    assert found == (2, (1, 3), 4, ("events", "names", "gone"), [3, 1])


def test_words_that_cost_nothing_are_in_no_file():
    words = [*WORDS, *TOP_WORDS, "costly"]
    text = "def f(self):\n" + "".join(f"    self.{word}()\n" for word in words)
    compiled = bundle.compile_module(text.encode(), "a.py")
    assert [word for word in words if word.encode() + b"\0" in compiled] == ["costly"]
    assert len(set(words)) == len(words)


def test_tables_in_a_file_of_their_own_keep_their_names():
    files = link(
        {"main": ()},
        main="from a import VERSION\ndef result(): return VERSION\n",
        a='VERSION = "1.2"\n',
    )
    assert files["a"] == 'VERSION = "1.2"\n'
    assert run({"main": files["main"]}, "main")["result"]() == "1.2"


def test_names_that_clash_and_names_that_are_hidden():
    files = link(
        main="from a import value as first\nfrom b import value as second\n"
        "def result(value=5):\n    value_b = 7\n    return first(), second(), value, value_b\n",
        a="def value(): return hidden()\ndef hidden(): return 1\n",
        b="def value(): return hidden()\ndef hidden(): return 2\n",
    )
    assert run(files, "main")["result"]() == (1, 2, 5, 7)


def test_scopes_are_kept_apart():
    files = link(
        main="from a import STEP, Base\n"
        "class Own(Base):\n"
        "    STEP = 14\n"
        "    def all(self, items):\n"
        "        return [STEP * x for x in items if x], [(lambda STEP: STEP)(y) for y in items]\n"
        "    def count(self):\n"
        "        global total\n"
        "        total += STEP\n"
        "        return total, self.STEP, self._hidden, self.shown\n"
        "total = 0\n"
        "def result():\n    o = Own()\n    return o.all([0, 1, 2]), o.count(), o.count()\n",
        a="STEP = 4\nclass Base:\n    _hidden = 8\n    def __init__(self): self.shown = STEP\n",
    )
    assert run(files, "main")["result"]() == (
        ([4, 8], [0, 1, 2]),
        (4, 14, 8, 4),
        (8, 14, 8, 4),
    )


def test_arguments_keep_names_that_a_call_uses():
    files = link(
        callers=["from main import f, g\ng(size=3)"],
        main="def f(first, size): return first - size\ndef g(size): return f(1, size)\n",
    )
    names = run(files, "main")
    assert names["g"](size=3) == -2
    assert names["f"].__code__.co_varnames == ("value", "size")


def test_attributes_that_one_object_has_stay_apart():
    files = link(
        main="from a import Base\n"
        "class Own(Base):\n"
        "    LATER = 'later'\n"
        "    def __init__(self):\n        Base.__init__(self)\n        self._mine = 'mine'\n"
        "        self.value = 'shown'\n        self.free = None\n"
        "    def every(self): return self._mine, self.base, self.value, self.free, self.LATER\n"
        "class Other:\n    def __init__(self): self.alone = 2\n"
        "def result():\n    own = Own()\n    own.free = Other().alone\n    return own.every()\n",
        a="class Base:\n    def __init__(self): self.base = 1\n",
    )
    assert run(files, "main")["result"]() == ("mine", 1, "shown", 2, "later")
    for name in ("_mine", "base", "free", "LATER", "every", "alone"):
        assert name not in files["main"]
    assert "self.value = 'shown'" in files["main"]


def test_methods_get_names_that_cost_nothing_unless_others_may_ask_for_them():
    files = link(
        main="from a import Base, TABLE\n"
        "class Own(Base):\n"
        "    SIZE = len(TABLE)\n"
        "    def append(self): return 'append'\n"
        "    def _mine(self): return (*self._base(), *self.over())\n"
        "    def over(self): return ['own']\n"
        "    def asked(self): return 'asked'\n"
        "    def told_twice(self): return 'told'\n"
        "    def called(self): return 'called'\n"
        "    def tops(self): return 'tops'\n"
        "    def brought(self): return 1\n"
        "    def every(self):\n"
        "        told = getattr(self, 'told_' + 'twice')()\n"
        "        return self._mine(), self.append(), getattr(self, 'asked')(), told, self.SIZE\n"
        "def tops(): return 1\n"
        "def result():\n    own = Own()\n    return own.every(), own.called(), own.tops()\n",
        a="TABLE = [1, 2]\nclass Base:\n    def _base(self): return len('ab'), self.over()\n"
        "    def over(self): return ['base']\n",
        callers=["def visit(own): return own.called()\n", "class Guest:\n    brought = 1\n"],
    )
    every = ((2, ["own"], "own"), "append", "asked", "told", 2)
    assert run(files, "main")["result"]() == (every, "called", "tops")
    for name in ("_mine", "_base", "over", "every", "SIZE"):
        assert name not in files["main"]
    for name in ("append", "asked", "told_twice", "called", "tops", "brought"):
        assert f"def {name}(" in files["main"]


def test_what_a_base_that_is_not_ours_may_have_keeps_its_name():
    files = link(
        main="from driver import Panel\n"
        "class Own(Panel):\n    def refresh(self): return 1\n"
        "class Other:\n    def refresh(self): return 2\n    def extra(self): return 3\n"
        "def result(): return Other().refresh(), Other().extra()\n",
    )
    assert files["main"].count("def refresh") == 2 and "extra" not in files["main"]


def test_what_is_loaded_later_is_found_under_its_file():
    files = link(
        groups={"b": ("c",)},
        main="def result():\n    from c import EDGE, late\n    return late(EDGE)\n",
        b="from c import late\n",
        c="EDGE = 5\ndef late(x): return x + 1\n",
    )
    assert set(files) == {"main", "b"}
    assert run(files, "main")["result"]() == 6


def test_a_script_sees_the_modules_under_their_own_names():
    linked = Linker(
        {"a": "from b import f\n", "b": "N = 4\ndef f(x): return x + N\n"}, {"a": ("b",)}
    )
    text = linked.script("from b import N, f\nresult = f(N)\n")
    assert run(linked.files | {"script": text}, "script")["result"] == 8
    with pytest.raises(LinkError, match="called otherwise"):
        linked.script("from b import f\nf(x=1)\n")


def test_a_script_knows_objects_of_the_firmware_and_brings_its_own():
    words = [f"name_{i}" for i in range(len(WORDS + TOP_WORDS) + 1)]
    many = "".join(f"class C{w}:\n    def {w}(self): return '{w}!'\n" for w in words)
    asked = "".join(f"    yield box.{w}()\n" for w in words)
    linked = Linker({"a": f"{many}def ask(box):\n{asked}"}, {})
    text = linked.script(
        "from a import Cname_0, ask\nclass Box(Cname_0):\n    def hidden(self): return 1\n"
        "result = next(ask(Box())), Box().hidden(), Cname_0.name_0(None)\n"
    )
    assert run(linked.files | {"script": text}, "script")["result"] == ("name_0!", 1, "name_0!")
    every = "".join(f"    def {w}(self): return 1\n" for w in words)
    with pytest.raises(LinkError, match="Box has attributes that become one"):
        linked.script(f"class Box:\n{every}")


def test_a_line_of_a_trace_back_is_found_in_its_module():
    a = '"""Why."""\n\nSIZE = 3\n\n\ndef f(x):\n    """How."""\n    return x / (SIZE - 3)\n'
    main = "from a import f\n\n\nclass C:\n    def g(self):\n        if self:\n            f(1)\n"
    linked = Linker({"main": main, "a": a}, {"main": ("a",)}, ["C().g()"])
    names: dict = {}
    exec(compile(linked.files["main"], "main", "exec"), names)
    with pytest.raises(ZeroDivisionError) as fault:
        names["C"]().g()
    lines = [entry.lineno + 1 for entry in fault.traceback[1:]]
    assert [linked.origin("main", line) for line in lines] == [("main", 7), ("a", 8)]
    assert linked.origin("elsewhere", 1) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("import a\ndef f(): return a\n", "used as a whole"),
        ("import a\na.N = 2\n", "sets a name of another module"),
        ("from a import M\ndef f(): return M\n", "not in a"),
        ("import a\ndef f(): return a.M\n", "not in a"),
        ("from a import N\nclass C:\n    N = N + 1\n", "of the class and of the module"),
    ],
)
def test_what_cannot_be_joined_is_named(text, message):
    with pytest.raises(LinkError, match=message):
        link(main=text, a="N = 1\nT = ()\n")


PLAY = """
import random
from firmware.play.session import Session
from firmware.games.railroad.rules.score import Score
from firmware.games.railroad.rules.sheet import parse_sheet
from firmware.games.contract import complete
from firmware.games.railroad.rules.options import OPTIONS

class Files(dict):
    def read(self, name, start=0, size=None):
        if name not in self:
            raise OSError(2)
        return self[name][start:] if size is None else self[name][start : start + size]
    def append(self, name, data): self[name] = self.get(name, b"") + data
    def replace(self, name, data): self[name] = bytes(data)
    def rename(self, old, new):
        self[new] = self[old]
        del self[old]
    def remove(self, name): del self[name]
    def names(self): return list(self)
    def free(self): return 200, 256
    def size(self, name): return len(self.read(name))

def play(key, options, players, seed):
    rng = random.Random(seed)
    files = Files()
    session = Session(files, lambda: bytes(range(32)), "test")
    session.new(key, options, ["Ann", "Bob"][:players], 0)
    for now in range(0, 300000, 1000):
        if session.game.asks():
            session.roll(now)
        elif key == "dice":
            session.do({"e": "throw", "dice": ["route"], "counts": [rng.randint(1, 3)]}, now)
        elif session.game.over():
            break
        elif session.game.why_not({"e": "end"}) is None:
            session.do({"e": "end"}, now)
        elif session.can_undo() and rng.random() < 0.2:
            session.undo(now)
        else:
            break
    again = Session(files, lambda: bytes(32), "test")
    assert again.resume(0) and again.game.state() == session.game.state()
    return sorted(files.items())

for seed in range(SEEDS):
    print(play("railroad", {"expansion": "river"}, 2, seed))
    print(play("dice", {}, 0, seed))
    print(play("emma", {}, 2, seed))
    print(play("off_the_rails", {}, 2, seed))
sheet = parse_sheet("A2=HHHR* B2=HHH- B1=-R-R C2=RRRR D4=HRHRx")
print(Score(sheet, complete(OPTIONS, {})).values())
"""


def test_the_linked_firmware_plays_as_its_modules_do(tmp_path):
    linked = bundle.linked("pico")
    for name, text in linked.files.items():
        path = tmp_path / name.replace(".", "/")
        package = (bundle.ROOT / name.replace(".", "/")).is_dir()
        path = path / "__init__.py" if package else path.with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    text = PLAY.replace("SEEDS", str(size(3, 50)))

    def said(folder, script):
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert said(tmp_path, linked.script(text)) == said(bundle.ROOT, text)


@pytest.mark.parametrize("board", bundle.boards()[:: size(3, 1)])
def test_every_board_can_be_linked(board):
    linked = bundle.linked(board)
    texts = {name: module.text for name, module in linked.modules.items()}
    names = groups(board, bundle.SHARED[board], texts)
    files = linked.files
    assert set(names) <= set(files)
    assert not {name for others in names.values() for name in others} & set(files)
