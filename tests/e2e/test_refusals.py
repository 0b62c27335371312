"""Refusals are short, name the clause, and link to it in the rule book."""

from __future__ import annotations

from playwright.async_api import expect

from tests.e2e.people import NOT_FOUND, Invite, gather_table, next_of
from tests.e2e.wire import Wire


async def test_a_stale_choice_is_refused_with_the_clause_and_why_opens_the_rule_book_there(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await gather_table(ann, bob)
    await ann.start()
    mover = await next_of([ann, bob])
    assert mover is not None

    # A second page of the same player that does not get the move made in the first.
    second = await mover.context.new_page()
    mover.watch(second)
    wire = await Wire.of(second)
    await second.goto(f"{mover.address}/t/{code}")
    choices = second.get_by_role("group", name="What will you do?")
    await expect(choices).to_be_visible()
    wire.is_deaf = True
    said = await mover.act("Score")
    if "plays again" not in said:
        await next_of([bob if mover is ann else ann])
    await choices.get_by_role("button", name="Score").click()

    refusal = second.get_by_role("alert").filter(has_text="Why?")
    await expect(refusal).to_be_visible()
    clause = await second.get_by_test_id("refusal").get_attribute("data-clause")
    assert clause
    assert clause.startswith("M-")
    await refusal.get_by_role("button", name="Why?").click()
    marked = second.get_by_role("dialog", name="Rules of Mantis").locator("[aria-current]")
    await expect(marked).to_have_attribute("data-clause", clause)
    await expect(marked).to_be_in_viewport()
    await expect(marked).to_contain_text(clause)


async def test_the_refusal_of_a_wrong_code_says_what_to_do(invite: Invite) -> None:
    ann = await invite("Ann")
    ann.expect_trouble(NOT_FOUND)
    await ann.type_code("zzzzz")
    problem = ann.page.get_by_role("alert")
    await expect(problem).to_have_text("No table ZZZZZ. Check the code with your host.")
    await ann.page.get_by_label("Join with a code").fill("?!")
    await ann.button("Join", exact=True).click()
    await expect(problem).to_contain_text("That is no code.")
    await ann.page.get_by_label("Join with a code").fill("")
    await ann.button("Join", exact=True).click()
    await expect(problem).to_have_text("Type the code that your host sees.")
    await ann.open("/t/ZZZZZ")
    await expect(ann.page.get_by_role("heading", name="No such table")).to_be_visible()
    await ann.open("/t/ZZZZZ/screen")
    await expect(ann.page.get_by_role("heading", name="No such table")).to_be_visible()


async def test_a_newcomer_reads_that_the_table_is_full(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await gather_table(ann, bots=5)
    await bob.join(code, seated=False)
    await expect(bob.button("Take a seat")).to_have_count(0)
    await expect(bob.page.get_by_test_id("lobby-action")).to_contain_text("Every seat is taken")


async def test_a_locked_table_lets_nobody_new_sit_down(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    code = await ann.new_table()
    await ann.set_up("Locked", True)
    await bob.type_code(code)
    await expect(bob.page.get_by_text("The host has locked this table: no new players.")).to_be_visible()
    await expect(bob.button("Join the table")).to_have_count(0)


async def test_a_person_who_is_sent_away_reads_why(invite: Invite) -> None:
    ann, bob = await invite("Ann"), await invite("Bob")
    await gather_table(ann, bob)
    await ann.seat(2).click()
    await ann.button("Send Bob away").click()
    await expect(bob.page.get_by_role("heading", name="You were sent away")).to_be_visible()
    await expect(bob.page.get_by_role("alert")).to_contain_text("host")
    await expect(ann.seat(2)).to_have_attribute("data-kind", "empty")


async def test_a_broken_replay_file_is_refused_with_a_message(invite: Invite) -> None:
    ann = await invite("Ann")
    ann.expect_trouble(r"status of 400")
    await ann.open("/replay")
    for content in (b"no replay", b'{"format": 99}', b"[" * 5000):
        await ann.page.get_by_test_id("replay-file").set_input_files(
            {"name": "game.json", "mimeType": "application/json", "buffer": content}
        )
        await expect(ann.page.get_by_role("alert")).not_to_be_empty()
        await expect(ann.page.get_by_role("heading", name="Watch a replay")).to_be_visible()
