"""A Little Wordy in other ways: in teams, on one phone, by keyboard against a bot, with challenges, in a race."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.keyboard import LOSES_FOCUS
from tests.e2e.people import DESK, MOVING, Invite
from tests.e2e.wordy_people import Deal, Player, knows, wordy_house, wordy_table
from tests.server.running import HouseInAThread
from tests.tables.wordy_sides import words_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with wordy_house(tmp_path_factory.mktemp("wordy")) as house:
        yield house


@pytest.mark.clause("W-TEAM-R1")
async def test_a_team_drafts_together_its_captain_confirms_and_the_other_side_sees_nothing(
    invite: Invite, house: HouseInAThread
) -> None:
    async with wordy_table(house) as table:
        ann, bo, cy, di = await table.come(invite, 0, 1, 0, 1)
        screen = await table.screen(invite, **MOVING)
        await table.start()
        others = (bo.person, di.person, screen)

        # Cy drafts, Ann sees it, and only Ann can confirm the word.
        await cy.tap(cy.secret)
        await expect(ann.board.locator("[data-word]")).to_have_attribute("data-word", ann.secret)
        await expect(cy.board).to_contain_text("Ann confirms")
        await expect(cy.button("Write it down")).to_have_count(0)
        await ann.button("Write it down").click()
        await ann.button(f"Yes, write {ann.secret} down").click()
        await expect(cy.board).to_contain_text("Your word is written down.")

        await cy.person.button(re.compile("^Chat")).click()
        await cy.page.get_by_label("Only your team reads this").fill("they look nervous")
        await cy.page.keyboard.press("Enter")
        await expect(cy.page.get_by_test_id("chat-lines")).to_contain_text("nervous")
        await cy.person.close_dialog()
        await ann.person.button(re.compile("^Chat")).click()
        await expect(ann.page.get_by_test_id("chat-lines")).to_contain_text("nervous")
        await ann.person.close_dialog()

        await bo.write()
        await expect(di.board).to_have_attribute("data-phase", "asking")
        captain, mate = (ann, cy) if table.deal.first == 0 else (bo, di)
        rack = table.deal.tiles[1 - table.deal.first]
        await mate.pick("strike")
        await expect(captain.board.locator('[data-form="strike"]')).to_be_visible()
        await captain.board.locator(f'[data-letter="{rack[0]}"]').click()
        await expect(mate.board.locator(f'[data-letter="{rack[0]}"]')).to_have_attribute("aria-checked", "true")
        await captain.button(f"Ask about {rack[0]}").click()
        await expect(mate.person.choices).to_have_count(0)
        await mate.open_tab("Notes")
        await mate.page.get_by_test_id("notes").get_by_label("Anything else").fill("ours alone")
        await captain.open_tab("Notes")
        await expect(captain.page.get_by_test_id("notes").get_by_label("Anything else")).to_have_value("ours alone")
        for person in others:
            for secret in (ann.secret, "NERVOUS"):
                assert not await knows(person, secret), (person.name, secret)


async def test_a_shared_phone_shows_a_curtain_between_two_people(invite: Invite, house: HouseInAThread) -> None:
    known = Deal({})
    ann = await invite("Ann", at=house)
    await ann.new_table("A Little Wordy")
    await ann.share_phone_with("Bea")
    await expect(ann.page.get_by_role("region", name="Team 2")).to_contain_text("Bea")
    await ann.start()
    curtain = ann.page.get_by_test_id("curtain")
    sides = [Player(ann, 0, known), Player(ann, 1, known)]
    for side, name in zip(sides, ("Ann", "Bea"), strict=True):
        await expect(curtain).to_contain_text(f"Pass the phone to {name}")
        # Behind the curtain nothing private is drawn.
        for seat, tiles in enumerate(known.tiles):
            assert not await knows(ann, tiles), name
            assert not await knows(ann, known.secrets[seat]), name
        await curtain.get_by_role("button").click()
        await side.tap(side.secret)
        await side.button("Write it down").click()
        await side.button(f"Yes, write {side.secret} down").click()
        await expect(side.button("Yes, write")).to_have_count(0)
    # Bea wrote last and goes first, so the phone stays with her until she has asked.
    assert known.first == 1
    await expect(ann.choices).to_be_visible()
    assert not await knows(ann, known.secrets[0])
    await sides[1].board.get_by_test_id("peek").click()
    await expect(sides[1].board.get_by_text(sides[1].secret, exact=True)).to_be_visible()
    await sides[1].ask_letter("strike", known.tiles[0][0])
    await expect(curtain).to_contain_text("Pass the phone to Ann")
    for secret in known.secrets:
        assert not await knows(ann, secret)
    await curtain.get_by_role("button").click()
    await expect(ann.choices).to_be_visible()
    assert not await knows(ann, known.secrets[1])


async def test_a_turn_against_a_bot_is_played_by_keyboard_only(invite: Invite, house: HouseInAThread) -> None:
    async with wordy_table(house) as table:
        # In the seat that goes first.
        (ann,) = await table.come(invite, table.deal.first, device=DESK)
        await table.host.do("add_bot", seat=1 - table.deal.first, level="easy")
        await table.start()
        keyboard = ann.page.keyboard
        await expect(ann.line).to_have_text("Hide a word!")
        # Letters that are not on the tiles are not typed; mistakes can be deleted.
        absent = next(letter for letter in "ZQXJK" if letter not in ann.deal.tiles[ann.seat])
        await ann.type(ann.secret[:3])
        await keyboard.press(absent.lower())
        await expect(ann.board).to_contain_text(f"There is no {absent} left.")
        await keyboard.press("Backspace")
        await keyboard.type(ann.secret[2:].lower())
        await expect(ann.board.locator("[data-word]")).to_have_attribute("data-word", ann.secret)
        await ann.button("Write it down").focus()
        await keyboard.press("Enter")
        sure = ann.button(f"Yes, write {ann.secret} down")
        await expect(sure).to_be_visible()
        assert await ann.page.evaluate(LOSES_FOCUS) == ""
        await sure.focus()
        await keyboard.press("Enter")
        await expect(ann.person.choices).to_be_visible()
        assert await ann.page.evaluate(LOSES_FOCUS) == ""

        # Press the keys on the cards, then letters. Enter asks, and Escape goes back to the cards.
        strike = ann.person.choices.locator('[data-clue="strike"]')
        key = await strike.get_attribute("aria-keyshortcuts") or ""
        await keyboard.press(key)
        await expect(ann.board.locator('[data-form="strike"]')).to_be_visible()
        await keyboard.press("Escape")
        await expect(ann.person.choices).to_be_visible()
        await keyboard.press(key)
        letter = await ann.board.locator("[data-letter]").first.get_attribute("data-letter") or ""
        await keyboard.press(letter.lower())
        await keyboard.press("Enter")
        assert await ann.page.evaluate(LOSES_FOCUS) == ""
        history = ann.page.get_by_test_id("history").get_by_role("listitem")
        await expect(history.filter(has_text="Letter Strike").last).to_be_visible()
        await ann.person.choices.or_(ann.board.locator("[data-answer]")).first.wait_for()
        if await ann.person.choices.is_visible():
            await keyboard.press("9")
            await expect(ann.board.locator('[data-form="guess"]')).to_be_visible()
            await keyboard.type(letter.lower())
            await keyboard.press("Enter")
            await expect(history.filter(has_text="Guess").first).to_contain_text("Wrong")


@pytest.mark.clause("W-VALID-R2")
async def test_a_challenged_clue_word_is_refused_and_two_invalid_secrets_void_the_round(
    invite: Invite, house: HouseInAThread
) -> None:
    async with wordy_table(house, words="challenge") as table:
        table.deal.secrets = ["".join(sorted(tiles, key="AEIOU".find)[:6]) for tiles in table.deal.tiles]
        await table.come(invite, 0, 1)
        await table.start()
        first, second = await table.written()
        shown = "".join(sorted(table.deal.tiles[second.seat], key="AEIOU".find)[:5])
        await first.pick("builder")
        await first.tap(shown)
        await first.button(f"Show {shown}").click()
        await second.button("Challenge it").click()
        await expect(first.person.choices).to_be_visible()
        await expect(first.board.get_by_role("img", name="Bank: 40 berries")).to_be_visible()
        await first.guess(second.secret)
        await first.button("More").click()
        more = first.person.dialog("Give up or agree on a draw")
        await more.get_by_role("button", name=f"Challenge the word {second.secret}").click()
        await more.get_by_role("button", name=f"Challenge {second.secret}").click()
        # The second player has lost, but may still challenge the other word.
        await second.button(f"Challenge the word {first.secret}").click()
        await second.button(f"Challenge {first.secret}").click()
        for side in (first, second):
            await expect(side.line).to_have_text("Hide a word!")
            await expect(side.board).to_have_attribute("data-phase", "writing")


@pytest.mark.clause("W-TIE-1")
async def test_two_players_who_guessed_right_with_equal_berries_race(invite: Invite, house: HouseInAThread) -> None:
    async with wordy_table(house) as table:
        await table.come(invite, 0, 1)
        await table.start()
        first, second = await table.written()
        await first.guess(second.secret)
        await expect(second.person.choices).to_be_visible()
        await second.guess(first.secret)
        for side in (first, second):
            await expect(side.board).to_have_attribute("data-phase", "countdown")
        race = second.page.get_by_test_id("race")
        await expect(race).to_be_visible()
        words = words_of(table.deal.tiles[first.seat], 4, 4)
        wrong = table.deal.tiles[first.seat][:4]
        await second.tap(wrong)
        await second.button(f"Shout {wrong}").click()
        await expect(second.page.get_by_text(re.compile("not in the dictionary"))).to_be_visible()
        await second.button("Clear").click()
        await second.tap(words[0])
        await second.button(f"Shout {words[0]}").click()
        result = await first.person.see_result()
        await expect(result).to_contain_text(f"{second.person.name} wins!")
