"""PNG files: those that the browser makes of a page, and the small ones that are stored.

A stored picture has 256 colours. Up to 40 of them are the most frequent colours of the picture, so that areas of one
colour are stored exactly; every other colour becomes the nearest of 216 that are the same for all pictures. Nothing
in the file depends on who wrote it.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Picture: TypeAlias = NDArray[np.uint8]
"""Rows of pixels of red, green and blue."""
Pixels: TypeAlias = NDArray[np.bool_]
"""Some of the pixels of a picture."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVELS = 6
STEP = 255 // (LEVELS - 1)
COMMON = np.array(
    [(red, green, blue) for red in range(LEVELS) for green in range(LEVELS) for blue in range(LEVELS)], dtype=np.uint8
) * np.uint8(STEP)
OWN = 256 - len(COMMON)
"""The number of colours that a picture may have of its own."""
AREA = 50
"""A colour of its own has at least so many pixels."""
TRUE_COLOUR, PALETTE = 2, 3
NO_FILTER, SUB, UP = 0, 1, 2


class Stored(NamedTuple):
    picture: Picture
    exact: Pixels
    """The pixels whose colour was stored exactly."""


def write(file: Path, picture: Picture) -> None:
    high, wide, _ = picture.shape
    levels = (picture.astype(np.int64) + STEP // 2) // STEP
    numbers = (levels[:, :, 0] * LEVELS + levels[:, :, 1]) * LEVELS + levels[:, :, 2]
    codes = _codes(picture)
    colours, counts = np.unique(codes, return_counts=True)
    frequent = np.argsort(-counts, kind="stable")[:OWN]
    own = colours[frequent[counts[frequent] >= AREA]]
    for place, colour in enumerate(own.tolist()):
        numbers[codes == colour] = len(COMMON) + place
    palette = np.zeros((256, 3), dtype=np.uint8)
    palette[: len(COMMON)] = COMMON
    palette[len(COMMON) : len(COMMON) + len(own)] = np.stack([own >> 16, own >> 8 & 255, own & 255], axis=1)
    rows = np.zeros((high, wide + 1), dtype=np.uint8)
    rows[:, 0] = NO_FILTER
    rows[:, 1:] = numbers
    parts = (
        _part(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, PALETTE, 0, 0, 0)),
        _part(b"PLTE", palette.tobytes()),
        _part(b"IDAT", zlib.compress(rows.tobytes(), 9)),
        _part(b"IEND", b""),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(SIGNATURE + b"".join(parts))


def read(file: Path) -> Stored:
    """A picture that `write` has written."""
    parts = _parts(file.read_bytes())
    wide, high = struct.unpack_from(">II", parts[b"IHDR"])
    palette = np.frombuffer(parts[b"PLTE"], dtype=np.uint8).reshape(-1, 3)
    numbers = np.frombuffer(zlib.decompress(parts[b"IDAT"]), dtype=np.uint8).reshape(high, wide + 1)[:, 1:]
    return Stored(palette[numbers], numbers >= len(COMMON))


def decode(data: bytes) -> Picture:
    """A screenshot that the browser encoded for speed."""
    parts = _parts(data)
    wide, high, depth, kind = struct.unpack_from(">IIBB", parts[b"IHDR"])
    assert (depth, kind) == (8, TRUE_COLOUR), "the browser makes another kind of PNG than it did"
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), dtype=np.uint8).reshape(high, 1 + wide * 3)
    filters, rows = rows[:, 0], rows[:, 1:]
    if (filters == UP).all():
        # Every row is stored as the difference from the row above.
        rows = np.add.accumulate(rows, axis=0, dtype=np.uint8)
    elif (filters == SUB).all():
        # Every pixel is stored as the difference from the one to its left.
        return np.add.accumulate(rows.reshape(high, wide, 3), axis=1, dtype=np.uint8)
    else:
        assert (filters == NO_FILTER).all(), "the browser encodes PNG in another way than it did"
    return rows.reshape(high, wide, 3)


def halved(picture: Picture) -> Picture:
    """Half as wide and half as high; each pixel is the mean of four."""
    high, wide, _ = picture.shape
    fours = picture[: high // 2 * 2, : wide // 2 * 2].astype(np.uint16)
    total = fours[::2, ::2] + fours[1::2, ::2] + fours[::2, 1::2] + fours[1::2, 1::2]
    return (total // 4).astype(np.uint8)


def _codes(picture: Picture) -> NDArray[np.int64]:
    """Each pixel as one number."""
    wide = picture.astype(np.int64)
    return wide[:, :, 0] << 16 | wide[:, :, 1] << 8 | wide[:, :, 2]


def _parts(data: bytes) -> dict[bytes, bytes]:
    assert data.startswith(SIGNATURE), "this is no PNG"
    parts: dict[bytes, bytes] = {}
    place = len(SIGNATURE)
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        kind = data[place + 4 : place + 8]
        parts[kind] = parts.get(kind, b"") + data[place + 8 : place + 8 + length]
        place += length + 12
    return parts


def _part(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
