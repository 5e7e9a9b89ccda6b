"""The life of a table as one machine. All that decides which phase follows which is in this file.

    lobby → countdown → playing → closing → scored → countdown …   (next round)
                            │         │
                            └─────────┴───→ over → countdown       (rematch with the same people)

`closing` is the short hush after a call in which cards in the air may land (R28, A29). A round in which all are stuck
again (R40) ends without it.
"""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    LOBBY = "lobby"
    COUNTDOWN = "countdown"
    PLAYING = "playing"
    CLOSING = "closing"
    SCORED = "scored"
    OVER = "over"


class Cue(StrEnum):
    """What moves a table on."""

    START = "start"
    DEAL = "deal"
    CALL = "call"
    END = "end"
    WIN = "win"
    CANCEL = "cancel"


NEXT: dict[Phase, dict[Cue, Phase]] = {
    Phase.LOBBY: {Cue.START: Phase.COUNTDOWN},
    Phase.COUNTDOWN: {Cue.DEAL: Phase.PLAYING, Cue.CANCEL: Phase.LOBBY},
    Phase.PLAYING: {Cue.CALL: Phase.CLOSING, Cue.END: Phase.SCORED, Cue.WIN: Phase.OVER},
    Phase.CLOSING: {Cue.END: Phase.SCORED, Cue.WIN: Phase.OVER},
    Phase.SCORED: {Cue.START: Phase.COUNTDOWN},
    Phase.OVER: {Cue.START: Phase.COUNTDOWN},
}

IN_ROUND = frozenset({Phase.PLAYING, Phase.CLOSING})
IN_MATCH = IN_ROUND | {Phase.COUNTDOWN, Phase.SCORED}
SETTING_UP = frozenset({Phase.LOBBY, Phase.OVER})
"""Where seats, teams and rules may be changed freely."""
