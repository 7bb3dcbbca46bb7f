"""Fair dice, the encoder and the pool, on every runtime."""

from firmware.games import game_class
from firmware.play import fair
from firmware.play.days import day_of
from firmware.play.encode import Keyed, _is_strict, encode
from firmware.play.entropy import Pool
from firmware.play.journal import FIRST, line_of, parse
from firmware.play.read_result import read_result
from firmware.play.result_code import result_code
from firmware.play.roster import clean_name
from host_tools.journals.memory_files import MemoryFiles

SECRET = bytes(range(32))


def draws(secret, salt, count, n):
    return [fair.Dice(secret, salt).draw(k, n) for k in range(count)]


def case_vectors():
    assert fair.commit(SECRET)[:16] == "630dcd2966c43366"
    assert len(fair.commit(SECRET)) == 64
    assert draws(SECRET, "", 8, 6) == [5, 0, 5, 4, 5, 5, 5, 5]
    assert draws(SECRET, "TRACK7", 8, 6) == [1, 0, 5, 0, 3, 5, 3, 5]
    assert draws(SECRET, "", 4, 66) == [23, 42, 41, 9]


def case_shared_and_daily_codes():
    assert draws(fair.secret_of_code("ABC234"), "", 8, 6) == [5, 3, 4, 0, 5, 4, 5, 1]
    assert fair.code_of_day("2026-11-16") == "DWGT7T"
    assert (
        fair.good_code("DWGT7T") and not fair.good_code("DWGT7") and not fair.good_code("DWGT7O")
    )
    assert len(fair.ALPHABET) == 31


def case_results_of_the_day():
    options = {name: default for name, default, _ in game_class("railroad").OPTIONS}
    assert result_code("2026-11-17", "railroad", options, 57) == "G4MVXSR7E7"
    options.update({"edition": "blazing_red", "expansion": "lava", "boards": 1})
    code = result_code("2026-11-17", "railroad", options, -3)
    assert code == "G4MVVYH2YW"
    result = read_result(" g4mvv yh2yw")
    assert (result.day, result.game, result.score) == ("2026-11-17", "railroad", -3)
    assert result.options["expansion"] == "lava" and result.options["boards"] == 1
    assert not result.others and read_result("G4MVVYH2WY") is None
    options["lava_blank"] = "closed"
    assert read_result(result_code("2026-11-17", "railroad", options, -3)).others
    secret = fair.hex_of(fair.secret_of_code(fair.code_of_day("2026-11-17")))
    assert day_of(secret, 1794873600) == "2026-11-17" and day_of(secret, 1795273600) is None


def case_salts():
    assert fair.good_salt("") and fair.good_salt("23456789ABCD")
    assert (
        not fair.good_salt("23456789ABCDE") and not fair.good_salt("a") and not fair.good_salt("|")
    )


def case_draws_among_one_and_among_256():
    assert draws(SECRET, "", 4, 1) == [0, 0, 0, 0]
    assert max(draws(SECRET, "", 300, 256)) > 240
    for n in (0, 257):
        try:
            fair.Dice(SECRET, "").draw(0, n)
        except ValueError:
            continue
        raise AssertionError(n)


def case_bytes_that_would_favour_some_faces_are_passed_over():
    """256 is not 6 times a whole number: of the bytes 252 to 255 none counts."""

    class Given(fair.Dice):
        def _digest(self, rest):
            return bytes((255, 252, 253, 251, 0))

    assert Given(SECRET).draw(0, 6) == 251 % 6
    assert Given(SECRET).draw(0, 256) == 255 and Given(SECRET).draw(0, 253) == 252


def case_a_rare_draw_goes_on_to_the_next_block():
    blocks = []

    class Narrow(fair.Dice):
        def _digest(self, rest):
            blocks.append(rest)
            return b"\xff" * 32 if rest.endswith(b"|0") else fair.Dice._digest(self, rest)

    dice = Narrow(SECRET)
    assert 0 <= dice.draw(3, 129) < 129
    assert blocks == [b"3|0", b"3|1"]


