"""All pictures of a game on one sheet: `python -m tests.e2e.look.sheet` writes a sheet a game, to be looked at."""

from __future__ import annotations

import numpy as np

from tests.e2e.look import png
from tests.e2e.look.camera import KEPT, RESULTS
from tests.e2e.look.png import Picture

WIDE = 1600
GAP = 12


def sheet(pictures: list[Picture]) -> Picture:
    """Row by row, as many as fit beside each other."""
    rows: list[list[Picture]] = [[]]
    for picture in pictures:
        if rows[-1] and sum(each.shape[1] + GAP for each in [*rows[-1], picture]) > WIDE:
            rows.append([])
        rows[-1].append(picture)
    high = sum(max(each.shape[0] for each in row) + GAP for row in rows)
    whole = np.full((high, WIDE, 3), 255, dtype=np.uint8)
    down = 0
    for row in rows:
        across = 0
        for each in row:
            whole[down : down + each.shape[0], across : across + each.shape[1]] = each
            across += each.shape[1] + GAP
        down += max(each.shape[0] for each in row) + GAP
    return whole


def main() -> None:
    for folder in sorted(KEPT.iterdir()):
        # Pictures of one surface beside each other.
        files = sorted(folder.glob("*.png"), key=lambda file: (file.stem.rpartition("-")[2], file.stem))
        png.write(RESULTS / f"{folder.name}.png", sheet([png.read(file) for file in files]))
        print(RESULTS / f"{folder.name}.png")


if __name__ == "__main__":
    main()
