"""People and seats. A person is a cookie, a seat is a place in a team; a bot is a seat without a person."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from nerts.protocol.messages import No, Ok, Sit
from nerts.table.limits import CHAT, COMMANDS, REACTIONS, SETTINGS, Bucket
from nerts.table.races import Line

ANSWERS = 64
"""So many answers are kept for commands that are sent again."""
SEATS = 12
PACKS = 12
TEAM_SIZE = 3
STANDIN = "medium"
"""Level of the bot that plays for somebody who is away."""


@dataclass(slots=True)
class Person:
    pid: str
    address: str = ""
    """Where the last connection came from."""
    online: bool = True
    lost_at: int = 0
    """When the connection was lost, if it is."""
    number: int = 0
    """Of all who have come to this table: how the host names one who watches."""
    name: str = ""
    """Of the seat last given up."""
    seat: int = -1
    view_since: int = 0
    """Last event before this person began to see the table from another side."""
    line: Line = field(default_factory=Line)
    commands: Bucket = field(default_factory=lambda: Bucket(COMMANDS))
    settings: Bucket = field(default_factory=lambda: Bucket(SETTINGS))
    chat: Bucket = field(default_factory=lambda: Bucket(CHAT))
    reactions: Bucket = field(default_factory=lambda: Bucket(REACTIONS))
    c: int = 0
    """Highest number of a command that has been answered."""
    answers: OrderedDict[int, Ok | No] = field(default_factory=OrderedDict)
    wish: Sit | None = None
    """A seat asked for in mid-round, given when the round is over."""
    barred_until: int = 0
    """Removed by the host: no seat before that time."""

    def away_for(self, now: int) -> int:
        """Milliseconds without a connection."""
        return 0 if self.online else now - self.lost_at

    def answer(self, reply: Ok | No) -> None:
        self.c = max(self.c, reply.c)
        self.answers[reply.c] = reply
        while len(self.answers) > ANSWERS:
            self.answers.popitem(last=False)


@dataclass(slots=True)
class Seat:
    number: int
    name: str
    team: int
    pack: int
    pid: str = ""
    """Who sits there; empty for a bot and for a place whose player has left."""
    whose: str = ""
    """Who sat down there last, and has given the seat its name; empty for a bot that nobody has been before."""
    bot: str = ""
    """Level, if a bot sits there."""
    liked: int = 0
    """The back its own player has chosen, for when he plays alone again."""
    settled: bool = False
    """Its player has chosen the team himself: the lobby leaves him there."""
    ready: bool = False
    hand: int = 0
    """Which hand of its team (R14, A3)."""
    standin: str = ""
    """Level of the bot that plays for a person who is away."""
    shown_away: bool = False
    """As the others have been told."""

    @property
    def driver(self) -> str:
        """Level of the bot that makes the moves, empty if a person does."""
        return self.bot or self.standin

    @property
    def is_empty(self) -> bool:
        """Its player has left for good, its cards and points have not."""
        return not self.pid and not self.bot
