"""The vectors for the pages are up to date and show what they should. `make vectors` writes them; the tests of the
pages (`web/src/lib/games/*/vectors.test.ts`) read the same files."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from rumpus.games.burrito.legal import BATTLE_KINDS
from tests.vectors.files import FOLDER, VECTORS, path_of, text_of

MOST_BYTES = 150_000


def _cases(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path_of(name).read_text(encoding="utf-8").splitlines()]


def _abouts(name: str) -> set[str]:
    return {case["about"] for case in _cases(name)}


def _kinds(events: Iterable[dict[str, Any]]) -> set[str]:
    return {event["type"] for event in events}


@pytest.mark.parametrize("name", VECTORS)
def test_the_vectors_of_a_game_are_up_to_date(name: str) -> None:
    assert path_of(name).read_text(encoding="utf-8") == text_of(name)


def test_every_file_belongs_to_a_game_and_is_small() -> None:
    files = set(FOLDER.iterdir())
    assert files == {path_of(name) for name in VECTORS}
    assert max(path.stat().st_size for path in files) < MOST_BYTES


def test_the_mantis_vectors_have_every_event_of_a_turn_and_a_shared_win() -> None:
    cases = _cases("mantis")
    told = {"turned", "scored", "stolen", "stayed", "turn_began", "plays_again", "ended"}
    assert _kinds(event for case in cases for event in case["events"]) == told
    assert {len(case["public"]["tanks"]) for case in cases} == {2, 3, 4, 5, 6}
    assert any(event.get("clause") == "M-END-R1" for case in cases for event in case["events"])


def test_the_swordcrafters_vectors_have_every_prompt_about_the_grid_and_the_swords() -> None:
    cases = _cases("swordcrafters")
    assert _abouts("swordcrafters") == {"cuts", "slice", "select", "discard", "craft", "first", "scores"}
    answers = [answer for case in cases for answer in case.get("answers", ())]
    assert _kinds(answers) == {"slice", "select", "discard", "place", "take_off", "finish"}
    assert {answer["sword"] for answer in answers if answer["type"] == "place"} == {0, 1}
    compared = {
        card["side"]["compare"] for case in cases if case["about"] == "scores" for card in case["public"]["magic"]
    }
    assert compared == {"most", "least", "most_pairs", "most_triads", "largest_difference"}
    firsts = [case["first"] for case in cases if case["about"] == "first"]
    assert firsts.count(None) > 5
    assert len(firsts) - firsts.count(None) > 5


def test_the_burrito_vectors_have_every_refusal_that_a_page_predicts() -> None:
    deeds = [deed for case in _cases("burrito") if case["about"] == "deeds" for deed in case["deeds"]]
    refused = {deed["refused"] for deed in deeds if "refused" in deed}
    assert refused == {
        *("B-PASS-1", "B-PASS-2", "B-PASS-3", "B-PASS-R1", "B-PASS-R2"),
        *("B-SET-1", "B-SET-3", "B-SET-4", "B-SET-R1"),
        *("B-BATTLE-1", "B-LOSE-2", "B-MULTI-R1", "B-START-1"),
    }
    accepted = [deed for deed in deeds if "refused" not in deed]
    assert _kinds(deed["deed"] for deed in accepted) == {"draw", "discard", "lay_set", "declare"}


def test_the_burrito_vectors_have_every_battle_and_skipped_seats() -> None:
    cases = _cases("burrito")
    battles = [case["declared"]["kind"] for case in cases if case["about"] == "battle"]
    assert set(battles) == set(BATTLE_KINDS)
    assert any(case["public"]["skipped"] for case in cases if case["about"] == "deeds")


def test_the_fake_swords_vectors_have_piles_fights_and_an_empty_pile_that_gets_a_card() -> None:
    cases = _cases("fake_swords")
    assert _abouts("fake_swords") == {"piles", "carried", "exchange", "sets"}
    piles = [case["public"] for case in cases if case["about"] == "piles"]
    assert any(sum(not pile for pile in each["piles"]) > len(each["loose"]) for each in piles)
    told = _kinds(event for case in cases if case["about"] == "carried" for event in case["events"])
    assert told >= {"revealed", "pile_taken", "pile_discarded", "prize_taken"}
    moves = [len(case["answers"]) for case in cases if case["about"] == "exchange"]
    assert min(moves) < 3
    assert any(sum(case["sets"]) for case in cases if case["about"] == "sets")


def test_the_wordy_vectors_have_words_that_are_refused() -> None:
    cases = _cases("wordy")
    assert _abouts("wordy") == {"cards", "guess", "race", "shown"}
    assert any(case["used"] for case in cases if case["about"] == "race")
    assert any(case["refused"] for case in cases if case["about"] == "shown")
