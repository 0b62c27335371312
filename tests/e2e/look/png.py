"""Small pictures: 216 colours, one byte a pixel, and nothing in the file that depends on who wrote it."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Picture: TypeAlias = NDArray[np.uint8]
"""Rows of pixels of red, green and blue."""

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LEVELS = 6
STEP = 255 // (LEVELS - 1)
PALETTE = np.array(
    [(red, green, blue) for red in range(LEVELS) for green in range(LEVELS) for blue in range(LEVELS)], dtype=np.uint8
) * np.uint8(STEP)


def write(file: Path, picture: Picture) -> None:
    high, wide, _ = picture.shape
    levels = (picture.astype(np.int64) + STEP // 2) // STEP
    numbers = (levels[:, :, 0] * LEVELS + levels[:, :, 1]) * LEVELS + levels[:, :, 2]
    # Every row begins with the number of its filter, which is none.
    rows = np.zeros((high, wide + 1), dtype=np.uint8)
    rows[:, 1:] = numbers
    parts = (
        _part(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)),
        _part(b"PLTE", PALETTE.tobytes()),
        _part(b"IDAT", zlib.compress(rows.tobytes(), 9)),
        _part(b"IEND", b""),
    )
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(SIGNATURE + b"".join(parts))


def read(file: Path) -> Picture:
    """A picture that `write` has written."""
    data = file.read_bytes()
    assert data.startswith(SIGNATURE), f"{file} is no PNG"
    parts: dict[bytes, bytes] = {}
    place = len(SIGNATURE)
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        parts[data[place + 4 : place + 8]] = data[place + 8 : place + 8 + length]
        place += length + 12
    wide, high = struct.unpack_from(">II", parts[b"IHDR"])
    assert parts[b"PLTE"] == PALETTE.tobytes(), f"{file} has colours of its own: write it anew"
    rows = np.frombuffer(zlib.decompress(parts[b"IDAT"]), dtype=np.uint8).reshape(high, wide + 1)
    return PALETTE[rows[:, 1:]]


def _part(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
