"""PNG files: what is stored and what the browser sends."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from tests.e2e.look import png
from tests.e2e.look.png import Picture


def noise() -> Picture:
    return np.random.default_rng(1).integers(0, 256, (30, 20, 3), dtype=np.uint8)


def encoded(picture: Picture, kind: int) -> bytes:
    """The picture as a browser encodes it, with one filter for all rows."""
    high, wide, _ = picture.shape
    before = np.zeros_like(picture)
    if kind == png.UP:
        before[1:] = picture[:-1]
    elif kind == png.SUB:
        before[:, 1:] = picture[:, :-1]
    rows = np.full((high, 1 + wide * 3), kind, dtype=np.uint8)
    rows[:, 1:] = (picture - before).reshape(high, -1)
    data = zlib.compress(rows.tobytes())
    parts = [(b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, png.TRUE_COLOUR, 0, 0, 0))]
    # The data may come in several parts.
    parts += [(b"IDAT", data[:50]), (b"IDAT", data[50:]), (b"IEND", b"")]
    return png.SIGNATURE + b"".join(
        struct.pack(">I", len(each)) + kind + each + struct.pack(">I", zlib.crc32(kind + each)) for kind, each in parts
    )


@pytest.mark.parametrize("kind", [png.NO_FILTER, png.SUB, png.UP])
async def test_a_screenshot_is_decoded(kind: int) -> None:
    assert np.array_equal(png.decode(encoded(noise(), kind)), noise())


async def test_a_halved_picture_has_the_mean_of_four_pixels() -> None:
    picture = np.array([[[0] * 3, [100] * 3], [[100] * 3, [200] * 3]], dtype=np.uint8)
    assert png.halved(picture).tolist() == [[[100] * 3]]
    assert png.halved(noise()).shape == (15, 10, 3)


async def test_a_stored_picture_has_its_frequent_colours_exactly_and_the_others_nearly(tmp_path: Path) -> None:
    picture = noise()
    picture[10:20] = (13, 77, 201)
    png.write(tmp_path / "noise.png", picture)
    stored = png.read(tmp_path / "noise.png")
    assert stored.exact[10:20].all()
    assert np.array_equal(stored.picture[stored.exact], picture[stored.exact])
    assert np.abs(stored.picture.astype(int) - picture).max() <= 26
    first = (tmp_path / "noise.png").read_bytes()
    png.write(tmp_path / "again.png", picture)
    assert (tmp_path / "again.png").read_bytes() == first
