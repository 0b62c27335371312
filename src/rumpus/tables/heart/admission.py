"""Decisions of people at the door: who is admitted, and which shared screens may watch and judge."""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.tables import lobby, screens
from rumpus.tables.document import Screen
from rumpus.tables.errors import NoSuchMember
from rumpus.tables.heart import arriving
from rumpus.tables.heart.door import new_screen, screens_here
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import Seen
from rumpus.tables.heart.tellings import Dismissed, GameNews
from rumpus.tables.messages.table_info import ScreenLink
from rumpus.tables.messages.to_page import Bye
from rumpus.tables.qr import qr_svg


def admit(draft: Draft, by: int, who: str, *, yes: bool) -> None:
    """Admit or refuse somebody who waits, or let a screen judge. Raises TableError."""
    known = screens.screen_of(draft.document, who)
    if known is not None and yes and draft.document.seats_of(by):
        # Anybody with a seat may vouch for a screen that the host has admitted.
        _name(draft, known, by)
        return
    lobby.check_host(draft.document, by)
    waiting = next((each for each in draft.knocks if each.id == who), None)
    if waiting is None:
        if not yes:
            raise NoSuchMember("They do not wait any more.")
        _name(draft, screens.found(_screen_here(draft, who)), by)
        return
    if yes:
        if waiting.page.screen is not None:
            _name(draft, waiting.page.screen, by)
        arriving.let_in(draft, waiting.page, waiting.hello, waiting.key)
    else:
        bye = Bye("not_let_in", "The host did not let you in this time.", again=False)
        draft.tell(Dismissed(frozenset({waiting.page.stream}), bye))
    draft.knocks = tuple(each for each in draft.knocks if each.id != who)
    draft.is_info_changed = True


def _screen_here(table: Seen, screen: str) -> Screen | None:
    return next((each for each in screens_here(table) if each.id == screen), None)


def _name(draft: Draft, screen: Screen, by: int) -> None:
    draft.document = screens.named(draft.document, screen, by, {each.id for each in screens_here(draft)})
    draft.is_info_changed = True
    tell_screens(draft)


def tell_screens(draft: Draft) -> None:
    """Send the game to the shared screens again, because what they may answer has changed."""
    if draft.play is not None:
        draft.tell(GameNews(frozenset(page.stream for page in draft.pages if page.role == "screen")))


def invite_screen(draft: Draft, by: int) -> ScreenLink:
    """A link with a secret, which is stored as a hash. It follows the #, so that no server logs it."""
    lobby.check_host(draft.document, by)
    screen, key = new_screen(draft)
    _name(draft, screen, by)
    link = f"{draft.link(draft.document.code)}/screen#{key}"
    return ScreenLink(link, qr_svg(link).decode())


def name_screen(draft: Draft, by: int, key_hash: str) -> None:
    """The host lets in a screen that is not here yet, but proves itself by a key of its own."""
    lobby.check_host(draft.document, by)
    known = next((each for each in draft.document.screens if each.key_hash == key_hash), None)
    _name(draft, known or replace(new_screen(draft)[0], key_hash=key_hash), by)


def send_screen_away(draft: Draft, by: int, screen: str) -> None:
    lobby.check_host(draft.document, by)
    if screens.screen_of(draft.document, screen) is None:
        screens.found(_screen_here(draft, screen))
    draft.document = screens.revoked(draft.document, screen)
    bye = Bye("kicked", "The host has sent this screen away.", again=False)
    arriving.send_pages_away(draft, [page for page in draft.pages if _is(page.screen, screen)], bye)


def _is(screen: Screen | None, which: str) -> bool:
    return screen is not None and screen.id == which


def close_to_strangers(draft: Draft) -> None:
    """The table is no longer open to everybody: unnamed screens reconnect, and then wait."""
    document = draft.document
    if screens.watches_freely(document.settings):
        return
    strangers = [
        page for page in draft.pages if page.screen is not None and screens.screen_of(document, page.screen.id) is None
    ]
    bye = Bye("no_spectators", "The host has closed this table to screens.", again=True)
    arriving.send_pages_away(draft, strangers, bye)
