"""Arrival and departure of pages: known members come back, new ones join."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from rumpus.tables import company, lobby
from rumpus.tables.errors import NotNow
from rumpus.tables.heart import beginning, door, people_news, room
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import Page
from rumpus.tables.heart.tellings import Dismissed, Forgotten, Welcomed
from rumpus.tables.messages.from_page import Hello
from rumpus.tables.messages.to_page import Bye
from rumpus.tables.names import credential_hash, new_credential


class Kept(NamedTuple):
    """The kept stream of a page that reconnects."""

    page: Page
    is_whole: bool
    """Whether its history has everything that the page has missed."""


def arrive(draft: Draft, hello: Hello, stream: str, kept: Kept | None) -> None:
    """Let a page in with a new or a kept stream, or let it wait at the door. Raises TableError."""
    member, screen = door.member_of(draft, hello), door.screen_of(draft, hello)
    if member is None and screen is None and door.must_wait(draft, hello):
        door.knock(draft, hello, stream)
        return
    if kept is not None and kept.page.member != member:
        kept = None
    old = None if kept is None else kept.page
    others = [page for page in draft.pages if old is None or page.stream != old.stream]
    surplus = room.surplus(others, member, screen)
    send_pages_away(draft, surplus, Bye("elsewhere", "You have opened this table elsewhere.", again=False))
    if screen is None and not room.has_place(draft.document, member):
        room.check_for_visitor(draft.document, others, hello.role)
    if old is not None:
        # The same page over a new network: its old connection is dead, but not closed yet.
        depart(draft, old.stream)
    if kept is not None and kept.is_whole:
        page = kept.page
        _come_in(draft, page, Welcomed(page, hello.credential, hello.last_seq, page.stream, stream))
        return
    key = hello.credential if member is not None or screen is not None else None
    instead_of = "" if old is None else old.stream
    page = Page(stream, hello.role, member, screen, hello.brief)
    let_in(draft, page, hello, key, instead_of=instead_of, connection=stream)


def let_in(
    draft: Draft, page: Page, hello: Hello, key: str | None, *, instead_of: str = "", connection: str = ""
) -> None:
    """Let a page without a kept stream in; new people join. Raises TableError."""
    if page.role == "screen":
        if page.screen is None:
            screen, key = door.new_screen(draft)
            page = replace(page, screen=screen)
    elif page.member is None:
        member, key = _join(draft, hello)
        page = replace(page, member=member)
    _come_in(draft, page, Welcomed(page, key, None, instead_of, connection))


def _come_in(draft: Draft, page: Page, welcomed: Welcomed) -> None:
    draft.pages = (*draft.pages, page)
    if page.member is not None:
        draft.is_info_changed |= not draft.presence.is_here(page.member)
        draft.presence = draft.presence.arrived(page.member)
    draft.is_info_changed |= page.role == "screen"
    draft.tell(welcomed)


def _join(draft: Draft, hello: Hello) -> tuple[int, str]:
    """Add a new member; returns its id and its credential."""
    if hello.profile is None:
        raise NotNow("Say who you are first: a name, an avatar and a colour.")
    is_spectator = hello.role == "spectator"
    credential = new_credential()
    before = draft.document
    document = lobby.with_place(before, draft.presence.gone, spectator=is_spectator)
    document, joined = lobby.join(document, hello.profile, credential_hash(credential), spectator=is_spectator)
    draft.document = document
    draft.is_info_changed = True
    for each in before.members:
        if document.member(each.id) is None:
            _forget(draft, each.id)
    if document.begins_at_once and document.host == joined.id:
        beginning.begin(draft, company.begun(document, joined.id))
    elif hello.sit and not is_spectator:
        draft.document = company.seated(document, joined.id)
    if before.members:
        people_news.tell_member(draft, "watching" if is_spectator else "joined", joined.id)
    return joined.id, credential


def depart(draft: Draft, stream: str) -> None:
    """A connection has ended; the page's stream is kept for a while."""
    if door.withdraw(draft, stream):
        return
    page = next((each for each in draft.pages if each.stream == stream), None)
    if page is None:
        return
    draft.pages = tuple([each for each in draft.pages if each is not page])
    if page.member is not None:
        draft.presence = draft.presence.dropped(page.member, draft.now)
        draft.is_info_changed |= not draft.presence.is_here(page.member)
    draft.is_info_changed |= page.role == "screen"


def send_away(draft: Draft, member: int, code: str, message: str) -> None:
    """Close the connections of a former member."""
    streams = frozenset(page.stream for page in draft.pages if page.member == member)
    draft.tell(Dismissed(streams, Bye(code, message, again=False)))
    _forget(draft, member)


def _forget(draft: Draft, member: int) -> None:
    draft.pages = tuple([page for page in draft.pages if page.member != member])
    draft.presence = draft.presence.forgotten(member)
    draft.tell(Forgotten(member))


def send_pages_away(draft: Draft, pages: Iterable[Page], bye: Bye) -> None:
    for page in pages:
        depart(draft, page.stream)
        draft.tell(Dismissed(frozenset({page.stream}), bye))
        draft.is_info_changed = True
