"""A Little Wordy by the table's clock: answers, challenges, the race, and the time to look at the result."""

from __future__ import annotations

import pytest

from rumpus.tables.house import House
from tests.tables.conftest import TimeMachine, services
from tests.tables.memory import MemoryStorage
from tests.tables.wordy_party import WordyParty, kinds
from tests.tables.wordy_sides import race_word, to_move, to_race, words_of


@pytest.mark.clause("W-PEND-R1")
@pytest.mark.parametrize(("clue", "value"), [("super", 3), ("rhyme", 5), ("give", 1)])
async def test_the_table_answers_for_an_owner_who_does_not_answer_in_time(
    house: House, time_machine: TimeMachine, clue: str, value: int
) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    asker, owner = await party.swapped()
    await asker.ask(clue)
    until_ms = owner.public["pending"]["until_ms"]
    assert [each["until_ms"] for each in owner.prompts().values() if each.get("awaited", True)] == [until_ms]
    if clue == "give":
        await asker.answer()
    await time_machine.forward(59)
    assert owner.public["phase"] == "answering"
    start = len(party.ann.events)
    await time_machine.forward(2)
    await party.ann.until(lambda: party.ann.public["phase"] == "asking")
    heard = party.ann.events[start:]
    late = [event for event in heard if event["type"] == "time_ran_out"]
    assert late == [{"type": "time_ran_out", "seat": owner.seat, "clause": "W-PEND-R1"}]
    assert party.ann.public["berries"][owner.seat] == value
    assert to_move(*party.sides)[0] is owner
    assert owner.private["told"][-1]["clue"] == clue
    assert owner.private["asking"] is None
    await owner.ask("first")


