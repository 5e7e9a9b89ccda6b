"""When a move hit, told by the round's clock, and which later one may stay beside it (R17, R18, R28, A28)."""

from __future__ import annotations

from dataclasses import replace

from nerts.engine.cards import FACE
from nerts.engine.errors import Code, Reason
from nerts.engine.move import CALL, DROP, HOME, LIFT, NERTS, NEW, PLAYS, WASTE, Move
from nerts.table import calm
from nerts.table.people import Person, Seat
from nerts.table.races import NO_LINE, Arrival, Verdict, arrival, judge
from nerts.table.room import Landing, Made, Play, Room

FORESEEN = 1000
"""ms for which a player may believe that his own card lies where he has laid it, and not another's."""

# --- from whom, and on what -------------------------------------------------------------------------------------------


def bot_arrival(room: Room) -> Arrival:
    """A bot's card hits when it lands."""
    return Arrival(room.clock, room.clock, room.clock, NO_LINE)


def arrival_of(room: Room, play: Play, person: Person, move: Move, saw: int) -> Arrival:
    """Nobody acts on what he has not seen: neither on the event that he names, nor on the card that his own needs below
    it. Who names one that is no longer known gets nothing back, for nothing could prove him wrong. A lift has the
    server's own stamp (A29)."""
    sent = room.history.sent_at(saw)
    if sent is None or move.kind in (LIFT, DROP):
        return Arrival(room.clock, room.clock, room.clock, person.line)
    number, face = _aim(play, room.seats[person.seat], move)
    own = play.aims.get((person.seat, face - 1))
    if own is not None and room.clock - own < FORESEEN:
        return arrival(room.clock, person.line, sent, own, noted=room.now)
    below = play.landings.get((number, face - 1))
    return arrival(room.clock, person.line, sent if below is None else max(sent, below.sent), noted=room.now)


def _aim(play: Play, seat: Seat, move: Move) -> tuple[int, int]:
    """Number of the foundation, and the face of the card for it; zeros where there are none. A new one is not aimed at
    by anybody else."""
    layout = play.round.layouts[seat.team]
    if move.kind != HOME or not (move.src in (NERTS, WASTE) or 0 < move.src <= len(layout.work)):
        return 0, 0
    pile = layout.pile(move.src)
    return move.dst - NEW, move.joker or (pile[-1] & FACE if pile else 0)


# --- the time for the engine ------------------------------------------------------------------------------------------


def engine_time(play: Play, hand: tuple[int, int], move: Move, arrival: Arrival) -> int:
    """Round time of a move of that team's hand. It never goes back and never stands still, so that only the judge
    grants ties; but what hit before the call keeps its true time (R28)."""
    if play.round.called is not None and move.kind in PLAYS:
        at = _beside_call(play, hand, arrival) - play.started
        if at < _true_call(play):
            return max(0, at)
    return max(0, arrival.sure - play.started, play.round.tick + 1)


def _true_call(play: Play) -> int:
    """Round time of the call. The engine's own may be later: each of many moves in one millisecond has one of its own,
    and whoever makes them must not win time to answer the call in."""
    called = play.round.called or 0
    return called if play.call is None else min(called, play.call.sure - play.started)


def _beside_call(play: Play, hand: tuple[int, int], arrival: Arrival) -> int:
    """When a move that came after the call hit. That is held against everybody, so it has to be witnessed; a hand whose
    line nobody witnesses is believed once, and as far as any credit goes."""
    is_believed = arrival.line.witnessed is None and hand not in play.late
    return arrival.at if is_believed else arrival.unwarned


# --- beside whom ------------------------------------------------------------------------------------------------------


def judged(
    room: Room, play: Play, seat: Seat, hand: tuple[int, int], move: Move, arrival: Arrival, reason: Reason
) -> tuple[int, Verdict]:
    """Something that came too late: was it really later? The time to give to the engine, and the verdict."""
    rnd = play.round
    if reason.code == Code.ROUND_OVER and move.kind == CALL and play.call is not None and rnd.called is not None:
        return rnd.called, judge(play.call, replace(arrival, at=_beside_call(play, hand, arrival)))  # A28
    first = winner(play, seat, move, reason)
    if first is not None:
        judge_hits = calm.judge if room.options.calm else judge
        return rnd.landed[move.dst - NEW - 1], judge_hits(first.arrival, arrival)  # R18
    return 0, Verdict(tie=False, by=0)


def winner(play: Play, seat: Seat, move: Move, reason: Reason) -> Landing | None:
    """Who was there before, if the move has lost a race."""
    lost = reason.code == Code.FOUNDATION_TAKEN and reason.by is not None
    return play.landings.get(_aim(play, seat, move)) if lost else None


# --- remembering ------------------------------------------------------------------------------------------------------


def missed(play: Play, seat: Seat, move: Move, arrival: Arrival) -> bool:
    """A card has lost its race. Its player does not know yet, and may lay his next one on it. Is it the first time: who
    sends a lost card again is answered, and loses nothing more."""
    aim = seat.number, _aim(play, seat, move)[1]
    is_new = aim not in play.aims
    play.aims[aim] = arrival.at
    return is_new


def made(room: Room, play: Play, made: Made) -> None:
    """A move has been applied."""
    if made.move.kind == HOME:
        number = made.move.dst - NEW or len(play.round.foundations)
        face = play.round.foundations[number - 1][-1] & FACE
        play.aims[made.seat, face] = made.arrival.at
        if made.tie:
            play.ties[made.seat] += 1
        else:
            play.landings[number, face] = Landing(made.seat, room.clock, made.arrival)
    if play.round.called is not None:
        play.call = play.call or made.arrival
        play.late.add((made.team, made.hand))
