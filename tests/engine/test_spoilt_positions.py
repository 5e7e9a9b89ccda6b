"""Positions with a few characters spoilt: refused by name, or read, written and played like any other."""

from __future__ import annotations

from random import Random

from nerts import InvalidText, Round
from tests.engine import counts, positions

ALPHABET = "0123456789 AKQJT*=/|-@:;?nwsdfxHSDCrb\n,._"
TEXTS = [record.position for name in ("rules25.txt", "tricky.txt") for record in positions.read(name)]
WORDS = "\nstate: 0 stuck lift=n@1250 fouls=2; tick=1300 restocked called=5 callers=0 salt=" + "00ff" * 16
TEXTS += [text + WORDS for text in TEXTS if "state:" not in text]


def spoilt(text: str, chance: Random) -> str:
    """With other characters, or with some of its words in each other's places."""
    if chance.random() < 0.5:
        words = text.split(" ")
        for _ in range(chance.randint(1, 3)):
            one, other = chance.sample(range(1, len(words)), 2)
            words[one] = words[other]
        return " ".join(words)
    letters = list(text)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters))
        letters[place] = chance.choice(("", letters[place] + chance.choice(ALPHABET), chance.choice(ALPHABET)))
    return "".join(letters)


def read(text: str) -> Round | None:
    try:
        return Round.from_text(text)
    except InvalidText:
        return None


def test_a_spoilt_position_is_refused_or_read() -> None:
    rounds = []
    for number in range(8000):
        chance = Random(number)
        rounds.append(read(spoilt(chance.choice(TEXTS), chance)))
    good = [rnd for rnd in rounds if rnd is not None]
    for rnd in good:
        use(rnd)
    assert 300 < len(good) < len(rounds) - 500
    counts.add("spoilt positions refused", len(rounds) - len(good))
    counts.add("spoilt positions that could still be read, and were played", len(good))


def use(rnd: Round) -> None:
    written = rnd.to_text()
    again = Round.from_text(written)
    assert again == rnd
    assert again.to_text() == written
    rnd.validate()
    rnd.scores()
    rnd.view(None).to_text()
    for team in range(len(rnd.layouts)):
        for move in rnd.legal_moves(team):
            rnd.copy().push(team, move)
