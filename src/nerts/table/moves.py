"""A move on its way from a hand to the round: limits, repeats, races, and what everybody is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from nerts.engine.cards import card_text
from nerts.engine.errors import Code, InvalidText, Reason
from nerts.engine.events import Called, Event, Played, Restocked, StuckOut
from nerts.engine.move import DROP, HOME, LIFT, TURN, Move
from nerts.engine.record import fact, lost_race
from nerts.protocol import messages as m
from nerts.table import calm, hits, memory, rounds
from nerts.table.people import Person, Seat
from nerts.table.phases import Phase
from nerts.table.races import NO_LINE, Arrival, Verdict
from nerts.table.room import Made, Play, Room

RESTS: Final = "RESTS"
"""The foundation rests (nerts.table.calm)."""


@dataclass(frozen=True, slots=True)
class Refusal:
    code: str
    arg: str = ""


# --- from a person ----------------------------------------------------------------------------------------------------


def do(room: Room, person: Person, msg: m.Do) -> None:
    """Answer a numbered command: once applied, always answered the same (B04)."""
    if msg.c <= person.c:
        return room.send(person, person.answers.get(msg.c) or m.No(msg.c, "STALE"))
    if not person.commands.take(room.now):
        return _answer(room, person, m.No(msg.c, "TOO_FAST"))
    refusal = _try(room, person, msg)
    if refusal is not None:
        return _answer(room, person, m.No(msg.c, refusal.code, refusal.arg))
    return None


def _answer(room: Room, person: Person, reply: m.Ok | m.No) -> None:
    person.answer(reply)
    room.send(person, reply)


def _try(room: Room, person: Person, msg: m.Do) -> Refusal | None:
    seat = room.seats.get(person.seat)
    if seat is None:
        return Refusal("NO_SEAT")
    play = room.play
    if play is None or not room.in_round:
        return Refusal(Code.ROUND_OVER)
    if not play.dealt_seq <= msg.saw <= room.history.seq:
        return Refusal("STALE")  # meant for another deal, let go in a pause, or for nothing that anybody has seen (B04)
    try:
        move = Move.parse(msg.move)
    except InvalidText:
        return Refusal(Code.BAD_MOVE)
    if room.pause is not None and move.kind != DROP:  # what is held may go back
        return Refusal("PAUSED")
    return make(room, play, seat, move, hits.arrival_of(room, play, person, move, msg.saw), answer=(person, msg.c))


# --- into the round ---------------------------------------------------------------------------------------------------


def make(
    room: Room, play: Play, seat: Seat, move: Move, arrival: Arrival, answer: tuple[Person, int] | None = None
) -> Refusal | None:
    """Apply a move if it is legal, and tell everybody; otherwise say why not and change nothing."""
    hand = hand_of(room, seat, move)
    who = (seat.team, hand)
    at = hits.engine_time(play, who, move, arrival)
    reason = play.round.why_not(seat.team, move, hand, at)
    verdict = None
    asked = at
    if reason is not None:
        at, verdict = hits.judged(room, play, seat, who, move, arrival, reason)
        if not verdict.tie or play.round.why_not(seat.team, move, hand, at) is not None:
            return _refusal(room, play, seat, move, reason, verdict, arrival, asked)
    elif rest := calm.rest_left(room, play, move, at):
        return Refusal(RESTS, str(rest))
    number = rounds.record_seat(room, seat.team, hand)
    made = Made(seat.number, seat.team, hand, number, move, at, arrival, tie=verdict is not None)
    if answer is not None:
        _answer(room, answer[0], m.Ok(answer[1], room.seq))
    memory.note_move(room, made, answer)
    events, hope = apply(room, play, made)
    memory.note_told(room)
    _follow(room, play, events, hope)
    return None


def apply(room: Room, play: Play, made: Made) -> tuple[list[Event], bool]:
    """A move that is known to be legal is made, recorded and told; also when a table is remembered. Says what came of
    it, and whether it may help anybody."""
    events = play.round.play(made.team, made.move, made.at, made.hand)
    hits.made(room, play, made)
    _record(room, play, made, events[0])
    return events, _tell(room, play, made, events)


def hand_of(room: Room, seat: Seat, move: Move) -> int:
    """Which hand moves. With split roles a partner left alone is both hands (A3)."""
    if room.rules.team_roles != "split" or has_partner(room, seat):
        return seat.hand
    rnd = room.play.round if room.play is not None else None
    if rnd is None:
        return seat.hand
    if move.kind == DROP:
        return next(iter(rnd.layouts[seat.team].hands), 0)
    reason = rnd.why_not(seat.team, move, 0)
    return 1 if reason is not None and reason.code == Code.NOT_YOUR_ROLE else 0


def has_partner(room: Room, seat: Seat) -> bool:
    """Does somebody else have the other role."""
    partners = (s for s in room.seats.values() if s.team == seat.team and (s.driver or not s.is_empty))
    return any((partner.hand ^ seat.hand) & 1 for partner in partners)


def _refusal(
    room: Room, play: Play, seat: Seat, move: Move, reason: Reason, verdict: Verdict, arrival: Arrival, at: int
) -> Refusal:
    """The loser of a race is told by how many milliseconds, and by whose card; the record keeps that."""
    if reason.code != Code.FOUNDATION_TAKEN or reason.by is None:
        return Refusal(reason.code)
    by, first = max(1, verdict.by), hits.winner(play, seat, move, reason)
    if hits.missed(play, seat, move, arrival) and first is not None:
        room.cast(m.Raced(room.seq, seat.number, str(move), first.seat, by))
    room.log("lost", seat=seat.number, move=str(move), by=by, **_judged_by(arrival, since=0))
    number = rounds.record_seat(room, seat.team, hand_of(room, seat, move))
    lost = f"lost={by}@{first.seat}" if first is not None and first.seat in room.seats else f"lost={by}"
    race = lost_race(play.round, seat.team, move, at, number, lost, _note(play, arrival))
    play.record.facts.append(race)
    room.note("lost", race)
    return Refusal(reason.code, str(by) if first is None else f"{by} {first.seat}")


def _record(room: Room, play: Play, made: Made, played: Event) -> None:
    """Into the record, with all that a dispute would need."""
    assert isinstance(played, Played)
    play.record.facts.append(fact(play.round, played, made.at, made.number, _note(play, made.arrival)))
    room.log("move", seq=room.seq, fact=str(play.record.facts[-1]))


def _note(play: Play, arrival: Arrival) -> str:
    """Nothing of a bot, which has no line."""
    if arrival.line is NO_LINE:
        return ""
    return " ".join(f"{name} {value}" for name, value in _judged_by(arrival, play.started).items())


def _judged_by(arrival: Arrival, since: int) -> dict[str, int | str]:
    """When it came, when it hit as claimed and as witnessed, and what is known of the line; all in ms."""
    line = arrival.line
    return {
        "received": arrival.received - since,
        "hit": arrival.at - since,
        "sure": arrival.sure - since,
        "rtt": round(line.rtt_min),
        "p95": round(line.p95),
        "witnessed": "-" if line.witnessed is None else round(line.witnessed),
    }


# --- telling ----------------------------------------------------------------------------------------------------------


def _tell(room: Room, play: Play, made: Made, events: list[Event]) -> bool:
    """A new place in the middle, or a new stock, may help anybody; what others do at home cannot (A24). Has there been
    one."""
    hope = False
    for event in events:
        if isinstance(event, Played):
            hope = hope or event.move.kind == HOME
            play.watch.moved(made.team, event.move, event.shown_team, room.clock)
            if event.move.kind not in (TURN, LIFT, DROP):
                play.curve.note(play.round, room.clock - play.started)
            _tell_move(room, made, event)
        elif isinstance(event, Restocked):
            hope = True
            play.watch.restocked(play.round, room.clock)
            room.cast(m.Restocked(room.seq))
    if hope:
        play.watch.stirred_all(room.clock)
    return hope


def _tell_move(room: Room, made: Made, played: Played) -> None:
    verdict = "tie" if played.tie else ""
    text = str(played.move)
    everybody = m.Moved(room.seq, made.seat, text, _shown(played.shown_all), verdict)
    team = m.Moved(room.seq, made.seat, text, _shown(played.shown_team), verdict)
    room.cast(everybody, {} if team == everybody else {made.team: team})


def _shown(cards: tuple[int, ...]) -> str:
    return " ".join(map(card_text, cards))


def _follow(room: Room, play: Play, events: list[Event], hope: bool) -> None:
    """The hush after a call, the score after the last of it, bots that look again."""
    if any(isinstance(event, StuckOut) for event in events):
        return rounds.finish(room)
    if any(isinstance(event, Called) for event in events) and room.phase is Phase.PLAYING:
        return rounds.close(room, play)
    if any(isinstance(event, Played) and event.move.kind == LIFT for event in events):
        return None  # nothing has changed but a hand
    return rounds.wake_bots(room, hope)
