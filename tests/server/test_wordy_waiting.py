"""W-C-R3: waiting and messages are the same whether the owner of a word has a choice, one answer or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, NamedTuple

import pytest

from rumpus.engine import Run
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.model import Options, WordyState
from rumpus.games.wordy.words.rhymes import has_rhymes
from tests.server.harness import open_table, round_at
from tests.server.restarting import deal
from tests.server.running import HouseInAThread
from tests.server.wordy_tables import begin, has_long_words
from tests.tables.wordy_sides import Side, seed_where, words_of, written

OF_THE_MOMENT = ("seq", "now_ms", "at_ms", "until_ms", "stream", "code", "link", "credential")


class Case(NamedTuple):
    clue: str
    clues: Literal["shuffled", "first_game"]
    fits: tuple[Callable[[str, str], bool], ...]
    """For each compared table: whether a secret is suitable, given the letter asked for."""
    times: int = 1


def vowels(word: str) -> int:
    return len(set(word) & set("AEIOU"))


CASES = (
    Case(
        "vowel",
        "shuffled",
        (
            lambda word, _: len(word) > 4 and vowels(word) > 2,
            lambda word, _: len(word) > 4 and vowels(word) == 1,
            lambda word, _: vowels(word) == 0,
        ),
    ),
    Case(
        "super",
        "first_game",
        (
            lambda word, letter: word.count(letter) == 2,
            lambda word, letter: word.count(letter) == 1,
            lambda word, letter: letter not in word,
        ),
    ),
    Case(
        "rhyme",
        "first_game",
        (lambda word, _: len(word) > 4 and has_rhymes(word), lambda word, _: len(word) > 4 and not has_rhymes(word)),
    ),
    # The third time, a word of two letters has nothing left to give.
    Case("give", "first_game", (lambda word, _: len(word) > 5, lambda word, _: len(word) == 2), times=3),
)


def _letter(tiles: str) -> str:
    """The letter asked for: one of which there are two tiles."""
    return min((each for each in tiles if tiles.count(each) > 1), default="")


def _secret(tiles: str, fits: Callable[[str, str], bool]) -> str:
    return next((word for word in words_of(tiles) if fits(word, _letter(tiles))), "")


def _seed(case: Case) -> bytes:
    def is_good(state: WordyState) -> bool:
        return (
            case.clue in state.public.clues
            and has_long_words(state)
            and all(_secret(each.tiles, fits) for each in state.private for fits in case.fits)
        )

    return seed_where(is_good, clues=case.clues)


class Heard(NamedTuple):
    """What the pages of a table got, without times and the names of the table."""

    at_the_question: list[Any]
    """The message by which the asking side, a spectator and the screen learn that the clue was used."""
    by_watchers: list[Any]
    """All messages to a spectator and the screen."""
    had_a_choice: list[bool]


def _without_times(message: Any) -> Any:
    if isinstance(message, dict):
        return {key: _without_times(each) for key, each in message.items() if key not in OF_THE_MOMENT}
    return [_without_times(each) for each in message] if isinstance(message, list) else message


async def _table(server: HouseInAThread, case: Case, fits: Callable[[str, str], bool]) -> Heard:
    async with round_at(server, await open_table(server, game="wordy")) as table:
        sides = await begin(table, "Ann", "Bo", options={"notes": False, "clues": case.clues})
        watching, screen = await table.page("Ed", role="spectator"), await table.page("screen", role="screen")
        starts = len(watching.messages), len(screen.messages)
        # Only the word of one side differs between the tables; the other side uses the clue.
        first = Run(Wordy(Options(clues=case.clues), seats=2), _seed(case)).start().state.hidden.first
        kinds = (case.fits[0], fits) if first == 0 else (fits, case.fits[0])
        secrets = [_secret(side.tiles, kind) for side, kind in zip(sides, kinds, strict=True)]
        asker, owner = await written(*sides, secrets=secrets)
        at_the_question, choices = [], []
        for _ in range(case.times):
            pages = (asker.page, watching, screen)
            await asker.prompt("turn")
            step = asker.public["step"]
            for page in pages:
                await page.until(lambda page=page, step=step: page.public["step"] == step)  # type: ignore[misc]
            heard = [len(page.messages) for page in pages]
            await asker.act("ask", clue=case.clue, **_question(case, asker))
            at_the_question += [
                await page.next("update", since=start) for page, start in zip(pages, heard, strict=True)
            ]
            asked = await owner.page.until(lambda: owner.private["asking"])
            choices.append(max(len(asked[key]) for key in ("letters", "places", "rhymes")) > 1)
            await owner.answer()
            if case.clue == "give":
                await asker.answer()
            await owner.act("guess", word=words_of(owner.rack, 1, 2)[0])
        await asker.prompt("turn")
        step = asker.public["step"]
        for page in pages:
            await page.until(lambda page=page: page.public["step"] == step)  # type: ignore[misc]
        # Notices about presence may come in one message or in two.
        by_watchers = [
            [message for message in page.messages[start:] if message["type"] != "table"]
            for page, start in zip((watching, screen), starts, strict=True)
        ]
        return Heard(_without_times(at_the_question), _without_times(by_watchers), choices)


def _question(case: Case, asker: Side) -> dict[str, str]:
    return {"letter": _letter(asker.rack)} if case.clue == "super" else {}


@pytest.mark.clause("W-C-R3")
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.clue)
async def test_the_owner_is_asked_for_every_word_and_nobody_can_tell_whether_there_is_a_choice(
    server: HouseInAThread, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    deal(monkeypatch, _seed(case))
    heard = [await _table(server, case, fits) for fits in case.fits]
    assert len({str(each.had_a_choice) for each in heard}) == 2
    for each in heard[1:]:
        assert each.at_the_question == heard[0].at_the_question
        assert each.by_watchers == heard[0].by_watchers
