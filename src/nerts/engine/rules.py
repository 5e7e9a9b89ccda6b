"""The rules a table plays by: options, presets, and their text (docs/rules.md).

Every option is one field with its range beside it; the lobby, the generated browser table and the parser read them
from here. `Classic` is the default of every field.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from typing import Any, Final, Self, cast

from nerts.engine.errors import LAST_MS, RulesError, kind_of, shown, whole

MAX_TEAMS: Final = 16


@dataclass(frozen=True, slots=True)
class Option:
    """What an option may be."""

    name: str
    rule: str
    """The rule it varies."""
    default: int | str | bool | tuple[int, ...]
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """`number`, `choice`, `flag` or `numbers` (one a team)."""
        names = {bool: "flag", int: "number", str: "choice"}
        return names.get(type(self.default), "numbers")

    def check(self, value: object) -> None:
        """Raise RulesError unless the option may have that value."""
        if type(value) is not type(self.default):
            raise RulesError(self.name, f"{shown(value)} is not a {self.kind}")
        if isinstance(value, str) and value not in self.choices:
            raise RulesError(self.name, f"{shown(value)} is none of {', '.join(self.choices)}")
        if self.kind in ("number", "numbers"):
            if isinstance(value, tuple) and len(value) > MAX_TEAMS:
                raise RulesError(self.name, f"{len(value)} numbers are more than {MAX_TEAMS} teams")
            for number in value if isinstance(value, tuple) else (value,):
                if not isinstance(number, int) or isinstance(number, bool) or not self.low <= number <= self.high:
                    raise RulesError(self.name, f"{shown(number)} is not within {self.low} to {self.high}")

    def parse(self, text: str) -> int | str | bool | tuple[int, ...]:
        if self.kind == "flag" and text in ("on", "off"):
            return text == "on"
        if self.kind == "choice":
            return text
        parts = text.split("/") if self.kind == "numbers" else [text]
        if self.kind == "flag" or not all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
            raise RulesError(self.name, f"{text[:20]!r} is not a {self.kind}")
        numbers = tuple(map(int, parts))
        return numbers if self.kind == "numbers" else numbers[0]


def _number(default: int, low: int, high: int, rule: str) -> Any:
    return field(default=default, metadata={"low": low, "high": high, "rule": rule})


def _choice(*choices: str, rule: str) -> Any:
    return field(default=choices[0], metadata={"choices": choices, "rule": rule})


def _flag(default: bool, rule: str) -> Any:
    return field(default=default, metadata={"rule": rule})


@dataclass(frozen=True, slots=True)
class Rules:
    """One set of rules, validated: `Rules.preset("classic", jokers=2)`, `Rules.parse("classic, jokers=2")`.

    Raises RulesError, which names the option, for values out of range and combinations that cannot be.
    """

    base: str = "classic"
    """The preset it is told by; it has no influence on play."""
    nerts: int = _number(13, 5, 21, "R7")
    """Cards in a Nerts pile."""
    nerts_by_team: tuple[int, ...] = field(default=(), metadata={"low": 5, "high": 21, "rule": "R7"})
    """Handicap: cards in the Nerts pile of each team in order; teams beyond the list have `nerts`."""
    handicap: str = _choice("none", "toad", rule="R7")
    """toad: a round's winner gets one Nerts card more for good, a negative total one less."""
    work_piles: int = _number(4, 0, 6, "R8")
    """Work piles a team; 0: six for one or two teams, five for three, four for more."""
    jokers: int = _number(0, 0, 2, "R5")
    joker_identity: str = _choice("locked", "while_covered", rule="A10")
    draw: int = _number(3, 1, 3, "R34")
    """Cards turned at a time."""
    partial_turn: bool = _flag(False, "R36")
    """A stock with fewer cards than `draw` is turned and shown."""
    slide_under: bool = _flag(True, "R23")
    fill: str = _choice("free", "nerts_forced", "kings_only", rule="R21")
    """What may fill a space."""
    tie: str = _choice("both", "first", rule="R18")
    ace_first: bool = _flag(False, "R29")
    """No other foundation play while an ace can be played."""
    foundation_cap: int = _number(0, 0, 16, "R29")
    """Most foundations of one suit; 0: no limit."""
    call: str = _choice("optional", "automatic", rule="R26")
    last_card: str = _choice("any", "foundation", rule="R26")
    """Where the last Nerts card may go."""
    false_call_penalty: int = _number(0, 0, 10, "A27")
    """Points for a call with Nerts cards left; 0: the call is refused."""
    air_ms: int = _number(600, 0, 3000, "A29")
    """How long cards in the air may still land after a call."""
    all_stuck: str = _choice("restock", "restock_shift", "shuffle", rule="A23")
    stuck_quiet_s: int = _number(15, 3, 120, "A24")
    """Seconds without progress until provably stuck teams are marked."""
    penalty: int = _number(2, 0, 3, "R42")
    """Points for each card left in the Nerts pile."""
    call_bonus: int = _number(0, 0, 20, "R43")
    king_bonus: int = _number(0, 0, 10, "R43")
    target: int = _number(100, 1, 1000, "R44")
    rounds: int = _number(0, 0, 100, "R44")
    """Number of rounds; 0: until the target is reached."""
    settlement: str = _choice("total", "difference", rule="A33")
    teams: int = _number(0, 0, MAX_TEAMS, "R1")
    """How many teams must play; 0: any number."""
    team_size: int = _number(1, 1, 3, "R2")
    """Players that the lobby puts into a team."""
    team_roles: str = _choice("shared", "split", rule="A3")

    def __post_init__(self) -> None:
        _known(self.base)
        for option in OPTIONS.values():
            option.check(getattr(self, option.name))
        for name, wrong, why in _clashes(self):
            if wrong:
                raise RulesError(name, why)

    @classmethod
    def preset(cls, name: str = "classic", **changes: Any) -> Self:
        """A preset by its name, with changes."""
        for option in changes:
            if option not in OPTIONS:
                raise RulesError(option, "no such option")
        return cls(name, **{**_known(name), **changes})

    @staticmethod
    def preset_names() -> list[str]:
        return list(PRESETS)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `classic, jokers=2, target=150`; raises RulesError."""
        base, *parts = (part.strip() for part in _rules_text(text).split(","))
        changes = {}
        for part in parts:
            name, equals, value = part.partition("=")
            if name not in OPTIONS or not equals:
                raise RulesError(name[:20], "no such option")
            changes[name] = OPTIONS[name].parse(value)
        return cls.preset(base, **changes)

    def __str__(self) -> str:
        """The shortest text: what differs from the preset."""
        plain = Rules.preset(self.base)
        changed = [name for name in OPTIONS if getattr(self, name) != getattr(plain, name)]
        return ", ".join([self.base, *(f"{name}={_value_text(getattr(self, name))}" for name in changed)])

    def but(self, **changes: Any) -> Self:
        """The same rules with changes; raises RulesError."""
        for option in changes:
            if option not in OPTIONS:
                raise RulesError(option, "no such option")
        return replace(self, **changes)

    def work_piles_for(self, teams: int) -> int:
        """Work piles of each of so many teams (R8)."""
        whole("teams", teams, 1, MAX_TEAMS)
        return self.work_piles or {1: 6, 2: 6, 3: 5}.get(teams, 4)

    def nerts_for(self, team: int) -> int:
        """Cards in that team's first Nerts pile (R7)."""
        whole("team", team, 0, MAX_TEAMS - 1)
        return self.nerts_by_team[team] if team < len(self.nerts_by_team) else self.nerts


