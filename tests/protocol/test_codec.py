"""The one door in, and the one out."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nerts.protocol import messages as m
from nerts.protocol.codec import MAX_FRAME, Malformed, decode, decode_server, encode

HOSTILE = [
    (b"", "content"),
    (b"null", "content"),
    (b'"do"', "content"),
    (b'{"do":1}', "content"),
    (b"[]", "content"),
    (b'["nothing"]', "content"),
    (b'["do"]', "content"),
    (b'["do",1]', "content"),
    (b'["do","1","n>w2"]', "content"),
    (b'["do",1.5,"n>w2"]', "content"),
    (b'["do",-2,"n>w2"]', "content"),
    (b'["do",99999999999999999999999,"n>w2"]', "content"),
    (b'["do",1,"n>w2",1,"more"]', "content"),
    (b'["ping",NaN]', "content"),
    (b'["ping",1e999]', "content"),
    (b'["ping",Infinity]', "content"),
    (b'["chat","\\ud800"]', "content"),
    (b'["chat","\xff\xfe"]', "content"),
    (b'["chat","' + b"x" * 601 + b'"]', "content"),
    (b'["teams",[' + b",".join([b"0"] * 13) + b"]]", "content"),
    (b'["state",1]', "content"),
    (b"[" * 2000 + b"]" * 2000, "depth"),
    (b'{"a":' * 500 + b"1" + b"}" * 500, "depth"),
    (b'["chat",[[[[[]]]]]]', "depth"),
    (b'["chat","' + b" " * MAX_FRAME + b'"]', "size"),
]


@pytest.mark.parametrize(("frame", "why"), HOSTILE)
def test_hostile_frame_is_a_value(frame: bytes, why: str) -> None:
    assert decode(frame) == Malformed(why)


def test_brackets_in_a_chat_line_are_no_depth() -> None:
    assert decode(rb'["chat","[[[[[[[\"[["]') == m.Chat('[[[[[[["[[')


@given(st.binary(max_size=MAX_FRAME + 10))
def test_any_bytes_are_read_without_an_exception(frame: bytes) -> None:
    decode(frame)


json = st.recursive(
    st.none() | st.booleans() | st.floats() | st.integers() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@given(st.lists(st.sampled_from(["do", "sit", "teams", "hello", "ping"]) | json, max_size=6))
def test_any_array_is_read_without_an_exception(items: list[object]) -> None:
    import json as stdlib

    decode(stdlib.dumps(items).encode())


@given(st.integers(0, 2**53), st.text(max_size=600).filter(lambda text: text.isprintable()), st.integers(0, 2**53))
def test_commands_survive_the_wire(c: int, move: str, saw: int) -> None:
    command = m.Do(c, move, saw)
    frame = encode(command)
    assert decode(frame) == (Malformed("size") if len(frame) > MAX_FRAME else command)


def test_trailing_defaults_are_left_out() -> None:
    assert encode(m.Moved(5, 1, "turn")) == b'["m",5,1,"turn"]'
    assert encode(m.Moved(5, 1, "turn", "", "tie")) == b'["m",5,1,"turn","","tie"]'
    assert decode_server('["m",5,1,"turn"]') == m.Moved(5, 1, "turn")
    assert decode(b'["hello",1]') == m.Hello(1)
