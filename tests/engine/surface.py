"""The library's public face, found by looking at it: whatever `nerts` exports is called with wrong arguments, and a new
call is as soon as it is written."""

from __future__ import annotations

import inspect
import operator
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import nerts
from nerts import Code, IllegalMove, Match, Move, Reason, Round, RoundScore, Rules
from nerts.engine import fair
from nerts.engine.deal import commitment
from nerts.engine.move import WORK
from nerts.engine.perft import divide, perft, product, unique
from nerts.engine.proof import prove, verify
from tests.engine import walks

SEED = bytes(range(32))
UNCHECKED = {"Round.push"}
"""Says of itself that it does not check."""


def wander(rnd: Round, moves: int) -> None:
    """So many moves by chance."""
    for _ in walks.play(rnd, Random(5), moves):
        continue


def played() -> Round:
    rnd = Round.deal(Rules.preset("jokers"), 2, SEED)
    wander(rnd, 60)
    return rnd


RND = played()
GOOD: dict[str, Any] = {
    "rules": Rules(),
    "teams": 2,
    "seed": SEED,
    "nerts": [13, 12],
    "table": "life-1",
    "number": 1,
    "secret": SEED,
    "nonces": {0: SEED[:16]},
    "layouts": RND.layouts,
    "rnd": RND,
    "limit": 100,
    "team": 0,
    "move": Move.parse("turn"),
    "hand": 0,
    "at": 10**6,
    "face": 5,
    "scores": RND.scores(),
    "depth": 1,
    "code": Code.BAD_MOVE,
    "kind": WORK,
    "src": 1,
    "dst": 2,
    "card": 5,
    "home": 1,
    "left": 1,
    "bonus": 0,
    "points": 1,
    "called": False,
    "reason": Reason(Code.BAD_MOVE),
    "name": "classic",
    "why": "so",
    "option": "nerts",
    "text": RND.to_text(),
    "keep": None,
    "changes": {"jokers": 2},
    "other": RND,
    "value": "BAD_MOVE",
    "args": (),
}
"""A value that is right for a parameter of that name and has no default."""


class Call(NamedTuple):
    """Something public, and what it may be called on."""

    name: str
    make: Callable[[], Any]
    """What it is called on; a new one each time."""
    of: Callable[[Any], Callable[..., Any]]
    """From that to what is called."""
    parameters: list[inspect.Parameter]


OBJECTS: list[Callable[[], Any]] = [
    RND.copy,
    lambda: RND.view(0),
    lambda: RND.view(None),
    lambda: RND.legal_moves(0),
    lambda: Match(Rules(), 2),
    lambda: Move.parse("w1:2>w3"),
    Rules,
    lambda: Reason(Code.FOUNDATION_TAKEN, 5),
    lambda: RoundScore(0, 1, 1, 0, -1, False),
    lambda: IllegalMove(Reason(Code.BAD_MOVE)),
    lambda: Code.BAD_MOVE,
]
FUNCTIONS: list[Callable[..., Any]] = [perft, unique, divide, product, verify, prove, commitment]
FUNCTIONS += [fair.commitment, fair.seed_of, fair.read_nonce]
CODE = inspect.Parameter("value", inspect.Parameter.POSITIONAL_ONLY)


def _parameters(call: Callable[..., Any]) -> list[inspect.Parameter]:
    found = inspect.signature(call).parameters.values()
    return [parameter for parameter in found if parameter.name != "self"]


def _is_ours(kind: type, name: str) -> bool:
    """Is it written in the library, and not what every int, text or exception can do."""
    owner = next(cls for cls in kind.__mro__ if name in vars(cls))
    return owner.__module__.startswith("nerts")


def _methods(make: Callable[[], Any]) -> Iterator[Call]:
    thing = make()
    kind = type(thing)
    for name, _ in inspect.getmembers_static(kind):
        public = not name.startswith("_") or name in ("__contains__", "__eq__")
        full = f"{kind.__name__}.{name}"
        if public and _is_ours(kind, name) and full not in UNCHECKED and callable(getattr(thing, name)):
            yield Call(full, make, operator.attrgetter(name), _parameters(getattr(thing, name)))


def _constructors() -> Iterator[Call]:
    for name in nerts.__all__:
        kind = getattr(nerts, name)
        if not issubclass(kind, Exception):  # an error only carries what it is given
            yield plain(kind, [CODE] if kind is Code else _parameters(kind))


def plain(function: Callable[..., Any], parameters: list[inspect.Parameter]) -> Call:
    """A call on nothing."""
    return Call(function.__name__, RND.copy, lambda _: function, parameters)


def every() -> list[Call]:
    found = [call for make in OBJECTS for call in _methods(make)]
    return [*found, *_constructors(), *(plain(function, _parameters(function)) for function in FUNCTIONS)]


def good(parameter: inspect.Parameter) -> Any:
    return GOOD[parameter.name] if parameter.default is parameter.empty else parameter.default
