"""Plays tables and writes down what a server keeps of them: python -m tests.golden.logs

What has been written stays, and every later release reads it. Run this for a new version of the log: its number is in
the names of the files.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from nerts.protocol import messages as m
from nerts.table import memory
from nerts.table.parts import VERSION
from nerts.table.recall import Past
from nerts.table.room import Room
from tests.table.remembered import Diary, Remembered

FOLDER = Path(__file__).parent / "logs"
SNAPSHOT = 80
"""More often than a server makes one, so that there is a tail behind most of them."""
STORIES = {
    "bots": ("classic", ["Ann"], 3, 60),
    "jokers": ("jokers, nerts=7", ["Ann", "Ben", "Cleo"], 0, 70),
    "partners": ("partners", ["Ann", "Ben", "Cleo", "Dan"], 0, 60),
    "peanuts2": ("peanuts2", ["Ann", "Ben"], 0, 60),
    "matches": ("quick, nerts=5, rounds=2", ["Ann", "Ben"], 2, 150),
}
"""By name: rules, people, bots, and how many things people do."""


# --- a story ----------------------------------------------------------------------------------------------------------


def story(name: str) -> Remembered:
    rules, people, bots, steps = STORIES[name]
    chance = Random(name)
    scene = Remembered(seed=chance.randrange(1000), rules=rules)
    scene.seat(*people)
    for number in range(bots):
        scene.say(people[0], m.AddBot(("easy", "medium", "hard")[number % 3]))
    scene.come("Max")  # watches
    for step in range(steps):
        if scene.phase in ("lobby", "scored", "over"):
            _begin(scene, people)
        _something(scene, people, chance, step)
    return scene


def _begin(scene: Remembered, people: list[str]) -> None:
    scene.say(people[0], m.Start())
    for number, person in enumerate(people):
        scene.say(person, m.Nonce(f"{number:032x}"))
    scene.wait(scene.table.room.timing.countdown)


def _something(scene: Remembered, people: list[str], chance: Random, step: int) -> None:
    who = chance.choice(people)
    if step % 23 == 11:
        scene.say(who, m.Pause())
        scene.wait(2000)
        scene.say(who, m.Go())
    elif step % 31 == 17:
        scene.go(who)
        scene.wait(1500)
        scene.come(who)
    elif scene.phase == "playing":
        _move(scene, who, chance)
    scene.wait(chance.choice([40, 300, 900, 2500]))


def _move(scene: Remembered, who: str, chance: Random) -> None:
    room = scene.table.room
    person = room.people[who]
    team, hand = room.seats[person.seat].team, room.seats[person.seat].hand
    moves = sorted(map(str, scene.round.legal_moves(team, hand)))
    home = [move for move in moves if ">f" in move or move.startswith("n>")]
    if moves:
        scene.do(who, chance.choice(home or moves), saw=room.history.seq)


# --- as a file --------------------------------------------------------------------------------------------------------


def people_see(room: Room) -> dict[str, Any]:
    """What has to be the same whatever release reads the log, in words that no release changes."""
    return {
        "phase": room.phase.value,
        "rules": str(room.rules),
        "position": room.play.round.to_text() if room.play is not None else "",
        "rounds": room.match.rounds if room.match is not None else [],
        "seats": [[seat.number, seat.name, seat.team, seat.bot] for _, seat in sorted(room.seats.items())],
        "people": {pid: [person.number, person.seat, person.c] for pid, person in sorted(room.people.items())},
        "host": room.host,
        "seq": room.history.seq,
        "left": room.ends_at - room.clock if room.ends_at is not None else 0,
        "promise": room.next_deal.commitment if room.next_deal is not None else "",
        "records": [played.points for played in room.records],
    }


def written(scene: Remembered) -> str:
    return "\n".join(_lines(scene)) + "\n"


def _lines(scene: Remembered) -> Iterator[str]:
    diary = scene.diary
    for key, seed in diary.secrets.items():
        yield f"secret {key} {seed.hex()}"
    for number, line in enumerate(diary.past):
        if diary.snapshot is not None and number == diary.after:
            yield f"snapshot {diary.snapshot[0]} {diary.snapshot[1].decode()}"
        yield f"line {line.kind} {line.v} {line.who} {line.c} {line.data.decode()}"
    yield f"now {scene.table.room.now}"
    yield f"end {msgspec.json.encode(people_see(scene.table.room)).decode()}"


def read(text: str) -> tuple[Diary, int, dict[str, Any]]:
    """The diary, when it ended, and what people saw then."""
    diary, now, end = Diary(), 0, {}
    for line in text.splitlines():
        word, rest = line.split(" ", 1)
        if word == "secret":
            key, seed = rest.split()
            diary.secrets[key] = bytes.fromhex(seed)
        elif word == "line":
            kind, v, who, c, data = rest.split(" ", 4)
            diary.past.append(Past(kind, int(v), data.encode(), int(who), int(c)))
        elif word == "snapshot":
            v, data = rest.split(" ", 1)
            diary.snapshot, diary.after = (int(v), data.encode()), len(diary.past)
        elif word == "now":
            now = int(rest)
        else:
            end = msgspec.json.decode(rest)
    return diary, now, end


def main() -> None:
    memory.SNAPSHOT = SNAPSHOT
    FOLDER.mkdir(exist_ok=True)
    for name in STORIES:
        file = FOLDER / f"{VERSION}-{name}.log"
        if file.exists():
            print(f"{file.name} stands, and stays")
            continue
        file.write_text(written(story(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
