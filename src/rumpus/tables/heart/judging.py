"""Applies actions to the game: those of people, bots, the host, the arena, and wakes."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import structlog
from msgspec.structs import replace

from rumpus.engine import IllegalAction, Left, NoSuchQuestion, Result, Ruling, RumpusError
from rumpus.engine.first_game import LEARNER
from rumpus.guests import GameFailed
from rumpus.tables import lobby, pads, screens, tally
from rumpus.tables.errors import NotCaptain, NotNow, NotYourSeat, OffScript, Paused, PromptClosed, TableError, sentence
from rumpus.tables.heart import fitting, guiding, quips
from rumpus.tables.heart.absence import commits, has_timer, told_deadlines
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.news import News, screen_prompts
from rumpus.tables.heart.play import Play, Sender, Stepped, takes
from rumpus.tables.heart.state import Page, Seen
from rumpus.tables.heart.tellings import StepNews, ToMembers
from rumpus.tables.log import AppendEntry, EndGame
from rumpus.tables.messages.from_page import Act, Consult
from rumpus.tables.messages.to_page import UNNUMBERED, Answer, Done, PadChanged, Rejected
from rumpus.tables.names import new_id
from rumpus.tables.thinking import Thought, quick_thought

logger = structlog.get_logger()
_encode = msgspec.json.Encoder().encode


def act(draft: Draft, page: Page, act: Act) -> None:
    """Judge an action of a page. It is answered by an update, or by a refusal that names the clause."""
    play = play_on(draft)
    on_screen = page.screen is not None and _answers_on_screen(draft, page, play, act)
    sender: Sender = page.stream if on_screen else check_seat(draft, page, act.seat)
    known, answer = play.earlier_answer(act.seat, sender, act.ref)
    if known:
        draft.reply(page.stream, answer or Done(act.ref))
        return
    try:
        # If the game refuses it, the refusal is remembered instead.
        remembering = play.remembering(act.seat, sender, act.ref, None)
        stepped = _judged(draft, page, remembering, act, on_screen=on_screen)
    except PromptClosed as error:
        closed = play.explained(error, act.seat, act.action, draft.now)
        _refuse(draft, page, sender, play, act, closed, closed.clause)
    except (IllegalAction, NotCaptain) as error:
        _refuse(draft, page, sender, play, act, error, error.clause)
    except TableError as error:
        _refuse(draft, page, sender, play, act, error, "")
    else:
        if draft.document.notice:
            # Somebody plays on, so it was read.
            draft.document = replace(draft.document, notice="")
            draft.is_info_changed = True
        _publish(draft, stepped, page, act.ref)
        if draft.document.guided:
            _follow_script(draft, act.seat, stepped)


def was_answered(play: Play | None, page: Page, act: Act) -> bool:
    """Whether a page repeats an action that was answered before."""
    senders: tuple[Sender | None, ...] = (page.member, page.stream)
    return play is not None and any(
        act.ref <= play.last_ref(act.seat, sender) for sender in senders if sender is not None
    )


def _judged(draft: Draft, page: Page, play: Play, act: Act, *, on_screen: bool) -> Stepped:
    if draft.document.paused:
        raise Paused("The game is paused. The host can let it go on.")
    if not on_screen and draft.document.seats[act.seat].mates:
        _check_commits(draft, play, act.seat, page.member)
    play.check_open(act.seat, act.prompt, draft.document)
    action = play.read_action(act.action)
    if draft.document.guided:
        guiding.after_move(draft.document, act.seat, action)
    return play.act(act.seat, action, "screen" if on_screen else "person", draft.now)


def _follow_script(draft: Draft, seat: int, stepped: Stepped) -> None:
    """A guided game: the script goes on after a move, and the learner's pages know it."""
    after = guiding.after_move(draft.document, seat, stepped.applied.entry.action)
    if after is not draft.document:
        draft.document = after
        readers = frozenset(each.member for each in after.seats[LEARNER].holders)
        text = pads.text_of(after, LEARNER, guiding.PAD)
        news = PadChanged(UNNUMBERED, LEARNER, guiding.PAD, text, min(readers, default=0))
        draft.tell(ToMembers(readers, news))


