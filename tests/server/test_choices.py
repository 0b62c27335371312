"""A page asks what may be done, and gets the tokens of its answer one step after the other."""

from __future__ import annotations

import pytest

from tests.server.harness import Round, SocketPage, mover_of, round_at
from tests.server.running import HouseInAThread
from tests.server.spelling import offer, play_by_tokens


async def test_the_choices_of_a_turn_are_whole_actions_with_the_seats_that_they_name(table: Round) -> None:
    ann, bo = await table.game(bot="random")
    mover, seat = mover_of(ann, bo) if ann.prompt(0) or bo.prompt(1) else (await _turn_of(ann, 0), 0)
    offered = await offer(mover, seat)
    assert [(each["kind"], each.get("seat"), each["action"]) for each in offered] == [
        ("token-score", None, {"type": "score"}),
        *[("token-steal", other, {"type": "steal", "target": other}) for other in range(3) if other != seat],
    ]
    assert {each["prompt"] for each in offered} == {mover.prompt(seat)}


async def _turn_of(page: SocketPage, seat: int) -> SocketPage:
    await page.until(lambda: page.prompt(seat))
    return page


async def test_who_is_not_asked_has_no_choices(table: Round) -> None:
    ann, bo = await table.game()
    _mover, seat = mover_of(ann, bo)
    other = (bo, 1) if seat == 0 else (ann, 0)
    assert await offer(*other) == []


async def test_a_wrong_question_for_choices_is_refused_and_says_why(table: Round) -> None:
    ann, bo = await table.game()
    mover, seat = mover_of(ann, bo)
    prompt = mover.prompt(seat)
    wrong = [
        ({"seat": 1 - seat}, "not_your_seat", "not your seat"),
        ({"seat": seat, "prompt": "turn-77"}, "prompt_closed", "closed"),
        ({"seat": seat, "prompt": prompt, "said": [99]}, "bad_action", "said: token 99 cannot come at place 1"),
        ({"seat": seat, "said": [0]}, "bad_action", "prompt: say which one"),
    ]
    for fields, code, says in wrong:
        answer = await mover.command("choices", **fields)
        assert (answer["type"], answer["code"]) == ("rejected", code)
        assert says in answer["message"]
    refusal = await mover.refusal('{"type":"choices","ref":1,"seat":0,"said":[-1]}')
    assert "said" in refusal["message"]


@pytest.mark.parametrize("game", ["mantis", "swordcrafters", "wordy"])
async def test_a_game_is_played_to_its_end_by_offered_tokens_alone(server: HouseInAThread, game: str) -> None:
    async with round_at(server) as table:
        ann = await table.page("Ann", seat=0)
        await ann.do("configure", game=game)
        await ann.do("add_bot", seat=1, level="random")
        await ann.do("start", anyway=True)
        await play_by_tokens(ann)
