"""A Little Wordy over real sockets: illegal actions are refused by their clause, cost nothing and keep the turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from rumpus.games.wordy.tiles import CONSONANT_BAG
from rumpus.games.wordy.words.index import is_word
from tests.server.harness import Round, open_table, round_at
from tests.server.restarting import Restartable, deal, restartable
from tests.server.wordy_tables import begin, decent_seed
from tests.tables.seated import Everything, all_refused
from tests.tables.wordy_sides import Side, no_word_of, to_move, words_of, written


@pytest.fixture
async def restarting(tmp_path: Path) -> AsyncIterator[Restartable]:
    async with restartable(tmp_path / "rumpus.sqlite3") as server:
        yield server


@pytest.fixture
async def table(restarting: Restartable, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Round]:
    deal(monkeypatch, decent_seed())
    async with round_at(restarting, await open_table(restarting, game="wordy")) as opened:
        yield opened


def _words(action: str, clause: str, tiles: str, **more: Any) -> list[tuple[dict[str, Any], str]]:
    """Words that no tiles can spell."""
    absent = next(letter for letter in CONSONANT_BAG if letter not in tiles)
    wrong = (
        "",
        "   ",
        "A1",
        "\u00c9TUDE",
        "\U0001f980",
        "\u017fo",
        "A-B",
        "".join(tiles) + tiles[0],
        tiles[:2] + absent,
        tiles[0] * (tiles.count(tiles[0]) + 1),
    )
    return [({"type": action, "word": word, **more}, clause) for word in wrong]


@pytest.mark.clause("W-CLUE-4")
async def test_bad_input_is_refused_by_its_clause_and_after_a_restart_the_game_is_as_it_was(
    table: Round, restarting: Restartable
) -> None:
    sides = await begin(table, "Ann", "Bo", options={"clues": "first_game", "answer_s": 0})
    ann, bo = sides
    await _while_writing(ann)
    await ann.act("write", word=words_of(ann.tiles, 5)[0])
    await _before_the_swap(ann)
    await bo.act("write", word=words_of(bo.tiles, 5)[0])
    mover, other = to_move(*sides)
    await _on_a_turn(mover, other)
    everything = Everything(sides)
    await restarting.restart(sides)
    assert everything.is_as_before()
    assert mover.public["berries"] == [0, 0]
    assert mover.public["turns"] == []
    await _on_an_answer(mover, other)
    await _after_a_right_guess(mover, other)
    everything = Everything(sides)
    await restarting.restart(sides)
    assert everything.is_as_before()


async def _while_writing(side: Side) -> None:
    await all_refused(
        side,
        "write",
        [
            *_words("write", "W-WORD-1", side.tiles),
            ({"type": "write", "word": no_word_of(side.tiles)}, "W-VALID-R1"),
            ({"type": "ask", "clue": "first"}, "W-WORD-3"),
            ({"type": "guess", "word": side.tiles[0]}, "W-WORD-3"),
            ({"type": "reveal", "letter": side.tiles[0]}, "W-C-R3"),
            ({"type": "race", "word": "WORD"}, "W-TIE-1"),
            ({"type": "accept"}, "W-LONG-R1"),
            ({"type": "allow"}, "W-VALID-1"),
            ({"type": "challenge"}, "W-VALID-R1"),
            ({"type": "take_back"}, "W-CLUE-R1"),
            ({"type": "offer_draw", "offer": False}, "W-END-R1"),
        ],
    )


async def _before_the_swap(side: Side) -> None:
    await all_refused(side, "forfeit", [({"type": "write", "word": words_of(side.tiles, 3)[0]}, "W-WORD-2")])
    refused = await side.page.act(side.seat, {"type": "write", "word": "A"}, prompt="write-1")
    assert refused["code"] == "prompt_closed"
    # The table waits for the other side's word, so that clause is the reason.
    assert (refused["clause"], refused["message"]) == ("W-WORD-1", "It is not your move: the table waits for Bo.")


async def _on_a_turn(mover: Side, other: Side) -> None:
    rack = mover.rack
    absent = next(letter for letter in CONSONANT_BAG if letter not in rack)
    single = next(letter for letter in rack if rack.count(letter) == 1)
    letters = [(letter, "W-C-STRIKE") for letter in ("", absent, rack[:2], "1", "\u00c9", "\U0001f980")]
    await all_refused(
        mover,
        "turn",
        [
            *_words("guess", "W-GUESS-1", rack),
            *_words("ask", "W-C-RELATIVE", rack, clue="relative"),
            *_words("ask", "W-C-BUILDER", rack, clue="builder"),
            *(({"type": "ask", "clue": "strike", "letter": letter}, clause) for letter, clause in letters),
            ({"type": "ask", "clue": "relative", "word": no_word_of(rack)}, "W-CLUE-4"),
            ({"type": "ask", "clue": "builder", "word": no_word_of(rack)}, "W-CLUE-4"),
            ({"type": "ask", "clue": "super", "letter": absent}, "W-C-SUPER"),
            ({"type": "ask", "clue": "strike", "letter": rack[0], "word": rack[0]}, "W-C-STRIKE"),
            ({"type": "ask", "clue": "first", "letter": rack[0]}, "W-C-FIRST"),
            ({"type": "ask", "clue": "first", "word": rack[0]}, "W-C-FIRST"),
            ({"type": "ask", "clue": "dynamic", "word": words_of(rack, 3)[0]}, "W-SETUP-1"),
            ({"type": "ask", "clue": "last"}, "W-SETUP-1"),
            ({"type": "point", "place": 1}, "W-C-R3"),
            ({"type": "rhyme", "word": "WORD"}, "W-C-R3"),
        ],
    )
    code, clause = await mover.refusal("ask", to="turn", clue="burn", letter=single)
    assert (code, clause) in (("illegal", "W-C-BURN"), ("illegal", "W-C-R2"))
    for action in ({"type": "ask", "clue": "nonsense"}, {"type": "guess"}, {"type": "guess", "word": "A" * 41}, {}, 7):
        answer = await mover.page.act(mover.seat, action, prompt=await mover.prompt("turn"))  # type: ignore[arg-type]
        assert answer["code"] == "bad_action"
    await all_refused(
        other,
        "forfeit",
        [
            ({"type": "ask", "clue": "first"}, "W-TURN-1"),
            ({"type": "guess", "word": mover.secret}, "W-TURN-1"),
            ({"type": "reveal", "letter": other.secret[0]}, "W-C-R3"),
        ],
    )
    turn = await mover.prompt("turn")
    refused = await other.page.act(other.seat, {"type": "guess", "word": mover.secret}, prompt=turn)
    assert (refused["code"], refused["clause"]) == ("prompt_closed", "W-TURN-1")
    assert refused["message"].startswith("It is not your move: the table waits for ")
    for seat in (mover.seat, 7):
        stolen = await other.page.act(seat, {"type": "guess", "word": other.secret}, prompt=turn, ref=99)
        assert stolen["code"] == "not_your_seat"


async def _on_an_answer(mover: Side, other: Side) -> None:
    await mover.ask("rhyme", [other.secret])
    await other.prompt("rhyme")
    await all_refused(
        other,
        "rhyme",
        [
            ({"type": "rhyme", "word": other.secret}, "W-C-R3"),
            ({"type": "rhyme", "word": other.secret.lower()}, "W-C-R3"),
            ({"type": "rhyme", "word": f"un{other.secret}s"}, "W-C-R3"),
            ({"type": "rhyme", "word": ""}, "W-C-RHYME"),
            ({"type": "rhyme", "word": "two words"}, "W-C-RHYME"),
            ({"type": "reveal", "letter": other.secret[0]}, "W-C-RHYME"),
            ({"type": "point", "place": 1}, "W-C-RHYME"),
            ({"type": "ask", "clue": "first"}, "W-CLUE-1"),
        ],
    )
    # The owner, not the asker, has to answer.
    await all_refused(
        mover,
        "forfeit",
        [
            ({"type": "rhyme", "word": "WORD"}, "W-C-R3"),
            ({"type": "guess", "word": other.secret}, "W-CLUE-1"),
            ({"type": "take_back"}, "W-CLUE-R1"),
        ],
    )
    await other.answer()
    assert mover.public["berries"][other.seat] == 5
    await other.act("ask", clue="give")
    for side in (other, mover):
        await side.prompt("reveal")
        absent = next(letter for letter in CONSONANT_BAG if letter not in side.secret)
        wrong = ((absent, "W-C-R1"), ("", "W-C-GIVE"), ("12", "W-C-GIVE"), (side.secret[:2], "W-C-GIVE"))
        await all_refused(side, "reveal", [({"type": "reveal", "letter": letter}, clause) for letter, clause in wrong])
        await side.answer()
    # A letter cannot be given again, unless there is another copy.
    await mover.act("ask", clue="give")
    for side in (mover, other):
        await side.prompt("reveal")
        shown = side.private["told"][-1]["asker_letter" if side is other else "letter"]
        if side.secret.count(shown) == 1:
            await all_refused(side, "reveal", [({"type": "reveal", "letter": shown}, "W-C-R1")])
        await side.answer()
    present = other.secret[0]
    await other.act("guess", word=words_of(other.rack, 1, 2)[0])
    await mover.act("ask", clue="super", letter=present)
    await other.prompt("point")
    places = [place for place in range(12) if other.secret[place - 1 : place] != present]
    await all_refused(other, "point", [({"type": "point", "place": place}, "W-C-R1") for place in places])
    await other.answer()


async def _after_a_right_guess(mover: Side, other: Side) -> None:
    """A side that has guessed right without having more berries waits, and can do nothing more."""
    if other.public["to_move"] != other.seat:
        await mover.ask("first")
    await other.prompt("turn")
    first, second = other, mover
    if first.public["berries"][first.seat] > first.public["berries"][second.seat]:
        await first.ask("first")
        first, second = mover, other
    while first.public["berries"][first.seat] > first.public["berries"][second.seat]:
        await first.ask("first")
        await second.ask("strike")
    await first.act("guess", word=second.secret)
    await second.prompt("turn")
    await all_refused(
        first,
        "forfeit",
        [
            ({"type": "guess", "word": words_of(first.rack, 3)[0]}, "W-GUESS-3"),
            ({"type": "ask", "clue": "first"}, "W-GUESS-3"),
            ({"type": "race", "word": "WORD"}, "W-TIE-1"),
        ],
    )
    # Its word is known, so the other side has nothing to give in return.
    await all_refused(second, "turn", [({"type": "ask", "clue": "give"}, "W-C-R2")])


@pytest.mark.clause("W-CLUE-R1")
async def test_a_word_that_is_challenged_and_invalid_costs_nothing_and_keeps_the_turn(
    table: Round, restarting: Restartable
) -> None:
    options = {"clues": "first_game", "words": "challenge", "answer_s": 0}
    sides = await begin(table, "Ann", "Bo", options=options)
    mover, other = await written(*sides, secrets=[no_word_of(side.tiles) for side in sides])
    shown = no_word_of(mover.rack, 5)
    assert not is_word(shown)
    await mover.act("ask", clue="builder", word=shown)
    await all_refused(mover, "take_back", [({"type": "challenge"}, "W-VALID-R2"), ({"type": "allow"}, "W-VALID-1")])
    await mover.act("take_back")
    await mover.act("ask", clue="builder", word=shown)
    await other.act("challenge", to="word")
    await mover.prompt("turn")
    assert (mover.public["berries"], mover.public["turns"], mover.public["bank"]) == ([0, 0], [], 40)
    everything = Everything(sides)
    await restarting.restart(sides)
    assert everything.is_as_before()
    await mover.act("ask", clue="relative", word=words_of(mover.rack, 3)[0])
    await other.act("challenge", to="word")
    assert other.public["turns"][0]["challenged"]
    assert other.public["berries"][other.seat] == 1
