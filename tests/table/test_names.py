"""B27, B40, B58: what people call themselves."""

import unicodedata

import pytest
from confusable_homoglyphs import confusables
from hypothesis import given
from hypothesis import strategies as st

from nerts.protocol import messages as m
from nerts.table.names import LETTER_POINTS, NAME_LENGTH, clean_line, clean_name, distinct, looks
from nerts.table.seating import BOT_NAMES
from tests.table.scene import Scene, refusal

HOSTILE = [
    ("  Kim  ", "Kim"),
    ("Kim\nERROR fake", "Kim ERROR fake"),
    ("\x1b[2J\x1b[31mx", "[2J[31mx"),
    ("a\x9bb\x00c\x7f", "abc"),
    ("\u202eevil\u202c", "evil"),
    ("zero\u200bwidth\u200d\ufeff", "zerowidth"),
    ("\uff2b\uff49\uff4d", "Kim"),  # full width
    ("Z\u0335\u0335\u0335\u0335\u0335", "Z\u0335\u0335"),
    ("<img src=x onerror=alert(1)>", "<img src=x onerror=a"),  # text like any other; pages show it as text
    ("\u2028\u2029 \t", ""),
    ("", ""),
    ("Жанна", "Жанна"),
    ("ខ្មែរ", "ខ្មែរ"),
    ("x" * 500, "x" * NAME_LENGTH),
]


@pytest.mark.parametrize(("written", "shown"), HOSTILE)
def test_hostile_name_is_shown_as_plain_text(written: str, shown: str) -> None:
    assert clean_name(written) == shown


@given(st.text(max_size=300))
def test_nothing_unseen_is_left(text: str) -> None:
    for cleaned in (clean_name(text), clean_line(text)):
        assert all(unicodedata.category(char)[0] != "C" or char in "\u200c\u200d" for char in cleaned)
        assert cleaned == " ".join(cleaned.split())


def test_same_nickname_is_told_apart() -> None:
    assert distinct("Sam", []) == "Sam"
    assert distinct("sam", ["Sam"]) == "sam 2"
    assert distinct("Sam", ["Sam", "Sam 2", "\uff33\uff41\uff4d 3"]) == "Sam 4"


def test_twin_of_other_letters_is_told_apart() -> None:
    assert distinct("S\u0430m", ["Sam"]) == "S\u0430m 2"
    assert distinct("\u0416\u0430\u043d\u043d\u0430", ["Sam"]) == "\u0416\u0430\u043d\u043d\u0430"


def test_same_nickname_is_told_apart_at_full_length() -> None:
    long = "x" * NAME_LENGTH
    assert distinct(long, [long]) == "x" * (NAME_LENGTH - 2) + " 2"


@given(st.lists(st.text(min_size=1, max_size=30).map(clean_name).filter(bool), max_size=15))
def test_all_shown_names_differ(names: list[str]) -> None:
    shown: list[str] = []
    for name in names:
        shown.append(distinct(name, shown))
    assert len(set(shown)) == len(shown)


# --- what cannot be seen ----------------------------------------------------------------------------------------------

FILLERS = "\u2800\u3164\uffa0\u115f\u1160\u17b4\u17b5\u00ad\u034f\u061c\u180e\u200b\u2060\u206a\ufe0f\ufeff"
FILLERS += "\U000e0041\U000e0100\U0001d159\ufffc\U00013441"


@pytest.mark.parametrize("char", [*FILLERS, "\u0301", "\u20dd", "\u0e31", "\u200d", " ", "\u2003", "\ud800"])
@pytest.mark.parametrize("times", [1, 3, 300])
def test_a_name_of_nothing_visible_is_none(char: str, times: int) -> None:
    assert clean_name(char * times) == ""
    assert clean_line(f" {char * times} ") == ""


@pytest.mark.parametrize("char", FILLERS)
@pytest.mark.parametrize("where", ["{}Anna", "An{}na", "Anna{}", "{0}A{0}n{0}n{0}a{0}"])
def test_what_cannot_be_seen_makes_no_other_name(char: str, where: str) -> None:
    name = clean_name(where.format(char))
    assert name == "Anna" or distinct(name, ["Anna"]) != name


@given(st.text(max_size=60))
def test_whatever_is_left_can_be_seen(text: str) -> None:
    for cleaned in (clean_name(text), clean_line(text)):
        assert cleaned == "" or any(unicodedata.category(char)[0] in "LNPS" for char in cleaned)
        assert clean_line(cleaned) == cleaned


@pytest.mark.parametrize(
    "name",
    [
        "ខ្មែរ សុភា",
        "ગુજરાતી",
        "Անահիտ",
        "さくら",
        "محمد علي",
        "क्‍षमा",
        "Zoë",
        "Nguyễn",
        "👨‍👩‍👧‍👦",
        "👩🏽‍🚀 Ada",
        "🇯🇵",
        "❤️",
        "1️⃣",
        "🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f",
        "👩🏽‍❤️‍💋‍👨🏿",
        "🏳️‍🌈",
        "علی\u200cر\u0636\u0627",
        "র\u200d্যাব",
        "ශ්\u200dරී",
        "ង់ ស្រ៊ី",
        "น้ำทิพย์",
        "ນ້ຳ",
        "שָׁלוֹם",
        "བཀྲ་ཤིས",
    ],
)
def test_names_of_all_scripts_stay_what_they_are(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)
    assert clean_line(f"{name}  {name}") == unicodedata.normalize("NFC", f"{name} {name}")


