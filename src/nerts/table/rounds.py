"""From start to score sheet: countdown, deal, closing, score, next round, rematch."""

from __future__ import annotations

from dataclasses import asdict, replace
from hashlib import sha256

from nerts.engine.errors import RulesError
from nerts.engine.fair import Deal
from nerts.engine.match import Match
from nerts.engine.record import Player, Record, RoundRecord
from nerts.engine.round import Round
from nerts.engine.scoring import RoundScore, settlement
from nerts.protocol import messages as m
from nerts.table import memory, pacing, review, seating
from nerts.table.effects import Keep, Result
from nerts.table.people import SEATS, TEAM_SIZE, Seat
from nerts.table.phases import NEXT, Cue, Phase
from nerts.table.results import Deeds, deeds
from nerts.table.room import Play, Room
from nerts.table.watch import Watch

CALL_WINDOW = 150
"""ms for which `closing` lasts at least: a second call that is still under way may have been as early (A28)."""


def why_not_start(room: Room) -> str:
    """A code, or nothing when the host may start now."""
    if Cue.START not in NEXT[room.phase]:
        return "NOT_NOW"
    if room.phase is Phase.SCORED:
        return ""
    teams = len({seat.team for seat in room.seats.values() if not seat.is_empty})
    return "TEAMS" if not teams or (room.rules.teams and teams != room.rules.teams) else ""


def begin(room: Room) -> None:
    """Count down to a round; to the first of a match if none is under way."""
    if room.phase is not Phase.SCORED:
        seating.clear_empty(room)
        room.match = Match(room.rules, room.teams())
        room.number, room.records, room.sheet = 0, [], None
        room.matches += 1
    _unready(room)
    room.next_deal = Deal.promised(room.match_name, room.number + 1, room.seed())
    memory.keep_secret(room, room.next_deal)
    room.cue(Cue.START, _countdown(room))


def _countdown(room: Room) -> int:
    alone = sum(1 for _ in room.players()) < 2
    return min(room.timing.countdown, room.timing.countdown_alone) if alone else room.timing.countdown


def _unready(room: Room) -> None:
    if any(seat.ready for seat in room.seats.values()):
        for seat in room.seats.values():
            seat.ready = False
        room.cast_seats()


def deal(room: Room) -> None:
    """The end of the countdown."""
    match, promised = room.match, room.next_deal
    if match is None or promised is None:
        raise ValueError("no match to deal for")
    room.next_deal = None
    try:
        rnd = Round.deal(room.rules, len(match.totals), promised.seed, match.nerts_sizes)
    except RulesError as error:
        room.log("no deal", option=error.option)
        return room.cue(Cue.CANCEL)
    room.number += 1
    play = lay(room, rnd, promised, RoundRecord(sizes=match.nerts_sizes[:], deal=promised))
    room.ends_at = None
    _tell_deal(room, play, promised)
    room.cue(Cue.DEAL)
    return pacing.seat_drivers(room, play)


def lay(room: Room, rnd: Round, deal: Deal | None, record: RoundRecord) -> Play:
    """The round lies on the table."""
    play = room.play = Play(rnd, deal, room.clock - rnd.tick, room.seq, record, Watch.over(rnd, room.clock))
    play.curve.note(rnd, rnd.tick)
    memory.note_deal(room, play)
    return play


def _tell_deal(room: Room, play: Play, deal: Deal) -> None:
    """Each player hears which nonces went in, and finds the own one among them."""

    def dealt(team: int | None) -> m.Dealt:
        position = play.round.view(team).to_text()
        return m.Dealt(room.seq, room.number, position, deal.commitment, deal.nonces_by_seat)

    room.cast(dealt(None), {team: dealt(team) for team in range(len(play.round.layouts))})


def wake_bots(room: Room, hope: bool = False) -> None:
    """Something has changed: bots that had nothing to do look again."""
    if room.play is not None and room.phase is Phase.PLAYING:
        pacing.seat_drivers(room, room.play)
        pacing.look_again(room, room.play, hope)


def close(room: Room, play: Play) -> None:
    """The call: cards in the air may still land (A29)."""
    at = room.clock - play.started
    in_air = room.rules.air_ms if play.round.airborne(at) else 0
    room.cue(Cue.CALL, max(CALL_WINDOW, in_air))


