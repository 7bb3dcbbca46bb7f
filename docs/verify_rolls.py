"""Check the dice of Signalbox games: python3 verify_rolls.py JOURNAL...

Recomputes every draw of a journal from the secret that it reveals, and says which do not match.
Needs nothing but Python; docs/log.md describes the file. It knows no rules of any game: whether
they were followed, `signalbox verify` says. Exit code 0: all draws match the promise that it
prints, which should be the one that you wrote down before the first roll; 1: something does not
match; 2: a file cannot be checked, or not yet.
"""

import hashlib
import hmac
import json
import sys
import zlib

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
SESSION = {"salt": ["text"], "undo": [], "abandon": [], "reveal": ["secret"]}
KEYS = SESSION | {e: ["k", "of", "got"] for e in ("roll", "who")}


def draw(secret, salt, k, n):
    """Outcome of draw k among n."""
    block = 0
    while 1 <= n <= 256:
        text = f"signalbox/1|{salt}|{k}|{block}".encode()
        for b in hmac.new(secret, text, hashlib.sha256).digest():
            if b < 256 - 256 % n:
                return b % n
        block += 1
    raise ValueError(f"draw {k} is among {n}; allowed are 1 to 256.")


def odd(value):
    """Is there anything but texts and whole numbers in it?"""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return isinstance(value, (bool, float)) or any(map(odd, inner))


def read(path):
    """The lines of a journal as dicts, and what is wrong with their form and checksums."""
    with open(path, "rb") as file:
        lines = file.read().split(b"\n")
    wrong = ["The last line is cut off."] if lines.pop() else []
    found, digits = [], b"00000000"
    for number, line in enumerate(lines, 1):
        body, _, given = line.rpartition(b" ")
        if given != b"%08x" % zlib.crc32(digits + body):
            wrong.append(f"Line {number}: the checksum does not fit, the file was changed.")
        digits = given
        value = json.loads(body)
        again = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        keys = ["n", "t", "e", *KEYS.get(value.get("e"), list(value)[3:])]
        if again.encode() != body or odd(value) or (number > 1 and list(value) != keys):
            wrong.append(f"Line {number} is not written as the gadget writes it.")
        found.append(value)
    if not found or found[0].get("signalbox") != 1:
        raise ValueError("it is no Signalbox journal of format 1.")
    return found[0], found[1:], wrong


def check(path):
    """Sentences about everything that does not match, and the number of draws."""
    header, events, wrong = read(path)
    secrets = [bytes.fromhex(event["secret"]) for event in events if event["e"] == "reveal"]
    if not secrets:
        raise ValueError("the secret is not revealed yet; finish or abandon the game first.")
    if hashlib.sha256(secrets[0]).hexdigest() != header["commit"]:
        wrong.append("The revealed secret is not the one that the first line promised.")
    salt, rolled, revealed, k, time, draws = None, False, False, 0, 0, 0
    done = []  # the number of draws in each event that is not taken back
    for number, event in enumerate(events, 1):
        e, faults = event["e"], []
        if event["n"] != number or event["t"] < time:
            faults.append("number or time is out of order: a line is missing or was added.")
        if revealed and e != "scores":
            faults.append(f"{e!r} after the reveal, when only scores may be corrected.")
        if e == "salt":
            good = len(event["text"]) <= 12 and not event["text"].strip(ALPHABET)
            if rolled or salt is not None or not good:
                faults.append("the salt is late, or there are two, or it has odd letters.")
            salt = event["text"]
        elif e == "undo":
            if not done:
                faults.append("undo, but nothing is left to take back.")
            k -= done.pop() if done else 0
        elif "k" in KEYS.get(e, ()):
            rolled, of, got = True, event["of"], event["got"]
            if event["k"] != k or len(of) != len(got):
                faults.append(f"it begins at draw {event['k']}; due is draw {k}.")
            right = [draw(secrets[0], salt or "", event["k"] + i, n) for i, n in enumerate(of)]
            if right != got:
                faults.append(f"draws {event['k']} and on among {of} are {got}, right is {right}.")
            k, draws = event["k"] + len(of), draws + len(of)
        if e not in SESSION:
            done.append(len(event["of"]) if "k" in KEYS.get(e, ()) else 0)
        time, revealed = event["t"], revealed or e == "reveal"
        wrong += [f"Event {number}: {fault}" for fault in faults]
    return wrong, draws


def main(names):
    if not names:
        print("Name the journals to check: python3 verify_rolls.py FILE...")
    code = 0 if names else 2
    for name in names:
        try:
            wrong, draws = check(name)
            promise = read(name)[0]["commit"][:16]
            good = f"all {draws} draws match the promise {promise}."
            wrong.append("SOMETHING IS WRONG." if wrong else good)
            code = max(code, 1 if len(wrong) > 1 else 0)
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            wrong, code = [f"cannot be checked: {error}"], 2
        print("\n".join(f"{name}: {sentence}" for sentence in wrong))
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
