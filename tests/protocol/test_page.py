"""docs/protocol.md and the code say the same."""

import re
from pathlib import Path

import pytest

from nerts.protocol import messages as m
from nerts.protocol.codec import Malformed, decode, decode_server, encode
from nerts.protocol.schema import protocol_ts, rules_json, tag_of, to_client, to_server

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
EXAMPLES = [text.replace("\\|", "|") for text in re.findall(r'`(\["[a-z]+".*?\])` \|', PAGE)]
UP = {tag_of(kind) for kind in to_server()}
DOWN = {tag_of(kind) for kind in to_client()}


def read(example: str) -> m.Message:
    message = decode(example.encode()) if example.split('"')[1] in UP else decode_server(example)
    assert not isinstance(message, Malformed), example
    return message


def test_every_message_has_an_example() -> None:
    assert {tag_of(type(read(example))) for example in EXAMPLES} == UP | DOWN


@pytest.mark.parametrize("example", EXAMPLES)
def test_example_is_what_would_be_sent(example: str) -> None:
    message = read(example)
    assert type(read(encode(message).decode())) is type(message)
    if not isinstance(message, m.State | m.Seats | m.Ruled | m.Scored):  # their parts are written in full
        assert encode(message).decode() == example


def test_refusal_codes_are_explained() -> None:
    sources = "".join(path.read_text() for path in (ROOT / "src/nerts/table").glob("*.py"))
    used = set(re.findall(r'"([A-Z]{4,}(?:_[A-Z]+)*)"', sources))
    used.discard("NFKC")  # a form of Unicode
    assert used
    assert used - set(re.findall(r"`([A-Z_]+)`", PAGE)) == set()


def test_generated_files_are_current() -> None:
    generated = ROOT / "web/src/gen"
    assert (generated / "protocol.ts").read_text(encoding="utf-8") == protocol_ts()
    assert (generated / "rules.json").read_text(encoding="utf-8") == rules_json()