def case_encoder():
    assert encode([1, -2, "a", ["b", []]]) == '[1,-2,"a",["b",[]]]'
    assert encode(Keyed([("z", 1), ("a", None)])) == '{"z":1,"a":null}'
    assert encode('"X" and "x"') == '"\\"X\\" and \\"x\\""'
    assert encode('Jörg "€" \\ \n\x7f') == '"Jörg \\"€\\" \\\\ \\u000a\x7f"'
    for wrong in (1.5, True, {"a": 1}, b"x"):
        try:
            encode([wrong])
        except ValueError:
            continue
        raise AssertionError(wrong)


def case_only_the_shortest_form_of_a_character_is_utf8():
    """MicroPython's own decoder takes all of these."""
    for good in ("", "a", "é€😀", "\ud7ff\ue000\u0800\uffff", "\U00010000\U0010ffff"):
        assert _is_strict(good.encode()), good
    for bad in (b"\xc0\x80", b"\xc1\xbf", b"\xe0\x9f\xbf", b"\xf0\x8f\xbf\xbf"):
        assert not _is_strict(bad), "longer than it must be"
        assert not _is_strict(b"a" + bad + b"b")
    for bad in (b"\xed\xa0\x80", b"\xed\xbf\xbf"):
        assert not _is_strict(bad), "half of a pair"
    for bad in (b"\xf4\x90\x80\x80", b"\xf5\x80\x80\x80", b"\xff"):
        assert not _is_strict(bad), "beyond the last character"


def case_line_and_chain():
    first = line_of(b'{"a":1}', FIRST)
    assert first == b'{"a":1} 83e014f3\n'
    assert line_of(b'{"a":1}', first[-9:-1]) != first
    assert parse(b'{"a":"\xc3\xb6"}') == {"a": "ö"}
    assert parse(b"[1]") is None and parse(b"{") is None


def case_names_are_cleaned():
    assert clean_name("  J\x00ö\x1brg\x9b ", 0) == "Jörg"
    assert clean_name("", 2) == "Player 3"
    assert clean_name("x" * 40, 0) == "x" * 12
    assert clean_name("x" * 11 + "  y", 0) == "x" * 11
    assert clean_name("\u00a0X Æ A-12\u3000", 0) == "\u00a0X Æ A-12\u3000", "blanks are blanks"
    assert clean_name("\ud800\udfff\x7f\x9f", 4) == "Player 5"


def boots_of(storage):
    return int.from_bytes(storage.read("pool")[-14:-10], "big")


def case_pool_never_repeats():
    storage = MemoryFiles()
    seen = []
    for boot in range(20):
        pool = Pool(storage, lambda: bytes(32))
        for _ in range(3):
            seen.append(pool.secret())
        assert boots_of(storage) == boot + 1
    assert len(set(seen)) == 60
    for secret in seen:
        assert len(secret) == 32 and secret not in storage.read("pool")


def case_starts_are_counted_and_not_games():
    storage = MemoryFiles()
    for _ in range(3):
        Pool(storage, lambda: bytes(32)).boot()
    assert boots_of(storage) == 3
    pool = Pool(storage, lambda: bytes(32))
    pool.boot()
    pool.secret()
    pool.secret()
    assert boots_of(storage) == 4


def case_every_source_of_the_pool_counts():
    def first(source=0, kept=b"", starts=1):
        storage = MemoryFiles({"pool": kept} if kept else {})
        for _ in range(starts):
            pool = Pool(storage, lambda: bytes([source]) * 32)
            pool.boot()
        return pool.secret()

    found = [first(), first(1), first(kept=b"x"), first(kept=b"y"), first(starts=2)]
    assert len(set(found)) == len(found)
    assert first() == first()


def case_no_pool_stops_the_dice():
    """Empty, huge, damaged, too long, its counter at the end: there are dice, and it is mended."""
    whole = line_of(bytes(32) + b"\xff\xff\xff\xff", FIRST)
    for kept in (b"", b"x" * 5000, whole[:-1], line_of(bytes(3000), FIRST), whole):
        storage = MemoryFiles({"pool": kept})
        assert len(Pool(storage, lambda: bytes(32)).secret()) == 32
        assert len(storage.read("pool")) == 46
    assert boots_of(storage) == 0
