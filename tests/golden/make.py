"""Plays and writes the golden records and their fingerprints: python tests/golden/make.py

Run it only after a change of the rules or of the record's text that is meant to change them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

FOLDER = Path(__file__).parent
sys.path.insert(0, str(FOLDER.parent.parent))

from nerts import Match, Move, Round, Rules  # noqa: E402
from nerts.engine.deal import commitment  # noqa: E402
from nerts.engine.errors import Code  # noqa: E402
from nerts.engine.events import Played  # noqa: E402
from nerts.engine.fair import NONCE_BYTES, SECRET_BYTES, Deal  # noqa: E402
from nerts.engine.move import CALL, NEW, PLAYS, RECYCLE, SHIFT, TURN, WASTE  # noqa: E402
from nerts.engine.record import Player, Record, RoundRecord, fact, lost_race  # noqa: E402
from tests.engine import walks  # noqa: E402
from tests.golden import replay  # noqa: E402

ROUNDS = 4
MATCHES = [(f"{name}, rounds={ROUNDS}", 2 + number % 3) for number, name in enumerate(Rules.preset_names())]
MATCHES = [(rules, 2 if rules.startswith("peanuts2") else teams) for rules, teams in MATCHES]
ODD = "jokers, joker_identity=while_covered, draw=2, partial_turn=on, last_card=foundation, false_call_penalty=5, "
MATCHES += [(f"{ODD}all_stuck=restock_shift, rounds=2", 3)]
"""Fifty rounds: four of every preset, and two with options that no preset has."""
FAIR = "jokers, rounds=2"
"""Two more, of fair deals and with lost races; the others are of seeds, as records were before."""


def play_match(rules: Rules, teams: int, chance: Random, table: str = "") -> Record:
    """Of fair deals, if the table is named."""
    players = [(team, hand) for team in range(teams) for hand in range(rules.team_size)]
    record = Record(rules, {seat: Player(*who, f"Player {seat}") for seat, who in enumerate(players)})
    match = Match(rules, teams)
    while len(record.rounds) < rules.rounds:
        sizes = match.nerts_sizes[:]
        played = fair_deal(record, sizes, chance, table) if table else seed_deal(sizes, chance)
        rnd = Round.deal(rules, teams, played.deal.seed if played.deal is not None else played.seed, sizes)
        Recorder(rnd, played, chance).play()
        played.points = [score.points for score in rnd.scores()]
        match.add_round(rnd.scores())
        record.rounds.append(played)
    return record


def seed_deal(sizes: list[int], chance: Random) -> RoundRecord:
    seed = chance.randbytes(SECRET_BYTES)
    return RoundRecord(commitment(seed), sizes, seed=seed)


def fair_deal(record: Record, sizes: list[int], chance: Random, table: str) -> RoundRecord:
    """Somebody's number has not come in time."""
    deal = Deal.promised(table, len(record.rounds) + 1, chance.randbytes(SECRET_BYTES))
    deal.nonces = {seat: chance.randbytes(NONCE_BYTES) for seat in sorted(record.seats)[1:]}
    return RoundRecord(sizes=sizes, deal=deal)


