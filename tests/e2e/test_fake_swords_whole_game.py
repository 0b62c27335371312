"""Fake Swords on a phone, a desk and a shared screen: piles, fingers, secret pointing, and a game to its end."""

from __future__ import annotations

import asyncio
import json
import re
from importlib import resources

import pytest
from playwright.async_api import expect

from tests.e2e.fake_people import Dojo, Player, at, count_quickly, dojo
from tests.e2e.people import DESK, MOVING, Invite
from tests.server.running import HouseInAThread

LONGEST_GAME = 400


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


def short_deck() -> str:
    """A deck in which nearly every card is purple, so that sets are completed quickly."""
    text = resources.files("rumpus.games.fake_swords.data").joinpath("deck.json").read_text(encoding="utf-8")
    cards = json.loads(text)["cards"]
    return json.dumps({"cards": [{**card, "copies": 12} for card in cards if card["colour"] == "purple"]})


async def _arrange(table: Dojo, piles: list[int]) -> None:
    """The Boss lays so many cards onto each pile."""
    loose = list(table.public["loose"])
    await table.boss.act("arrange", piles=[[loose.pop(0) for _ in range(count)] for count in piles])


@pytest.mark.clause("F-PILES-3")
@pytest.mark.clause("F-READY-R1")
async def test_the_boss_arranges_piles_by_tap_drag_and_keys_and_everybody_sees_it_live(
    invite: Invite, house: HouseInAThread
) -> None:
    async with dojo(house, "Ann", "Bo", "Cy") as table:
        seat = table.public["boss"]
        boss = await table.see(invite, seat, **MOVING)
        other = await table.see(invite, (seat + 1) % 3)
        screen = await table.screen(invite)
        first, second, third, fourth, fifth = table.public["loose"]
        # Tap a card, then a pile.
        await boss.pick_up(first)
        await boss.act("lay-0").click()
        for player in (other, screen):
            await expect(player.pile(1).locator("[data-card]")).to_have_count(1)
        await boss.drag(second, 2)
        await expect(screen.pile(2).locator(f'[data-card="{second}"]')).to_be_visible()
        await boss.card(third).focus()
        await boss.page.keyboard.press("3")
        await expect(other.pile(3).locator(f'[data-card="{third}"]')).to_be_visible()
        await expect(boss.line).to_have_text("Lay every card onto a pile")
        await boss.act("spread").click()
        await expect(screen.board.locator("[data-pile] [data-card]")).to_have_count(5)
        for player in (other, screen):
            await expect(player.board.get_by_role("group", name="Cards that lie in no pile yet")).to_have_count(0)
        # Fingers are raised, and lowered again when a pile changes.
        await boss.act("finger").click()
        await expect(other.line).to_contain_text("asks: ready?")
        await other.act("finger").click()
        await expect(screen.board.locator("[data-finger]")).to_have_count(2)
        await other.act("claim-1").click()
        await expect(boss.board.get_by_text("pile 2!")).to_be_visible()
        await boss.drag(first, 3)
        await expect(screen.board.locator("[data-finger]")).to_have_count(0)
        assert {fourth, fifth} <= {card for pile in table.public["piles"] for card in pile}


@pytest.mark.clause("F-POINT-1")
async def test_nobody_sees_where_others_point_before_all_hands_are_shown_at_once(
    invite: Invite, house: HouseInAThread
) -> None:
    async with dojo(house, "Ann", "Bo", "Cy", until=at("point"), point_s=60) as table:
        seat = table.public["boss"]
        boss = await table.see(invite, seat, **MOVING)
        other = await table.see(invite, (seat + 1) % 3, DESK, **MOVING)
        screen = await table.screen(invite, **MOVING)
        await boss.board.locator('[data-point="0"]').click()
        await expect(boss.board.get_by_text("You point at pile 1. Nobody sees it yet.")).to_be_visible()
        await expect(boss.board.locator("[data-pointer]")).to_have_count(1)
        await other.page.keyboard.press("2")
        await expect(other.line).to_contain_text("You point")
        for player in (other, boss):
            await expect(player.board.locator("[data-pointer]")).to_have_count(1)
        await expect(screen.board.locator("[data-pointer]")).to_have_count(0)
        await table.catch_up()
        await table.duellists[(seat + 2) % 3].act("point", pile=1)
        for fates in await asyncio.gather(*(player.sees_the_reveal(hands=3) for player in (boss, other, screen))):
            assert [fate for fate, _ in fates] == ["taken", "contested", "discarded"]
            assert [said for _, said in fates[1:]] == ["Fight!", "Nobody"]
        await boss.button_why()
        await expect(boss.page.get_by_test_id("last-reveal")).to_contain_text("Nobody pointed at it.")


