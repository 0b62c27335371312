"""How often a newcomer wins in the company that a table chooses: `python -m benchmarks.newcomer [--write FILE]`.

One simulated person plays with company in all other seats, as after Play now, in every seat equally often. The person
judges like a good bot, but has a newcomer's hands: a second for each action of Burrito, and in the arenas a newcomer's
reaction and aim (`arena/*/bots/people.py`). Company follows them within the game exactly as at a table.

For comparison the same person plays with bots of fixed levels. Evenings show how company follows other people from game
to game: each evening is a series of games at one table, and the later half of them is counted.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import atan, degrees
from pathlib import Path
from time import perf_counter
from typing import Final

from msgspec import Struct
from rich.console import Console

from benchmarks.newcomer_pages import Terms, page
from benchmarks.newcomer_people import Guest, Hosted
from benchmarks.rushers import WAYS, fight
from rumpus.arena import TICKS_PER_S
from rumpus.arena.duel.bots import SKILLS as FENCERS
from rumpus.arena.duel.bots.memory import TICKS_A_SNAPSHOT
from rumpus.arena.volley.bots import SKILLS as THROWERS
from rumpus.bots import LEVELS, Level
from rumpus.bots.burrito.hand_times import HAND_TIMES
from rumpus.lab.intervals import of_means, wilson

SNAPSHOTS_A_S: Final = TICKS_PER_S // TICKS_A_SNAPSHOT
DOCS: Final = Path(__file__).parent.parent / "docs" / "COMPANY.md"
TUNED: Final = 1
"""The seed of the games with which the first strengths were chosen (`bots/following.py`)."""
EVENING: Final = 8
"""The number of games of an evening."""
EVENINGS: Final = 20
NEWCOMER: Final = Guest("good", 1000, "newcomer")
OTHERS: Final = (
    Guest("easy", 1500, "company/8"),
    Guest("good", 700, "company/14"),
    Guest("best", 500, "company/20"),
)
"""Other people: their judgement, the time for an action, and their skill in the arenas."""
KINDS: Final = (
    Hosted("Mantis", "mantis", 4),
    Hosted("A Little Wordy", "wordy", 2),
    Hosted("Swordcrafters", "swordcrafters", 4),
    Hosted("Fake Swords, quick fights", "fake_swords", 4, b'{"fights":"quick"}'),
    Hosted("Fake Swords, fights on screen", "fake_swords", 4, b'{"fights":"arena"}', 4),
    Hosted("Burrito, quick battles", "burrito", 4, b'{"battles":"quick"}'),
    Hosted("Burrito, battles on screen", "burrito", 4, b'{"battles":"arena"}', 4),
)


class Row(Struct, frozen=True):
    """The share of games that somebody wins."""

    kind: str
    against: str
    who: Guest
    games: int
    share: float
    low: float
    high: float
    fair: float
    strengths: tuple[float, float] = (0.0, 0.0)
    """How strong company is before the first game of an evening and after the last one, on average."""

    @property
    def least(self) -> float:
        """The least share that is asked for: four fifths of the fair one."""
        return 0.8 * self.fair

    @property
    def most(self) -> float:
        """The largest share that is asked for: 35 % of the games with four seats, two of three with two."""
        return 0.35 if self.fair == 0.25 else 0.65

    @property
    def fits(self) -> bool:
        return self.least <= self.share <= self.most


def first_games(kind: Hosted, who: Guest, games: int, seed: int, against: Level | None = None) -> Row:
    """Games with people of whom nothing is known; with bots of a level instead of company if one is given."""
    shares = kind.play(who, [[number] for number in range(games)], seed, against).shares
    share = sum(each[0] for each in shares) / games
    return Row(kind.title, against or "company", who, games, share, *wilson(share, games), 1 / kind.seats)


def evenings(kind: Hosted, who: Guest, many: int, seed: int) -> Row:
    """The later half of each evening, in which company has come to know somebody."""
    played = kind.play(who, [range(each * EVENING, (each + 1) * EVENING) for each in range(many)], seed, None)
    means = [sum(each[EVENING // 2 :]) / (EVENING - EVENING // 2) for each in played.shares]
    share = sum(means) / many
    ends = [sum(strengths[place] for strengths in played.strengths) / many for place in (0, -1)]
    counted = many * (EVENING - EVENING // 2)
    return Row(kind.title, "company", who, counted, share, *of_means(means), 1 / kind.seats, (ends[0], ends[1]))


def measured(
    games: int, many: int, seed: int, jobs: int, kinds: tuple[Hosted, ...], most_s: float | None
) -> Iterator[tuple[str, str, Row | None]]:
    """Each figure with the name of its table and its own: None for those that are not begun after `most_s`."""
    fixed: tuple[Level, ...] = ("easy", "good", "best")
    began = perf_counter()
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        waiting = [
            ("company", kind.title, pool.submit(first_games, kind, NEWCOMER, games // kind.part, seed))
            for kind in kinds
        ]
        waiting += [
            (
                "levels",
                f"{kind.title} among {level}",
                pool.submit(first_games, kind, NEWCOMER, games // kind.part // 4, seed, level),
            )
            for kind in kinds
            for level in fixed
        ]
        waiting += [
            (
                "evenings",
                f"{kind.title} with who judges like {who.judgement} in {who.tempo_ms} ms",
                pool.submit(evenings, kind, who, many // kind.part, seed),
            )
            for kind in kinds
            if many // kind.part
            for who in (NEWCOMER, *OTHERS)
        ]
        for table, name, row in waiting:
            is_late = most_s is not None and perf_counter() - began > most_s
            yield table, name, None if is_late and row.cancel() else row.result()


def hands() -> list[tuple[str, ...]]:
    """The stated times of each level's hands."""
    found = []
    for level in LEVELS[1:]:
        times, fencer, thrower = HAND_TIMES[level], FENCERS[level], THROWERS[level]
        cells = [f"{times.draw} ms, {times.discard} ms"]
        cells += [
            f"{skill.delay * 1000 // SNAPSHOTS_A_S} ms, {2 * degrees(atan(skill.error)):.0f}°"
            for skill in (fencer, thrower)
        ]
        found.append((level, *cells))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="games for each share")
    parser.add_argument("--evenings", type=int, default=EVENINGS, metavar="N", help="evenings for each share")
    parser.add_argument("--bouts", type=int, default=400, metavar="N", help="sword bouts for each way to fight")
    parser.add_argument(
        "--seed", type=int, default=2, help=f"other than {TUNED}, for games that were not used for tuning"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, metavar="N", help="begin no figure after this time")
    parser.add_argument("--write", nargs="?", const=DOCS, type=Path, metavar="FILE", help=f"write {DOCS.name}")
    arguments = parser.parse_args()
    console = Console(width=120)
    kinds = tuple(kind for kind in KINDS if arguments.game in ("", kind.game))
    if not kinds:
        parser.error(f"There is no game {arguments.game!r}. Known: {', '.join(sorted({kind.game for kind in KINDS}))}.")
    found: dict[str, list[Row]] = {"company": [], "levels": [], "evenings": []}
    missing: list[str] = []
    most_s = None if arguments.minutes is None else 60 * arguments.minutes
    figures = measured(arguments.games, arguments.evenings, arguments.seed, arguments.jobs, kinds, most_s)
    for table, name, row in figures:
        if row is None:
            missing.append(name)
            continue
        found[table].append(row)
        verdict = "" if row.fits or table == "levels" else "  OUTSIDE"
        told = f"{row.kind}: {row.who.judgement} in {row.who.tempo_ms} ms among {row.against}"
        console.print(f"{table}: {told}: {row.share:.1%} ({row.low:.1%} to {row.high:.1%}){verdict}", highlight=False)
    bouts = [fight(way, "easy", arguments.bouts, arguments.seed) for way in WAYS]
    for each in bouts:
        console.print(f"swords: easy against who {each.way}: {each.share:.1%} ({each.low:.1%} to {each.high:.1%})")
    if arguments.write:
        terms = Terms(arguments.games, arguments.evenings, EVENING, arguments.seed, TUNED, tuple(missing))
        text = page(terms, hands(), found["company"], found["levels"], found["evenings"], bouts)
        arguments.write.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
