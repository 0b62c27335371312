"""The speed of the dictionary of A Little Wordy: `python -m benchmarks.words [--json FILE]`.

CPU time of one process, measured several times; run it with `taskset -c 1` on a quiet machine. Loading is measured in
separate processes, with their memory as reported by Linux.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable

from benchmarks.report import Figure, report
from rumpus.engine import Dice, Moment
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.knowledge import known_of
from rumpus.games.wordy.model import Guess, WordyState
from rumpus.games.wordy.tiles import CONSONANT_BAG, CONSONANTS_DRAWN, VOWEL_BAG, VOWELS_DRAWN
from rumpus.games.wordy.words.index import is_word, rack_words
from rumpus.games.wordy.words.rhymes import do_rhyme, rhymes_of

REPEATS = 7
GAMES = 40
TURNS = 30
RACKS = 500
"""More than the cache holds, so that each is computed again in every repeat."""

# Not `ru_maxrss`: a process inherits that from the one that started it.
FIRST_USE = """
import json, re, time, numpy
from rumpus.games.wordy.words.index import is_word
from rumpus.games.wordy.words.rhymes import rhymes_of

def peak():
    return int(re.search(r"VmHWM:\\s+(\\d+) kB", open("/proc/self/status").read())[1])

is_word("CAT") if {warm} else None
before, began = peak(), time.process_time()
{use}
elapsed = time.process_time() - began
print(json.dumps([elapsed * 1000, (peak() - before) / 1024]))
"""


def racks() -> list[str]:
    """Tiles as a player draws them (W-SETUP-4)."""
    dice = random.Random(1)
    return [
        "".join(dice.sample(VOWEL_BAG, VOWELS_DRAWN) + dice.sample(CONSONANT_BAG, CONSONANTS_DRAWN))
        for _ in range(RACKS)
    ]


def positions() -> list[WordyState]:
    """Every fifth position of random games in which nobody guesses, so that much is known."""
    game = Wordy(seats=2)
    found: list[WordyState] = []
    for number in range(GAMES):
        dice = Dice(b"benchmark", number)
        state = game.new(Moment(0, dice)).state
        while len(state.public.turns) < TURNS:
            seat = game.waiting_for(state)[0]
            action = game.sample_action(game.view(state, seat), game.prompts(state, seat)[0], dice)
            if not isinstance(action, Guess):
                state = game.apply(state, seat, action, Moment(0, dice)).state
            if state.public.racks[0] and len(state.public.turns) % 5 == 0:
                found.append(state)
    return found


def filter_all(states: list[WordyState]) -> int:
    """Collect seat 0's knowledge of the other side's word, and find the words that fit."""
    for state in states:
        tiles = state.public.racks[0]
        known_of(1, tiles, state.private[0].told, state.public.turns).fitting(rack_words(tiles))
    return len(states)


def first_use(what: str, use: str, targets: tuple[float, float], *, warm: bool) -> list[Figure]:
    """The time and the peak memory of the first use in a fresh process."""
    code = FIRST_USE.format(use=use, warm=warm)
    runs = [json.loads(subprocess.check_output([sys.executable, "-c", code])) for _ in range(REPEATS)]
    milliseconds, megabytes = zip(*runs, strict=True)
    return [
        _less(f"{what}, read on first use", milliseconds, "ms", targets[0]),
        _less(f"{what}, memory at its peak", megabytes, "MB", targets[1]),
    ]


def each(name: str, unit: str, target: float | None, work: Callable[[], int]) -> Figure:
    """The time per item; `work` returns the number of items."""
    factor = {"ms": 1e3, "µs": 1e6}[unit]
    times: list[float] = []
    for _ in range(REPEATS):
        began = time.process_time()
        count = work()
        times.append((time.process_time() - began) / count * factor)
    return _less(name, times, unit, target)


def _less(name: str, values: list[float] | tuple[float, ...], unit: str, target: float | None) -> Figure:
    note = f"median of {len(values)}; best {min(values):,.3g}, worst {max(values):,.3g}"
    return Figure(name=name, value=statistics.median(values), unit=unit, target=target, less=True, note=note)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", default="", metavar="FILE", help="also write the figures to a file")
    arguments = parser.parse_args()
    all_tiles = racks()
    words = rack_words("AEIORSTLNDG").words
    rhymes_of("CAT")
    known = positions()
    figures = [
        *first_use("dictionary", 'is_word("CAT")', (150, 60), warm=False),
        *first_use("rhymes", 'rhymes_of("CAT")', (150, 60), warm=True),
        each("all words of 11 random tiles", "ms", 5, lambda: len([rack_words(tiles) for tiles in all_tiles])),
        each("words that fit all answers so far", "ms", 2, lambda: filter_all(known)),
        each("whether a string is a word", "µs", None, lambda: len([is_word(word) for word in words])),
        each("whether two words rhyme", "µs", None, lambda: len([do_rhyme(word, "DETAIL") for word in words])),
    ]
    report("Words (CPU time)", figures, arguments.json)


if __name__ == "__main__":
    main()
