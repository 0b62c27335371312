"""Sides of A Little Wordy in tests, over guests of a table or over pages with a real socket."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import Options, WordyState
from rumpus.games.wordy.words.index import rack_words
from tests.tables.seated import Seated
from tests.tables.seeds import first_seed

ANSWERS = {
    "write": "write",
    "ask": "turn",
    "guess": "turn",
    "reveal": "reveal",
    "point": "point",
    "rhyme": "rhyme",
    "allow": "word",
    "race": "race",
    "take_back": "take_back",
    "offer_draw": "draw",
    "forfeit": "forfeit",
    "accept": "accept",
}
"""By action: the kind of prompt that it answers."""


def words_of(tiles: str, least: int = 1, most: int = 11) -> list[str]:
    """The words of so many letters, without insults, that the tiles can spell."""
    words = rack_words(tiles)
    return [word for word, clean in zip(words.words, words.clean, strict=True) if clean and least <= len(word) <= most]


def no_word_of(tiles: str, length: int = 6) -> str:
    """Letters of the tiles that make no word."""
    last = sorted(tiles, key="AEIOU".find)[:length]
    word = "".join(last)
    assert word not in rack_words(tiles).words
    return word


def seed_where(fits: Callable[[WordyState], bool], **options: Any) -> bytes:
    """The first seed whose set-up fits."""
    return first_seed(Wordy(Options(**options), seats=2), fits)


class Side(Seated):
    """A side of the game, and one of the pages that hold it."""

    ANSWERS = ANSWERS
    REFUSED_TO = "forfeit"

    @property
    def tiles(self) -> str:
        """The tiles that it drew."""
        return str(self.private["tiles"])

    @property
    def rack(self) -> str:
        """The tiles in front of it."""
        return str(self.public["racks"][self.seat])

    @property
    def secret(self) -> str:
        return str(self.private["secret"])

    async def check(self, word: str) -> dict[str, Any]:
        """Look a word up."""
        answer = await self.page.command("consult", seat=self.seat, question={"type": "check", "word": word})
        found: dict[str, Any] = answer["answer"] if answer["type"] == "answer" else answer
        return found

    async def ask(self, clue: str, avoid: Sequence[str] = ()) -> dict[str, Any]:
        """Use a clue, with the first letter or a short word that it accepts."""
        await self.prompt("turn")
        question = next(each for each in self.public["questions"][self.seat] if each["clue"] == clue)
        fields = {"letter": question["letters"][0]} if question.get("letters") else {}
        if clue in ("relative", "builder", "dynamic"):
            shown = {turn["word"] for turn in self.public["turns"] if "word" in turn}
            fields = {"word": next(each for each in words_of(self.rack, 3, 4) if each not in {*shown, *avoid})}
        return await self.act("ask", clue=clue, **fields)

    async def answer(self) -> dict[str, Any]:
        """Answer a clue with the first allowed answer."""
        asked = await self.page.until(lambda: self.private["asking"])
        match asked["clue"]:
            case "vowel" | "give":
                return await self.act("reveal", letter=asked["letters"][:1])
            case "super":
                return await self.act("point", place=asked["places"][0] if asked["places"] else 0)
            case _:
                return await self.act("rhyme", word=asked["rhymes"][0] if asked["rhymes"] else "ZZORP")


def to_move(*sides: Side) -> tuple[Side, Side]:
    """The side whose turn it is, and the other. Side n has seat n."""
    mover: int = sides[0].public["to_move"]
    return sides[mover], sides[1 - mover]


async def written(*sides: Side, secrets: Sequence[str] = ()) -> tuple[Side, Side]:
    """Both words are written and the tiles swapped. Returns the side that goes first, and the other."""
    for side in sides[:2]:
        await side.act("write", word=secrets[side.seat] if secrets else words_of(side.tiles, 5)[0])
    return to_move(*sides[:2])


async def to_race(first: Side, second: Side) -> None:
    """Both guess right at once. Nobody has any berries, so they are tied."""
    await first.act("guess", word=second.secret)
    await second.act("guess", word=first.secret)


def race_word(side: Side) -> str:
    """A word of four letters that was not used yet."""
    used = {*side.public["secrets"], *(turn["word"] for turn in side.public["turns"] if "word" in turn)}
    return next(word for word in words_of(side.rack, 4, 4) if word not in used)
