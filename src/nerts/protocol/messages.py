"""Every message of the protocol: one closed union a direction.

On the wire a message is a JSON array whose first item is its tag: `["do",17,"n[5H]>f2",812]`.
Trailing items that have their default value may be left out by either side. Cards, moves and positions are the text
forms of docs/notation.md, so that a person reads a frame in the browser's tools. The server sends codes and arguments,
never sentences. `docs/protocol.md` shows an example of each; a test holds page and code together.

Every `Event` carries `seq`, gapless from 1 a table; a viewer who has seen `seq` n can ask for all that came after.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, field

from nerts.protocol.parts import Count as Count
from nerts.protocol.parts import Message as Message
from nerts.protocol.parts import SeatInfo as SeatInfo
from nerts.protocol.parts import Sheet as Sheet
from nerts.protocol.parts import TableOptions as TableOptions
from nerts.protocol.parts import TeamLine as TeamLine
from nerts.protocol.parts import Text as Text
from nerts.protocol.parts import Watcher as Watcher

VERSION = 1
"""Of this protocol; a browser with another one reloads the page."""
NAME_LENGTH = 20
"""Letters of a name as a reader counts them: a picture, or a letter with all its marks, is one."""
LINE_LENGTH = 200
"""Of a chat line, likewise."""


# --- from the browser ------------------------------------------------------------------------------------------------


class Hello(Message, tag="hello", frozen=True):
    """First message of a connection. Who it is comes from the cookie, never from here."""

    version: Count
    seq: Count = 0
    """Last event seen, 0 for none: the answer is the missing events, or a `State`."""
    table: Text = ""
    """Which life of the table `seq` counts (`State.life`); another one is answered by a `State`."""


class Sit(Message, tag="sit", frozen=True):
    """Take a seat, or move to another team. With an own seat: rename and move."""

    name: Text
    team: Count = -1
    """-1: a team of its own, or the first free place."""


class Stand(Message, tag="stand", frozen=True):
    """Leave the seat and go on as a spectator."""


class Pack(Message, tag="pack", frozen=True):
    """Choose one of the twelve backs for the own team, if no other team has it."""

    pack: Count


class AddBot(Message, tag="bot", frozen=True):
    """Host: seat a bot."""

    level: Text = "medium"
    team: Count = -1


class Remove(Message, tag="remove", frozen=True):
    """Host: remove a bot or a person from a seat."""

    seat: Count


class Clear(Message, tag="clear", frozen=True):
    """Host: send away who watches without a seat: one by number, or everybody."""

    number: Count = 0


class StandIn(Message, tag="standin", frozen=True):
    """Host, during a match: a bot takes that seat; its person, if there is one, goes on as a spectator."""

    seat: Count
    level: Text = "medium"


class GiveHost(Message, tag="host", frozen=True):
    """Host: make the person on that seat host."""

    seat: Count


class SetTeams(Message, tag="teams", frozen=True):
    """Host: the team of each seat, in order of the seats."""

    teams: Annotated[list[Count], Meta(max_length=12)]


class SetRules(Message, tag="rules", frozen=True):
    """Host, before a match: the rules as text, as in `classic, jokers=2`."""

    text: Text


class SetOption(Message, tag="set", frozen=True):
    """Host: one option of the table (`TableOptions`), by name."""

    name: Text
    value: Text


class Start(Message, tag="start", frozen=True):
    """Host: begin the match."""


class Nonce(Message, tag="nonce", frozen=True):
    """With a seat, in the countdown, once: a number of the player's own that goes into the deal. Answered by `Ok` 0."""

    digits: Annotated[str, Meta(pattern=r"^[0-9a-f]{32}\Z")]
    """16 bytes, hex."""


class Ready(Message, tag="ready", frozen=True):
    """On the score sheet: ready for the next round; after the match: a rematch with the same people."""


class Pause(Message, tag="pause", frozen=True):
    """Let the game stand still: whoever plays with bots alone, or the host."""


class Go(Message, tag="go", frozen=True):
    """Go on: whoever has paused, or the host."""


class Do(Message, tag="do", frozen=True):
    """A move. `c` counts up by one a command; the same `c` sent again is answered again and applied once."""

    c: Count
    move: Text
    saw: Count = 0
    """`seq` of the last event the player had seen."""


class Hint(Message, tag="hint", frozen=True):
    """Is there a way to make progress left? Answered by `Hinted`, if the host allows hints."""


class React(Message, tag="react", frozen=True):
    """One of the pictured reactions, by number."""

    kind: Count


class Chat(Message, tag="chat", frozen=True):
    """A line of plain text."""

    text: Text


class Ping(Message, tag="ping", frozen=True):
    """Answered by `Pong` at once; `t` is the sender's business."""

    t: float


ToServer: TypeAlias = (
    Hello
    | Sit
    | Stand
    | Pack
    | AddBot
    | Remove
    | Clear
    | StandIn
    | GiveHost
    | SetTeams
    | SetRules
    | SetOption
    | Start
    | Nonce
    | Ready
    | Pause
    | Go
    | Do
    | Hint
    | React
    | Chat
    | Ping
)

# --- from the server -------------------------------------------------------------------------------------------------


