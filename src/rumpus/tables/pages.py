"""The pages at a table: keeps their streams, and turns tellings into messages."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from rumpus.tables import metrics, screens
from rumpus.tables.document import Document
from rumpus.tables.heart.arriving import Kept
from rumpus.tables.heart.info import chat_of, play_sync, table_info
from rumpus.tables.heart.state import State
from rumpus.tables.heart.tellings import (
    Afresh,
    Dismissed,
    Forgotten,
    GameNews,
    LeftWaiting,
    Reply,
    StepNews,
    TableNews,
    Telling,
    ToAll,
    ToMembers,
    Welcomed,
)
from rumpus.tables.messages.from_page import Hello
from rumpus.tables.messages.numbering import unnumbered
from rumpus.tables.messages.table_info import TableInfo
from rumpus.tables.messages.to_page import UNNUMBERED, Bye, Rejected, Sync, TableChanged, Told, Welcome
from rumpus.tables.moving import Stream
from rumpus.tables.watchers import Outbox, Watcher

encode = msgspec.json.Encoder().encode

STREAM_KEPT_S = 120.0
"""How long a dropped page's stream is kept for it."""


class Moment(msgspec.Struct, frozen=True, gc=False):
    """The table as it was when something was to be told."""

    state: State
    now: float
    tick: int
    """The tick of the current battle."""


class Coming(msgspec.Struct):
    """A page that has asked to come in, and the watcher that it became."""

    outbox: Outbox
    watcher: Watcher | None = None


