"""The first page is small and loads nothing from other hosts, and a slow phone can play."""

from __future__ import annotations

from playwright.async_api import expect

from tests.e2e.people import MOVING, Invite, gather_table

MOST_BYTES = 120_000


async def test_the_home_page_takes_less_than_120_kb_from_one_host(invite: Invite) -> None:
    ann = await invite("Ann")
    link = await ann.context.new_cdp_session(ann.page)
    sizes: list[float] = []
    await link.send("Network.enable")
    link.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    await ann.open_home()
    await ann.page.wait_for_load_state("networkidle")
    await ann.page.evaluate("document.fonts.ready.then(() => null)")
    assert len(sizes) >= 5, "the sizes were not counted"
    assert any(url.endswith(".woff2") for url in ann.asked), "the fonts were not counted"
    assert sum(sizes) < MOST_BYTES


async def test_a_phone_with_a_quarter_of_the_speed_joins_and_plays(invite: Invite) -> None:
    ann = await invite("Ann", **MOVING)
    link = await ann.context.new_cdp_session(ann.page)
    await link.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    await gather_table(ann, bots=1)
    await ann.start()
    await ann.act()
    await ann.act()
    await expect(ann.page.get_by_test_id("refusal")).to_have_count(0)
