"""The door of a table: who comes in by the code alone, who must say a word, and who waits for the host's nod."""

from __future__ import annotations

import secrets
from collections import deque
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from rumpus.tables import lobby, screens
from rumpus.tables.document import Screen
from rumpus.tables.errors import NoSuchMember, NotNow, NotYourSeat, TableFull, WrongWord
from rumpus.tables.messages.from_page import Hello
from rumpus.tables.messages.to_page import Bye, KnockInfo, ScreenInfo, ScreenLink, Waiting
from rumpus.tables.names import clean_text, credential_hash, new_credential, new_id
from rumpus.tables.qr import qr_svg
from rumpus.tables.watchers import Outbox, Watcher

if TYPE_CHECKING:
    from rumpus.tables.table import Table

encode = msgspec.json.Encoder().encode

MOST_WAITING = 12
WRONG_WORDS = 10
"""So many wrong words are answered, one every ten seconds in the long run; then the host decides."""
WRONG_WORDS_WITHIN_S = 100.0


class Knock(Struct):
    """A page that waits, and what it said."""

    id: str
    watcher: Watcher
    hello: Hello


class Door:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._knocks: dict[str, Knock] = {}
        self._wrong_words: deque[float] = deque(maxlen=WRONG_WORDS)

    # Coming to it

    def knows(self, hello: Hello) -> bool:
        """Whether a page belongs to the table already."""
        return self.member_of(hello) is not None or self.screen_of(hello) is not None

    def member_of(self, hello: Hello) -> int | None:
        if hello.role == "screen" or hello.credential is None:
            return None
        known = self._table.document.known_by(credential_hash(hello.credential))
        return None if known is None else known.id

    def screen_of(self, hello: Hello) -> Screen | None:
        return screens.known_by(self._table.document, hello.credential) if hello.role == "screen" else None

    def must_wait(self, hello: Hello) -> bool:
        """Whether a page that does not belong here yet has to be let in. Raises TableError if it may not come."""
        document = self._table.document
        settings = document.settings
        if hello.role == "screen":
            return not screens.watches_freely(settings)
        if hello.profile is None:
            raise NotNow("Say who you are first: a name, an avatar and a colour.")
        lobby.check_open(document, spectator=hello.role == "spectator")
        if document.host is None:
            # Nobody could let them in, and there is nobody to be kept from.
            return False
        return (bool(settings.word) and not self._has_said(hello.word, settings.word)) or settings.nod

    def _has_said(self, said: str | None, word: str) -> bool:
        """Whether it is the word. Raises WrongWord, unless so many were wrong that the host decides for all."""
        now = self._table.loop.time()
        tried = self._wrong_words
        if len(tried) == WRONG_WORDS and now - tried[0] < WRONG_WORDS_WITHIN_S:
            return False
        if said is not None and secrets.compare_digest(_as_compared(said), _as_compared(word)):
            return True
        if said is None:
            raise WrongWord("This table asks for a word besides the code. Ask whoever invited you.")
        tried.append(now)
        raise WrongWord("That is not the word. Ask whoever invited you.")

    def knock(self, hello: Hello, outbox: Outbox) -> Watcher:
        """The page waits from now on."""
        if len(self._knocks) >= MOST_WAITING:
            raise TableFull("Too many wait at the door of this table. Try again in a moment.")
        watcher = Watcher(hello.role, None, outbox)
        if hello.role == "screen":
            watcher.screen, watcher.key = self.new_screen()
            told = Waiting("screen", watcher.screen.avatar, watcher.screen.colour)
        else:
            told = Waiting("nod")
        knock = Knock(new_id() if watcher.screen is None else watcher.screen.id, watcher, hello)
        self._knocks[knock.id] = knock
        self._table.pages.is_info_changed = True
        self._table.afterwards(lambda: watcher.answer(encode(told)))
        return watcher

    def is_waiting(self, watcher: Watcher) -> bool:
        return any(knock.watcher is watcher for knock in self._knocks.values())

    def withdraw(self, watcher: Watcher) -> bool:
        """A page is gone. Whether it was one that waited."""
        knock = next((each for each in self._knocks.values() if each.watcher is watcher), None)
        if knock is None:
            return False
        del self._knocks[knock.id]
        self._table.pages.is_info_changed = True
        return True

    def dismiss_all(self, code: str, message: str, *, again: bool) -> None:
        for knock in self._knocks.values():
            knock.watcher.dismiss(Bye(code, message, again))
        self._knocks.clear()

    # Opening it

    def admit(self, by: int, who: str, *, yes: bool) -> None:
        """Let in whoever waits, or not; let a screen judge. Raises TableError."""
        table = self._table
        known = screens.screen_of(table.document, who)
        if known is not None and yes and table.document.seats_of(by):
            # Whoever has a seat may vouch for a screen that the host has let in.
            self._name(known, by)
            return
        lobby.check_host(table.document, by)
        knock = self._knocks.get(who)
        if knock is None:
            if not yes:
                raise NoSuchMember("They do not wait any more.")
            self._name(screens.found(self._screen_here(who)), by)
            return
        if not yes:
            del self._knocks[who]
            table.pages.is_info_changed = True
            bye = Bye("not_let_in", "The host did not let you in this time.", again=False)
            table.afterwards(lambda: knock.watcher.dismiss(bye))
            return
        if knock.watcher.screen is not None:
            self._name(knock.watcher.screen, by)
        table.pages.let_in(knock.watcher, knock.hello)
        del self._knocks[who]

    def _screen_here(self, screen: str) -> Screen | None:
        return next((each for each in self._screens_here() if each.id == screen), None)

    def _screens_here(self) -> list[Screen]:
        watchers = self._table.pages.watchers
        return [each.screen for each in watchers if each.screen is not None and each.outbox is not None]

    def new_screen(self) -> tuple[Screen, str]:
        """A screen that nobody has named yet, and the key that it should keep in case somebody does."""
        waiting = [knock.watcher.screen for knock in self._knocks.values() if knock.watcher.screen is not None]
        key = new_credential()
        return screens.newcomer(key, (*self._table.document.screens, *self._screens_here(), *waiting)), key

    def _name(self, screen: Screen, by: int) -> None:
        table = self._table
        before = table.document
        table.document = screens.named(before, screen, by, {each.id for each in self._screens_here()})
        table.pages.is_info_changed = True
        if table.referee.play is not None:
            table.pages.tell_screens()

    def invite_screen(self, by: int) -> ScreenLink:
        """A link with a secret, of which only a hash is kept. It stands after #, so that no server writes it down."""
        table = self._table
        lobby.check_host(table.document, by)
        screen, key = self.new_screen()
        self._name(screen, by)
        link = f"{table.services.link(table.document.code)}/screen#{key}"
        return ScreenLink(link, qr_svg(link).decode())

    def send_screen_away(self, by: int, screen: str) -> None:
        table = self._table
        lobby.check_host(table.document, by)
        if screens.screen_of(table.document, screen) is None:
            screens.found(self._screen_here(screen))
        table.document = screens.revoked(table.document, screen)
        table.pages.send_away_screens(
            lambda each: each.id == screen, Bye("kicked", "The host has sent this screen away.", again=False)
        )

    def close_to_strangers(self) -> None:
        """The table is not open to everybody any more: screens that nobody has named come again, and wait."""
        document = self._table.document
        if screens.watches_freely(document.settings):
            return
        self._table.pages.send_away_screens(
            lambda each: screens.screen_of(document, each.id) is None,
            Bye("no_spectators", "The host has closed this table to screens.", again=True),
        )

    def check_at_the_table(self, watcher: Watcher) -> None:
        if self.is_waiting(watcher):
            raise NotYourSeat("Wait until the host has let you in.")

    # What everybody sees of it

    def knock_infos(self) -> tuple[KnockInfo, ...]:
        found = []
        for knock in self._knocks.values():
            profile = knock.hello.profile
            if knock.watcher.screen is None and profile is not None:
                is_spectator = knock.hello.role == "spectator"
                name = clean_text(profile.name)
                found.append(KnockInfo(knock.id, name, profile.avatar, profile.colour, is_spectator))
        return tuple(found)

    def screen_infos(self) -> tuple[ScreenInfo, ...]:
        here = {each.id: each for each in self._screens_here()}
        named = [
            ScreenInfo(each.id, each.avatar, each.colour, "named", each.id in here, each.vouched)
            for each in self._table.document.screens
        ]
        known = {each.id for each in named}
        watching = [
            ScreenInfo(each.id, each.avatar, each.colour, "watching", here=True)
            for each in here.values()
            if each.id not in known
        ]
        waiting = [
            ScreenInfo(each.id, each.avatar, each.colour, "waiting", here=True)
            for knock in self._knocks.values()
            if (each := knock.watcher.screen) is not None
        ]
        return (*named, *watching, *waiting)


def _as_compared(word: str) -> bytes:
    return clean_text(word).casefold().encode()
