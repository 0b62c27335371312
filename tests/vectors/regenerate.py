"""Regenerate the vectors: `python -m tests.vectors.regenerate`. Read the diff before committing it."""

from __future__ import annotations

from tests.vectors.files import FOLDER, VECTORS, path_of, text_of


def regenerate() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in VECTORS:
        path_of(name).write_text(text_of(name), encoding="utf-8")
        print(path_of(name).relative_to(FOLDER))


if __name__ == "__main__":
    regenerate()
