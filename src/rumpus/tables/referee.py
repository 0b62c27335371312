"""The referee of a table: begins and ends games, judges actions through the rules, keeps the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from rumpus.engine import Applied, IllegalAction, Left, NoSuchQuestion, Result, Ruling, RumpusError, Run, read_options
from rumpus.engine.replay import Player
from rumpus.games import game_named
from rumpus.tables import lobby, metrics, screens, seat_facts
from rumpus.tables.clock import Clock
from rumpus.tables.document import Document
from rumpus.tables.errors import NotCaptain, NotNow, NotYourSeat, Paused, PromptClosed, TableError, sentence
from rumpus.tables.log import BeginGame, EndGame, StoredGame
from rumpus.tables.messages.from_page import Act, Consult
from rumpus.tables.messages.to_page import Answer, Done, PlaySync, Rejected
from rumpus.tables.names import new_id, new_seed
from rumpus.tables.news import News, screen_prompts
from rumpus.tables.play import Play, Sender, takes
from rumpus.tables.thinking import Thought, quick_thought
from rumpus.tables.watchers import Watcher

if TYPE_CHECKING:
    from rumpus.tables.table import Table

logger = structlog.get_logger()


class Referee:
    def __init__(self, table: Table) -> None:
        self._table = table
        self.play: Play | None = None

    def now_ms(self) -> int:
        return 0 if self.play is None else self.play.clock.now_ms()

    # Games come and go

    def begin(self, document: Document) -> None:
        """A new game for the people who sit at the table. Raises BadOptions if it is not for so many."""
        table = self._table
        options = seat_facts.options_at_start(document)
        game = game_named(document.game)(options, seats=len(document.seats))
        seed = new_seed()
        play = Play(new_id(), document.played, Run(game, seed), Clock(table.loop.time))
        opening = play.begin()
        players = tuple(
            Player(name, each.avatar, each.colour, each.level or "")
            for name, each in zip(document.names, document.seats, strict=True)
        )
        table.write(
            BeginGame(
                id=play.id,
                table=document.code,
                game=document.game,
                rules_version=game.rules_version,
                options=msgspec.json.encode(options),
                players=msgspec.json.encode(players),
                seed=seed.hex(),
                opening=msgspec.json.encode(opening),
            )
        )
        self.play = play
        table.document = msgspec.structs.replace(document, game_id=play.id)
        metrics.GAMES_BEGUN.labels(document.game).inc()
        table.pages.tell_game()

    def clear(self) -> None:
        """Take the game off the table."""
        self.play = None
        self._table.absent.dismiss_deputies()
        self._table.pages.tell_game()

    def restore(self, stored: StoredGame) -> None:
        """Put a game back on the table from its log. If it does not fit the rules any more, offer a fresh start."""
        table = self._table
        document = table.document
        kind = game_named(stored.game)
        notice = "The rules of this game were updated, so it could not go on. Start a fresh one."
        if stored.rules_version != kind.rules_version:
            table.document = lobby.to_lobby(document, notice)
            return
        try:
            options = read_options(kind.types.options, stored.options)
            run = Run(kind(options, seats=len(document.seats)), bytes.fromhex(stored.seed))
            play = Play(stored.id, document.played, run, Clock(table.loop.time))
            play.begin()
            play.fold(stored.entries)
        except (RumpusError, ValueError, msgspec.MsgspecError):
            logger.exception("table.log_does_not_fold", table=document.code, game=stored.id)
            table.document = lobby.to_lobby(document, notice)
            return
        play.clock = Clock(table.loop.time, at_ms=run.at_ms, running=not document.paused)
        play.restart_timers()
        self.play = play
        table.battles.is_restored = True

    def set_paused(self, *, paused: bool) -> None:
        assert self.play is not None
        if paused:
            self.play.clock.pause()
        else:
            self.play.clock.resume()

    def sync(self, watcher: Watcher) -> PlaySync | None:
        """The game as a page may see it."""
        table, member = self._table, watcher.member
        if self.play is None:
            return None
        if watcher.role == "screen":
            judges, deadlines = self._may_judge(watcher, self.play), table.absent.told_deadlines()
            return self.play.sync_for_screen(
                watcher.stream, judges=judges, deadlines=deadlines, battle=table.battles.info
            )
        seats = table.pages.held.get(member, ())
        return self.play.sync(
            member, seats, table.absent.told_deadlines(), table.document.pads_of(member), table.battles.info
        )

    # Judging

    def act(self, watcher: Watcher, act: Act) -> None:
        """Judge an action of a page. It is answered by an update, or by a refusal that names the clause."""
        table, play = self._table, self.play
        if play is None:
            raise NotNow("There is no game on this table yet.")
        seat = act.seat
        on_screen = self._answers_on_screen(watcher, play, act)
        sender = watcher.stream if on_screen else self._check_seat(watcher, seat)
        known, answer = play.earlier_answer(seat, sender, act.ref)
        if known:
            table.pages.answer(watcher, answer or Done(act.ref))
            return
        before = play.run.state
        try:
            if table.document.paused:
                raise Paused("The game is paused. The host can let it go on.")
            if not on_screen:
                self._check_commits(play, seat, watcher.member)
            play.check_open(seat, act.prompt, table.document)
            applied = play.act(seat, play.read_action(act.action), "screen" if on_screen else "person")
        except IllegalAction as error:
            self._refuse(watcher, sender, play, act, error, error.clause)
        except PromptClosed as error:
            closed = play.explained(error, seat, act.action)
            self._refuse(watcher, sender, play, act, closed, closed.clause)
        except NotCaptain as error:
            self._refuse(watcher, sender, play, act, error, error.clause)
        except TableError as error:
            self._refuse(watcher, sender, play, act, error, "")
        else:
            play.remember(seat, sender, act.ref, None)
            self._publish(before, applied, watcher, act.ref)

    def _refuse(self, watcher: Watcher, sender: Sender, play: Play, act: Act, error: RumpusError, clause: str) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        rejected = Rejected(error.code, sentence(error.message), act.ref, clause)
        play.remember(act.seat, sender, act.ref, rejected)
        self._table.pages.answer(watcher, rejected)

    def consult(self, watcher: Watcher, consult: Consult) -> None:
        """Answer a question that changes nothing. Raises NoSuchQuestion."""
        play = self.play
        if play is None:
            raise NotNow("There is no game on this table yet.")
        self._check_seat(watcher, consult.seat)
        game = play.game
        if game.types.question is None:
            raise NoSuchQuestion(f"{game.facts.title} answers no questions.")
        try:
            question = msgspec.json.decode(consult.question, type=game.types.question)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise NoSuchQuestion(f"Not a question of {game.facts.title}: {error}") from None
        answer = game.consult(game.view(play.run.state, consult.seat), question)
        self._table.pages.answer(watcher, Answer(consult.ref, answer))

    def _check_seat(self, watcher: Watcher, seat: int) -> int:
        """The member who holds the seat. Raises NotYourSeat."""
        seats = self._table.document.seats
        if watcher.member is None or seat >= len(seats) or not seats[seat].is_held_by(watcher.member):
            raise NotYourSeat("That is not your seat.")
        return watcher.member

    def _answers_on_screen(self, watcher: Watcher, play: Play, act: Act) -> bool:
        """Whether a page is a shared screen that may answer this for a seat. Raises NotYourSeat if just not this."""
        if act.seat >= play.game.seats or not self._may_judge(watcher, play):
            return False
        is_open = any(each.id == act.prompt for each in screen_prompts(play.prompts(act.seat)))
        if not is_open and not play.earlier_answer(act.seat, watcher.stream, act.ref)[0]:
            # The same words whether it is closed or the player's own: what a seat is asked may be a secret.
            raise NotYourSeat("The screen cannot answer that, or not any more.")
        return True

    def _may_judge(self, watcher: Watcher, play: Play) -> bool:
        """Whether a page is a shared screen that may answer for seats just now."""
        if watcher.screen is None:
            return False
        return screens.may_judge(self._table.document, watcher.screen.id, play.game.judged(play.run.state))

    def commits(self, seat: int) -> tuple[int, ...]:
        """The members whose answers count for a seat: its captain, while away the next one who is here, or all."""
        table = self._table
        holders = tuple(holder.member for holder in table.document.seats[seat].holders)
        if table.document.settings.commits == "anyone":
            return holders
        here = tuple(member for member in holders if table.presence.is_here(member))
        return (here or holders)[:1]

    def _check_commits(self, play: Play, seat: int, member: int | None) -> None:
        seats = self._table.document.seats
        if seats[seat].mates and member not in (commits := self.commits(seat)):
            captain = next(each for each in seats[seat].holders if each.member in commits)
            raise NotCaptain(
                f"{captain.name} confirms for your team. Tell them what you would do.",
                clause=play.game.facts.team_clause,
            )

    def left(self, seat: int) -> bool:
        """Whoever held a seat left for good. Tell the game, if it wants to know; otherwise a bot just plays on.

        Whether the game says what that means."""
        play = self.play
        if play is None or play.outcome is not None or not takes(play.game, Left):
            return False
        before = play.run.state
        try:
            applied = play.act(None, Left(seat), "table")
        except IllegalAction:
            return False
        self._publish(before, applied, None, None)
        return bool(applied.step.events)

    def rule(self, ruling: Ruling, own: Sequence[int]) -> None:
        """The host's word on a battle, the seats that are the host's own being these.

        Raises NotNow where no game takes it or where the host fights and others judge, Paused, or IllegalAction.
        """
        play = self.play
        if play is None or play.outcome is not None:
            raise NotNow("There is no game on this table to rule in.")
        if not takes(play.game, Ruling):
            raise NotNow(f"In {play.game.facts.title} there is nothing for the host to rule.")
        if self._table.document.paused:
            raise Paused("The game is paused. Let it go on first.")
        before = play.run.state
        terms = play.game.terms(before)
        if terms is not None and not set(own).isdisjoint(terms.fighters):
            raise NotNow("You fight in this battle yourself: the arena judges it.")
        if not set(own).isdisjoint(play.game.judged(before)):
            raise NotNow("You fight in this battle yourself: somebody outside it judges.")
        self._publish(before, play.act(None, ruling, "host"), None, None)

    def answer_for(self, play: Play, seat: int, by: str, thought: Thought, seen: int) -> None:
        """A deputy's answer. Dropped, like a late tap, if the question is closed, or if others were quicker."""
        prompt = thought.prompt
        if all(each.id != prompt for each in play.prompts(seat)):
            return
        before = play.run.state
        try:
            applied = play.act(seat, play.read_action(thought.action), by)
        except (IllegalAction, TableError) as error:
            if play.game.facts.pace == "real_time" and seen != play.run.number:
                return
            # Not what it did: that may be a secret.
            clause = error.clause if isinstance(error, IllegalAction) else error.code
            logger.warning("bot.refused", game=play.game.facts.name, prompt=prompt, clause=clause)
            other = quick_thought(play.game, play.game.view(before, seat), play.prompts(seat))
            if other is None:
                return
            try:
                applied = play.act(seat, play.read_action(other.action), by)
            except IllegalAction:
                # There is nothing legal to do for this prompt (a race that these tiles cannot win): it runs out.
                return
        self._publish(before, applied, None, None)

    def battle_over(self, play: Play, result: Result) -> None:
        """The arena has judged a battle of the game."""
        if play is not self.play or play.outcome is not None:
            return
        before = play.run.state
        self._publish(before, play.act(None, result, "table"), None, None)

    def apply_wakes(self) -> None:
        """Whatever the game wanted to be woken for by now happens first, at its own time."""
        if self.play is not None:
            for before, applied in self.play.due_wakes():
                self._publish(before, applied, None, None)

    def _publish(self, before: Any, applied: Applied[Any, Any], actor: Watcher | None, ref: int | None) -> None:
        """Stage a step: for the log, then for everybody, as each may see it."""
        table, play = self._table, self.play
        assert play is not None
        deadlines = table.absent.told_deadlines() if table.document.settings.turn_s else None
        news = News(play.game, before, applied, deadlines, play.outcome)
        table.write(play.entry_to_write(applied, news, ref, None if actor is None else actor.member))
        metrics.accepted(play.game.facts.name, applied.entry.by).inc()
        # Who sits down after this step is sent the game whole, and cannot read a change of what they never saw.
        held = table.pages.held
        document, fighters = table.document, play.game.judged(applied.step.state)

        def tell() -> None:
            for watcher in table.pages.watchers:
                own_ref = ref if watcher is actor else None
                if watcher.screen is not None:
                    judges = screens.may_judge(document, watcher.screen.id, fighters)
                    update = news.for_screen(own_ref, judges=judges)
                else:
                    update = news.for_page(held.get(watcher.member, ()), own_ref)
                if update is not None:
                    watcher.tell(update)

        table.afterwards(tell)
        if play.outcome is not None:
            self._end(play)

    def _end(self, play: Play) -> None:
        table = self._table
        replay = new_id()
        table.write(EndGame(play.id, replay, msgspec.json.encode(play.outcome)))
        table.document = lobby.game_over(table.document, replay)
        table.pages.is_info_changed = True
        play.clock.pause()
        table.absent.dismiss_deputies()
        metrics.GAMES_ENDED.labels(play.game.facts.name).inc()
