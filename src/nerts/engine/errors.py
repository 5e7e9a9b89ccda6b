"""What can be wrong, and whose fault it is.

ValueError
 ├── BadArgument    an argument is of the wrong type, out of range or does not go with the others
 ├── InvalidText    a text is not a card, move, rule, position or record
 │    └── RulesError    an option of the rules is unknown, out of range or does not go with another
 └── IllegalMove    a well-written move may not be made now; carries a Reason

All of them say what was wrong, are raised before anything has changed, and survive copying and pickling.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

T = TypeVar("T")


BYTE_ORDER_MARK = "\ufeff"
"""Some editors begin a file with it; it means nothing."""
LAST_MS = 2**53
"""Times are milliseconds from any zero; no clock gets so far."""


class Code(StrEnum):
    """Why a move is refused: docs/rules.md, Refusals. The browser has one sentence for each."""

    NOT_YOUR_CARD = "NOT_YOUR_CARD"
    NOT_YOUR_ROLE = "NOT_YOUR_ROLE"
    NO_SUCH_PILE = "NO_SUCH_PILE"
    PILE_EMPTY = "PILE_EMPTY"
    CARD_BURIED = "CARD_BURIED"
    WRONG_RANK = "WRONG_RANK"
    WRONG_COLOUR = "WRONG_COLOUR"
    WRONG_SUIT = "WRONG_SUIT"
    NEEDS_ACE = "NEEDS_ACE"
    FOUNDATION_TAKEN = "FOUNDATION_TAKEN"
    NO_EMPTY_PILE = "NO_EMPTY_PILE"
    FILL_RULE = "FILL_RULE"
    ACE_FIRST = "ACE_FIRST"
    STOCK_DRY = "STOCK_DRY"
    STOCK_NOT_DRY = "STOCK_NOT_DRY"
    STOCK_EMPTY = "STOCK_EMPTY"
    NOT_STUCK = "NOT_STUCK"
    JOKER_UNDECLARED = "JOKER_UNDECLARED"
    JOKER_ON_JOKER = "JOKER_ON_JOKER"
    JOKER_FIXED = "JOKER_FIXED"
    NERTS_NOT_EMPTY = "NERTS_NOT_EMPTY"
    HAND_BUSY = "HAND_BUSY"
    ROUND_OVER = "ROUND_OVER"
    BAD_MOVE = "BAD_MOVE"

    @classmethod
    def _missing_(cls, value: object) -> Code:
        raise BadArgument("code", f"{shown(value)} is none of the codes")


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move may not be made."""

    code: Code
    by: int | None = None
    """Milliseconds by which a race was lost, with FOUNDATION_TAKEN."""

    def __post_init__(self) -> None:
        """Raises BadArgument."""
        kind_of("code", self.code, Code)
        if self.by is not None:
            whole("by", self.by, 0, LAST_MS)

    def __str__(self) -> str:
        return self.code if self.by is None else f"{self.code} {self.by} ms"


class BadArgument(ValueError):
    """An argument that cannot be; `name` says which."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name = name
        self.why = why

    def __reduce__(self) -> tuple[type[BadArgument], tuple[str, str]]:
        return type(self), (self.name, self.why)


def whole(name: str, value: object, low: int, high: int) -> int:
    """`value`, if it is a whole number within those bounds; raises BadArgument."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise BadArgument(name, f"a whole number was expected, not {shown(value)}")
    if not low <= value <= high:
        raise BadArgument(name, f"{shown(value)} is not within {low} to {high}")
    return value


def kind_of(name: str, value: object, kind: type[T]) -> T:
    """`value`, if it is of that kind; raises BadArgument."""
    if not isinstance(value, kind):
        raise BadArgument(name, f"{kind.__name__} was expected, not {shown(value)}")
    return value


def shown(value: object) -> str:
    """What was given, in a few characters."""
    if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= 10**30:
        return "a huge number"
    return repr(value)[:40] if isinstance(value, int | float | str | bytes | None) else type(value).__name__


def text_of(name: str, value: object) -> str:
    """`value`, if it is a text; raises InvalidText."""
    if not isinstance(value, str):
        raise InvalidText(f"{name}: a text was expected, not {shown(value)}")
    return value


class InvalidText(ValueError):
    """A text that cannot be read; the message names what was wrong and where."""


class RulesError(InvalidText):
    """An option that cannot be; `option` names it."""

    def __init__(self, option: str, why: str) -> None:
        super().__init__(f"{option}: {why}")
        self.option = option
        self.why = why

    def __reduce__(self) -> tuple[type[RulesError], tuple[str, str]]:
        return type(self), (self.option, self.why)


class IllegalMove(ValueError):
    """A move that may not be made now."""

    def __init__(self, reason: Reason, move: str = "") -> None:
        super().__init__(f"{move}: {reason}" if move else str(reason))
        self.reason = reason
        self.move = move

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[Reason, str]]:
        return type(self), (self.reason, self.move)
