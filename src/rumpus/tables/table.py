"""A live table: takes occurrences in order and lets the heart decide. What that leads to is logged, and then told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
import structlog

from rumpus.engine import RumpusError
from rumpus.engine.errors import reason_of
from rumpus.guests import GameFailed
from rumpus.tables import metrics
from rumpus.tables.counsel import Counsel
from rumpus.tables.current_battle import CurrentBattle
from rumpus.tables.deputies import Deputies
from rumpus.tables.document import Document
from rumpus.tables.errors import (
    Fenced,
    MaybeStored,
    NotNow,
    NotYourSeat,
    StorageFailed,
    StorageFull,
    TableClosing,
    WrongWord,
)
from rumpus.tables.heart import absence, admission, arriving, beginning, coaching, commands, door, judging, settling
from rumpus.tables.heart.draft import Draft, Step, taken
from rumpus.tables.heart.play import Play
from rumpus.tables.heart.presence import Presence
from rumpus.tables.heart.state import Page, State
from rumpus.tables.heart.tellings import Afresh, TableNews
from rumpus.tables.in_turns import InTurns
from rumpus.tables.log import StoredGame, Write, count_writes, saved
from rumpus.tables.messages.from_page import Act, AskCoach, Command, Hello
from rumpus.tables.messages.to_page import Bye, Pong, Rejected
from rumpus.tables.moving import Carried, unpacked
from rumpus.tables.names import credential_hash, new_id
from rumpus.tables.pages import Moment
from rumpus.tables.services import Services
from rumpus.tables.thinking import Thought
from rumpus.tables.watchers import Outbox, Watcher

logger = structlog.get_logger()
T = TypeVar("T")

NOT_SAVED = "This table could not be saved. Nothing is lost; coming back."
NO_ROOM = (
    "The server has no room left to save anything. Nothing is lost; the game goes on when there is room. Coming back."
)


class Table(InTurns):
    """`arrive`, `depart`, `post` and `resync` may be called from anywhere on the event loop; they only put something
    into the inbox."""

    def __init__(
        self,
        document: Document,
        services: Services,
        stored: StoredGame | None = None,
        packed: Carried | None = None,
    ) -> None:
        """`packed` is what another process had in memory, if the table moves here."""
        super().__init__(services)
        now = self.last_used = self.written_at = self.loop.time()
        presence = Presence(since={member.id: now for member in document.members})
        self.state = State(document, presence=presence, unseen=frozenset(presence.since), host_told=document.host)
        if stored is not None:
            self.state = beginning.restored(self.state, stored, now)
        if packed is not None:
            self.state = unpacked(self.state, packed, now)
        self.battle = CurrentBattle(
            services.ticker,
            self._onlookers,
            lambda what: self.put(lambda: self._do(what)),
            is_restored=self.state.play is not None and packed is None,
        )
        self._deputies = Deputies(services.thinker, pace=services.bot_pace, wake=self._wake)
        self._counsel = Counsel(services.thinker)
        self._arriving: set[asyncio.Future[Any]] = set()
        """Futures of callers that wait: pages that come in, and uploads."""
        self._ended: asyncio.Future[None] = self.loop.create_future()
        self._asked: list[tuple[Watcher, Command, Play | None]] = []
        """The commands whose outcome is not durable yet, with their senders and the game as it was before."""
        self._calm: State | None = None
        """The latest state, if nothing happens in it until a page does something."""
        self._is_info_changed = False
        self._saved: Document | None = None if document.joined == 0 else document
        self._wake()

    @property
    def document(self) -> Document:
        return self.state.document

    @property
    def connected(self) -> int:
        """The number of open pages."""
        return self.pages.connected

    # From anywhere

    async def arrive(self, hello: Hello, outbox: Outbox) -> Watcher:
        """A page says hello. Raises TableError if it may not come in."""
        stream = new_id()
        welcomed: asyncio.Future[Watcher] = self.loop.create_future()
        return await self._let_in(welcomed, lambda: self._arrive(hello, stream, outbox, welcomed))

    async def bring_file(self, credential: str, option: str, text: str) -> None:
        """The host uploads a file for an option of the game. Raises TableError, BadOptions."""
        await self._manage(credential, partial(commands.bring_file, option=option, text=text))

    async def name_screen(self, credential: str, key_hash: str) -> None:
        """The host lets in a shared screen that has a key of its own. Raises TableError."""
        await self._manage(credential, partial(admission.name_screen, key_hash=key_hash))

    async def _manage(self, credential: str, what: Callable[[Draft, int], None]) -> None:
        """Somebody at the table does something without a page."""
        done: asyncio.Future[None] = self.loop.create_future()

        def manage(draft: Draft) -> None:
            member = draft.document.known_by(credential_hash(credential))
            if member is None:
                raise NotYourSeat("Only people at the table can do that.")
            what(draft, member.id)

        def do() -> None:
            self._do(manage)
            self.afterwards(lambda: None if done.done() else done.set_result(None))

        await self._let_in(done, do)

    async def _let_in(self, waiting: asyncio.Future[T], do: Callable[[], None]) -> T:
        """Run `do` in a turn of the table and wait for its result. Raises its error."""
        if self.is_closed:
            raise TableClosing("This table has just closed. Coming back.")

        def come_in() -> None:
            try:
                do()
            except RumpusError as error:
                waiting.set_exception(error)

        self._arriving.add(waiting)
        waiting.add_done_callback(self._arriving.discard)
        self.put(come_in)
        return await waiting

    def knows(self, hello: Hello) -> bool:
        """Whether a page belongs to the table already."""
        return door.knows(self.state, hello)

    def depart(self, watcher: Watcher, outbox: Outbox) -> None:
        """A connection has ended; the page's stream is kept for a while."""
        if not self.is_closed:
            self.put(lambda: self._depart(watcher, outbox))

    def post(self, watcher: Watcher, command: Command) -> None:
        """Queue a command from a page. It is always answered."""
        self._put_now(partial(self._obey, watcher, command))

    def steer(self, watcher: Watcher, frame: bytes) -> None:
        """Take inputs for a battle at once. Raises TableError if they are invalid."""
        self.battle.steer(self.state.document, watcher, frame)

    def resync(self, watcher: Watcher) -> None:
        """Send everything to a page that had fallen behind and can read again."""
        if not self.is_closed:
            self.put(lambda: self._take(Step(self.state, [], [Afresh(watcher.page.stream)])))

    def pong(self) -> Pong:
        play = self.state.play
        return Pong(0 if play is None else play.clock.now_ms(self.loop.time()))

    def _onlookers(self) -> Iterable[Watcher]:
        """The pages that may see the motion of a battle now. It is told without being written, so nobody sees it once
        another server may have taken over the table."""
        return self.pages.all() if self.loop.time() <= self.services.log.ours_until else ()

    def begin_anew(self) -> None:
        """Begin a fresh game if the table could not be restored by the changed rules of its game."""
        self.put(lambda: self._do(beginning.begin_anew))

    async def close(self, code: str, message: str, *, again: bool) -> None:
        """Finish what is in the inbox, then dismiss every page."""
        if not self.is_closed:
            self.put(lambda: self.afterwards(lambda: self._shut(code, message, again=again)))
        await asyncio.shield(self._ended)

    async def leave(self) -> list[Watcher]:
        """Finish what is in the inbox, then stop without a word to the pages, because they move with the table.
        Returns those that are connected."""
        leaving: list[Watcher] = []

        def go() -> None:
            self._stop()
            leaving.extend(self.pages.let_go())

        if not self.is_closed:
            self.put(lambda: self.afterwards(go))
        await asyncio.shield(self._ended)
        return leaving

    def take_up(self, packed: Carried, outboxes: Sequence[Outbox]) -> list[Watcher]:
        """The pages that move here with the table, in the order of their streams. If the game could not be restored as
        it was, they are sent everything anew."""
        watchers = [self.pages.take_up(*each) for each in zip(packed.streams, outboxes, strict=True)]
        if (None if self.state.play is None else self.state.play.run.number) != packed.entries:
            for watcher in watchers:
                watcher.is_behind = True
                self.resync(watcher)
        return watchers

    # Within a turn

    def _do(self, what: Callable[[Draft], None]) -> None:
        self._take(taken(self.state, self.loop.time(), self.services.link, what))

    def _do_or_pause(self, what: Callable[[Draft], None]) -> None:
        """The same for what nobody sent. A mistake of a brought game pauses it."""
        try:
            self._do(what)
        except GameFailed as error:
            self._do(partial(judging.stop_for, error=error))

    def _take(self, step: Step) -> None:
        """Set the new state at once, and stage its writes and tellings."""
        self.state = step.state
        self._writes += step.writes
        if step.is_info_changed:
            # The step may tell it itself.
            self._is_info_changed = not any(isinstance(each, TableNews) for each in step.tellings)
        if step.tellings:
            self._told.append((Moment(step.state, self.loop.time(), self.battle.tick), step.tellings))

    def _arrive(self, hello: Hello, stream: str, outbox: Outbox, welcomed: asyncio.Future[Watcher]) -> None:
        now = self.last_used = self.loop.time()
        kept = self.pages.kept(hello, now)
        refused: list[WrongWord] = []

        def arrive(draft: Draft) -> None:
            try:
                arriving.arrive(draft, hello, stream, kept)
            except WrongWord as error:
                # The step is kept, because it counts the wrong words.
                refused.append(error)

        self._do(arrive)
        if refused:
            raise refused[0]
        coming = self.pages.expect(stream, outbox)

        def hand_over() -> None:
            assert coming.watcher is not None
            if not welcomed.done():
                welcomed.set_result(coming.watcher)

        self.afterwards(hand_over)

    def _depart(self, watcher: Watcher, outbox: Outbox) -> None:
        """Does nothing if the page has reconnected meanwhile."""
        if watcher.outbox is outbox:
            self.last_used = self.loop.time()
            self._do(lambda draft: arriving.depart(draft, watcher.page.stream))
            self.pages.departed(watcher, self.last_used)

    def _obey(self, watcher: Watcher, command: Command) -> None:
        if isinstance(command, AskCoach) and command.advise:
            self._ask_coach(watcher, command)
            return
        state = self.state
        self._asked.append((watcher, command, state.play))
        self._take(commands.obeyed(state, self.loop.time(), self.services.link, watcher.page, command))

    def _ask_coach(self, watcher: Watcher, asked: AskCoach) -> None:
        """Let a bot think about somebody's choice. Everything else goes on meanwhile."""
        stream = watcher.page.stream

        def begin(draft: Draft, page: Page, asked: AskCoach) -> None:
            play = coaching.check(draft, page, asked)
            if self._counsel.is_asked(stream):
                raise NotNow("The coach is thinking already.")
            self._counsel.ask(stream, play, asked.seat, partial(tell, play.run.number))

        def tell(seen: int, thought: Thought | None) -> None:
            if not self.is_closed:
                self.put(partial(answer, partial(coaching.advise, seen=seen, thought=thought)))

        def answer(do: Callable[[Draft, Page, AskCoach], None]) -> None:
            draft = Draft(self.state, self.loop.time(), self.services.link)
            self._take(commands.answered(draft, self.state, watcher.page, asked, do))

        answer(begin)

    def _written(self, writes: list[Write]) -> None:
        self.written_at = self.loop.time()
        count_writes(self.document.game, writes)

    def _ended_turn(self) -> None:
        self._asked.clear()
        self.battle.begin()

    def _fail(self, error: BaseException) -> None:
        """An unexpected error closes only this table, which is restored from its log."""
        if isinstance(error, StorageFailed):
            if not isinstance(error, MaybeStored | Fenced):
                self._refuse_unsaved(error)
            # Otherwise nobody is answered. Pages come back and repeat what they sent; if it is in the log already, it
            # does not happen again.
            self._shut("storage_failed", NO_ROOM if isinstance(error, StorageFull) else NOT_SAVED, again=True)
        else:
            metrics.TABLE_FAILURES.inc()
            logger.error("table.failed", table=self.document.code, exc_info=error)
            self._shut("table_failed", "Something went wrong at this table. Coming back.", again=True)

    def _work(self) -> None:
        if self.state is not self._calm and judging.is_wake_due(self.state, self.loop.time()):
            self._do_or_pause(judging.apply_wakes)
        while inbox := self._inbox:
            self._inbox = []
            for item in inbox:
                item()
        if not self._is_calm():
            wanted = self._let_deputies_act()
            if not settling.is_settled(self.state):
                self._do(partial(settling.settle, wanted=wanted, tick=self.battle.tick))
            self.battle.attend(self.state, self.loop.time())
        if self._is_info_changed:
            self._is_info_changed = False
            self._take(Step(self.state, [], [TableNews()]))
        if self.document is not self._saved:
            document = self._saved = self.document
            self._writes.append(saved(document))

    def _is_calm(self) -> bool:
        """Whether nothing happens until a page does something. The timer need not be looked at, either."""
        is_calm = not self._deputies.is_busy and self.battle.is_idle and settling.is_calm(self.state)
        self._calm = self.state if is_calm else None
        return is_calm

    def _let_deputies_act(self) -> dict[int, absence.Deputy]:
        """Apply due answers of bots, stand-ins and the turn timer. Returns the current deputies."""
        now = self.loop.time()
        wanted = absence.deputies_wanted(self.state, now)
        if wanted or self._deputies.is_busy:
            self._deputies.consider(self.state.play, wanted)
            for seat, by, thought, seen in self._deputies.due(now):
                if seat in wanted:
                    self._do_or_pause(partial(judging.answer_for, seat=seat, by=by, thought=thought, seen=seen))
            self._deputies.consider(self.state.play, absence.deputies_wanted(self.state, now))
        return wanted

    def _seconds_to_next_due(self, now: float) -> float | None:
        if self.state is self._calm:
            return None
        seconds = settling.seconds_to_next_due(self.state, now)
        acting = self._deputies.next_due()
        if acting is None:
            return seconds
        left = max(0.0, acting - now)
        return left if seconds is None else min(seconds, left)

    def _refuse_unsaved(self, error: StorageFailed) -> None:
        """What could not be stored did not happen: refuse the commands, and reload the table without them."""
        message = "The server could not save this, so it did not happen. Try again in a moment."
        for watcher, command, play in self._asked:
            if isinstance(command, Act) and judging.was_answered(play, watcher.page, command):
                # What is repeated may be in the log already.
                continue
            metrics.REFUSALS.labels(error.code).inc()
            watcher.answer(msgspec.json.encode(Rejected(error.code, message, command.ref, reason=reason_of(message))))
        self._refuse_arriving(StorageFailed("The server cannot save anything now. Try again in a moment."))

    def _refuse_arriving(self, error: RumpusError) -> None:
        for welcomed in list(self._arriving):
            if not welcomed.done():
                welcomed.set_exception(error)

    def _shut(self, code: str, message: str, *, again: bool) -> None:
        self._stop()
        self.pages.dismiss_all(Bye(code, message, again))

    def _stop(self) -> None:
        self.is_closed = True
        self._stop_timer()
        if not self._ended.done():
            self._ended.set_result(None)
        self.battle.dismiss()
        self._deputies.drop_all()
        self._counsel.drop_all()
        self._refuse_arriving(TableClosing("This table has just closed. Coming back."))
