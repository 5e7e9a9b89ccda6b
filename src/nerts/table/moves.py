"""A move on its way from a hand to the round: limits, repeats, races, and what everybody is told."""

from __future__ import annotations

from dataclasses import dataclass

from nerts.engine.cards import RANK, card_text
from nerts.engine.errors import Code, InvalidText, Reason
from nerts.engine.events import Called, Event, Played, Restocked, StuckOut
from nerts.engine.move import CALL, DROP, HOME, LIFT, NERTS, NEW, PLAYS, WASTE, Move
from nerts.engine.record import fact
from nerts.protocol import messages as m
from nerts.table import rounds
from nerts.table.people import Person, Seat
from nerts.table.phases import Phase
from nerts.table.races import CAP, NO_LINE, Arrival, Verdict, arrival, judge
from nerts.table.room import Landing, Play, Room


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
        return Refusal("STALE")  # meant for another deal, or for nothing that anybody has seen (B04)
    try:
        move = Move.parse(msg.move)
    except InvalidText:
        return Refusal(Code.BAD_MOVE)
    return make(room, play, seat, move, _arrival(room, play, person, seat, msg.saw, move), answer=(person, msg.c))


def _arrival(room: Room, play: Play, person: Person, seat: Seat, saw: int, move: Move) -> Arrival:
    """Nobody acts on what he has not seen: neither on the event that he names, nor on the card that his own needs below
    it. A lift has the server's own stamp (A29)."""
    if move.kind in (LIFT, DROP):
        return Arrival(room.now, room.now, room.now, person.line)
    floors = [sent for sent in (room.history.sent_at(saw),) if sent is not None]
    under = _under(play, seat, move)
    if under is not None and under.seat != seat.number:
        floors.append(under.sent)
    own = under.arrival.at if under is not None and under.seat == seat.number else None
    if not floors:
        return Arrival(room.now, room.now, room.now, person.line)
    return arrival(room.now, person.line, max(floors), own)


def _under(play: Play, seat: Seat, move: Move) -> Landing | None:
    """The landing that made the play possible: of the card that the played one lies on, or would have lain on."""
    landings = play.landings.get(move.dst - NEW, []) if move.kind == HOME and move.dst > NEW else []
    if not landings:
        return None
    top = play.round.foundations[move.dst - NEW - 1][-1] & RANK
    if _played_rank(play, seat, move) > top:
        return landings[-1]
    return landings[-2] if len(landings) > 1 else None


def _played_rank(play: Play, seat: Seat, move: Move) -> int:
    layout = play.round.layouts[seat.team]
    there = move.src in (NERTS, WASTE) or 0 < move.src <= len(layout.work)
    pile = layout.pile(move.src) if there else []
    return (move.joker or (pile[-1] if pile else 0)) & RANK


def bot_arrival(room: Room) -> Arrival:
    """A bot's card hits when it lands."""
    return Arrival(room.now, room.now, room.now, NO_LINE)


# --- into the round ---------------------------------------------------------------------------------------------------


def make(
    room: Room, play: Play, seat: Seat, move: Move, arrival: Arrival, answer: tuple[Person, int] | None = None
) -> Refusal | None:
    """Apply a move if it is legal, and tell everybody; otherwise say why not and change nothing."""
    hand = hand_of(room, seat, move)
    at = _engine_time(play, seat.team, hand, move, arrival)
    reason = play.round.why_not(seat.team, move, hand, at)
    verdict = None
    if reason is not None:
        at, verdict = _judge(play, move, arrival, reason)
        if not verdict.tie or play.round.why_not(seat.team, move, hand, at) is not None:
            return _refusal(room, play, seat, move, reason, verdict, arrival)
    events = play.round.play(seat.team, move, at, hand)
    _remember(room, play, seat, move, arrival, tie=verdict is not None)
    _believe(play, seat.team, hand, at, arrival)
    if answer is not None:
        _answer(room, answer[0], m.Ok(answer[1], room.seq))
    _record(room, play, seat, events[0], at, arrival)
    _tell(room, play, seat, events)
    return None


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


def _engine_time(play: Play, team: int, hand: int, move: Move, arrival: Arrival) -> int:
    """Round time of a move. It never goes back and never stands still, so that only the judge grants ties; but what
    hit before the call keeps its true time (R28). That is held against everybody, so it has to be witnessed; a hand
    whose line nobody witnesses is believed once."""
    at, called = max(0, arrival.sure - play.started), play.round.called
    if called is None:
        return max(at, play.round.tick + 1)
    at = max(at, arrival.received - play.started - arrival.line.bare_credit)
    if at < called:
        return at
    claimed = max(0, arrival.at - play.started)
    if move.kind in PLAYS and claimed < called and _is_believed(play, team, hand, arrival):
        return claimed
    return max(at, play.round.tick + 1)


