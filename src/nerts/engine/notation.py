"""Positions as text, and back (docs/notation.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Final, TypeVar

from nerts.engine.cards import (
    ACE,
    FACE,
    JOKER,
    KING,
    OPEN,
    OWNER,
    RANK,
    RED,
    UNKNOWN,
    card_text,
    owner_of,
    pack,
    parse_card,
)
from nerts.engine.errors import BYTE_ORDER_MARK, InvalidText, text_of
from nerts.engine.layout import Layout, Lift, is_undeclared
from nerts.engine.move import LIFT, MAX_FOUNDATION, NERTS, STOCK, WASTE, Move, pile_text
from nerts.engine.rules import MAX_TEAMS, Rules

if TYPE_CHECKING:
    from nerts.engine.round import Round

R = TypeVar("R", bound="Round")

MAX_TEXT: Final = 20_000
"""Characters; twelve whole packs with all their words take about 5,000."""
MOST_CARDS: Final = 54
"""A pack with its jokers (R3, R5)."""


# --- writing ----------------------------------------------------------------------------------------------------------


def write_position(rnd: Round) -> str:
    lines = [str(rnd.rules)]
    lines += [f"{team} {_layout_text(layout)}" for team, layout in enumerate(rnd.layouts)]
    lines.append(f"f {' / '.join(map(_foundation_text, rnd.foundations)) or '-'}")
    sections = [f"{team} {words}" for team, layout in enumerate(rnd.layouts) if (words := _team_words(layout))]
    if words := _round_words(rnd):
        sections.append(words)
    if sections:
        lines.append(f"state: {'; '.join(sections)}")
    return "\n".join(lines)


def cards_text(cards: list[int]) -> str:
    """Cards in order; a stretch of unknown ones as `?12`, none at all as `-`."""
    words: list[str] = []
    unknown = 0
    for card in [*cards, 0]:
        if card & RANK == UNKNOWN:
            unknown += 1
            continue
        if unknown:
            words.append("?" if unknown == 1 else f"?{unknown}")
            unknown = 0
        words.append(card_text(card) if card else "")
    return " ".join(words[:-1]) or "-"


def _layout_text(layout: Layout) -> str:
    work = " / ".join(map(cards_text, layout.work))
    stock = cards_text(layout.stock[::-1])
    return f"n {cards_text(layout.nerts)} | w {work} | s {stock} | d {cards_text(layout.waste)}"


def _foundation_text(pile: list[int]) -> str:
    done = "x " if pile[-1] & RANK == KING else ""
    return done + " ".join(f"{card_text(card)}@{owner_of(card)}" for card in pile)


def _team_words(layout: Layout) -> str:
    words = ["stuck"] if layout.stuck else ["waiting"] if layout.waiting else []
    for hand, lift in sorted(layout.hands.items()):
        count = f":{lift.size}" if lift.size > 1 else ""
        words.append(f"lift{f'.{hand}' if hand else ''}={pile_text(lift.src)}{count}@{lift.at}")
    if layout.fouls:
        words.append(f"fouls={layout.fouls}")
    return " ".join(words)


def _round_words(rnd: Round) -> str:
    words = [f"tick={rnd.tick}"] if rnd.tick else []
    if any(at >= 0 for at in rnd.landed):
        words.append(f"at={','.join('-' if at < 0 else str(at) for at in rnd.landed)}")
    if rnd.restocked:
        words.append("restocked")
    if rnd.called is not None:
        words += [f"called={rnd.called}", f"callers={','.join(map(str, rnd.callers))}"]
    if rnd.over:
        words.append("over")
    if any(rnd.salt):
        words.append(f"salt={rnd.salt.hex()}")
    return " ".join(words)


# --- reading ----------------------------------------------------------------------------------------------------------


def read_position(cls: type[R], text: str) -> R:
    """Raises InvalidText with the number of the line that cannot be read."""
    if len(text_of("position", text)) > MAX_TEXT:
        raise InvalidText(f"a position has at most {MAX_TEXT} characters, this one {len(text)}")
    lines = [line.strip() for line in text.removeprefix(BYTE_ORDER_MARK).strip().splitlines()] or [""]
    rules = _in_line(1, Rules.parse, lines[0])
    layouts: list[Layout] = []
    rnd: R | None = None
    for number, line in enumerate(lines[1:], 2):
        if rnd is None and line[:1].isdigit():
            layouts.append(_in_line(number, _read_layout, line, len(layouts)))
        elif rnd is None and line.startswith("f "):
            rnd = _in_line(number, _begin, cls, rules, layouts, line[2:])
        elif rnd is not None and number == len(lines) and line.startswith("state:"):
            _in_line(number, _read_state, line[6:], rnd)
        else:
            raise InvalidText(f"line {number}: a team, `f` or `state:` was expected, not {line[:20]!r}")
    if rnd is None:
        raise InvalidText("a position needs at least one team and a line of foundations")
    return rnd


def _begin(cls: type[R], rules: Rules, layouts: list[Layout], foundations: str) -> R:
    if not layouts:
        raise InvalidText("a position needs at least one team")
    rnd = cls(rules, layouts)
    _read_foundations(foundations, rnd)
    return rnd


A = TypeVar("A")


def _in_line(number: int, read: Callable[..., A], *args: object) -> A:
    try:
        return read(*args)
    except InvalidText as error:
        raise InvalidText(f"line {number}: {error}") from None
    except (ValueError, IndexError):
        raise InvalidText(f"line {number}: cannot be read") from None


def _read_cards(text: str, team: int) -> list[int]:
    cards: list[int] = []
    for word in text.split():
        if word == "-":
            continue
        if re.fullmatch(r"\?[0-9]{1,2}", word):
            cards += [parse_card("?", team)] * int(word[1:])
        else:
            cards.append(parse_card(word, team))
    return cards


def _read_layout(line: str, team: int) -> Layout:
    head, *rest = (part.strip() for part in line.split("|"))
    number, letter, cards = head.split(" ", 2)
    if letter != "n" or number != str(team) or [part[:2] for part in rest] != ["w ", "s ", "d "]:
        raise InvalidText(f"team {team} needs `{team} n … | w … / … | s … | d …`")
    if team >= MAX_TEAMS:
        raise InvalidText(f"more than {MAX_TEAMS} teams")
    work = [_read_work(pile, team) for pile in rest[0][2:].split("/")]
    if len(work) > 6:
        raise InvalidText("more than six work piles")
    nerts, stock, waste = (_read_cards(pile, team) for pile in (cards, rest[1][2:], rest[2][2:]))
    if sum(map(len, [nerts, *work, stock, waste])) > MOST_CARDS:
        raise InvalidText(f"team {team} has more than {MOST_CARDS} cards")
    return Layout(nerts, work, stock[::-1], waste)


def _read_work(text: str, team: int) -> list[int]:
    """Face up, and no longer than from king to ace (R8, R19)."""
    pile = _read_cards(text, team)
    if len(pile) > KING:
        raise InvalidText(f"a work pile has at most {KING} cards")
    if any(card & RANK == UNKNOWN for card in pile):
        raise InvalidText("in a work pile all cards are known")
    return pile


def _read_foundations(text: str, rnd: Round) -> None:
    for part in text.split("/"):
        words = part.split()
        if words == ["-"]:
            continue
        if len(rnd.foundations) == MAX_FOUNDATION:
            raise InvalidText(f"more than {MAX_FOUNDATION} foundations")
        done = words[0] == "x"
        pile = [_read_owned(word, len(rnd.layouts)) for word in words[done:]]
        rank = pile[-1] & RANK
        if done != (rank == KING):
            raise InvalidText("`x` marks a foundation with its king, and only that")
        rnd.foundations.append(pile)
        rnd.landed.append(-1)
        if rank < KING:
            rnd.waiting[(pile[-1] & FACE) + 1].append(len(rnd.foundations) - 1)


def _read_owned(word: str, teams: int) -> int:
    text, at, owner = word.partition("@")
    if not at:
        raise InvalidText(f"a card on a foundation needs its team, as in 5H@1, not {word[:20]!r}")
    card = parse_card(text, _number("team", owner, teams - 1))
    if is_undeclared(card) or card & OPEN or card & RANK == UNKNOWN:
        raise InvalidText(f"no card for a foundation: {word[:20]!r}")
    return card


def _read_state(text: str, rnd: Round) -> None:
    told: dict[tuple[int, str], str] = {}
    for section in text.split(";"):
        words = section.split()
        team = _number("team", words.pop(0), len(rnd.layouts) - 1) if words and words[0][0].isdigit() else -1
        for word in words:
            name = word.partition("=")[0]
            if told.setdefault((team, name), word) != word:
                raise InvalidText(f"{name[:20]!r} is told in two ways")
            if team < 0:
                _read_round_word(word, rnd)
            else:
                _read_team_word(word, rnd.layouts[team])
    if (rnd.called is None) == bool(rnd.callers):
        raise InvalidText("`called` and `callers` go together")
    rnd.marks = sum(layout.stuck for layout in rnd.layouts)
    rnd.ended = rnd.over or rnd.called is not None


def _read_team_word(word: str, layout: Layout) -> None:
    name, _, value = word.partition("=")
    if name == "stuck":
        layout.stuck = layout.waiting = True
    elif name == "waiting":
        layout.waiting = True
    elif name == "shifts":
        _number(name, value)  # counted in older texts, when shifting had a limit
    elif name == "fouls":
        layout.fouls = _number(name, value, 10**6)
    elif name.startswith("lift"):
        source, _, at = value.partition("@")
        _read_lift(name, source, at, layout)
    else:
        raise InvalidText(f"no such word of a team: {word[:20]!r}")


def _read_lift(name: str, source: str, at: str, layout: Layout) -> None:
    hand = name[len("lift") :]
    if hand not in ("", ".1", ".2"):
        raise InvalidText(f"no such hand: {name[:20]!r}")
    move = Move.parse(f"lift {source}")
    if move.src >= STOCK or move != Move.of(LIFT, move.src, count=move.count):
        raise InvalidText(f"a hand holds cards of the Nerts pile, a work pile or the waste, not {source[:20]!r}")
    pile = layout.pile(move.src) if move.src in (NERTS, WASTE) or move.src <= len(layout.work) else []
    if move.count > (len(pile) if NERTS < move.src < WASTE else min(1, len(pile))):
        raise InvalidText(f"there are not so many cards to hold: {source[:20]!r}")
    layout.hands[int(hand[1:] or 0)] = Lift(move.src, move.count, _number("lift", at))


def _number(name: str, text: str, most: int = 2**53) -> int:
    """A whole number from 0 on."""
    if not re.fullmatch(r"[0-9]{1,16}", text) or int(text) > most:
        raise InvalidText(f"{name}: {text[:20]!r} is no number from 0 to {most}")
    return int(text)


def _read_round_word(word: str, rnd: Round) -> None:
    name, _, value = word.partition("=")
    if name == "tick":
        rnd.tick = _number(name, value)
    elif name == "at":
        times = [-1 if at == "-" else _number(name, at) for at in value.split(",")]
        if len(times) != len(rnd.foundations):
            raise InvalidText(f"`at` needs a time for each of {len(rnd.foundations)} foundations")
        rnd.landed = times
    elif name == "called":
        rnd.called = _number(name, value)
    elif name == "callers":
        rnd.callers = [_number(name, team, len(rnd.layouts) - 1) for team in value.split(",")]
        if len(set(rnd.callers)) < len(rnd.callers):
            raise InvalidText("nobody calls twice")
    elif name == "salt":
        if not re.fullmatch("[0-9a-f]{64}", value):
            raise InvalidText("a salt has 64 hexadecimal digits")
        rnd.salt = bytes.fromhex(value)
    elif name in ("restocked", "over"):
        setattr(rnd, name, True)
    else:
        raise InvalidText(f"no such word of a round: {word[:20]!r}")


# --- judging ----------------------------------------------------------------------------------------------------------


def oddities(rnd: Round) -> list[str]:
    """What whole packs played by the rules could not have led to, one sentence each."""
    odd = [f"team {team}: {what}" for team in range(len(rnd.layouts)) for what in _odd_pack(rnd, team)]
    for team, layout in enumerate(rnd.layouts):
        odd += [
            f"team {team}: work pile {n} does not descend"
            for n, pile in enumerate(layout.work, 1)
            if not _descends(pile)
        ]
    odd += [
        f"foundation {n} does not ascend from its ace"
        for n, pile in enumerate(rnd.foundations, 1)
        if not _ascends(pile)
    ]
    held = [lift.at for layout in rnd.layouts for lift in layout.hands.values()]
    if max([*held, *rnd.landed, rnd.called or 0]) > rnd.tick:
        odd.append(f"something happened after {rnd.tick} ms, the latest time the round has seen")
    return odd


def _odd_pack(rnd: Round, team: int) -> list[str]:
    layout = rnd.layouts[team]
    piles = [layout.nerts, layout.stock, layout.waste, *layout.work, *rnd.foundations]
    cards = [card for pile in piles for card in pile if owner_of(card) == team]
    have = Counter(card & (OWNER | JOKER) if card & JOKER else card for card in cards)
    whole = Counter(pack(team, rnd.rules.jokers))
    odd = [f"{card_text(card)} is {_times(have[card])}" for card in have if have[card] > whole[card]]
    return odd + [f"{card_text(card)} is missing" for card in whole if have[card] < whole[card]]


def _times(count: int) -> str:
    return "not of its pack" if count == 1 else f"there {count} times"


def _descends(pile: list[int]) -> bool:
    """One lower each, other colour (R19); a free joker on top fits where it could."""
    pairs = [(under, over) for under, over in pairwise(pile) if not is_undeclared(over)]
    return all(under & RANK == (over & RANK) + 1 and (under ^ over) & RED for under, over in pairs)


def _ascends(pile: list[int]) -> bool:
    """From the ace, same suit, repeats only by ties of different teams (R18, R30)."""
    steps = pairwise(pile)
    in_order = all((over & FACE) - (under & FACE) in (0, 1) for under, over in steps)
    distinct = len({(card & FACE, owner_of(card)) for card in pile}) == len(pile)
    return pile[0] & RANK == ACE and in_order and distinct
