"""The app on a device: opens while the server is away, survives an upgrade, and keeps the screen on."""

from __future__ import annotations

from playwright.async_api import Route, expect

from tests.e2e.people import LOST_CONNECTION, NOT_FOUND, Invite, gather_table
from tests.server.running import RunningServer

IS_READY = "navigator.serviceWorker.ready.then(({ active }) => active.state === 'activated')"
COUNTS_LOCKS = """{
    window.locks = [];
    const ask = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (kind) => (window.locks.push(kind), ask(kind));
}"""


async def test_the_app_opens_while_the_server_is_away_says_so_and_goes_on_when_it_is_back(
    invite: Invite, own_server: RunningServer
) -> None:
    ann = await invite("Ann", at=own_server, worker=True)
    await ann.open_home()
    await ann.page.wait_for_function(IS_READY)
    own_server.kill()
    # Files that the service worker cannot get have an error of their own.
    ann.expect_trouble(f"{LOST_CONNECTION}|ERR_FAILED")
    await ann.button("Step in").click()
    await expect(ann.page.get_by_role("alert").filter(has_text="The practice floor is on the server")).to_be_visible()
    await ann.page.reload()
    away = ann.page.get_by_text("The server cannot be reached.")
    await expect(away.first).to_be_visible()
    own_server.start()
    await ann.button("Try again").first.click()
    await expect(ann.page.get_by_test_id("poster-mantis")).to_be_visible()


async def test_a_page_whose_files_are_gone_after_an_upgrade_is_loaded_anew(invite: Invite) -> None:
    ann = await invite("Ann")
    await ann.open_home()

    async def is_gone(route: Route) -> None:
        await route.fulfill(status=404)

    await ann.page.route("**/assets/RulesPage*.js", is_gone, times=1)
    ann.expect_trouble(NOT_FOUND)
    await ann.page.get_by_role("link", name="Mantis").first.click()
    await expect(ann.page.get_by_role("heading", name="Mantis").first).to_be_visible()
    await expect(ann.page).to_have_url(f"{ann.address}/rules/mantis")


async def test_the_screen_stays_on_while_somebody_plays(invite: Invite) -> None:
    ann = await invite("Ann")
    await ann.context.add_init_script(COUNTS_LOCKS)
    await gather_table(ann, bots=1)
    assert await ann.page.evaluate("window.locks") == []
    await ann.start()
    await ann.page.wait_for_function("window.locks.length === 1 && window.locks[0] === 'screen'")
