"""Two phones and a shared screen: a game from the home page to its replay."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import expect

from tests.e2e.people import MOVING, SCREEN, Invite, Person, facts_of, next_of, play_on, play_out


async def test_two_phones_and_a_screen_play_a_whole_game_and_watch_its_replay(invite: Invite, tmp_path: Path) -> None:
    ann, bob = await invite("Ann", audible=True, **MOVING), await invite("Bob")
    screen = await invite("Screen", SCREEN, **MOVING)

    code = await ann.new_table()
    await screen.open(f"/t/{code}/screen")
    await expect(screen.page.get_by_text("Ann")).to_be_visible()
    await bob.join(code.lower())
    await expect(screen.page.get_by_test_id("screen-seat-1").get_by_text("Ready")).to_be_visible()
    await ann.start()
    await expect(bob.playing).to_be_visible()

    await _act_in_turn(ann, bob, screen)
    await play_on([ann, bob], moves=8)
    await play_out(ann, bob)
    await _see_who_won(ann, bob, screen)
    for person in (ann, screen):
        await person.stand_still()
    await _relive_a_highlight(bob, code)
    await _watch_it_again(bob, tmp_path)
    await _play_again(ann, bob, screen, code)


async def _act_in_turn(ann: Person, bob: Person, screen: Person) -> None:
    """An attempt to score and one to steal; the mover is told of it as "you", the others by name."""
    for choice in ("Score", "Steal from"):
        mover = await next_of([ann, bob])
        assert mover is not None
        other = bob if mover is ann else ann
        await expect(other.choices).to_have_count(0)
        said = await mover.act(choice)
        assert said.startswith(f"You try to {choice.split()[0].lower()}")
        await expect(other.announced).to_contain_text(f"{mover.name} tries to {choice.split()[0].lower()}")
        newest = screen.page.get_by_test_id("log").get_by_role("listitem").first
        await expect(newest).to_contain_text(f"{mover.name} tries to {choice.split()[0].lower()}")
        # The screen shows one line a sentence.
        shown = facts_of(await newest.inner_text())
        assert shown == facts_of(said)[: len(shown)]
        await other.hears_the_same(said)
        await expect(screen.announced).to_have_text(await newest.inner_text())
        await expect(screen.choices).to_have_count(0)
        # The only buttons of a screen: skip, sound and full screen.
        buttons = screen.page.get_by_role("button", name=re.compile("^(?!Skip|Tap for sound|Full screen)"))
        await expect(buttons).to_have_count(0)


async def _see_who_won(ann: Person, bob: Person, screen: Person) -> None:
    result = await ann.see_result()
    title = (await result.get_by_role("heading", level=2).text_content() or "").strip()
    # Who won alone is told so; everybody else reads the name.
    others = {"You win!": "Ann wins!", "Bob wins!": "You win!"}
    assert title in others or re.search(r"\b(Ann|Bob)\b.*(wins!|share the win!)", title)
    await expect(bob.dialog(others.get(title, title))).to_be_visible()
    shown = "Ann wins!" if title == "You win!" else title
    await expect(screen.page.get_by_role("heading", name=shown)).to_be_visible()

    result = await ann.see_stage("Evening")
    ended = result.get_by_role("button", name=re.compile("How it ended"))
    clause = (await ended.text_content() or "").split()[-1]
    await ended.click()
    marked = ann.dialog("Rules of Mantis").locator("[aria-current]")
    await expect(marked).to_have_attribute("data-clause", clause)
    await expect(marked).to_be_in_viewport()
    await ann.page.keyboard.press("Escape")
    # Everybody may offer another game.
    await expect((await bob.see_result()).get_by_role("button", name="Play again")).to_be_visible()


async def _relive_a_highlight(bob: Person, code: str) -> None:
    """From the celebration by keys to the highlights, one of them in the replay, and back to the table."""
    page = bob.page
    result = await bob.see_result()
    await page.keyboard.press("ArrowRight")
    moments = result.get_by_test_id("highlights").get_by_role("link")
    await expect(moments.filter(has_text="The winning turn")).to_be_visible()
    frame = (await moments.last.get_attribute("href") or "").split("#")[1]
    told = await moments.last.locator("span").first.text_content() or ""
    await moments.last.click()
    scrubber = page.get_by_role("slider", name="Where in the game")
    await expect(scrubber).to_have_value(frame)
    await expect(bob.button("Play", exact=True)).to_be_visible()
    await expect(bob.announced).to_contain_text(told)
    # The page goes on where it was, and another game can be offered at every stage.
    await page.get_by_role("link", name=f"Back to table {code}").click()
    await expect(moments.first).to_be_visible()
    for key, stage in (("ArrowLeft", "winner"), ("ArrowRight", "highlights")):
        await page.keyboard.press(key)
        await expect(page.get_by_test_id("end")).to_have_attribute("data-stage", stage)
        await expect(result.get_by_role("button", name="Play again")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(bob.over.get_by_role("button", name="Play again")).to_be_visible()
    await expect(bob.over.get_by_role("button", name="Table")).to_have_attribute("aria-current", "step")
    await bob.over.get_by_role("button", name="Evening").click()


async def _watch_it_again(bob: Person, folder: Path) -> None:
    page = bob.page
    await page.get_by_role("link", name="Watch the replay").click()
    await expect(page.get_by_role("heading", name="Replay: Mantis")).to_be_visible()
    scrubber = page.get_by_role("slider", name="Where in the game")
    last = int(await scrubber.get_attribute("max") or 0)
    assert last >= 10

    await bob.button("One step on").click()
    await expect(scrubber).to_have_value("1")
    await bob.button("One step back").click()
    await expect(scrubber).to_have_value("0")
    await scrubber.fill(str(last // 2))
    await expect(scrubber).to_have_attribute("aria-valuetext", f"Step {last // 2} of {last}")
    await bob.button("What happened").click()
    events = bob.dialog("What happened").get_by_role("button", name=re.compile("tries to"))
    told = (await events.nth(2).text_content() or "").strip()
    await bob.dialog("What happened").get_by_role("button", name="Rule M-SETUP-1").click()
    await expect(bob.dialog("Rules of Mantis").locator("[aria-current]")).to_have_attribute("data-clause", "M-SETUP-1")
    await page.keyboard.press("Escape")
    await expect(bob.dialog("Rules of Mantis")).to_have_count(0)
    await events.nth(2).click()
    await expect(bob.announced).to_have_text(told)
    await page.get_by_label("Seen by").select_option("Ann")
    await expect(page.locator(".unseen", has_text="Your tank:")).to_have_count(1)
    await page.get_by_label("Seen by").select_option("Everybody")
    await expect(page.locator(".unseen", has_text="Your tank:")).to_have_count(0)
    await bob.button("To the end").click()
    await expect(scrubber).to_have_value(str(last))

    async with page.expect_download() as download:
        await page.get_by_role("link", name="Download the replay").click()
    file = folder / (await download.value).suggested_filename
    await (await download.value).save_as(file)
    assert file.suffix == ".json"

    await page.get_by_role("link", name="Home").click()
    await page.get_by_role("link", name="Watch a replay").click()
    async with page.expect_file_chooser() as chooser:
        await bob.button("Choose a file").click()
    await (await chooser.value).set_files(file)
    await expect(page.get_by_role("heading", name="Replay: Mantis")).to_be_visible()
    await expect(scrubber).to_have_attribute("max", str(last))


async def _play_again(ann: Person, bob: Person, screen: Person, code: str) -> None:
    await bob.open(f"/t/{code}")
    await expect(bob.over).to_be_visible()
    await (await ann.see_result()).get_by_role("button", name="Play again").click()
    await expect((await ann.see_result()).get_by_test_id("rematch").get_by_role("status")).to_have_text(
        "Waiting for Bob, half a minute at most."
    )
    await expect(screen.page.get_by_test_id("screen-end")).to_contain_text("Ann would like to play again.")
    offer = (await bob.see_result()).get_by_test_id("rematch")
    await expect(offer).to_contain_text("Ann would like to play again.")
    await offer.get_by_role("button", name="I’m in").click()
    await expect(ann.over).to_have_count(0)
    await expect(bob.over).to_have_count(0)
    await expect(screen.page.get_by_test_id("screen-end")).to_have_count(0)
    assert await play_on([ann, bob], moves=2) == 2
    assert len(await ann.log()) == 3
    assert [facts_of(line) for line in await ann.log()] == [facts_of(line) for line in await bob.log()]
