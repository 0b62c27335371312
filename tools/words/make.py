"""Makes the dictionary files of A Little Wordy: `python -m tools.words.make --scowl FOLDER --cmudict FILE`.

FOLDER has the word lists of Debian's package `scowl` (/usr/share/dict/scowl), FILE is `cmudict.dict`. The same sources
make the same files.
"""

from __future__ import annotations

import argparse
import gzip
from collections import Counter
from pathlib import Path

from tools.words.dictionary import read_dictionary
from tools.words.pronunciation import Pronunciations, read_pronunciations

DATA = Path(__file__).parents[2] / "src/rumpus/games/wordy/words/data"
LONGEST_SECRET = 11
MOST_COPIES = 7
"""The greatest number of copies of a letter that the index can count."""

LARGEST_DERIVED = 70
"""Pronunciations of rarer words are not derived, because few rules fit them."""


def write(name: str, lines: list[str]) -> None:
    content = gzip.compress("".join(f"{line}\n" for line in lines).encode("ascii"), compresslevel=9, mtime=0)
    (DATA / name).write_bytes(content)
    print(f"{name}: {len(lines)} lines, {len(content)} bytes")


def rhyme_lines(sizes: dict[str, int], pronunciations: Pronunciations) -> list[str]:
    """The words that rhyme with any other, the best known first, each with its endings."""
    endings: dict[str, set[str]] = {}
    rules: Counter[str] = Counter()
    for word, size in sorted(sizes.items(), key=lambda item: (item[1], item[0])):
        rule, found = pronunciations.endings_of(word)
        if rule == "dictionary" or size <= LARGEST_DERIVED:
            endings[word] = found
            rules[rule or "unknown"] += 1
    print(f"pronunciations by {dict(rules)}")
    words_with = Counter(ending for found in endings.values() for ending in found)
    shared = ((word, sorted(one for one in found if words_with[one] > 1)) for word, found in endings.items())
    return ["\t".join((word, *found)) for word, found in shared if found]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scowl", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--cmudict", type=Path, required=True, metavar="FILE")
    arguments = parser.parse_args()
    sizes = read_dictionary(arguments.scowl, longest=LONGEST_SECRET)
    if any(word.count(letter) > MOST_COPIES for word in sizes for letter in set(word)):
        raise SystemExit(f"a word has a letter more than {MOST_COPIES} times: index.py cannot pack it")
    write("words.txt.gz", [f"{word}\t{size}" for word, size in sorted(sizes.items())])
    write("rhymes.txt.gz", rhyme_lines(sizes, Pronunciations(read_pronunciations(arguments.cmudict), sizes)))


if __name__ == "__main__":
    main()
