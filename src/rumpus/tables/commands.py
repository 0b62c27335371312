"""What a page may tell a table, command by command. Every one is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from rumpus.engine import BadOptions, IllegalAction, Ruling, RumpusError
from rumpus.games import game_named
from rumpus.tables import lobby, metrics, pads
from rumpus.tables.document import Document
from rumpus.tables.errors import ChatIsOff, NoTeam, NotNow, NotYourSeat, sentence
from rumpus.tables.messages.from_page import (
    Act,
    AddBot,
    Admit,
    BackToLobby,
    Command,
    Configure,
    Consult,
    HandOver,
    InviteScreen,
    Kick,
    Leave,
    LeaveSeat,
    NameCaptain,
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
    Swap,
    TakeSeat,
)
from rumpus.tables.messages.to_page import UNNUMBERED, Answer, ChatLine, Done, PadChanged, PeopleNews, Reacted, Rejected
from rumpus.tables.names import clean_text
from rumpus.tables.watchers import Watcher

if TYPE_CHECKING:
    from rumpus.tables.table import Table


def obey(table: Table, watcher: Watcher, command: Command) -> None:
    """Carry out a command, or refuse it with a code and what to do instead."""
    try:
        table.door.check_at_the_table(watcher)
        if isinstance(command, Act):
            table.referee.act(watcher, command)
        elif isinstance(command, Consult):
            table.referee.consult(watcher, command)
        else:
            if watcher.member is None or table.document.member(watcher.member) is None:
                raise NotYourSeat("Only people at the table can do that.")
            answer: Done | Answer = Done(command.ref)
            if isinstance(command, SetPad):
                _set_pad(table, watcher, watcher.member, command)
            elif isinstance(command, InviteScreen):
                answer = Answer(command.ref, table.door.invite_screen(watcher.member))
            else:
                _manage(table, watcher.member, command)
            table.pages.answer(watcher, answer)
    except RumpusError as error:
        metrics.REFUSALS.labels(error.code).inc()
        clause = error.clause if isinstance(error, IllegalAction) else ""
        field = error.field if isinstance(error, BadOptions) else ""
        table.pages.answer(watcher, Rejected(error.code, sentence(error.message), command.ref, clause, field))


def _manage(table: Table, member: int, command: Command) -> None:
    before = table.document
    match command:
        case Say():
            _say(table, member, command)
        case React():
            _react(table, member, command)
        case Leave():
            table.document = lobby.leave(before, member)
            table.pages.send_away(member, "left", "You left the table.")
            left = [seat for seat in before.seats_of(member) if table.document.seats[seat].kind == "bot"]
            told = [table.referee.left(seat) for seat in left if before.phase == "playing"]
            table.herald.tell_gone(before, member, "left", explained=any(told))
        case Kick():
            table.document, sent_away = lobby.kick(before, member, command.seat, command.member)
            for each in sent_away:
                _send_away(table, before, each)
            if not sent_away and before.seats[command.seat].kind != table.document.seats[command.seat].kind == "bot":
                table.herald.tell(PeopleNews("sent_away", before.names[command.seat], seat=command.seat))
        case SendAway(member=int(other)):
            table.document = lobby.send_away(before, member, other)
            _send_away(table, before, other)
        case SendAway():
            table.door.send_screen_away(member, command.screen or "")
        case Admit():
            table.door.admit(member, command.who, yes=command.yes)
        case LeaveSeat():
            table.document = lobby.leave_seat(before, member, command.seat)
            table.herald.tell_gone(before, member, "stood_up")
        case Start():
            table.referee.begin(lobby.start(before, member, anyway=command.anyway))
        case PlayAgain():
            if before.phase != "over":
                raise NotNow("The game is not over yet.")
            table.referee.begin(lobby.start(before, member, anyway=True))
        case BackToLobby():
            table.document = lobby.back_to_lobby(before, member)
            table.referee.clear()
        case Pause():
            table.document = lobby.pause(before, member, paused=command.paused)
            table.referee.set_paused(paused=command.paused)
        case Rule():
            lobby.check_host(before, member)
            own = [seat for seat, seating in enumerate(before.seats) if seating.is_held_by(member)]
            table.referee.rule(Ruling(command.battle, command.losers, command.clause), own)
        case Configure():
            table.document = lobby.configure(
                before,
                member,
                game=command.game,
                options=None if command.options is UNSET else command.options,
                settings=None if command.settings is UNSET else command.settings,
            )
            if before.phase != "lobby" and table.document.phase == "lobby":
                table.referee.clear()
            table.document, spectators = lobby.without_spectators(table.document)
            for each in spectators:
                table.pages.send_away(each, "no_spectators", "The host has closed this table to spectators.")
            table.door.close_to_strangers()
        case _:
            table.document = _rearranged(table, member, command)
    if table.document is not before:
        table.pages.is_info_changed = True
        _tell_new_seats(table, before)
        if table.referee.play is not None and table.document.settings.screen_judges != before.settings.screen_judges:
            table.pages.tell_screens()
        _tell_new_times(table, before)


def _send_away(table: Table, before: Document, member: int) -> None:
    table.pages.send_away(member, "kicked", "The host has asked you to leave this table.")
    table.herald.tell_gone(before, member, "sent_away")


def _rearranged(table: Table, member: int, command: Command) -> Document:
    """The commands that only move people and marks around."""
    before = table.document
    match command:
        case TakeSeat():
            return lobby.take_seat(before, member, command.seat, command.profile)
        case NameCaptain():
            return lobby.name_captain(before, member, command.seat, command.member)
        case SetReady():
            return lobby.set_ready(before, member, command.seat, ready=command.ready)
        case SetProfile():
            return lobby.set_profile(before, member, command.profile)
        case AddBot():
            return lobby.add_bot(before, member, command.seat, command.level)
        case Swap():
            return lobby.swap(before, member, command.seat, command.other)
        case HandOver():
            return lobby.hand_over(before, member, command.member)
        case SlowDown():
            return lobby.slow_down(before, member, command.seat, slow=command.slow)
        case _:
            raise AssertionError(f"no way to carry out {command}")


def _tell_new_seats(table: Table, before: Document) -> None:
    """Who takes over or loses a seat in mid-game must see the game from there."""
    if table.referee.play is None or table.document.game_id != before.game_id or table.document.seats == before.seats:
        return
    moved = [each.id for each in table.document.members if table.document.seats_of(each.id) != before.seats_of(each.id)]
    if moved:
        table.pages.tell_seats_of(moved)


def _tell_new_times(table: Table, before: Document) -> None:
    """A turn timer that is changed in mid-game gives everybody the whole time, and pages must know until when."""
    play, after = table.referee.play, table.document
    if play is None or before.phase != "playing" or after.phase != "playing":
        return
    is_new_timer = after.settings.turn_s != before.settings.turn_s
    if is_new_timer:
        play.restart_timers()
    is_new_aid = [each.slow for each in after.seats] != [each.slow for each in before.seats]
    if is_new_timer or (is_new_aid and after.settings.turn_s):
        table.pages.tell_game()


def _set_pad(table: Table, watcher: Watcher, member: int, command: SetPad) -> None:
    """Keep a text for a seat, and show it to the other pages that hold it. Nobody else hears that it changed."""
    seat = command.seat
    document, readers = pads.written(table.document, member, seat, command.name, command.text)
    if document is not table.document:
        table.document = document
        text = pads.text_of(document, seat, command.name)
        table.pages.tell_members(readers, PadChanged(UNNUMBERED, seat, command.name, text, member), but=watcher)


def _say(table: Table, member: int, say: Say) -> None:
    document = table.document
    if not document.settings.chat:
        raise ChatIsOff("The chat is switched off at this table.")
    held = document.seats_of(member)
    if not held:
        raise NotYourSeat("Take a seat to join the chat.")
    said = clean_text(say.text)
    if not said:
        raise ChatIsOff("There is nothing to read in that message.")
    team = None
    if say.to == "team":
        if not game_named(document.game).facts.teams:
            raise NoTeam("There are no teams in this game. Write to everybody.")
        team = held[0] if say.seat is None else say.seat
        if team not in held:
            raise NotYourSeat("That is not your team.")
    table.pages.tell_chat(ChatLine(member, _name(table, member), said, team))


def _react(table: Table, member: int, command: React) -> None:
    table.pages.tell_all(Reacted(UNNUMBERED, member, _name(table, member), command.reaction))


def _name(table: Table, member: int) -> str:
    found = table.document.member(member)
    assert found is not None
    return found.profile.name
