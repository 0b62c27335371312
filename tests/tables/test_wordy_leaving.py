"""Leaving a table of A Little Wordy for good."""

from __future__ import annotations

import pytest

from rumpus.tables.house import House
from tests.tables.guest import Guest
from tests.tables.wordy_party import WordyParty, kinds
from tests.tables.wordy_sides import words_of


def _outcome(guest: Guest) -> tuple[str, list[int]]:
    outcome = (guest.play or {})["outcome"]
    return outcome["clause"], outcome["places"]


@pytest.mark.clause("W-LONG-R2")
async def test_a_player_who_leaves_for_good_loses_the_longer_game_whatever_the_score(house: House) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", rounds=3)
    await party.swapped()
    # Ann is one round behind.
    await party.sides[0].act("forfeit")
    await party.bo.leave()
    await party.ann.over()
    assert _outcome(party.ann) == ("W-LONG-R2", [1, 2])


@pytest.mark.clause("W-LONG-R2")
async def test_a_forfeit_loses_the_round_only(house: House) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", rounds=3)
    await party.swapped()
    await party.sides[1].act("forfeit")
    for side in party.sides:
        await side.act("accept")
    assert (party.ann.public["round"], party.ann.public["wins"]) == (2, [1, 0])
    assert party.ann.table["phase"] == "playing"


@pytest.mark.clause("W-LONG-R2")
async def test_a_team_loses_only_when_its_last_member_leaves(house: House) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", "Cy", rounds=3)
    cy = party.sides[2].page
    assert isinstance(cy, Guest)
    await party.ann.leave()
    await cy.until(lambda: cy.seat(0)["name"] == "Cy")
    assert cy.table["phase"] == "playing"
    for side in party.sides[1:]:
        side.company = party.sides[1:]
    await party.sides[2].act("write", word=words_of(party.sides[2].tiles, 3)[0])
    await cy.leave()
    await party.bo.over()
    assert _outcome(party.bo) == ("W-LONG-R2", [2, 1])


@pytest.mark.clause("W-FORFEIT-1")
async def test_in_a_single_round_leaving_is_giving_up(house: House) -> None:
    party = await WordyParty.at(house, "Ann", "Bo")
    await party.swapped()
    secret = party.sides[1].secret
    await party.bo.leave()
    await party.ann.over()
    assert _outcome(party.ann) == ("W-FORFEIT-1", [1, 2])
    assert party.ann.public["secrets"][1] == secret


@pytest.mark.clause("W-VALID-R2")
async def test_after_somebody_leaves_the_other_side_may_still_challenge_the_result_of_a_single_round(
    house: House,
) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", words="challenge")
    await party.swapped()
    await party.sides[0].act("forfeit")
    await party.bo.leave()
    await party.ann.until(lambda: "left_for_good" in kinds(party.ann))
    party.sides[0].company = ()
    await party.sides[0].act("challenge", secret=True)
    await party.sides[0].act("accept")
    await party.ann.over()
    assert _outcome(party.ann) == ("W-FORFEIT-1", [2, 1])


async def test_being_kicked_or_standing_up_is_not_leaving_for_good(house: House) -> None:
    party = await WordyParty.at(house, "Ann", "Bo", rounds=3)
    await party.ann.do("configure", settings={"stand_in": "random"})
    await party.ann.do("kick", seat=1)
    await party.ann.until(lambda: party.ann.seat(1)["kind"] == "bot")
    assert party.ann.table["phase"] == "playing"
    await party.ann.until(lambda: party.ann.public["written"][1])
