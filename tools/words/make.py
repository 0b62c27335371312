"""Make the words of A Little Wordy anew: `python tools/words/make.py --scowl FOLDER --cmudict FILE`.

FOLDER has the word lists of Debian's package `scowl` (/usr/share/dict/scowl), FILE is `cmudict.dict`. The same sources
make the same files.
"""

from __future__ import annotations

import argparse
import gzip
from pathlib import Path

from dictionary import read_dictionary

DATA = Path(__file__).parents[2] / "src/rumpus/games/wordy/words/data"
LONGEST_SECRET = 11
MOST_COPIES = 7
"""Of a letter in a word: the index counts no further."""


def write(name: str, lines: list[str]) -> None:
    content = gzip.compress("".join(f"{line}\n" for line in lines).encode("ascii"), compresslevel=9, mtime=0)
    (DATA / name).write_bytes(content)
    print(f"{name}: {len(lines)} lines, {len(content)} bytes")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scowl", type=Path, required=True, metavar="FOLDER")
    arguments = parser.parse_args()
    sizes = read_dictionary(arguments.scowl, longest=LONGEST_SECRET)
    if any(word.count(letter) > MOST_COPIES for word in sizes for letter in set(word)):
        raise SystemExit(f"a word has a letter more than {MOST_COPIES} times: index.py cannot pack it")
    write("words.txt.gz", [f"{word}\t{size}" for word, size in sorted(sizes.items())])


if __name__ == "__main__":
    main()
