"""Throw Throw Burrito in the browser: swipes, two battles at once, the vote, one phone for two, and the replay."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.async_api import expect

from rumpus.games.burrito import lulls
from rumpus.games.burrito.cards import KINDS
from rumpus.games.burrito.model import BurritoState, Options, Public
from tests.e2e.burrito_people import Cook, kitchen
from tests.e2e.people import DESK, MOVING, Invite
from tests.server.restarting import deal
from tests.server.running import HouseInAThread, house_in_a_thread
from tests.server.throwers import count_quickly, holds, seed_where

WAR, LIME = KINDS.index("war"), KINDS.index("lime")
STARTS = {
    KINDS.index("brawl_sun"): "brawl",
    KINDS.index("brawl_moon"): "brawl",
    WAR: "war",
    KINDS.index("duel"): "duel",
}
BATTLES = tuple(STARTS)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    """A server whose arena runs eight times as fast."""
    with house_in_a_thread(tmp_path_factory.mktemp("ways") / "rumpus.sqlite3", arena_speed=8.0) as house:
        yield house


@pytest.fixture(autouse=True)
def quick_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    count_quickly(monkeypatch)


@pytest.mark.clause("B-PASS-1", "B-SET-1")
async def test_a_swipe_to_the_left_passes_a_card_and_swipes_up_lay_a_set(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fits(state: BurritoState) -> bool:
        return state.public.counter == 0 and state.private[0].hand.count(LIME) == 3

    deal(monkeypatch, seed_where(fits, seats=3))
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        ann = await table.see(invite, 0, **MOVING)
        limes = await ann.places_of(LIME)
        other = next(place for place in range(1, 6) if place not in limes)
        await ann.swipe(other, -60, 5)
        await expect(ann.pile("next")).to_have_attribute("data-count", "11")
        await expect(ann.place(other)).to_have_count(0)
        await ann.pile("own").tap()
        await expect(ann.pile("own")).to_have_attribute("data-count", "9")
        for place in limes:
            await ann.swipe(place, 4, -60)
        await expect(ann.cards).to_have_count(2)
        await expect(ann.seat(0)).to_contain_text("1 points, one set")


@pytest.mark.clause("B-MULTI-1", "B-MULTI-R1")
async def test_two_battles_declared_at_once_become_one_war_of_everybody(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ready(hands: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
        return [(seat, card) for seat, hand in enumerate(hands) for card in BATTLES if hand.count(card) > 2]

    deal(monkeypatch, seed_where(lambda state: len(ready([each.hand for each in state.private])) > 1, seats=6))
    async with kitchen(house, "Ann", "Bo", "Cy", "Di", "Ed", "Flo", window_ms=5000) as table:
        screen = await table.screen(invite)
        cooks = []
        for seat, card in ready([each.hand for each in table.throwers])[:2]:
            cook = await table.see(invite, seat)
            await cook.pick(*(await cook.places_of(card))[:3])
            cooks.append((cook, card))
        for cook, card in cooks:
            await shout(cook, card)
        for cook in (screen, *(cook for cook, _ in cooks)):
            battle = cook.board.get_by_test_id("battle")
            await expect(battle).to_contain_text("War of everybody!")
            await expect(battle.get_by_role("list", name="Who fights").locator("b")).to_have_count(6)
        await screen.hears("War of everybody!", "Several battles at once")
        await table.catch_up()
        assert table.public["battle"]["clause"] == "B-MULTI-1"
        assert sorted(table.public["points"]) == [0, 0, 0, 0, 2, 2]


async def shout(cook: Cook, card: int) -> None:
    kind = STARTS[card]
    await cook.act(f"shout-{kind}").click()
    if kind == "duel":
        await cook.act("duelist-0").click()
        await cook.act("duelist-1").click()


@pytest.mark.clause("B-END-R1", "B-RTIE-2")
async def test_everybody_votes_for_the_end_of_a_round_without_progress(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    def due_ms(options: Options, public: Public) -> int:
        # The vote is offered at once, and waits for ever.
        return public.since_ms + (10**9 if public.votes else 1)

    monkeypatch.setattr(lulls, "due_ms", due_ms)
    async with kitchen(house, "Ann", "Bo", "Cy") as table:
        ann = await table.see(invite, 0)
        bo = await table.see(invite, 1, DESK)
        screen = await table.screen(invite)
        await expect(screen.board.get_by_test_id("vote")).to_contain_text("0 of 3 for it")
        await ann.act("vote").click()
        await expect(ann.act("vote")).to_have_text("Play on")
        await bo.page.keyboard.press("v")
        await expect(screen.board.get_by_test_id("vote")).to_contain_text("2 of 3 for it")
        await table.catch_up()
        await table.throwers[2].act("vote", end=True)
        # All are tied: the deck is turned over until a War card appears.
        await screen.hears("Everybody agrees: round 1 is over.")
        await screen.hears("War card!")
        await expect(ann.board.get_by_test_id("battle")).to_contain_text("War for the round!")
        await expect(ann.board.get_by_test_id("battle")).to_contain_text("Whoever is hit is out")


async def test_two_people_pass_cards_on_one_phone(invite: Invite, house: HouseInAThread) -> None:
    ann = await invite("Ann", at=house)
    await ann.new_table("Throw Throw Burrito")
    await ann.share_phone_with("Bea")
    await ann.start()
    cook = Cook(ann)
    curtain = ann.page.get_by_test_id("curtain")
    await curtain.get_by_role("button").click()
    await cook.act("count").click()
    await cook.is_at("passing")
    # A passed card lies on the other person's pile, and a hand is hidden until its owner reveals it.
    hand = await cook.hand()
    await cook.place(1).click()
    await expect(cook.pile("next")).to_have_attribute("data-count", "11")
    switch = ann.page.get_by_role("group", name="Who holds the phone?").get_by_role("button", pressed=False)
    await switch.click()
    await expect(curtain).to_be_visible()
    await expect(cook.cards).to_have_count(0)
    await curtain.get_by_role("button").click()
    await expect(cook.pile("own")).to_have_attribute("data-count", "11")
    await cook.place(1).click()
    await cook.pile("own").click()
    await expect(cook.place(1)).to_have_attribute("data-card", str(hand[0]))


@pytest.mark.clause("B-MODE-R2")
async def test_a_game_and_its_battle_can_be_replayed(
    invite: Invite, house: HouseInAThread, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, seed_where(lambda state: state.public.counter == 0 and holds(state, 0, WAR), seats=3))
    # Nobody steers in the arena: stand-ins do.
    async with kitchen(house, "Ann", "Bo", "Cy", battles="arena") as table:
        await table.throwers[0].act("declare", kind="war", cards=[WAR] * 3)
        await table.throwers[0].prompt("count")
        await table.to_the_end()
        ann = await table.see(invite, 0, DESK)
        result = await ann.person.see_stage("Evening")
        await result.get_by_role("link", name="Watch the replay").click()
        await expect(ann.page.get_by_test_id("replay")).to_be_visible()
        # Play faster than in the game, and go to the battle.
        await ann.person.button("Speed: 1 times. Tap to change.").click()
        await ann.person.button("Play", exact=True).click()
        film = ann.page.get_by_test_id("bout-film")
        await expect(film).to_be_visible(timeout=180_000)
        await expect(film).to_have_attribute("aria-label", "The burrito battle: Bo, Cy")
        await film.get_by_role("slider").fill("100000")
        await film.get_by_role("button", name="Back to the table").click()
        await expect(film).to_have_count(0)
        await expect(ann.board).to_be_visible()
