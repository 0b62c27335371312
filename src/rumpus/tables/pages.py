"""The pages at a table: who comes in and goes, and what they are told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Literal

import msgspec
from msgspec import Struct

from rumpus.tables import lobby, metrics, practice, room, seat_facts
from rumpus.tables.document import Document, Screen
from rumpus.tables.errors import NotNow
from rumpus.tables.messages.from_page import Hello
from rumpus.tables.messages.once import once
from rumpus.tables.messages.to_page import (
    UNNUMBERED,
    Bye,
    Chat,
    ChatLine,
    HolderInfo,
    MemberInfo,
    PlaySync,
    SeatInfo,
    Sync,
    TableChanged,
    TableInfo,
    Told,
    Welcome,
)
from rumpus.tables.names import credential_hash, new_credential
from rumpus.tables.watchers import Outbox, Watcher

if TYPE_CHECKING:
    from rumpus.tables.table import Table

encode = msgspec.json.Encoder().encode

STREAM_KEPT_S = 120.0
"""How long a dropped page's stream is kept for it."""
CHAT_KEPT = 50


class Pages:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.watchers: list[Watcher] = []
        self._chat: deque[tuple[ChatLine, frozenset[int]]] = deque(maxlen=CHAT_KEPT)
        """What was said; lines of a team with the members who could read them."""
        self._held: dict[int | None, tuple[int, ...]] = {}
        self._held_in: Document | None = None
        self.is_info_changed = False
        """Set it, and every page is sent the table anew when the work is done."""

    @property
    def connected(self) -> int:
        return sum(watcher.outbox is not None for watcher in self.watchers)

    @property
    def held(self) -> dict[int | None, tuple[int, ...]]:
        """The seats that pages hold now, by member."""
        document = self._table.document
        if self._held_in is not document:
            self._held_in = document
            self._held = {member.id: document.seats_of(member.id) for member in document.members}
        return self._held

    # Coming and going

    def welcome(self, hello: Hello, outbox: Outbox, welcomed: asyncio.Future[Watcher]) -> None:
        """Let a page in, and send it all it needs, or what it missed; or let it wait at the door. Raises TableError."""
        table, door = self._table, self._table.door
        now = table.loop.time()
        table.last_used = now
        self._forget_old_streams(now)
        member, screen = door.member_of(hello), door.screen_of(hello)
        if member is None and screen is None and door.must_wait(hello):
            welcomed.set_result(door.knock(hello, outbox))
            return
        old = self._old_stream(hello, member)
        others = [each for each in self.watchers if each.outbox is not None and each is not old]
        for page in room.surplus(others, member, screen):
            self._send_away_page(page, Bye("elsewhere", "You have opened this table elsewhere.", again=False))
        if screen is None and not room.has_place(table.document, member):
            room.check_for_visitor(table.document, others, hello.role)
        if old is not None and old.outbox is not None:
            # The same page over a new network: the old connection is dead, it just does not know yet.
            dead = old.outbox
            self.departed(old, dead)
            dead.close()
        missed = old.missed_since(hello.last_seq) if old is not None and hello.last_seq is not None else None
        if old is not None and missed is not None:
            old.outbox = outbox
            old.is_greeted = False
            old.left_at = None
            old.key = hello.credential
            self._come_in(old, hello.last_seq, welcomed)
            return
        if old is not None:
            self.watchers.remove(old)
        watcher = Watcher(hello.role, member, outbox)
        watcher.key = hello.credential if member is not None or screen is not None else None
        watcher.screen = screen
        self.let_in(watcher, hello, welcomed)

    def let_in(self, watcher: Watcher, hello: Hello, welcomed: asyncio.Future[Watcher] | None = None) -> None:
        """A page that has no stream here yet comes in: who is new joins. Raises TableError."""
        if hello.role == "screen":
            if watcher.screen is None:
                watcher.screen, watcher.key = self._table.door.new_screen()
        elif watcher.member is None:
            self._join(watcher, hello)
        self.watchers.append(watcher)
        self._come_in(watcher, None, welcomed)

    def _come_in(self, watcher: Watcher, last_seq: int | None, welcomed: asyncio.Future[Watcher] | None) -> None:
        """Stage the welcome; with `last_seq`, what was missed since follows it."""
        table, outbox, member = self._table, watcher.outbox, watcher.member
        assert outbox is not None
        if member is not None and table.presence.arrived(member):
            self.is_info_changed = True
        if watcher.role == "screen":
            self.is_info_changed = True
        # Made now, not when told: what is judged in between is told as a change of just this.
        play, chat = table.referee.sync(watcher), self._chat_of(member)

        def tell() -> None:
            if watcher.outbox is outbox:
                # Counted anew: the stream may have grown while this was being saved.
                late = None if last_seq is None else watcher.missed_since(last_seq)
                watcher.is_greeted = True
                self._send_welcome(watcher, outbox, late, None if late is not None else play, chat)
            if welcomed is not None and not welcomed.done():
                welcomed.set_result(watcher)

        table.afterwards(tell)

    def _send_welcome(
        self,
        watcher: Watcher,
        outbox: Outbox,
        missed: list[bytes] | None,
        play: PlaySync | None,
        chat: tuple[ChatLine, ...],
    ) -> None:
        welcome = Welcome(
            you=watcher.member,
            credential=watcher.key,
            screen=None if watcher.screen is None else watcher.screen.id,
            stream=watcher.stream,
            seq=watcher.seq - len(missed or ()),
            resumed=missed is not None,
            table=self.info(),
            play=play,
            chat=chat,
        )
        # Told once, and not kept here.
        watcher.key = None
        outbox.put(encode(welcome))
        for message in missed or ():
            outbox.put(message)

    def _join(self, watcher: Watcher, hello: Hello) -> None:
        table = self._table
        if hello.profile is None:
            raise NotNow("Say who you are first: a name, an avatar and a colour.")
        is_spectator = hello.role == "spectator"
        credential = new_credential()
        document = lobby.with_place(table.document, table.presence.gone, spectator=is_spectator)
        document, joined = lobby.join(document, hello.profile, credential_hash(credential), spectator=is_spectator)
        for each in table.document.members:
            if document.member(each.id) is None:
                self.forget(each.id)
        table.document = document
        watcher.member, watcher.key = joined.id, credential
        self.is_info_changed = True
        if table.document.begins_at_once and table.document.host == joined.id:
            table.referee.begin(practice.begun(table.document, joined.id))

    def _old_stream(self, hello: Hello, member: int | None) -> Watcher | None:
        for watcher in self.watchers:
            if watcher.stream == hello.stream and watcher.member == member:
                return watcher
        return None

    def _forget_old_streams(self, now: float) -> None:
        self.watchers = [
            watcher for watcher in self.watchers if watcher.left_at is None or now - watcher.left_at < STREAM_KEPT_S
        ]

    def departed(self, watcher: Watcher, outbox: Outbox) -> None:
        """A connection is gone. Nothing happens if the page has come back over another one since."""
        if watcher.outbox is not outbox or self._table.door.withdraw(watcher):
            return
        table = self._table
        now = table.loop.time()
        watcher.outbox = None
        watcher.left_at = now
        table.last_used = now
        if watcher.member is not None and table.presence.dropped(watcher.member, now):
            self.is_info_changed = True
        if watcher.role == "screen":
            self.is_info_changed = True

    def send_away(self, member: int, code: str, message: str) -> None:
        """End the connections of somebody who is not at the table any more."""

        def tell() -> None:
            for watcher in [each for each in self.watchers if each.member == member]:
                watcher.dismiss(Bye(code, message, again=False))
            self.forget(member)

        self._table.afterwards(tell)

    def forget(self, member: int) -> None:
        self.watchers = [each for each in self.watchers if each.member != member]
        self._table.presence.forget(member)

    def send_away_screens(self, which: Callable[[Screen], bool], bye: Bye) -> None:
        self.is_info_changed = True
        for watcher in [each for each in self.watchers if each.screen is not None and which(each.screen)]:
            self._send_away_page(watcher, bye)

    def _send_away_page(self, watcher: Watcher, bye: Bye) -> None:
        outbox = watcher.outbox
        if outbox is not None:
            self.departed(watcher, outbox)
            watcher.outbox = outbox
        self.watchers.remove(watcher)
        self._table.afterwards(lambda: watcher.dismiss(bye))

    def dismiss_all(self, code: str, message: str, *, again: bool) -> None:
        self._table.door.dismiss_all(code, message, again=again)
        for watcher in self.watchers:
            watcher.dismiss(Bye(code, message, again))
        self.watchers = []

    # Telling

    def tell_changes(self) -> None:
        """Stage the table for everybody, if it changed."""
        if self.is_info_changed:
            self.is_info_changed = False
            self._table.afterwards(self.tell_table)

    def tell_table(self) -> None:
        message = TableChanged(UNNUMBERED, once(self.info()))
        for watcher in self.watchers:
            watcher.tell(message)

    def tell_game(self) -> None:
        """Stage the whole game for everybody: it began, or went away."""
        self._table.afterwards(self.tell_table)
        self._tell_sync(self.watchers)

    def tell_seats_of(self, members: Collection[int]) -> None:
        """Members sat down or stood up in mid-game: stage the game for them as they may see it now."""
        self._tell_sync([watcher for watcher in self.watchers if watcher.member in members])

    def tell_screens(self) -> None:
        """What the shared screens may answer has changed: stage the game for them anew."""
        self._tell_sync([watcher for watcher in self.watchers if watcher.role == "screen"])

    def _tell_sync(self, watchers: Iterable[Watcher]) -> None:
        # Made now, not when told, as in a welcome.
        made = [(each, Sync(UNNUMBERED, once(self._table.referee.sync(each)))) for each in watchers]

        def tell() -> None:
            for watcher, sync in made:
                watcher.tell(sync)

        self._table.afterwards(tell)

    def tell_all(self, message: Told) -> None:
        """Stage the same message for everybody's stream."""

        def tell() -> None:
            for watcher in self.watchers:
                watcher.tell(message)

        self._table.afterwards(tell)

    def tell_members(self, members: Collection[int], message: Told, but: Watcher | None = None) -> None:
        """Stage the same message for the streams of these members, except for one page of theirs."""

        def tell() -> None:
            for watcher in self.watchers:
                if watcher.member in members and watcher is not but:
                    watcher.tell(message)

        self._table.afterwards(tell)

    def tell_chat(self, line: ChatLine) -> None:
        """Stage a line for everybody, or for those alone who hold the seat it is for, and keep it."""
        readers: frozenset[int] = frozenset()
        message = Chat(UNNUMBERED, line)
        if line.team is None:
            self.tell_all(message)
        else:
            readers = frozenset(holder.member for holder in self._table.document.seats[line.team].holders)
            self.tell_members(readers, message)
        self._chat.append((line, readers))

    def _chat_of(self, member: int | None) -> tuple[ChatLine, ...]:
        """The lines that a page of a member may read: those of a team only if they were and still are in it."""
        held = self.held.get(member, ())
        return tuple(
            line for line, readers in self._chat if line.team is None or (member in readers and line.team in held)
        )

    def answer(self, watcher: Watcher, message: Struct) -> None:
        """Stage an answer to one page."""
        data = encode(message)
        self._table.afterwards(lambda: watcher.answer(data))

    def start_afresh(self, watcher: Watcher) -> None:
        """Stage everything anew for a page that fell behind."""
        if watcher not in self.watchers or not watcher.is_behind:
            return
        metrics.RESYNCS.inc()

        def begin() -> None:
            watcher.is_behind = False
            watcher.forget_history()
            watcher.tell(TableChanged(UNNUMBERED, once(self.info())))

        self._table.afterwards(begin)
        self._tell_sync([watcher])

    def info(self) -> TableInfo:
        """The table as everybody may see it."""
        table = self._table
        document, presence = table.document, table.presence
        return TableInfo(
            code=document.code,
            link=table.services.link(document.code),
            game=document.game,
            options=document.options,
            settings=document.settings,
            phase=document.phase,
            host=document.host,
            seats=tuple(self._seat_info(seat, name) for seat, name in enumerate(document.names)),
            members=tuple(
                MemberInfo(
                    each.id,
                    each.profile.name,
                    each.profile.avatar,
                    each.profile.colour,
                    presence.is_here(each.id),
                    each.spectator,
                )
                for each in document.members
            ),
            paused=document.paused,
            screens=table.door.screen_infos(),
            knocks=table.door.knock_infos(),
            replay=document.replay if document.phase == "over" else None,
            notice=document.notice,
            misfit=seat_facts.misfit(document),
        )

    def _seat_info(self, seat: int, name: str) -> SeatInfo:
        each, absent = self._table.document.seats[seat], self._table.absent
        presence: Literal["here", "away", "stand_in"] = "here"
        if not absent.is_anybody_here(seat):
            presence = "stand_in" if absent.has_stand_in(seat) else "away"
        commits = self._table.referee.commits(seat)
        holders = tuple(
            HolderInfo(
                holder.member,
                holder.name,
                holder.avatar,
                holder.colour,
                self._table.presence.is_here(holder.member),
                holder.member in commits,
            )
            for holder in each.holders
        )
        return SeatInfo(
            each.kind,
            name,
            each.avatar,
            each.colour,
            each.level,
            each.member,
            each.ready,
            each.slow,
            presence,
            holders,
        )