def _refuse(draft: Draft, page: Page, sender: Sender, play: Play, act: Act, error: RumpusError, clause: str) -> None:
    rejected = Rejected(error.code, sentence(error.message), act.ref, clause, "", error.reason, error.told)
    draft.play = play.remembering(act.seat, sender, act.ref, rejected)
    draft.reply(page.stream, rejected)


def consult(draft: Draft, page: Page, consult: Consult) -> None:
    """Answer a question without changing anything. Raises NoSuchQuestion."""
    play = play_on(draft)
    check_seat(draft, page, consult.seat)
    game = play.game
    if game.types.question is None:
        raise NoSuchQuestion("{game} answers no questions.", game=game.facts.title)
    try:
        question = msgspec.json.decode(consult.question, type=game.types.question)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NoSuchQuestion(f"Not a question of {game.facts.title}: {error}") from None
    draft.reply(page.stream, Answer(consult.ref, game.consult(game.view(play.state, consult.seat), question)))


def play_on(draft: Draft) -> Play:
    if draft.play is None:
        raise NotNow("There is no game on this table yet.")
    return draft.play


def check_seat(draft: Draft, page: Page, seat: int) -> int:
    """The member who holds the seat. Raises NotYourSeat."""
    seats = draft.document.seats
    if page.member is None or seat >= len(seats) or not seats[seat].is_held_by(page.member):
        raise NotYourSeat("That is not your seat.")
    return page.member


def _answers_on_screen(draft: Draft, page: Page, play: Play, act: Act) -> bool:
    """Whether a page is a shared screen that answers for a seat. Raises NotYourSeat if it may not answer this
    prompt."""
    if act.seat >= play.game.seats or not may_judge(draft, page):
        return False
    is_open = any(each.id == act.prompt for each in screen_prompts(play.asked.prompts[act.seat]))
    if not is_open and not play.earlier_answer(act.seat, page.stream, act.ref)[0]:
        # The same message whether the prompt is closed or private, because a seat's prompts may be secret.
        raise NotYourSeat("The screen cannot answer that, or not any more.")
    return True


def may_judge(table: Seen, page: Page) -> bool:
    """Whether a page is a shared screen that may answer for seats now."""
    if page.screen is None or table.play is None:
        return False
    return screens.may_judge(table.document, page.screen.id, table.play.game.judged(table.play.state))


def _check_commits(draft: Draft, play: Play, seat: int, member: int | None) -> None:
    """Of a team only the captain answers, or whoever the table lets. Raises NotCaptain."""
    who = commits(draft, seat)
    if member not in who:
        captain = next(each for each in draft.document.seats[seat].holders if each.member in who)
        raise NotCaptain(
            f"{captain.name} confirms for your team. Tell them what you would do.", clause=play.game.facts.team_clause
        )


def left(draft: Draft, seat: int) -> bool:
    """The holder of a seat left for good. Tell the game if it takes `Left`; otherwise a bot plays on.

    Returns whether the game took it."""
    play = draft.play
    if play is None or play.outcome is not None or not takes(play.game, Left):
        return False
    try:
        stepped = play.act(None, Left(seat), "table", draft.now)
    except IllegalAction:
        return False
    _publish(draft, stepped)
    return bool(stepped.applied.step.events)


def rule(draft: Draft, ruling: Ruling, own: Sequence[int]) -> None:
    """Apply the host's ruling on a battle; `own` are the host's seats.

    Raises NotNow if the game takes no rulings, or if the host fights in a battle that others judge; Paused; or
    IllegalAction.
    """
    play = draft.play
    if play is None or play.outcome is not None:
        raise NotNow("There is no game on this table to rule in.")
    if not takes(play.game, Ruling):
        raise NotNow("In {game} there is nothing for the host to rule.", game=play.game.facts.title)
    if draft.document.paused:
        raise Paused("The game is paused. Let it go on first.")
    terms = play.game.terms(play.state)
    if terms is not None and not set(own).isdisjoint(terms.fighters):
        raise NotNow("You fight in this battle yourself: the arena judges it.")
    if not set(own).isdisjoint(play.game.judged(play.state)):
        raise NotNow("You fight in this battle yourself: somebody outside it judges.")
    _publish(draft, play.act(None, ruling, "host", draft.now))