def test_a_letter_is_what_a_reader_counts() -> None:
    assert clean_name("👨‍👩‍👧‍👦" * 30) == "👨‍👩‍👧‍👦" * NAME_LENGTH
    assert clean_name("ខ្មែ" * 30).startswith("ខ្មែ" * 10)
    assert len(clean_name("a" + "\u0301" * 500)) <= 3
    assert len(clean_name("\u0e01" + "\u0e34" * 500)) <= 5


@given(
    st.text(
        st.sampled_from("a\u0301\u0e34\u0915\u094d\u200d\u200c👨🏽\ufe0f1\u20e3\u1100🏴\U000e0067\U000e007f "),
        max_size=600,
    )
)
def test_a_name_has_an_end_and_cleaning_it_again_changes_nothing(text: str) -> None:
    name = clean_name(text)
    assert clean_name(name) == name
    assert len(name) <= NAME_LENGTH * LETTER_POINTS
    assert len(name.encode()) <= 4 * NAME_LENGTH * LETTER_POINTS


# --- what looks alike -------------------------------------------------------------------------------------------------


def test_whatever_the_unicode_list_of_look_alikes_holds_is_told_apart() -> None:
    """Among others Cyrillic, Greek, Armenian, Cherokee, Hebrew and mathematical letters."""
    listed = [(one, str(each["c"])) for one, alike in confusables.confusables_data.items() for each in alike]
    named = [tuple(f"x{char.strip(LEFT_TO_RIGHT)}x" for char in pair) for pair in listed]
    shown = [(one, other) for one, other in named if clean_name(one) == one != other == clean_name(other)]
    assert len(shown) > 5000
    assert [pair for pair in shown if not looks(pair[0]) & looks(pair[1])] == []


LEFT_TO_RIGHT = "\u200e"

ALIKE = [
    ("Alice", "Al\u0131ce"),
    ("Alice", "Ali\u0307ce"),
    ("ANNA", "\u13aaNN\u13aa"),
    ("Sofia", "\u0405ofia"),
    ("Uno", "\u054dno"),
    ("❤", "❤\ufe0f"),
    ("😀😀", "😀\u200d😀"),
    ("علیر\u0636\u0627", "علی\u200cر\u0636\u0627"),
    ("Alice", "AIice"),
    ("Alice", "A1ice"),
    ("Bob", "B\u043eb"),
    ("Bob0", "BobO"),
    ("Anna", "\u0410nna"),
    ("Anna", "anna"),
    ("Arnold", "Amold"),
    ("paul", "\u0440\u0430ul"),
    ("Kim", "\uff2bim"),
    ("Hope", "\u041d\u043epe"),
    ("Mary Ann", "MaryAnn"),
    ("scope", "\u0455\u0441\u043e\u0440\u0435"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_are_told_apart(one: str, other: str) -> None:
    assert distinct(other, [one]) != other
    assert distinct(one, [other]) != one


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Rene", "René"), ("Tom", "Tim"), ("李", "季"), ("Mia", "Lia")]
)
def test_other_names_stay_as_they_are(one: str, other: str) -> None:
    assert distinct(other, [one]) == other


HOSTILE_NAMES = st.one_of(
    st.text(min_size=1, max_size=30),
    st.text("aA1lI0Oo rnm", min_size=1, max_size=22),
    st.sampled_from(["a" * 17 + "1", "a" * 20, "a" * 18 + " 2", "👨‍👩‍👧‍👦" * 20, "Anna", "Anna 2", "\u0410nna"]),
)


@given(st.lists(HOSTILE_NAMES.map(clean_name).filter(bool), max_size=48))
def test_any_table_of_names_can_be_told_apart(names: list[str]) -> None:
    shown: list[str] = []
    for name in names:
        shown.append(distinct(name, shown))
    read = [looks(name) for name in shown]
    assert all(not read[i] & read[j] for i in range(len(read)) for j in range(i))
    assert all(name and clean_name(name) == name for name in shown)


def test_twelve_times_the_same_name_is_twelve_seats() -> None:
    """The twelfth gets a number that fits."""
    scene = Scene()
    for number in range(12):
        scene.come(f"p{number}")
        scene.say(f"p{number}", m.Sit("a" * 17 + "1"))
    assert len(set(scene.names())) == 12


@pytest.mark.parametrize("char", FILLERS)
def test_a_nameless_person_gets_no_seat(char: str) -> None:
    scene = Scene()
    scene.come("Nobody")
    assert scene.say("Nobody", m.Sit(char)) == refusal("BAD_NAME")


def test_a_bot_takes_a_name_that_looks_like_nobodys() -> None:
    scene = Scene()
    scene.come("Ann")
    scene.say("Ann", m.Sit("\u0392asil"))
    for _ in range(3):
        scene.say("Ann", m.AddBot())
    assert scene.names()[1:] == ["Clover", "Juniper", "Tansy"]


def test_bots_find_names_where_people_have_taken_them_all() -> None:
    scene = Scene()
    for name in BOT_NAMES[:11]:
        scene.come(name)
        scene.say(name, m.Sit(name.upper()))
    scene.say(BOT_NAMES[0], m.AddBot())
    assert scene.names()[11] == "Thistle"


def test_whoever_takes_over_a_place_or_renames_himself_is_told_apart_too() -> None:
    scene = Scene()
    scene.seat("Alice", "Ben")
    scene.say("Ben", m.Sit("AIice"))
    assert scene.names() == ["Alice", "AIice 2"]
    scene.say("Ben", m.Sit("\u2800"))
    assert scene.names() == ["Alice", "AIice 2"]