def _believe(play: Play, team: int, hand: int, at: int, arrival: Arrival) -> None:
    called = play.round.called
    if called is not None and at < called <= arrival.sure - play.started:
        play.late.add((team, hand))


def _is_believed(play: Play, team: int, hand: int, arrival: Arrival) -> bool:
    """May an unwitnessed claim play after the call: soon after it, and once a hand."""
    if arrival.line.witnessed is not None or play.call is None or (team, hand) in play.late:
        return False
    return arrival.received - play.call.received <= CAP


def _judge(play: Play, move: Move, arrival: Arrival, reason: Reason) -> tuple[int, Verdict]:
    """Something that came too late: was it really later? The time to give to the engine, and the verdict."""
    rnd = play.round
    if reason.code == Code.ROUND_OVER and move.kind == CALL and play.call is not None and rnd.called is not None:
        return rnd.called, judge(play.call, arrival)  # A28
    landings = play.landings.get(move.dst - NEW) if move.kind == HOME else None
    if reason.code == Code.FOUNDATION_TAKEN and reason.by is not None and landings:
        return rnd.landed[move.dst - NEW - 1], judge(landings[-1].arrival, arrival)  # R18
    return 0, Verdict(tie=False, by=0)


def _refusal(
    room: Room, play: Play, seat: Seat, move: Move, reason: Reason, verdict: Verdict, arrival: Arrival
) -> Refusal:
    """The loser of a race is told by how many milliseconds, and by whose card."""
    if reason.code != Code.FOUNDATION_TAKEN or reason.by is None:
        return Refusal(reason.code)
    by = max(1, verdict.by)
    landings = play.landings.get(move.dst - NEW)
    room.log("lost", seat=seat.number, move=str(move), by=by, received=arrival.received, at=arrival.at)
    return Refusal(reason.code, f"{by} {landings[-1].seat}" if landings else str(by))


def _remember(room: Room, play: Play, seat: Seat, move: Move, arrival: Arrival, tie: bool) -> None:
    if move.kind == HOME and not tie:
        number = move.dst - NEW or len(play.round.foundations)
        play.landings[number] = [*play.landings.get(number, [])[-1:], Landing(seat.number, room.now, arrival)]
    if play.round.called is not None and play.call is None:
        play.call = arrival
    play.ties[seat.number] += tie
    if tie and arrival.line.looks_slower_than_it_is:
        room.log("review", seat=seat.number, claimed=arrival.line.rtt_min, witnessed=arrival.line.witnessed or 0)


def _record(room: Room, play: Play, seat: Seat, played: Event, at: int, arrival: Arrival) -> None:
    """Into the record, with all that a dispute would need."""
    assert isinstance(played, Played)
    line = arrival.line
    received, hit = arrival.received - play.started, arrival.at - play.started
    seen = "-" if line.witnessed is None else f"{line.witnessed:.0f}"
    lengths = f"rtt {line.rtt_min:.0f} p95 {line.p95:.0f} witnessed {seen}"
    note = f"received {received} hit {hit} {lengths}" if line is not NO_LINE else ""
    number = rounds.record_seat(room, seat.team, hand_of(room, seat, played.move))
    play.record.facts.append(fact(play.round, played, at, number, note))
    room.log("move", seq=room.seq, fact=str(play.record.facts[-1]))


# --- telling ----------------------------------------------------------------------------------------------------------


def _tell(room: Room, play: Play, seat: Seat, events: list[Event]) -> None:
    hope = False  # a new place in the middle, or a new stock, may help anybody; what others do at home cannot (A24)
    for event in events:
        if isinstance(event, Played):
            hope = hope or event.move.kind == HOME
            play.watch.moved(seat.team, event.move, event.shown_team, room.now)
            _tell_move(room, seat, event)
        elif isinstance(event, Restocked):
            hope = True
            play.watch.restocked(play.round, room.now)
            room.cast(m.Restocked(room.seq))
    if hope:
        play.watch.stirred_all(room.now)
    _follow(room, play, events, hope)


def _tell_move(room: Room, seat: Seat, played: Played) -> None:
    verdict = "tie" if played.tie else ""
    text = str(played.move)
    everybody = m.Moved(room.seq, seat.number, text, _shown(played.shown_all), verdict)
    team = m.Moved(room.seq, seat.number, text, _shown(played.shown_team), verdict)
    room.cast(everybody, {} if team == everybody else {seat.team: team})


def _shown(cards: tuple[int, ...]) -> str:
    return " ".join(map(card_text, cards))


def _follow(room: Room, play: Play, events: list[Event], hope: bool) -> None:
    """The hush after a call, the score after the last of it, bots that look again."""
    if any(isinstance(event, StuckOut) for event in events):
        return rounds.finish(room)
    if any(isinstance(event, Called) for event in events) and room.phase is Phase.PLAYING:
        return rounds.close(room, play)
    return rounds.wake_bots(room, hope)
