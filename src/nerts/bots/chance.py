"""Where bots take their chance from: always handed in, so that the same seed makes the same round."""

from random import Random as Rng

__all__ = ["Rng"]
