"""All pictures of a game on one sheet, to be looked at: `python -m tests.e2e.look.sheet` writes a sheet a game."""

from __future__ import annotations

import numpy as np

from tests.e2e.look import png
from tests.e2e.look.camera import PICTURES, RESULTS
from tests.e2e.look.png import Picture
from tests.e2e.look.surfaces import ALL

GAP = 12


def sheet(rows: list[list[Picture]]) -> Picture:
    """The pictures of each row beside each other."""
    wide = max(sum(each.shape[1] + GAP for each in row) for row in rows)
    high = sum(max(each.shape[0] for each in row) + GAP for row in rows)
    whole = np.full((high, wide, 3), 255, dtype=np.uint8)
    down = 0
    for row in rows:
        across = 0
        for each in row:
            whole[down : down + each.shape[0], across : across + each.shape[1]] = each
            across += each.shape[1] + GAP
        down += max(each.shape[0] for each in row) + GAP
    return whole


def main() -> None:
    for folder in sorted(PICTURES.glob("*/")):
        rows = [[png.read(file).picture for file in sorted(folder.glob(f"*-{surface}.png"))] for surface in ALL]
        file = RESULTS / f"{folder.name}.png"
        png.write(file, sheet([row for row in rows if row]))
        print(file)


if __name__ == "__main__":
    main()