def finish(room: Room) -> None:
    """The round is over: score it, and show what had been hidden."""
    play, match = room.play, room.match
    if play is None or match is None:
        raise ValueError("no round to score")
    scores = play.round.scores()
    match.add_round(scores)
    play.curve.end(play.round, room.clock - play.started)
    room.sheet = _sheet(room, play, match, scores)
    play.drivers.clear()
    review.round_over(room, play)
    room.cast(m.Scored(room.seq, room.sheet))
    _keep_record(room, play, match, scores)
    room.cue(Cue.WIN if match.winners else Cue.END)
    _tell_waits(room)
    seating.grant_wishes(room)


def _tell_waits(room: Room) -> None:
    """Somebody has been away since before the sheet: for how long he is still waited for."""
    if any(seat.shown_away and room.wait_for(seat) for seat in room.seats.values()):
        room.cast_seats()


def _sheet(room: Room, play: Play, match: Match, scores: list[RoundScore]) -> m.Sheet:
    lines = [m.TeamLine(s.team, s.home, s.left, s.bonus, s.points, match.totals[s.team]) for s in scores]
    differences = room.rules.settlement == "difference"
    return m.Sheet(
        number=room.number,
        callers=list(play.round.callers),
        lines=lines,
        history=[row[:] for row in match.rounds],
        winners=list(match.winners),
        secret=play.deal.secret.hex() if play.deal is not None else "",
        settlement=settlement([s.points for s in scores]) if differences else [],
        curve=play.curve.rows(),
        replay=round_id(room, play) if room.kept is not None else "",
    )


def _keep_record(room: Room, play: Play, match: Match, scores: list[RoundScore]) -> None:
    play.record.points = [score.points for score in scores]
    room.records.append(play.record)
    room.note("score", play.record.points)
    best = max(play.record.points)
    did = deeds(play.record.facts)
    results = tuple(
        _result(match, scores[seat.team], seat, best, did.get(number, Deeds()))
        for number, seat in sorted(room.seats.items())
    )
    ms = room.clock - play.started
    rules = str(room.rules)
    room.effects.append(
        Keep(room.match_name, room.number, rules, ms, _record_text(room, len(scores)), results, round_id(room, play))
    )


def _result(match: Match, score: RoundScore, seat: Seat, best: int, did: Deeds) -> Result:
    return Result(
        seat.number,
        seat.team,
        seat.pid,
        seat.name,
        seat.bot,
        score.points,
        match.totals[seat.team],
        score.called,
        score.left,
        score.home,
        won_round=score.points == best,
        won_match=seat.team in match.winners,
        pack=seat.pack,
        whose=seat.whose,
        **asdict(did if score.called else replace(did, call_ms=0)),
    )


def _record_text(room: Room, teams: int) -> str:
    hands = [(team, hand) for team in range(teams) for hand in range(TEAM_SIZE)]
    used = {made.seat for played in room.records for made in played.facts} | set(room.seats)
    players = {record_seat(room, *hand): Player(*hand, _name(room, *hand)) for hand in hands}
    seats = {number: player for number, player in players.items() if number in used}
    return Record(room.rules, seats, room.records).to_text()


def round_id(room: Room, play: Play) -> str:
    """No other round has it, whatever it was dealt from; nobody guesses it who does not know the secret of the deal."""
    secret = b"" if play.deal is None else play.deal.secret
    return sha256(f"nerts round {room.life}/{room.matches}/{room.number} ".encode() + secret).hexdigest()[:20]


def record_seat(room: Room, team: int, hand: int) -> int:
    """Number of a hand in the record: its seat's, or a spare one behind all seats."""
    seat = _seat_of(room, team, hand)
    return seat.number if seat is not None else SEATS + TEAM_SIZE * team + hand


def _name(room: Room, team: int, hand: int) -> str:
    seat = _seat_of(room, team, hand)
    return seat.name if seat is not None else _name(room, team, 0)


def _seat_of(room: Room, team: int, hand: int) -> Seat | None:
    return next((seat for seat in room.seats.values() if (seat.team, seat.hand) == (team, hand)), None)


def go_on_if_ready(room: Room) -> None:
    """The next round, or a rematch, when everybody who is there wants it (B05)."""
    waited_for = [seat for seat, person in room.players() if person.online or room.wait_for(seat)]
    goes_on = all(seat.ready for seat in waited_for) if waited_for else room.unattended and room.phase is Phase.SCORED
    if goes_on and not why_not_start(room):
        begin(room)
