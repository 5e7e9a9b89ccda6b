"""Nerts: the rules engine's public face.

>>> from nerts import Round, Rules
>>> rnd = Round.deal(Rules.preset("classic"), teams=2, seed=bytes(32))
>>> rnd.legal_moves(0).count() > 0
True
"""

from nerts.engine.errors import BadArgument, Code, IllegalMove, InvalidText, Reason, RulesError
from nerts.engine.match import Match
from nerts.engine.move import Move
from nerts.engine.round import Round
from nerts.engine.rules import Rules
from nerts.engine.scoring import RoundScore
from nerts.engine.view import View

__version__ = "0.1.0"
__all__ = [
    "BadArgument",
    "Code",
    "IllegalMove",
    "InvalidText",
    "Match",
    "Move",
    "Reason",
    "Round",
    "RoundScore",
    "Rules",
    "RulesError",
    "View",
]