def _rules_text(text: object) -> str:
    if not isinstance(text, str):
        raise RulesError("preset", f"a text was expected, not {type(text).__name__}")
    return text


def check_teams(rules: Rules, teams: int) -> None:
    """Raise BadArgument or RulesError unless so many teams may play by those rules."""
    kind_of("rules", rules, Rules)
    if not 1 <= whole("teams", teams, -LAST_MS, LAST_MS) <= MAX_TEAMS or rules.teams not in (0, teams):
        raise RulesError("teams", f"{teams} teams cannot play {rules}")


def _known(name: object) -> dict[str, Any]:
    """What a preset changes; raises RulesError when there is none of that name."""
    if not isinstance(name, str) or name not in PRESETS:
        raise RulesError("preset", f"{shown(name)} is none of {', '.join(PRESETS)}")
    return PRESETS[name]


def _value_text(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _clashes(rules: Rules) -> list[tuple[str, bool, str]]:
    """Combinations that cannot be: the option at fault, whether it is, and why."""
    return [
        ("work_piles", rules.work_piles in (1, 2), "a layout has 3 to 6 work piles, or 0 for as many as fit the table"),
        ("team_roles", rules.team_roles == "split" and rules.team_size == 1, "split roles need a team_size of 2 or 3"),
        (
            "false_call_penalty",
            rules.false_call_penalty > 0 and rules.call == "automatic",
            "nobody calls when the call is automatic",
        ),
        (
            "nerts_by_team",
            0 < rules.teams < len(rules.nerts_by_team),
            f"it names {len(rules.nerts_by_team)} teams, but teams={rules.teams}",
        ),
    ]


PRESETS: Final[dict[str, dict[str, Any]]] = {
    "classic": {},
    "jokers": {"jokers": 2},
    "pagat": {"jokers": 2, "joker_identity": "while_covered", "settlement": "difference"},
    "nna": {"call_bonus": 10, "target": 150, "tie": "first"},
    "partners": {"team_size": 2, "team_roles": "split"},
    "racing_demon": {"penalty": 1, "call_bonus": 10, "king_bonus": 5, "tie": "first"},
    "toad": {"king_bonus": 3, "handicap": "toad"},
    "racing_demon_strict": {
        "penalty": 1,
        "call_bonus": 10,
        "king_bonus": 5,
        "tie": "first",
        "ace_first": True,
        "fill": "nerts_forced",
    },
    "pounce10": {"nerts": 10},
    "peanuts2": {"nerts": 11, "teams": 2},
    "small_table": {"work_piles": 0, "all_stuck": "shuffle"},
    "quick": {"draw": 1, "call": "automatic", "target": 50},
}

OPTIONS: Final[dict[str, Option]] = {
    f.name: Option(f.name, default=cast("Any", f.default), **f.metadata) for f in fields(Rules) if f.metadata
}