async def test_if_neither_side_gives_in_time_the_table_gives_for_both(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", answer_s=30)
    asker, owner = await party.swapped()
    await asker.ask("give")
    await time_machine.forward(31)
    await party.bo.until(lambda: party.bo.public["phase"] == "asking")
    assert kinds(party.bo).count("time_ran_out") == 2
    told = owner.private["told"][0]
    assert told["letter"] in owner.secret
    assert told["asker_letter"] in asker.secret


async def test_without_a_time_limit_the_table_waits_for_the_owner(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", answer_s=0)
    asker, owner = await party.swapped()
    await asker.ask("super")
    await time_machine.forward(10_000)
    assert owner.public["phase"] == "answering"
    await owner.answer()


@pytest.mark.clause("W-PEND-R1")
async def test_the_time_to_answer_stands_still_while_the_table_is_paused(
    house: House, time_machine: TimeMachine
) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    asker, owner = await party.swapped()
    await asker.ask("super")
    await time_machine.forward(50)
    await party.ann.do("pause", paused=True)
    await time_machine.forward(1000)
    await party.ann.do("pause", paused=False)
    await time_machine.forward(8)
    assert owner.public["phase"] == "answering"
    await time_machine.forward(3)
    await party.ann.until(lambda: party.ann.public["phase"] == "asking")


@pytest.mark.clause("W-PEND-R1")
async def test_after_a_restart_the_prompt_is_open_again_and_its_time_continues(
    house: House, storage: MemoryStorage, time_machine: TimeMachine
) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    asker, owner = await party.swapped()
    await asker.ask("super")
    before = owner.public, owner.private, owner.prompts()
    await house.stop()
    await time_machine.forward(1000)
    again = House(services(storage))
    await again.start()
    await party.move_to(again)
    assert (owner.public, owner.private, owner.prompts()) == before
    await time_machine.forward(55)
    assert owner.public["phase"] == "answering"
    await time_machine.forward(6)
    await party.ann.until(lambda: party.ann.public["phase"] == "asking")
    assert kinds(party.ann)[-3:] == ["time_ran_out", "paid", "turn_began"]
    await again.stop()


@pytest.mark.clause("W-VALID-1")
async def test_a_word_that_nobody_challenges_in_time_stands(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", words="challenge", answer_s=30)
    asker, owner = await party.swapped()
    await asker.act("ask", clue="relative", word=words_of(asker.rack, 3)[0])
    assert owner.public["phase"] == "answering"
    await time_machine.forward(31)
    await party.ann.until(lambda: party.ann.public["phase"] == "asking")
    assert party.ann.public["berries"][owner.seat] == 1


@pytest.mark.clause("W-TIE-1")
async def test_a_race_begins_after_a_countdown_from_three_and_not_before(
    house: House, time_machine: TimeMachine
) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    first, second = await party.swapped()
    await to_race(first, second)
    word = race_word(second)
    assert first.public["phase"] == "countdown"
    assert await second.refusal("race", word=word) == ("illegal", "W-TIE-1")
    await time_machine.forward(1)
    assert first.public["phase"] == "countdown"
    await time_machine.forward(2.1)
    await party.ann.until(lambda: party.ann.public["phase"] == "racing")
    begins_ms, ends_ms = first.public["race"]
    assert ends_ms - begins_ms == 180_000
    assert await second.refusal("race", to="race", word=first.secret[:4] + "ZZ") == ("illegal", "W-TIE-1")
    await second.act("race", word=word.lower())
    table = await party.ann.over()
    assert table["replay"]
    assert (party.ann.play or {})["outcome"]["places"][second.seat] == 1
    assert (party.ann.play or {})["outcome"]["clause"] == "W-TIE-1"


@pytest.mark.clause("W-TIE-R2")
async def test_a_race_that_nobody_wins_is_a_drawn_round_after_three_minutes(
    house: House, time_machine: TimeMachine
) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    await to_race(*await party.swapped())
    await time_machine.forward(4)
    await party.ann.until(lambda: party.ann.public["phase"] == "racing")
    await time_machine.forward(178)
    assert party.ann.public["phase"] == "racing"
    await time_machine.forward(3)
    await party.ann.over()
    assert (party.ann.play or {})["outcome"]["clause"] == "W-TIE-R2"
    assert (party.ann.play or {})["outcome"]["places"] == [1, 1]


@pytest.mark.clause("W-TIE-R2")
async def test_the_turn_timer_does_not_run_the_race_for_anybody(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    await party.ann.do("configure", settings={"turn_s": 30, "stand_in": "random"})
    first, second = await party.swapped()
    await to_race(first, second)
    await time_machine.forward(4)
    await party.ann.until(lambda: party.ann.public["phase"] == "racing")
    assert (party.ann.play or {})["deadlines"] == {}
    await time_machine.forward(120)
    assert party.ann.public["phase"] == "racing"
    await second.act("race", word=race_word(second))


async def test_the_turn_timer_counts_for_writing_and_for_a_turn(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    await party.ann.do("configure", settings={"turn_s": 30, "stand_in": "random"})
    await time_machine.forward(31)
    await party.ann.until(lambda: party.ann.public["phase"] == "asking")
    assert len(set((party.ann.play or {})["deadlines"])) == 1
    await time_machine.forward(31)
    await party.ann.until(lambda: party.ann.public["phase"] == "answering" or party.ann.public["turns"])


@pytest.mark.clause("W-LONG-R1")
async def test_the_next_round_starts_after_at_most_a_minute(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", rounds=3)
    first, second = await party.swapped()
    await first.act("forfeit")
    assert first.public["phase"] == "review"
    assert first.public["secrets"] == [side.secret for side in party.sides]
    await time_machine.forward(58)
    assert first.public["phase"] == "review"
    await time_machine.forward(3)
    await party.ann.until(lambda: party.ann.public["round"] == 2)
    assert party.ann.public["wins"][second.seat] == 1
    assert party.ann.public["secrets"] == ["", ""]
    # A player who has seen enough goes on at once.
    await second.act("write", word=words_of(second.tiles, 3)[0])
    await first.act("write", word=words_of(first.tiles, 3)[0])
    assert first.public["to_move"] == second.seat
    await second.act("forfeit")
    await first.act("accept")
    await second.act("accept")
    assert first.public["round"] == 3


@pytest.mark.clause("W-VALID-R2")
async def test_a_secret_can_be_challenged_for_a_minute_after_the_end(house: House, time_machine: TimeMachine) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", words="challenge")
    await party.swapped()
    await party.sides[0].act("forfeit")
    assert party.ann.public["phase"] == "review"
    assert "challenge" in party.sides[0].prompts()
    await time_machine.forward(61)
    await party.ann.over()
    assert (party.ann.play or {})["outcome"]["places"] == [2, 1]