class State(Message, tag="state", frozen=True):
    """Everything a viewer may know, at `seq`. Sent first, and whenever the missing events are too many."""

    seq: int
    life: str
    code: str
    you: int
    """Own seat, -1 for a spectator."""
    phase: str
    """lobby, countdown, playing, closing, scored or over."""
    host: int
    """Seat of the host, -1 for none."""
    seats: list[SeatInfo]
    rules: str
    options: TableOptions
    round: int = 0
    position: str = ""
    """The own view as position text: `?12` stands for twelve unseen cards. Empty in the lobby."""
    commitment: str = ""
    sheet: Sheet | None = None
    """The match's last score sheet, also while the next round is played."""
    c: int = 0
    """Highest `c` that was applied for this seat: pending commands up to here are done."""
    ms: int = 0
    """Milliseconds until the phase ends by itself (countdown, closing), or 0."""
    paired: bool = False
    """The lobby has put neighbours into pairs (R2), and the host has not said otherwise."""
    paused: int = -1
    """Seat that has paused the game, -1 while it goes on."""
    at: int = 0
    """Milliseconds that the round has been played for, pauses left out."""
    match: int = 0
    """Number of the match in this life of the table: what the commitment is bound to, with the life and the round."""
    nonces: list[str] = field(default_factory=list)
    """Of the seats, in order, as they went into the deal: hex, empty where none came. None before the deal."""


class You(Message, tag="you", frozen=True):
    """The own seat has changed."""

    seat: int
    whose: str = ""
    """Whose hand it was, in a match."""


class Seats(Message, tag="seats", frozen=True):
    """Event: people, bots, teams, packs, readiness or host have changed."""

    seq: int
    host: int
    seats: list[SeatInfo]
    paired: bool = False
    """The lobby has put neighbours into pairs (R2)."""


class Ruled(Message, tag="ruled", frozen=True):
    """Event: the host has changed rules or options."""

    seq: int
    rules: str
    options: TableOptions


class Phase(Message, tag="phase", frozen=True):
    """Event: the table has entered a phase."""

    seq: int
    phase: str
    ms: int = 0
    commitment: str = ""
    """With `countdown`: the promise of the coming deal's secret (engine/fair.py)."""
    match: int = 0
    """With `countdown`: `State.match`."""


class Paused(Message, tag="paused", frozen=True):
    """Event: the game stands still, or goes on."""

    seq: int
    seat: int = -1
    """Who has paused it; -1 when it goes on."""
    ms: int = 0
    """Milliseconds that the phase's clock has left, or 0."""


class Dealt(Message, tag="deal", frozen=True):
    """Event: a round has been dealt."""

    seq: int
    round: int
    position: str
    commitment: str
    nonces: list[str] = field(default_factory=list)
    """Of the seats, in order, as they went into the deal: hex, empty where none came."""


class Moved(Message, tag="m", frozen=True):
    """Event: somebody's move was applied. `shown` are the cards it turned up for this viewer, in order, oldest first:
    the new Nerts top, the new waste top, or what a turn brought (to the own team all, to others the playable one)."""

    seq: int
    seat: int
    move: str
    shown: str = ""
    verdict: str = ""
    """`tie` when both cards stay (R18)."""


class Raced(Message, tag="raced", frozen=True):
    """Event: a card came to a foundation too late, by `by` ms after the card of seat `first`. Nothing was moved."""

    seq: int
    seat: int
    move: str
    first: int
    by: int


class Restocked(Message, tag="restock", frozen=True):
    """Event: all were stuck, so every waste went under its stock (R38)."""

    seq: int


class Scored(Message, tag="score", frozen=True):
    """Event: the round is over."""

    seq: int
    sheet: Sheet


class Reacted(Message, tag="reacted", frozen=True):
    """Event: a reaction."""

    seq: int
    seat: int
    kind: int


class Said(Message, tag="said", frozen=True):
    """Event: a chat line."""

    seq: int
    seat: int
    text: str


class Ok(Message, tag="ok", frozen=True):
    """Command `c` was applied; its event is `seq`. With 0: the nonce is in."""

    c: int
    seq: int


class No(Message, tag="no", frozen=True):
    """Command `c` (0: one without a number) was refused and changed nothing."""

    c: int
    code: str
    arg: str = ""
    """What the code's sentence needs: milliseconds of a lost race, the option at fault, …"""


class Hinted(Message, tag="hinted", frozen=True):
    """Answer to `Hint`, to its asker alone."""

    left: str
    """moves, nothing (shift, or say that you are stuck) or unknown."""


class Net(Message, tag="net", frozen=True):
    """Connection quality of the seats, in order: round trip in ms, -1 for gone, -2 for a bot. No event, not counted."""

    rtt: list[int]
    watching: int = 0
    """People without a seat."""
    watchers: list[Watcher] = field(default_factory=list)
    """They, one by one; told to the host alone."""


class Notice(Message, tag="notice", frozen=True):
    """Something that concerns everybody at the table, in a code. No event, not counted."""

    code: str


class Pong(Message, tag="pong", frozen=True):
    t: float
    now: float
    """Milliseconds of the server's own clock."""


class Bye(Message, tag="bye", frozen=True):
    """The connection ends: replaced, removed, forgotten, closed, full, version, limit, behind or stopping."""

    code: str


Event: TypeAlias = Seats | Ruled | Phase | Paused | Dealt | Moved | Raced | Restocked | Scored | Reacted | Said
ToClient: TypeAlias = State | You | Event | Ok | No | Hinted | Net | Notice | Pong | Bye
