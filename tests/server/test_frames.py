"""Frames are read as by the `websockets` library, and never buffered beyond the size of a message."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from rumpus.server.frames import PART, TEXT, TOO_LARGE, BadFrame, FrameReader

MOST = 200
FRAMES = st.builds(
    Frame,
    st.sampled_from(list(Opcode)),
    st.one_of(st.binary(max_size=20), st.binary(min_size=110, max_size=MOST)),
    st.booleans(),
)


def _chunks(data: bytes, cuts: list[int]) -> list[bytes]:
    ends = sorted({*(cut % (len(data) + 1) for cut in cuts), len(data)})
    return [data[start:end] for start, end in zip([0, *ends], ends, strict=False)]


def _ours(chunks: list[bytes]) -> tuple[list[tuple[int, bytes]], int | None]:
    reader, found = FrameReader(MOST, 10 * MOST), []
    try:
        for chunk in chunks:
            reader.feed(chunk)
            while (frame := reader.read()) is not None:
                found.append(frame)
                if frame[0] == Opcode.CLOSE:
                    return found, None
    except BadFrame as error:
        return found, error.code
    return found, None


def _theirs(chunks: list[bytes]) -> tuple[list[tuple[int, bytes]], int | None]:
    """The library's result, with fragments joined."""
    library, found = Protocol(Side.SERVER, max_size=None), []
    pieces: list[bytes] = []
    kind = 0
    for chunk in chunks:
        library.receive_data(chunk)
    for frame in library.events_received():
        assert isinstance(frame, Frame)
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            found.append((int(frame.opcode), bytes(frame.data)))
            continue
        kind = kind if frame.opcode is Opcode.CONT else int(frame.opcode)
        pieces.append(bytes(frame.data))
        size = sum(map(len, pieces))
        if not frame.fin:
            found.append((PART, b""))
            continue
        found.append((kind, b"".join(pieces)) if size <= MOST else (TOO_LARGE, b""))
        pieces = []
    sent = library.close_sent
    return found, None if sent is None or library.close_rcvd is not None else int(sent.code)


@given(st.lists(FRAMES, max_size=8), st.lists(st.integers(min_value=0), max_size=6))
def test_any_frames_in_any_pieces_are_read_as_by_the_library(frames: list[Frame], cuts: list[int]) -> None:
    data = b"".join(_serialized(frame) for frame in frames)
    ours, failed = _ours(_chunks(data, cuts))
    theirs, expected = _theirs(_chunks(data, cuts))
    without_ends = [(kind, b"" if kind == TOO_LARGE else payload) for kind, payload in ours]
    if any(kind == Opcode.CLOSE for kind, _ in ours):
        # The socket, not the reader, checks the payload of a close frame.
        assert without_ends[: len(theirs)] == theirs
    else:
        assert (without_ends, failed) == (theirs, expected)


def _serialized(frame: Frame) -> bytes:
    """Serialise a frame, even an invalid one."""
    head = Frame(Opcode.BINARY, frame.data, frame.fin).serialize(mask=True)
    return bytes([(head[0] & 0xF0) | frame.opcode]) + head[1:]


def test_only_both_ends_of_a_message_that_is_too_large_are_kept() -> None:
    text = b'{"type":"say","text":"' + b"x" * 1000 + b'","ref":7}'
    data = Frame(Opcode.TEXT, text).serialize(mask=True)
    reader = FrameReader(MOST, 10 * MOST)
    for byte in data[:-1]:
        reader.feed(bytes([byte]))
        assert reader.read() is None
    reader.feed(data[-1:] + Frame(Opcode.TEXT, b"next").serialize(mask=True))
    found = reader.read()
    assert found is not None
    kind, ends = found
    assert kind == TOO_LARGE
    assert ends.startswith(b'{"type":"say"')
    assert ends.endswith(b'"ref":7}')
    assert len(ends) < 600
    assert reader.read() == (TEXT, b"next")


def test_the_announced_size_of_a_frame_reserves_no_memory() -> None:
    reader = FrameReader(MOST, 10**9)
    reader.feed(bytes([0x82, 0xFF]) + (10**8).to_bytes(8, "big") + bytes(4))
    for _ in range(100):
        reader.feed(bytes(10_000))
        assert reader.read() is None
        assert len(reader._data) == 0
