"""Regenerate the playthroughs: `python -m tests.playthroughs.regenerate`. Read the diff before committing it."""

from __future__ import annotations

from rumpus.games import GAMES
from tests.playthroughs.clauses import clauses_path, clauses_text
from tests.playthroughs.games import FOLDER, PLAYTHROUGHS


def regenerate() -> None:
    wanted = {playthrough.path for playthrough in PLAYTHROUGHS}
    for path in FOLDER.glob("*/*.txt"):
        if path not in wanted:
            path.unlink()
    for playthrough in PLAYTHROUGHS:
        playthrough.path.parent.mkdir(exist_ok=True)
        playthrough.path.write_text(playthrough.text(), encoding="utf-8")
        print(playthrough.path.relative_to(FOLDER))
    for game in GAMES:
        clauses_path(game).write_text(clauses_text(game), encoding="utf-8")


if __name__ == "__main__":
    regenerate()
