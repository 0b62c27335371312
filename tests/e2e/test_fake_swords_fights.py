"""Kinds of fights in Fake Swords: judged from one phone, quick by keyboard, and several people on one phone."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from playwright.async_api import expect

from tests.e2e.fake_people import Dojo, Player, at, count_quickly, dojo
from tests.e2e.people import DESK, Invite
from tests.server.running import HouseInAThread


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


@asynccontextmanager
async def contested(house: HouseInAThread, *names: str, **options: Any) -> AsyncIterator[tuple[Dojo, list[int]]]:
    """The two players after the Boss want the same pile. Returns the table, and the seats from the Boss on."""
    async with dojo(house, *names, until=at("point"), point_s=60, **options) as table:
        seats = [(table.public["boss"] + step) % len(names) for step in range(len(names))]
        piles = (1, 0, 0, 2, 2)[: len(names)]
        for seat, pile in zip(seats, piles, strict=True):
            await table.duellists[seat].act("point", pile=pile)
        yield table, seats


async def _to_be_started(boss: Player) -> None:
    """The Boss of the fight says who is shorter, if asked."""
    await boss.rests("fight")
    if await boss.board.get_attribute("data-stage") == "shorter":
        await boss.board.locator("[data-person]").first.click()
    await expect(boss.board).to_have_attribute("data-stage", "ready")


@pytest.mark.clause("F-MODE-R1")
@pytest.mark.clause("F-END-4")
async def test_a_judged_fight_is_run_from_one_phone_while_the_screen_shows_it(
    invite: Invite, house: HouseInAThread
) -> None:
    async with contested(house, "Ann", "Bo", "Cy", fights="judged") as (table, seats):
        boss_seat, one, other = seats
        boss = await table.see(invite, boss_seat)
        screen = await table.screen(invite)
        await _to_be_started(boss)
        # Everybody in the room sees the card, its rule, whom it binds and from when.
        for player in (boss, screen):
            rule = player.rules.get_by_role("listitem").first
            await expect(rule).to_contain_text(re.compile("both fighters|only "))
            await expect(rule).to_contain_text(
                re.compile("at the start|the whole fight|at every touch|for the shorter one")
            )
        await boss.act("start").click()
        for player in (boss, screen):
            await player.hears("^countdown: .*Only the tips of your swords touch")
        for player in (boss, screen):
            await expect(player.board).to_have_attribute("data-stage", "fighting")
            watch = player.board.get_by_role("timer", name="How long the fight has been going")
            await expect(watch).not_to_have_text("0:00.0")
        await boss.act("both").click()
        await expect(screen.board).to_have_attribute("data-stage", "ready")
        await expect(screen.board.get_by_text("Bout 2")).to_be_visible()
        await boss.act("start").click()
        await boss.act(f"hit-{one}").click()
        await screen.hears("^fight_won: .*Hit!")
        await table.catch_up()
        assert table.public["last"]["winner"] == other
        await boss.rests("piles")


@pytest.mark.clause("F-MODE-R1")
async def test_the_screen_alone_can_run_a_judged_fight_without_phones(invite: Invite, house: HouseInAThread) -> None:
    async with contested(house, "Ann", "Bo", "Cy", fights="judged") as (table, (boss, one, other)):
        if at("fight", stage="shorter")(table.public):
            await table.duellists[boss].act("name_shorter", seat=one)
        screen = await table.screen(invite)
        await expect(screen.act("start")).to_be_visible()
        await screen.page.keyboard.press("c")
        await screen.hears("^countdown: .*Only the tips of your swords touch")
        await screen.act(f"hit-{other}").click()
        await screen.hears("^fight_won: ")
        await screen.rests("piles")
        await table.catch_up()
        assert table.public["last"]["winner"] == one
        # Nothing else can be done there.
        await expect(screen.board.get_by_role("button")).to_have_count(0)


@pytest.mark.clause("F-END-6")
@pytest.mark.clause("F-END-3")
async def test_anyone_calls_out_a_broken_rule_and_the_boss_of_the_fight_decides(
    invite: Invite, house: HouseInAThread
) -> None:
    async with contested(house, "Ann", "Bo", "Cy", "Di", "Ed", fights="judged") as (table, seats):
        boss = await table.see(invite, seats[0])
        onlooker = await table.see(invite, seats[3], DESK)
        await boss.rests("pick")
        await boss.act("contest-0").click()
        await boss.act("fight").click()
        await _to_be_started(boss)
        await boss.act("start").click()
        await onlooker.act("call-out").click()
        calls = onlooker.board.locator("[data-call]")
        called = await calls.first.get_attribute("data-call") or ""
        await calls.first.click()
        await expect(boss.board.get_by_text(re.compile("calls: .* broke"))).to_be_visible()
        await boss.act("dismiss").click()
        await expect(boss.act("both")).to_be_visible()
        # The Boss has also seen a broken rule.
        loser, _, card = called.partition("-")
        await boss.act(f"broke-{loser}").click()
        await boss.board.locator(f'[data-card-id="{card}"]').click()
        await boss.rests("piles")
        await table.catch_up()
        assert table.public["last"]["cause"] == "broken"


@pytest.mark.clause("F-MODE-R3")
async def test_a_quick_fight_is_fought_by_keyboard_and_announced_to_screen_readers(
    invite: Invite, house: HouseInAThread
) -> None:
    async with contested(house, "Ann", "Bo", "Cy", fights="quick") as (table, (_, one, other)):
        await table.forward(at("fight", stage="fighting"))
        fighter = await table.see(invite, one, DESK)
        for _ in range(20):
            if table.public["phase"] != "fight":
                break
            choices = fighter.board.get_by_role("group", name="Choose in secret")
            await expect(choices.get_by_role("button", name=re.compile("^Lunge"))).to_be_visible()
            free = await choices.locator("[data-move]:enabled").first.get_attribute("aria-keyshortcuts")
            await fighter.page.keyboard.press(free or "")
            await expect(choices).to_have_count(0)
            # A player's own choice is announced; the other’s choice is not.
            await expect(fighter.board.get_by_text("Nobody sees it yet.")).to_be_visible()
            await table.catch_up()
            await table.duellists[other].do_something()
        assert table.public["last"]["winner"] in (one, other)
        await expect(fighter.person.announced).to_contain_text(re.compile("wins? the fight"))


@pytest.mark.clause("F-POINT-1")
async def test_a_shared_phone_shows_a_curtain_between_two_players_who_point(
    invite: Invite, house: HouseInAThread
) -> None:
    ann = await invite("Ann", at=house)
    code = await ann.new_table("Fake Swords")
    await ann.share_phone_with("Bea")
    await ann.add_bots(3)
    await ann.set_up("Fights", "Quick: secret choices")
    await ann.start()
    player = Player(ann)
    curtain = ann.page.get_by_test_id("curtain")
    pointed = 0
    for _ in range(120):
        if await curtain.is_visible():
            await curtain.get_by_role("button").click()
        elif await player.board.locator("[data-point]").count():
            # Nobody on this phone sees where the other points.
            await expect(player.board.locator("[data-pointer]")).to_have_count(0)
            await player.answer()
            pointed += 1
        elif not await player.answer():
            await ann.page.wait_for_timeout(150)
        if pointed == 2:
            break
    assert pointed == 2, code


async def test_a_spectator_sees_the_table_and_no_controls(invite: Invite, house: HouseInAThread) -> None:
    async with dojo(house, "Ann", "Bo", "Cy", until=at("point"), point_s=60) as table:
        eve = await invite("Eve", at=house)
        await eve.watch_table(table.table.code)
        player = Player(eve)
        await player.rests("point")
        await expect(player.line).to_have_text("Point at a pile!")
        await expect(player.board.locator("[data-point], [data-act]")).to_have_count(0)
        await table.catch_up()
        await table.duellists[1].act("point", pile=0)
        await expect(player.board.locator("[data-pointer]")).to_have_count(0)
        await player.board.locator('[data-seat="1"]').click()
        await expect(player.person.dialog("The cards of Bo")).to_be_visible()
