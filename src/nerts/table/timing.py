"""How long things take, in ms."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Timing:
    countdown: int = 3000
    """From start to deal."""
    countdown_alone: int = 1000
    """The same for one person among bots: there is nobody to get ready."""
    shown_away: int = 2000
    """A lost connection is shown to the others after so long: a reload is no news."""
    vote_wait: int = 20_000
    """"Next" and "rematch" wait so long for somebody who has lost the connection; then a bot stands in."""
    head_start: int = 1000
    """After a pause no bot moves before: people have to find the table again."""
    host_wait: int = 10_000
    """After so long without a connection somebody else is host."""
    seat_keep: int = 60_000
    """A seat is kept so long; in a round "all stuck" waits for its player as long (B05)."""
    deserted: int = 60_000
    """A match without people ends after so long (B41)."""
    idle: int = 600_000
    """A table at which nobody has a seat ends after so long."""
    bar: int = 300_000
    """Somebody the host removed may not sit down again for so long."""
    net: int = 2000
    """Connection quality is told so often."""
