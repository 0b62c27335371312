"""The commands of pages. Every one is answered."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TypeVar

from msgspec import UNSET

from rumpus.engine import BadOptions, IllegalAction, Ruling, RumpusError
from rumpus.games import game_named
from rumpus.tables import company, files, lobby, pads
from rumpus.tables.document import Document
from rumpus.tables.errors import ChatIsOff, NoTeam, NotYourSeat, sentence
from rumpus.tables.heart import (
    absence,
    admission,
    arriving,
    beginning,
    coaching,
    door,
    guiding,
    judging,
    offering,
    people_news,
    rematch,
)
from rumpus.tables.heart.draft import Draft, Step
from rumpus.tables.heart.state import Page, Said, State
from rumpus.tables.heart.tellings import GameNews, Reply, ToAll, ToMembers
from rumpus.tables.messages.from_page import (
    Act,
    AddBot,
    Admit,
    AskChoices,
    AskCoach,
    BackToLobby,
    Command,
    Configure,
    Consult,
    FillWithBots,
    HandOver,
    InviteScreen,
    Kick,
    Leave,
    LeaveSeat,
    NameCaptain,
    OfferRematch,
    Pause,
    PlayAgain,
    React,
    Rule,
    Say,
    SendAway,
    SetPad,
    SetProfile,
    SetReady,
    SlowDown,
    Start,
    StepIn,
    Swap,
    TakeSeat,
)
from rumpus.tables.messages.to_page import (
    UNNUMBERED,
    Answer,
    Chat,
    ChatLine,
    Done,
    PadChanged,
    PeopleNews,
    Reacted,
    Rejected,
)
from rumpus.tables.names import clean_text

CHAT_KEPT = 50
C = TypeVar("C", bound=Command)


def obeyed(state: State, now: float, link: Callable[[str], str], page: Page, command: Command) -> Step:
    """Carry out a command, or refuse it without changing anything."""
    return answered(Draft(state, now, link), state, page, command, _obey)


def answered(draft: Draft, state: State, page: Page, command: C, do: Callable[[Draft, Page, C], None]) -> Step:
    """Do something for a command, or refuse it without changing anything."""
    try:
        do(draft, page, command)
    except RumpusError as error:
        clause = error.clause if isinstance(error, IllegalAction) else ""
        field = error.field if isinstance(error, BadOptions) else ""
        rejected = Rejected(error.code, sentence(error.message), command.ref, clause, field, error.reason, error.told)
        return Step(state, [], [Reply(page.stream, rejected)])
    return draft.step()


def _obey(draft: Draft, page: Page, command: Command) -> None:
    door.check_at_the_table(draft, page)
    if isinstance(command, Act):
        judging.act(draft, page, command)
        return
    if isinstance(command, Consult):
        judging.consult(draft, page, command)
        return
    if isinstance(command, AskChoices):
        offering.offer(draft, page, command)
        return
    if isinstance(command, AskCoach):
        coaching.explain(draft, page, command)
        return
    member = page.member
    if member is None or draft.document.member(member) is None:
        raise NotYourSeat("Only people at the table can do that.")
    answer: Done | Answer = Done(command.ref)
    if isinstance(command, SetPad):
        _set_pad(draft, page, member, command)
    elif isinstance(command, InviteScreen):
        answer = Answer(command.ref, admission.invite_screen(draft, member))
    else:
        _manage(draft, member, command)
    draft.reply(page.stream, answer)


def _manage(draft: Draft, member: int, command: Command) -> None:
    before = draft.document
    match command:
        case Say():
            _say(draft, member, command)
        case React():
            draft.tell(ToAll(Reacted(UNNUMBERED, member, _name(before, member), command.reaction)))
        case Leave():
            _leave(draft, member)
        case Kick():
            _kick(draft, member, command)
        case SendAway(member=int(other)):
            draft.document = lobby.send_away(before, member, other)
            _send_away(draft, before, other)
        case SendAway():
            admission.send_screen_away(draft, member, command.screen or "")
        case Admit():
            admission.admit(draft, member, command.who, yes=command.yes)
        case StepIn():
            absence.step_in(draft, member, command.seat)
        case LeaveSeat():
            draft.document = lobby.leave_seat(before, member, command.seat)
            people_news.tell_gone(draft, before, member, "stood_up")
        case Start():
            beginning.begin(draft, lobby.start(company.with_newcomers(before), member, anyway=command.anyway))
        case PlayAgain():
            rematch.begin_at_once(draft, member)
        case OfferRematch():
            rematch.answer(draft, member, yes=command.yes)
        case BackToLobby():
            draft.document = lobby.back_to_lobby(before, member)
            beginning.clear(draft)
        case Pause():
            draft.document = lobby.pause(before, member, paused=command.paused)
            beginning.set_paused(draft, paused=command.paused)
        case Rule():
            lobby.check_host(before, member)
            judging.rule(draft, Ruling(command.battle, command.losers, command.clause), before.seats_of(member))
        case Configure():
            _configure(draft, member, command)
        case _:
            draft.document = _rearranged(before, member, command)
    if draft.document is not before:
        draft.is_info_changed = True
        _tell_new_seats(draft, before)
        if draft.document.settings.screen_judges != before.settings.screen_judges:
            admission.tell_screens(draft)
        _tell_new_times(draft, before)


def _leave(draft: Draft, member: int) -> None:
    before = draft.document
    draft.document = lobby.leave(before, member)
    arriving.send_away(draft, member, "left", "You left the table.")
    left = [seat for seat in before.seats_of(member) if draft.document.seats[seat].kind == "bot"]
    told = [judging.left(draft, seat) for seat in left if before.phase == "playing"]
    people_news.tell_gone(draft, before, member, "left", explained=any(told))


def _kick(draft: Draft, member: int, command: Kick) -> None:
    before, seat = draft.document, command.seat
    draft.document, sent_away = lobby.kick(before, member, seat, command.member)
    for each in sent_away:
        _send_away(draft, before, each)
    if not sent_away and before.seats[seat].kind != draft.document.seats[seat].kind == "bot":
        people_news.tell(draft, PeopleNews("sent_away", before.names[seat], seat=seat))


def _send_away(draft: Draft, before: Document, member: int) -> None:
    arriving.send_away(draft, member, "kicked", "The host has asked you to leave this table.")
    people_news.tell_gone(draft, before, member, "sent_away")


def _configure(draft: Draft, member: int, command: Configure) -> None:
    before = draft.document
    draft.document = lobby.configure(
        before,
        member,
        game=command.game,
        options=None if command.options is UNSET else command.options,
        settings=None if command.settings is UNSET else command.settings,
    )
    if before.phase != "lobby" and draft.document.phase == "lobby":
        beginning.clear(draft)
    draft.document, spectators = lobby.without_spectators(draft.document)
    for each in spectators:
        arriving.send_away(draft, each, "no_spectators", "The host has closed this table to spectators.")
    admission.close_to_strangers(draft)


def bring_file(draft: Draft, member: int, option: str, text: str) -> None:
    """The host uploads a file for an option of the game. Raises TableError, BadOptions."""
    options = files.brought(draft.document, option, text)
    draft.document = lobby.configure(draft.document, member, game=None, options=options, settings=None)
    draft.is_info_changed = True


def _rearranged(table: Document, member: int, command: Command) -> Document:
    """The commands that only change the document."""
    match command:
        case TakeSeat():
            return lobby.take_seat(table, member, command.seat, command.profile)
        case NameCaptain():
            return lobby.name_captain(table, member, command.seat, command.member)
        case SetReady():
            return lobby.set_ready(table, member, command.seat, ready=command.ready)
        case SetProfile():
            return lobby.set_profile(table, member, command.profile)
        case AddBot():
            return lobby.add_bot(table, member, command.seat, command.level or company.FITTING_LEVEL)
        case FillWithBots():
            return company.filled(table, member)
        case Swap():
            return lobby.swap(table, member, command.seat, command.other)
        case HandOver():
            return lobby.hand_over(table, member, command.member)
        case SlowDown():
            return lobby.slow_down(table, member, command.seat, slow=command.slow)
        case _:
            raise AssertionError(f"no way to carry out {command}")


def _tell_new_seats(draft: Draft, before: Document) -> None:
    """Send the game to members who got or lost a seat in mid-game."""
    after = draft.document
    if draft.play is None or after.game_id != before.game_id or after.seats == before.seats:
        return
    moved = [each.id for each in after.members if after.seats_of(each.id) != before.seats_of(each.id)]
    if moved:
        draft.tell(GameNews(frozenset(page.stream for page in draft.pages if page.member in moved)))


def _tell_new_times(draft: Draft, before: Document) -> None:
    """After a change of the turn timer everybody has the whole time; send the new deadlines."""
    play, after = draft.play, draft.document
    if play is None or before.phase != "playing" or after.phase != "playing":
        return
    is_new_timer = after.settings.turn_s != before.settings.turn_s
    if is_new_timer:
        draft.play = play.with_timers_restarted(draft.now)
    is_new_aid = [each.slow for each in after.seats] != [each.slow for each in before.seats]
    if is_new_timer or (is_new_aid and absence.has_timer(after, play)):
        beginning.tell_game(draft)


def _set_pad(draft: Draft, page: Page, member: int, command: SetPad) -> None:
    """Store a text for a seat, and send it to the other pages of its holders only."""
    seat = command.seat
    if command.name == guiding.PAD and guiding.script_of(draft.document) is not None:
        place = guiding.read_place(command.text, sys.maxsize)
        if place <= guiding.read_place(pads.text_of(draft.document, seat, guiding.PAD), sys.maxsize):
            return
    document, readers = pads.written(draft.document, member, seat, command.name, command.text)
    if document is not draft.document:
        draft.document = document
        text = pads.text_of(document, seat, command.name)
        draft.tell(ToMembers(readers, PadChanged(UNNUMBERED, seat, command.name, text, member), but=page.stream))


def _say(draft: Draft, member: int, say: Say) -> None:
    document = draft.document
    if not document.settings.chat:
        raise ChatIsOff("The chat is switched off at this table.")
    held = document.seats_of(member)
    if not held:
        raise NotYourSeat("Take a seat to join the chat.")
    text = clean_text(say.text)
    if not text:
        raise ChatIsOff("There is nothing to read in that message.")
    team = None
    if say.to == "team":
        if not game_named(document.game).facts.teams:
            raise NoTeam("There are no teams in this game. Write to everybody.")
        team = held[0] if say.seat is None else say.seat
        if team not in held:
            raise NotYourSeat("That is not your team.")
    line = ChatLine(member, _name(document, member), text, team)
    readers: frozenset[int] = frozenset()
    if team is None:
        draft.tell(ToAll(Chat(UNNUMBERED, line)))
    else:
        readers = frozenset(holder.member for holder in document.seats[team].holders)
        draft.tell(ToMembers(readers, Chat(UNNUMBERED, line)))
    draft.chat = (*draft.chat[1 - CHAT_KEPT :], Said(line, readers))


def _name(document: Document, member: int) -> str:
    found = document.member(member)
    assert found is not None
    return found.profile.name
