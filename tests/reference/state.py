"""A round as an immutable value, read from and written to position text."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from tests.reference.options import Options, parse

Cards = tuple[str, ...]


@dataclass(frozen=True)
class Lift:
    source: str
    at: int

    @property
    def cards(self) -> int:
        return int(self.source.partition(":")[2] or 1)


@dataclass(frozen=True)
class Team:
    nerts: Cards
    work: tuple[Cards, ...]
    stock: Cards
    """Top first."""
    waste: Cards
    stuck: bool = False
    waiting: bool = False
    lifts: tuple[tuple[int, Lift], ...] = ()
    """What each hand holds, by hand."""
    fouls: int = 0

    def held(self, hand: int) -> Lift | None:
        return dict(self.lifts).get(hand)

    def holding(self, hand: int, lift: Lift | None) -> Team:
        rest = {number: held for number, held in self.lifts if number != hand}
        if lift:
            rest[hand] = lift
        return replace(self, lifts=tuple(sorted(rest.items(), key=lambda held: held[0])))

    def letting_go(self) -> Team:
        """Without what its hands held of cards that are gone."""
        piles = {"n": self.nerts, "d": self.waste} | {f"w{n}": pile for n, pile in enumerate(self.work, 1)}
        there = [held for held in self.lifts if len(piles[held[1].source.split(":")[0]]) >= held[1].cards]
        return replace(self, lifts=tuple(there))


@dataclass(frozen=True)
class Foundation:
    cards: Cards
    done: bool = False
    at: int | None = None
    """When its last card landed, if that is known."""


@dataclass(frozen=True)
class State:
    rules: str
    options: Options = field(compare=False, repr=False)
    teams: tuple[Team, ...]
    foundations: tuple[Foundation, ...]
    tick: int = 0
    restocked: bool = False
    called: int | None = None
    callers: tuple[int, ...] = ()
    over: bool = False
    salt: str = ""

    def number(self, option: str) -> int:
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def with_team(self, number: int, team: Team) -> State:
        return replace(self, teams=(*self.teams[:number], team, *self.teams[number + 1 :]))


def read(text: str) -> State:
    rules, *lines = text.strip().splitlines()
    founded = next(line for line in lines if line.startswith("f "))
    extra = next((line for line in lines if line.startswith("state: ")), "state: ").removeprefix("state: ")
    sections = [section.split() for section in extra.split("; ")]
    words = {int(section[0]): section[1:] for section in sections if section and section[0].isdigit()}
    of_round = _pairs(next((section for section in sections if section and not section[0].isdigit()), []))
    team_lines = [line for line in lines if line[0].isdigit()]
    teams = tuple(_team(line, _pairs(words.get(number, []))) for number, line in enumerate(team_lines))
    return State(
        rules,
        parse(rules),
        teams,
        _foundations(founded, of_round.get("at")),
        tick=int(of_round.get("tick", 0)),
        restocked="restocked" in of_round,
        called=int(of_round["called"]) if "called" in of_round else None,
        callers=tuple(int(team) for team in of_round["callers"].split(",")) if "callers" in of_round else (),
        over="over" in of_round,
        salt=of_round.get("salt", ""),
    )


def _pairs(words: list[str]) -> dict[str, str]:
    return {word.partition("=")[0]: word.partition("=")[2] for word in words}


def _team(line: str, words: dict[str, str]) -> Team:
    nerts, work, stock, waste = line.split(" | ")
    lifts = []
    for name, value in words.items():
        if name.startswith("lift"):
            source, at = value.split("@")
            lifts.append((int(name.partition(".")[2] or 0), Lift(source, int(at))))
    return Team(
        _cards(nerts.split(" n ")[1]),
        tuple(_cards(pile) for pile in work.removeprefix("w ").split(" / ")),
        _cards(stock.removeprefix("s ")),
        _cards(waste.removeprefix("d ")),
        stuck="stuck" in words,
        waiting="stuck" in words or "waiting" in words,
        lifts=tuple(lifts),
        fouls=int(words.get("fouls", 0)),
    )


def _cards(text: str) -> Cards:
    return () if text == "-" else tuple(text.split())


def _foundations(line: str, times: str | None) -> tuple[Foundation, ...]:
    if line == "f -":
        return ()
    piles = [pile.split() for pile in line.removeprefix("f ").split(" / ")]
    at = times.split(",") if times else ["-"] * len(piles)
    return tuple(
        Foundation(tuple(card for card in pile if card != "x"), pile[0] == "x", None if time == "-" else int(time))
        for pile, time in zip(piles, at, strict=True)
    )


def write(state: State) -> str:
    lines = [state.rules]
    for number, team in enumerate(state.teams):
        work = " / ".join(_text(pile) for pile in team.work)
        lines.append(f"{number} n {_text(team.nerts)} | w {work} | s {_text(team.stock)} | d {_text(team.waste)}")
    piles = [("x " if pile.done else "") + " ".join(pile.cards) for pile in state.foundations]
    lines.append("f " + (" / ".join(piles) or "-"))
    sections = [*(_team_words(number, team) for number, team in enumerate(state.teams)), _round_words(state)]
    if any(sections):
        lines.append("state: " + "; ".join(section for section in sections if section))
    return "\n".join(lines)


def _text(cards: Cards) -> str:
    return " ".join(cards) or "-"


def _team_words(number: int, team: Team) -> str:
    words = [name for name, on in (("stuck", team.stuck), ("waiting", team.waiting)) if on][:1]
    words += [f"lift{f'.{hand}' if hand else ''}={lift.source}@{lift.at}" for hand, lift in team.lifts]
    words += [f"fouls={team.fouls}"] if team.fouls else []
    return " ".join([str(number), *words]) if words else ""


def _round_words(state: State) -> str:
    words = [f"tick={state.tick}"] if state.tick else []
    times = ["-" if pile.at is None else str(pile.at) for pile in state.foundations]
    words += [f"at={','.join(times)}"] if any(time != "-" for time in times) else []
    words += ["restocked"] if state.restocked else []
    words += [f"called={state.called}"] if state.called is not None else []
    words += [f"callers={','.join(str(team) for team in state.callers)}"] if state.callers else []
    words += ["over"] if state.over else []
    words += [f"salt={state.salt}"] if state.salt else []
    return " ".join(words)
