"""The options as a plain dictionary, and the presets (docs/rules.md, Presets), written down a second time."""

from __future__ import annotations

Value = int | str | bool | tuple[int, ...]
Options = dict[str, Value]

CLASSIC: Options = {
    "nerts": 13,
    "nerts_by_team": (),
    "handicap": "none",
    "work_piles": 4,
    "jokers": 0,
    "joker_identity": "locked",
    "draw": 3,
    "partial_turn": False,
    "slide_under": True,
    "fill": "free",
    "tie": "both",
    "ace_first": False,
    "foundation_cap": 0,
    "call": "optional",
    "last_card": "any",
    "false_call_penalty": 0,
    "air_ms": 600,
    "all_stuck": "restock",
    "stuck_quiet_s": 15,
    "penalty": 2,
    "call_bonus": 0,
    "king_bonus": 0,
    "target": 100,
    "rounds": 0,
    "settlement": "total",
    "teams": 0,
    "team_size": 1,
    "team_roles": "shared",
}
RACING: Options = {"penalty": 1, "call_bonus": 10, "king_bonus": 5, "tie": "first"}
PRESETS: dict[str, Options] = {
    "classic": {},
    "jokers": {"jokers": 2},
    "pagat": {"jokers": 2, "joker_identity": "while_covered", "settlement": "difference"},
    "nna": {"call_bonus": 10, "target": 150, "tie": "first"},
    "partners": {"team_size": 2, "team_roles": "split"},
    "racing_demon": RACING,
    "toad": {"king_bonus": 3, "handicap": "toad"},
    "racing_demon_strict": {**RACING, "ace_first": True, "fill": "nerts_forced"},
    "pounce10": {"nerts": 10},
    "peanuts2": {"nerts": 11, "teams": 2},
    "small_table": {"work_piles": 0, "all_stuck": "shuffle"},
    "quick": {"draw": 1, "call": "automatic", "target": 50},
}


def parse(text: str) -> Options:
    """Read `classic, jokers=2`."""
    base, *changes = text.split(", ")
    options = {**CLASSIC, **PRESETS[base]}
    for change in changes:
        name, value = change.split("=")
        options[name] = _value(CLASSIC[name], value)
    return options


def _value(like: Value, text: str) -> Value:
    if isinstance(like, bool):
        return text == "on"
    if isinstance(like, int):
        return int(text)
    if isinstance(like, tuple):
        return tuple(int(part) for part in text.split("/"))
    return text
