"""Admission to a table: by the code alone, by the table's word, or by the host's nod."""

from __future__ import annotations

import secrets

from msgspec.structs import replace

from rumpus.tables import lobby, screens
from rumpus.tables.document import Screen
from rumpus.tables.errors import NotNow, NotYourSeat, TableFull, WrongWord
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.state import Knock, Page, Seen
from rumpus.tables.heart.tellings import LeftWaiting
from rumpus.tables.messages.from_page import Hello
from rumpus.tables.messages.table_info import KnockInfo, ScreenInfo
from rumpus.tables.messages.to_page import Waiting
from rumpus.tables.names import clean_text, credential_hash, new_credential, new_id

MOST_WAITING = 12
WRONG_WORDS = 10
"""So many wrong words are answered, later one every ten seconds; beyond that the host decides."""
WRONG_WORDS_WITHIN_S = 100.0


def member_of(table: Seen, hello: Hello) -> int | None:
    if hello.role == "screen" or hello.credential is None:
        return None
    known = table.document.known_by(credential_hash(hello.credential))
    return None if known is None else known.id


def screen_of(table: Seen, hello: Hello) -> Screen | None:
    return screens.known_by(table.document, hello.credential) if hello.role == "screen" else None


def knows(table: Seen, hello: Hello) -> bool:
    """Whether a page belongs to the table already."""
    return member_of(table, hello) is not None or screen_of(table, hello) is not None


def must_wait(draft: Draft, hello: Hello) -> bool:
    """Whether an unknown page has to wait for admission. Raises TableError if it is refused."""
    document = draft.document
    settings = document.settings
    if hello.role == "screen":
        return not screens.watches_freely(settings)
    if hello.profile is None:
        raise NotNow("Say who you are first: a name, an avatar and a colour.")
    lobby.check_open(document, spectator=hello.role == "spectator")
    if document.host is None:
        # The table is empty, so nobody could admit them and nobody needs protection.
        return False
    return (bool(settings.word) and not _has_said(draft, hello.word, settings.word)) or settings.nod


def _has_said(draft: Draft, said: str | None, word: str) -> bool:
    """Whether the word is right. Raises WrongWord, unless there were so many wrong ones that the host decides."""
    tried = draft.wrong_words
    if len(tried) == WRONG_WORDS and draft.now - tried[0] < WRONG_WORDS_WITHIN_S:
        return False
    if said is not None and secrets.compare_digest(_as_compared(said), _as_compared(word)):
        return True
    if said is None:
        raise WrongWord("This table asks for a word besides the code. Ask whoever invited you.")
    draft.wrong_words = (*tried[1 - WRONG_WORDS :], draft.now)
    raise WrongWord("That is not the word. Ask whoever invited you.")


def _as_compared(word: str) -> bytes:
    return clean_text(word).casefold().encode()


def knock(draft: Draft, hello: Hello, stream: str) -> None:
    """Let the page wait."""
    if len(draft.knocks) >= MOST_WAITING:
        raise TableFull("Too many wait at the door of this table. Try again in a moment.")
    page, key, told = Page(stream, hello.role, brief=hello.brief), None, Waiting("nod")
    if hello.role == "screen":
        screen, key = new_screen(draft)
        page = replace(page, screen=screen)
        told = Waiting("screen", screen.avatar, screen.colour)
    waiting = Knock(new_id() if page.screen is None else page.screen.id, page, hello, key)
    draft.knocks = (*draft.knocks, waiting)
    draft.is_info_changed = True
    draft.tell(LeftWaiting(page, told))


def withdraw(draft: Draft, stream: str) -> bool:
    """Remove a page that waited; returns whether it did."""
    if not is_waiting(draft, stream):
        return False
    draft.knocks = tuple(each for each in draft.knocks if each.page.stream != stream)
    draft.is_info_changed = True
    return True


def is_waiting(table: Seen, stream: str) -> bool:
    return any(each.page.stream == stream for each in table.knocks)


def check_at_the_table(draft: Draft, page: Page) -> None:
    if draft.knocks and is_waiting(draft, page.stream):
        raise NotYourSeat("Wait until the host has let you in.")


def screens_here(table: Seen) -> list[Screen]:
    return [page.screen for page in table.pages if page.screen is not None]


def new_screen(table: Seen) -> tuple[Screen, str]:
    """A new unnamed screen, and the key by which it will be known once it is named."""
    waiting = [each.page.screen for each in table.knocks if each.page.screen is not None]
    key = new_credential()
    return screens.newcomer(key, (*table.document.screens, *screens_here(table), *waiting)), key


def knock_infos(table: Seen) -> tuple[KnockInfo, ...]:
    found = []
    for each in table.knocks:
        profile = each.hello.profile
        if each.page.screen is None and profile is not None:
            is_spectator = each.hello.role == "spectator"
            name = clean_text(profile.name)
            found.append(KnockInfo(each.id, name, profile.avatar, profile.colour, is_spectator))
    return tuple(found)


def screen_infos(table: Seen) -> tuple[ScreenInfo, ...]:
    here = {each.id: each for each in screens_here(table)}
    named = [
        ScreenInfo(each.id, each.avatar, each.colour, "named", each.id in here, each.vouched)
        for each in table.document.screens
    ]
    known = {each.id for each in named}
    watching = [
        ScreenInfo(each.id, each.avatar, each.colour, "watching", here=True)
        for each in here.values()
        if each.id not in known
    ]
    waiting = [
        ScreenInfo(screen.id, screen.avatar, screen.colour, "waiting", here=True)
        for each in table.knocks
        if (screen := each.page.screen) is not None
    ]
    return (*named, *watching, *waiting)
