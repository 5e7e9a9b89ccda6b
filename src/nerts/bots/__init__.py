"""Players made of code. A bot sees a `View` and never the `Round`; chance comes in as an argument."""

from nerts.bots.chance import Rng
from nerts.bots.driver import Driver
from nerts.bots.greedy import Memory, choose
from nerts.bots.levels import LEVELS, Level
from nerts.bots.paces import PACES, Pace

__all__ = ["LEVELS", "PACES", "Driver", "Level", "Memory", "Pace", "Rng", "choose"]
