"""A Little Wordy on two phones and a shared screen, from the home page to the replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.people import MOVING, PHONE, SCREEN, Invite
from tests.e2e.sight import SIDEWAYS
from tests.e2e.wordy_people import Deal, Player, knows, wordy_house
from tests.server.running import HouseInAThread
from tests.tables.wordy_sides import words_of


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HouseInAThread]:
    with wordy_house(tmp_path_factory.mktemp("wordy")) as house:
        yield house


COVERED = """(name, toast) => {
    const [one, other] = [name, toast].map((each) => each.getBoundingClientRect());
    const isAcross = one.left < other.right && other.left < one.right;
    return isAcross && one.top < other.bottom && other.top < one.bottom;
}"""


async def test_two_phones_play_a_round_to_the_end_and_nobody_sees_a_word_too_early(
    invite: Invite, house: HouseInAThread
) -> None:
    known = Deal({"clues": "first_game"})
    ann, bo = await invite("Ann", at=house, **MOVING), await invite("Bo", at=house)
    screen = await invite("Screen", SCREEN, at=house, **MOVING)
    code = await ann.new_table("A Little Wordy")
    await bo.join(code)
    await screen.open(f"/t/{code}/screen")
    await ann.page.get_by_label("Clue cards").select_option(label="First game")
    await ann.start()
    sides = [Player(ann, 0, known), Player(bo, 1, known)]

    async def check_secrets(*seats: int) -> None:
        """Check that the word of each of these sides is on nobody else's page."""
        for seat in seats:
            for other in (sides[1 - seat].person, screen):
                assert not await knows(other, known.secrets[seat]), (other.name, known.secrets[seat])

    # Write one word by tapping, after a lookup, and the other by typing.
    no_word = known.tiles[0][:6]
    await sides[0].tap(no_word)
    await sides[0].button("Look it up").click()
    await expect(sides[0].board).to_contain_text(f"{no_word} is not in the dictionary.")
    await sides[0].button("Clear").click()
    await sides[0].tap(sides[0].secret)
    await sides[0].button("Look it up").click()
    await expect(sides[0].board).to_contain_text(f"{sides[0].secret} is in the dictionary.")
    await sides[0].button("Write it down").click()
    await sides[0].button(f"Yes, write {sides[0].secret} down").click()
    await expect(sides[0].board).to_contain_text("Your word is written down.")
    await check_secrets(0)
    await sides[1].write()
    first, second = sides[known.first], sides[1 - known.first]
    await check_secrets(0, 1)

    # A clue with a letter, answered by the table.
    await expect(first.line).to_have_text("Your turn!")
    rack = known.tiles[second.seat]
    await first.ask_letter("strike", rack[0])
    await expect(second.person.choices).to_be_visible()
    await first.open_tab("History")
    told = first.page.get_by_test_id("history").get_by_role("listitem").first
    await expect(told).to_contain_text("in the word" if rack[0] in second.secret else "not in the word")

    # A clue with a word. An invalid one is refused, and the turn is kept.
    await second.pick("relative")
    wrong = known.tiles[first.seat][:5]
    await second.tap(wrong)
    await second.button(f"Show {wrong}").click()
    refusal = second.page.get_by_test_id("refusal")
    await expect(refusal).to_contain_text("not in the dictionary")
    for size in (SIDEWAYS, PHONE["viewport"]):
        await second.page.set_viewport_size(size)
        for name in await second.board.locator("[data-side]").all():
            assert not await name.evaluate(COVERED, await refusal.element_handle()), size
    await second.button("Clear").click()
    word = words_of(known.tiles[first.seat], 3, 4)[0]
    await second.tap(word)
    await second.button(f"Show {word}").click()
    await expect(second.person.choices).to_have_count(0)
    await expect(refusal).to_have_count(0)
    await first.open_tab("Play")

    # A clue that the owner answers.
    await first.ask_letter("super", second.secret[1])
    await second.board.locator('[data-place="2"]').click()
    await second.button("Show place 2").click()
    await expect(second.person.choices).to_be_visible()
    await expect(second.board).to_contain_text("You: 5 berries")
    await check_secrets(0, 1)

    # Notes stay after a reload.
    await first.open_tab("Notes")
    notes = first.page.get_by_test_id("notes")
    await notes.get_by_label("Anything else").fill("surely a fruit")
    mark = notes.locator(f'[data-note="{rack[3]}1"]')
    await mark.click()
    marked = await mark.get_attribute("data-mark")
    await notes.locator('[data-place-note="5"]').click()
    await notes.get_by_role("group", name="Place 5").get_by_role("button", name=rack[3], exact=True).click()
    await first.page.reload()
    await first.open_tab("Notes")
    await expect(notes.get_by_label("Anything else")).to_have_value("surely a fruit")
    await expect(mark).to_have_attribute("data-mark", marked or "")
    await expect(notes.locator('[data-place-note="5"]')).to_contain_text(rack[3])
    await expect(notes.locator('[data-place-note="2"]')).to_contain_text(second.secret[1])
    await first.open_tab("Play")

    # A wrong guess, and a right one.
    await second.guess(word)
    await expect(first.person.choices).to_be_visible()
    await first.guess(second.secret)
    await expect(second.board).to_contain_text("You play on alone")
    assert await knows(screen, second.secret)
    await check_secrets(first.seat)
    # 3 berries to 5: after the second clue the side that guessed right has more.
    await second.ask_letter("strike", known.tiles[first.seat][1])
    await expect(second.person.choices).to_be_visible()
    await second.ask_letter("strike", known.tiles[first.seat][2])

    for person in (ann, bo):
        result = await person.see_result()
        await expect(result).to_contain_text("You win!" if person is first.person else f"{first.person.name} wins!")
    for person in (ann, bo, screen):
        end = person.page.get_by_test_id("round-end")
        for word in known.secrets:
            await expect(end.locator(f'[data-secret="{word}"]')).to_be_attached()
        await expect(end.get_by_test_id("timeline").get_by_role("listitem")).to_have_count(7)

    # The replay: as everybody saw it, from one side, and with everything open.
    await bo.see_stage("Evening")
    await result.get_by_role("link", name="Watch the replay").click()
    await expect(bo.page.get_by_role("slider", name="Where in the game")).to_be_visible()
    await bo.button("To the beginning").click()
    for _ in range(3):
        await bo.button("One step on").click()
    seen_by = bo.page.get_by_label("Seen by")
    board = bo.page.get_by_role("region", name="The table")
    for viewpoint, words in (("Everybody", []), ("Ann", [0]), ("All cards open", [0, 1])):
        await seen_by.select_option(label=viewpoint)
        for seat, word in enumerate(known.secrets):
            if viewpoint == "Ann" and seat == 0:
                await board.get_by_test_id("peek").click()
            await expect(board.get_by_text(word, exact=True)).to_have_count(1 if seat in words else 0)