class Pages:
    def __init__(self, link: Callable[[str], str]) -> None:
        self._link = link
        self._watchers: dict[str, Watcher] = {}
        """By stream: all admitted pages, the oldest first."""
        self._waiting: dict[str, Watcher] = {}
        """By stream: the pages that wait at the door."""
        self._coming: dict[str, Coming] = {}
        """By stream: the pages about which nothing is decided yet."""
        self._held: dict[int | None, tuple[int, ...]] = {}
        self._held_in: Document | None = None

    @property
    def connected(self) -> int:
        return sum(watcher.outbox is not None for watcher in self._watchers.values())

    def all(self) -> Iterable[Watcher]:
        return self._watchers.values()

    # Streams

    def kept(self, hello: Hello, now: float) -> Kept | None:
        """The stream that a page names, if it is still kept."""
        self._watchers = {
            stream: watcher
            for stream, watcher in self._watchers.items()
            if watcher.left_at is None or now - watcher.left_at < STREAM_KEPT_S
        }
        old = self._watchers.get(hello.stream or "")
        if old is None:
            return None
        has_all = hello.last_seq is not None and old.missed_since(hello.last_seq) is not None
        return Kept(old.page, has_all and old.page.brief == hello.brief)

    def expect(self, stream: str, outbox: Outbox) -> Coming:
        """Register a page that asks to come in; a telling will say what becomes of it."""
        coming = self._coming[stream] = Coming(outbox)
        return coming

    def find(self, stream: str) -> Watcher | None:
        return self._watchers.get(stream) or self._waiting.get(stream)

    def departed(self, watcher: Watcher, now: float) -> None:
        """A connection has ended."""
        watcher.outbox = None
        watcher.left_at = now
        self._waiting.pop(watcher.page.stream, None)

    def present(self) -> list[Watcher]:
        """The connected pages, also those that wait at the door."""
        return [each for each in (*self._watchers.values(), *self._waiting.values()) if each.outbox is not None]

    def let_go(self) -> list[Watcher]:
        """The connected pages, which leave together with the table."""
        leaving = self.present()
        self._watchers, self._waiting = {}, {}
        return leaving

    def take_up(self, stream: Stream, outbox: Outbox) -> Watcher:
        """A page comes with the table, and its stream goes on."""
        watcher = Watcher(stream.page, outbox, stream.seq)
        watcher.is_greeted = stream.is_greeted
        (self._watchers if stream.is_greeted else self._waiting)[stream.page.stream] = watcher
        return watcher

    def dismiss_all(self, bye: Bye) -> None:
        for watcher in (*self._waiting.values(), *self._watchers.values()):
            watcher.dismiss(bye)
        self._watchers, self._waiting = {}, {}

    # Telling

    def tell_all(self, told: list[tuple[Moment, list[Telling]]]) -> None:
        """Tell everything that a turn has led to. A page gets it in one piece: at the end of a game, and at the
        beginning of the next, there are several messages for each."""
        if len(told) == 1 and len(told[0][1]) == 1:
            self.tell(told[0][1][0], told[0][0])
            return
        outboxes = [each.outbox for each in self.present() if each.outbox is not None]
        for outbox in outboxes:
            outbox.cork()
        try:
            for then, tellings in told:
                for telling in tellings:
                    self.tell(telling, then)
        finally:
            for outbox in outboxes:
                outbox.uncork()

    def tell(self, telling: Telling, then: Moment) -> None:
        match telling:
            case StepNews():
                self._tell_step(telling, then.state)
            case ToAll(message):
                self._send(self._watchers.values(), message)
            case ToMembers(members, message, but):
                told = [each for each in self._watchers.values() if each.page.member in members]
                self._send([each for each in told if each.page.stream != but], message)
            case TableNews():
                self._send(self._watchers.values(), self._table_changed(then))
            case GameNews(streams):
                for watcher in self._of(streams):
                    self._tell_game(watcher, then)
            case Reply(stream, message):
                if isinstance(message, Rejected):
                    metrics.REFUSALS.labels(message.code).inc()
                if (found := self.find(stream)) is not None:
                    found.answer(encode(message))
            case Welcomed():
                self._welcome(telling, then)
            case LeftWaiting(page, message):
                coming = self._coming.pop(page.stream)
                waiting = coming.watcher = self._waiting[page.stream] = Watcher(page, coming.outbox)
                waiting.answer(encode(message))
            case Afresh(stream):
                for watcher in self._of([stream]):
                    self._tell_afresh(watcher, then)
            case Dismissed(streams, bye):
                for watcher in self._of(streams):
                    watcher.dismiss(bye)
                    self._watchers.pop(watcher.page.stream, None)
                    self._waiting.pop(watcher.page.stream, None)
            case Forgotten(member):
                self._watchers = {stream: each for stream, each in self._watchers.items() if each.page.member != member}

    def _of(self, streams: Iterable[str]) -> list[Watcher]:
        return [found for stream in streams if (found := self.find(stream)) is not None]

    def _send(self, watchers: Iterable[Watcher], message: Told) -> None:
        encoded = unnumbered(message)
        for watcher in watchers:
            watcher.tell(encoded)

    def _table_changed(self, then: Moment) -> TableChanged:
        return TableChanged(UNNUMBERED, self._info(then))

    def _info(self, then: Moment) -> TableInfo:
        return table_info(then.state, self._link, then.now)

    def _tell_game(self, watcher: Watcher, then: Moment) -> None:
        sync = Sync(UNNUMBERED, play_sync(then.state, watcher.page, then.now, then.tick))
        watcher.tell(unnumbered(sync))

    def _tell_step(self, told: StepNews, state: State) -> None:
        document, play, news = state.document, state.play, told.news
        assert play is not None
        if self._held_in is not document:
            self._held_in = document
            self._held = {member.id: document.seats_of(member.id) for member in document.members}
        held, actor = self._held, told.actor
        for watcher in self._watchers.values():
            page = watcher.page
            ref = told.ref if page.stream == actor else None
            if page.screen is not None:
                judges = screens.may_judge(document, page.screen.id, play.game.judged(play.state))
                message = news.for_screen(ref, judges=judges, brief=page.brief)
            else:
                message = news.for_page(held.get(page.member, ()), ref, brief=page.brief)
            if message is not None:
                watcher.tell(message)

    def _welcome(self, told: Welcomed, then: Moment) -> None:
        page = told.page
        old = self._watchers.pop(told.instead_of, None)
        if old is not None and old.outbox is not None:
            old.outbox.close()
        watcher = old if told.since is not None else self._waiting.pop(page.stream, None)
        if watcher is None:
            watcher = Watcher(page, None)
        if told.connection:
            coming = self._coming.pop(told.connection)
            coming.watcher, watcher.outbox = watcher, coming.outbox
        watcher.page, watcher.left_at, watcher.is_greeted = page, None, True
        self._watchers[page.stream] = watcher
        # Computed again: the stream may have grown while this was being saved.
        missed = None if told.since is None else watcher.missed_since(told.since)
        welcome = Welcome(
            you=page.member,
            credential=told.key,
            screen=None if page.screen is None else page.screen.id,
            stream=page.stream,
            seq=watcher.seq - len(missed or ()),
            resumed=missed is not None,
            table=self._info(then),
            play=None if missed is not None else play_sync(then.state, page, then.now, then.tick),
            chat=chat_of(then.state, page.member),
        )
        for message in (encode(welcome), *(missed or ())):
            watcher.answer(message)

    def _tell_afresh(self, watcher: Watcher, then: Moment) -> None:
        """Send everything to a page that fell behind."""
        if watcher.is_behind:
            metrics.RESYNCS.inc()
            watcher.is_behind = False
            watcher.forget_history()
            watcher.tell(unnumbered(self._table_changed(then)))
            self._tell_game(watcher, then)