class Recorder:
    """Plays a round by chance: some cards are lifted first, some land in a tie or after the call."""

    def __init__(self, rnd: Round, record: RoundRecord, chance: Random) -> None:
        self.round, self.record, self.chance = rnd, record, chance
        self.ms = 0

    def play(self) -> None:
        for team, move in walks.whole_round(self.round, self.chance, push=False):
            self.do(team, move)
        self.land()

    def do(self, team: int, move: Move) -> None:
        """Make a move of a walk, perhaps lifting the card before, perhaps with an equal card just then or too late."""
        self.ms += self.chance.randint(1, 700)
        hand = self.hand_for(move)
        if move.kind in PLAYS and self.chance.random() < 0.05:
            self.make(team, Move.parse(f"lift {str(move).split('>')[0].split('_')[0]}"), hand)
            self.ms += self.chance.randint(1, 300)
        if move.kind == CALL:
            self.lift_elsewhere(team)
        self.make(team, move, hand)
        if self.record.deal is not None and self.chance.random() < 0.5:
            self.late(team, move)
        else:
            self.tie(team, move)

    def hand_for(self, move: Move) -> int:
        of_stock = move.kind in (TURN, RECYCLE, SHIFT) or (move.kind in PLAYS and move.src == WASTE)
        return int(self.round.split_roles and of_stock)

    def make(self, team: int, move: Move, hand: int) -> None:
        played = self.round.play(team, move, self.ms, hand)[0]
        assert isinstance(played, Played)
        seat = team * self.round.rules.team_size + hand
        self.record.facts.append(fact(self.round, played, self.ms, seat))

    def lift_elsewhere(self, caller: int) -> None:
        """Just before a call the others have a card in the air."""
        for team, layout in enumerate(self.round.layouts):
            lift = Move.parse("lift n")
            if team != caller and layout.nerts and self.round.why_not(team, lift, 0, self.ms) is None:
                self.make(team, lift, 0)
        self.ms += 5

    def land(self) -> None:
        """What can land after the call does so."""
        self.ms += 20
        for team, hand in self.round.airborne(self.ms):
            targets = ["f", *(f"f{number + 1}" for number in range(len(self.round.foundations)))]
            targets += [f"w{number + 1}" for number in range(len(self.round.layouts[team].work))]
            for target in targets:
                move = Move.parse(f"n>{target}")
                if self.round.why_not(team, move, hand, self.ms) is None:
                    self.make(team, move, hand)
                    break

    def tie(self, team: int, move: Move) -> None:
        """Somebody has the same card, and puts it there in the same tick."""
        for other, same, hand in self.others(team, move):
            if self.is_tie(other, same, hand):
                self.make(other, same, hand)

    def late(self, team: int, move: Move) -> None:
        """Somebody has the same card, and comes with it when the first one lies there."""
        by = self.chance.randint(20, 90)
        for other, same, hand in self.others(team, move):
            reason = self.round.why_not(other, same, hand, self.ms + by)
            if same.dst > NEW and reason is not None and reason.code == Code.FOUNDATION_TAKEN and reason.by is not None:
                size = self.round.rules.team_size
                seat, verdict = other * size + hand, f"lost={by}@{team * size}"
                self.record.facts.append(lost_race(self.round, other, same, self.ms + by, seat, verdict))
        self.ms += by

    def others(self, team: int, move: Move) -> Iterator[tuple[int, Move, int]]:
        """Wherever the others could have the same card: team, the same move of theirs, hand."""
        for other in range(len(self.round.layouts)):
            for source, hand in (("n", 0), ("d", 1), ("w1", 0), ("w2", 0)):
                same = Move.parse(f"{source}>{str(move).partition('>')[2].partition('=')[0] or 'f'}")
                if other != team:
                    yield other, same, hand if self.round.split_roles else 0

    def is_tie(self, team: int, move: Move, hand: int) -> bool:
        """Legal now, and not a moment later."""
        rnd = self.round
        return rnd.why_not(team, move, hand, self.ms) is None and rnd.why_not(team, move, hand, self.ms + 1) is not None


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of each record."""
    for number, (rules, teams) in enumerate(MATCHES):
        name = "odd" if rules.startswith(ODD) else rules.split(",")[0]
        yield name, play_match(Rules.parse(rules), teams, Random(number)).to_text()
    yield "fair", play_match(Rules.parse(FAIR), 4, Random(len(MATCHES)), "5f3a9c01-1").to_text()


def main() -> None:
    lines = []
    for name, text in texts():
        (FOLDER / f"{name}.nerts").write_text(text)
        lines += replay.replayed(name, text)[1]
    (FOLDER / "fingerprints.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