@pytest.mark.clause("F-TIE-2")
@pytest.mark.clause("F-TIE-3")
async def test_the_boss_picks_the_pile_the_fighters_and_a_stand_in(invite: Invite, house: HouseInAThread) -> None:
    async with dojo(house, "Ann", "Bo", "Cy", "Di", "Ed", point_s=60) as table:
        seat = table.public["boss"]
        others = [(seat + step) % 5 for step in range(1, 5)]
        await _arrange(table, [2, 2, 2, 1])
        for each in (seat, *others):
            await table.duellists[each].act("finger", up=True)
        await table.boss.act("count_down")
        await table.forward(at("point"))
        boss = await table.see(invite, seat)
        for each, pile in zip((seat, *others), (0, 0, 0, 1, 1), strict=True):
            await table.duellists[each].act("point", pile=pile)
        await boss.rests("pick")
        await expect(boss.act("fight")).to_be_disabled()
        await boss.act("contest-0").click()
        await boss.board.locator(f'[data-person="{seat}"]').click()
        await boss.board.locator(f'[data-person="{others[0]}"]').click()
        await boss.act("fight").click()
        # A fighter cannot be Boss of the fight.
        await expect(boss.line).to_have_text("Who is Boss of this fight?")
        await expect(boss.board.locator("[data-person]")).to_have_count(3)
        await boss.board.locator(f'[data-person="{others[2]}"]').click()
        await expect(boss.board).not_to_have_attribute("data-stage", "stand_in")
        await expect(boss.board.get_by_text(re.compile("^Boss: "))).to_be_visible()


async def _all_take(table: Dojo, *piles: int) -> None:
    """The Boss lays so many cards onto each pile, and everybody takes the pile of their seat."""
    await _arrange(table, list(piles))
    seats = [(table.public["boss"] + step) % len(piles) for step in range(len(piles))]
    for seat in seats:
        await table.duellists[seat].act("finger", up=True)
    await table.boss.act("count_down")
    await table.forward(at("point", round_=table.public["round"]))
    for each in table.duellists:
        await each.act("point", pile=each.seat)


@pytest.mark.clause("F-WIN-2", "F-WIN-R3")
async def test_two_players_with_three_sets_at_once_fight_for_the_game_with_two_drawn_cards(
    invite: Invite, house: HouseInAThread
) -> None:
    async with dojo(house, "Ann", "Bo", "Cy", fights="judged", point_s=60, deck=short_deck()) as table:
        for _ in range(3):
            await _all_take(table, 2, 2, 1)
        screen = await table.screen(invite)
        await _all_take(table, 2, 2, 1)
        await screen.hears("^tiebreaker_set: .*Ann and Bo fight a tiebreaker under")
        await expect(screen.board.get_by_text("For the game!")).to_be_visible()
        in_force = len(table.public["fight"]["rules"])
        await expect(screen.rules.get_by_role("listitem")).to_have_count(in_force)
        await screen.page.keyboard.press("c")
        await screen.act("hit-0").click()
        await screen.rests("over")
        await expect(screen.line).to_have_text("Bo wins the game!")


async def test_an_invalid_deck_file_is_refused_with_the_line(invite: Invite, house: HouseInAThread) -> None:
    ann = await invite("Ann", at=house)
    ann.expect_trouble(r"status of 400")
    await ann.new_table("Fake Swords")
    chosen = ann.page.locator('input[type="file"]')
    ours = resources.files("rumpus.games.fake_swords.data").joinpath("deck.json").read_text(encoding="utf-8")
    lines = ours.split("\n")
    wrong = next(number for number, line in enumerate(lines, 1) if '"colour": "green"' in line)
    bad = "\n".join([*lines[: wrong - 1], lines[wrong - 1].replace("green", "pink"), *lines[wrong:]])
    for text in (bad, ours):
        await chosen.set_input_files({"name": "mine.json", "mimeType": "application/json", "buffer": text.encode()})
        if text is bad:
            await expect(ann.page.get_by_test_id("file-refusal")).to_contain_text(f"line {wrong}")
    await expect(ann.page.get_by_test_id("file-refusal")).to_have_count(0)
    await expect(ann.page.get_by_test_id("settings").get_by_text("mine.json")).to_be_visible()


@pytest.mark.clause("F-WIN-1")
async def test_two_people_and_a_bot_play_a_quick_game_to_the_end_and_watch_it_again(
    invite: Invite, house: HouseInAThread
) -> None:
    async with dojo(house, "Ann", "Bo", bots=1, deck=short_deck()) as table:
        ann = await table.see(invite, 0)
        bo = await table.see(invite, 1, DESK)
        screen = await table.screen(invite)
        for _ in range(LONGEST_GAME):
            if await ann.board.get_attribute("data-phase") == "over":
                break
            if not (await ann.answer() or await bo.answer()):
                await ann.page.wait_for_timeout(100)
        for player in (ann, bo, screen):
            await player.rests("over")
        await expect(screen.line).to_contain_text("wins the game!")
        await ann.person.see_result()
        await _watch_it_again(ann)


async def _watch_it_again(ann: Player) -> None:
    await ann.person.see_stage("Evening")
    await ann.page.get_by_role("link", name="Watch the replay").click()
    film = ann.page.get_by_test_id("replay")
    await expect(film).to_be_visible()
    await expect(ann.board).to_be_visible()
    for _ in range(8):
        await ann.page.keyboard.press("ArrowRight")
    await expect(ann.board.locator("[data-card]").first).to_be_visible()
