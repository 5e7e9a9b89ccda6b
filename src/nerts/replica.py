"""A table as one client knows it: the last `State` and every event since."""

from __future__ import annotations

from dataclasses import dataclass, field

from nerts.engine.cards import OWNER, UNKNOWN, parse_card
from nerts.engine.errors import kind_of, whole
from nerts.engine.layout import Layout
from nerts.engine.move import NERTS, PLAYS, RECYCLE, TURN, Move
from nerts.engine.round import Round
from nerts.protocol import messages as m


class Gap(ValueError):
    """An event is missing."""


class Garbled(ValueError):
    """The server has said what cannot be; the replica has to start anew."""


@dataclass(slots=True)
class Replica:
    """Apply messages in order; the fields are the table."""

    seq: int = 0
    life: str = ""
    you: int = -1
    phase: str = ""
    host: int = -1
    c: int = 0
    number: int = 0
    rules: str = ""
    options: m.TableOptions = field(default_factory=m.TableOptions)
    seats: tuple[m.SeatInfo, ...] = ()
    round: Round | None = None
    sheet: m.Sheet | None = None
    net: tuple[int, ...] = ()
    paused: int = -1
    """Seat that has paused the game, -1 while it goes on."""
    is_current: bool = False
    """Has the greeting been answered."""

    @property
    def team(self) -> int | None:
        """The own team, None for a spectator."""
        return next((seat.team for seat in self.seats if seat.seat == self.you), None)

    def apply(self, message: m.ToClient) -> None:
        """Raises Gap or Garbled, and BadArgument for what is no message."""
        kind_of("message", message, m.Message)
        try:
            self._apply(message)
        except Gap:
            raise
        except (ValueError, LookupError) as error:
            self.seq, self.life, self.round, self.is_current = 0, "", None, False
            raise Garbled(f"{type(message).__name__}: {error}") from error

    def _apply(self, message: m.ToClient) -> None:
        if isinstance(message, m.State):
            self._start_from(message)
        elif isinstance(message, m.You):
            self.you, self.is_current = message.seat, True
        elif isinstance(message, m.Net):
            self.net = tuple(message.rtt)
        elif not isinstance(message, m.Ok | m.No | m.Hinted | m.Notice | m.Pong | m.Bye):
            self._follow(message)

    def _start_from(self, state: m.State) -> None:
        self.seq, self.life, self.you, self.phase = state.seq, state.life, state.you, state.phase
        self.host, self.seats, self.c = state.host, tuple(state.seats), state.c
        self.rules, self.options = state.rules, state.options
        self.number, self.sheet, self.paused = state.round, state.sheet, state.paused
        self.round = Round.from_text(state.position) if state.position else None
        self.is_current = True

    def _follow(self, event: m.Event) -> None:
        if event.seq <= self.seq:
            return  # asked for again, and known
        if event.seq != self.seq + 1:
            raise Gap(f"event {event.seq} after {self.seq}")
        self.seq = event.seq
        if isinstance(event, m.Dealt | m.Moved | m.Restocked):
            self._play(event)
        else:
            self._note(event)

    def _note(self, event: m.Event) -> None:
        if isinstance(event, m.Seats):
            self.host, self.seats = event.host, tuple(event.seats)
        elif isinstance(event, m.Phase):
            self.phase = event.phase
        elif isinstance(event, m.Ruled):
            self.rules, self.options = event.rules, event.options
        elif isinstance(event, m.Scored):
            self.sheet = event.sheet
        elif isinstance(event, m.Paused):
            self.paused = event.seat

    def _play(self, event: m.Dealt | m.Moved | m.Restocked) -> None:
        if isinstance(event, m.Moved):
            self._move(event)
        elif isinstance(event, m.Dealt):
            self.number, self.sheet, self.round = event.round, None, Round.from_text(event.position)
        elif self.round is not None:
            for layout in self.round.layouts:
                _forget(layout)

    # --- moves ---

    def _move(self, event: m.Moved) -> None:
        """Make the move with the cards it turned up put where they were unknown. The server has judged it: the
        replica does not check."""
        rnd = self.round
        if rnd is None:
            return
        seat = {seat.seat: seat for seat in self.seats}[event.seat]
        layout = rnd.layouts[whole("team", seat.team, 0, len(rnd.layouts) - 1)]
        move = Move.parse(event.move)
        shown = [parse_card(text, seat.team) for text in event.shown.split()]
        if move.kind in PLAYS and len(layout.pile(move.src)) < max(1, move.count):
            raise ValueError(f"{event.move}: there are no such cards")
        rnd.push(seat.team, move, None, seat.hand)
        _learn(layout, move, shown)


def _learn(layout: Layout, move: Move, shown: list[int]) -> None:
    """What a move turned up takes the place of cards that were unknown; what went back into the stock is forgotten."""
    if move.kind == RECYCLE:
        _forget(layout)
    elif shown:
        pile = layout.nerts if move.src == NERTS and move.kind != TURN else layout.waste
        pile[-len(shown) :] = shown


def _forget(layout: Layout) -> None:
    layout.stock[:] = [card & OWNER | UNKNOWN for card in layout.stock]