def answer_for(draft: Draft, *, seat: int, by: str, thought: Thought, seen: int) -> None:
    """Apply a deputy's answer. It is dropped if the prompt is closed or others were quicker."""
    play = draft.play
    if play is None or play.outcome is not None or all(each.id != thought.prompt for each in play.asked.prompts[seat]):
        return
    try:
        action = play.read_action(thought.action)
        guiding.after_move(draft.document, seat, action)
        stepped = play.act(seat, action, by, draft.now)
    except OffScript:
        return
    except (IllegalAction, TableError) as error:
        if not guiding.is_over(draft.document):
            # The rules ask for it after a countdown.
            return
        if play.game.facts.pace == "real_time" and seen != play.run.number:
            return
        # The action is not logged, because it may be secret.
        clause = error.clause if isinstance(error, IllegalAction) else error.code
        logger.warning("bot.refused", game=play.game.facts.name, prompt=thought.prompt, clause=clause)
        other = quick_thought(play.game, play.game.view(play.state, seat), play.asked.prompts[seat])
        if other is None:
            return
        try:
            stepped = play.act(seat, play.read_action(other.action), by, draft.now)
        except IllegalAction:
            # There is no legal answer (a race that these tiles cannot win), so the prompt runs out.
            return
    if by == "stand-in":
        draft.played_for = draft.played_for | {seat: draft.played_for.get(seat, 0) + 1}
    _publish(draft, stepped)
    if draft.document.guided:
        _follow_script(draft, seat, stepped)


def battle_over(draft: Draft, result: Result) -> None:
    """Apply the result of an arena battle."""
    if draft.play is not None and draft.play.outcome is None:
        _publish(draft, draft.play.act(None, result, "table", draft.now))


def is_wake_due(table: Seen, now: float) -> bool:
    play = table.play
    if play is None or play.outcome is not None:
        return False
    due_ms = play.game.wake_at_ms(play.state)
    return due_ms is not None and due_ms <= play.clock.now_ms(now)


def apply_wakes(draft: Draft) -> None:
    """Apply due wakes, each at its own time, before anything else."""
    if draft.play is not None:
        for stepped in draft.play.due_wakes(draft.now):
            _publish(draft, stepped)
        if draft.document.guided and guiding.has_strayed(draft.document, draft.play.asked):
            # The rules have decided something for a learner who took too long: the game goes on without the script.
            draft.document = replace(draft.document, guided="")
            draft.is_info_changed = True


def stop_for(draft: Draft, error: GameFailed) -> None:
    """The rules failed where nobody can be refused, for a bot or a wake: the game pauses, and everybody reads why."""
    if draft.play is not None and draft.play.outcome is None and not draft.document.paused:
        draft.document = replace(draft.document, paused=True, notice=sentence(error.message))
        draft.play = replace(draft.play, clock=draft.play.clock.paused(draft.now))
        draft.is_info_changed = True


def _publish(draft: Draft, stepped: Stepped, actor: Page | None = None, ref: int | None = None) -> None:
    """Add a step to the writes, and to the tellings for everybody."""
    play = draft.play = stepped.play
    news = News(stepped, told_deadlines(draft) if has_timer(draft.document, play) else None)
    draft.writes.append(_entry(stepped, news, ref, None if actor is None else actor.member))
    draft.tell(StepNews(news, None if actor is None else actor.stream, ref))
    quips.of_step(draft, stepped.before, play)
    if play.outcome is not None:
        _end(draft, draft.play)


def _entry(stepped: Stepped, news: News, ref: int | None, member: int | None) -> AppendEntry:
    entry = stepped.applied.entry
    return AppendEntry(
        stepped.play.id,
        entry.number,
        entry.at_ms,
        entry.seat,
        entry.by,
        ref,
        _encode(entry.action).decode(),
        entry.check,
        news.frame.decode(),
        member,
    )


def _end(draft: Draft, play: Play) -> None:
    replay = new_id()
    draft.writes.append(EndGame(play.id, replay, msgspec.json.encode(play.outcome)))
    if play.outcome is not None:
        draft.document = fitting.followed(tally.counted(draft.document, play.outcome), play)
    draft.document = lobby.game_over(draft.document, replay)
    draft.play = replace(play, clock=play.clock.paused(draft.now))
    draft.is_info_changed = True
