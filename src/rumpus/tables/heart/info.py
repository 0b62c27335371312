"""The table and its game in full, as sent to pages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import UNSET
from msgspec.structs import replace

from rumpus.tables import company, seat_facts
from rumpus.tables.heart import door, guiding, judging
from rumpus.tables.heart.absence import commits, has_stand_in, is_anybody_here, told_deadlines
from rumpus.tables.heart.lines import lines_for
from rumpus.tables.heart.news import screen_prompts
from rumpus.tables.heart.rematch import rematch_info
from rumpus.tables.heart.state import Page, State
from rumpus.tables.messages.brief import shapes_of
from rumpus.tables.messages.table_info import HolderInfo, MemberInfo, SeatInfo, TableInfo
from rumpus.tables.messages.to_page import ChatLine, PlaySync


def table_info(table: State, link: Callable[[str], str], now: float) -> TableInfo:
    """The table as everybody may see it."""
    document = table.document
    return TableInfo(
        code=document.code,
        link=link(document.code),
        game=document.game,
        options=document.options,
        settings=document.settings,
        phase=document.phase,
        host=document.host,
        seats=tuple([_seat_info(table, seat, name, now) for seat, name in enumerate(document.names)]),
        members=tuple(
            MemberInfo(
                each.id,
                each.profile.name,
                each.profile.avatar,
                each.profile.colour,
                table.presence.is_here(each.id),
                each.spectator,
            )
            for each in document.members
        ),
        paused=document.paused,
        screens=door.screen_infos(table),
        knocks=door.knock_infos(table),
        replay=document.replay if document.phase == "over" else None,
        notice=document.notice,
        rematch=rematch_info(table),
        tally=document.tally,
        fills=company.missing(document),
        misfit=seat_facts.misfit(document),
        newcomers=document.newcomers,
        guided=guiding.script_of(document) is not None,
    )


def _seat_info(table: State, seat: int, name: str, now: float) -> SeatInfo:
    each = table.document.seats[seat]
    presence: Literal["here", "away", "stand_in"] = "here"
    if table.presence.is_anybody_gone and not is_anybody_here(table, seat):
        presence = "stand_in" if has_stand_in(table, seat, now) else "away"
    confirming = commits(table, seat) if each.mates else (each.member,)
    infos = [
        HolderInfo(
            holder.member,
            holder.name,
            holder.avatar,
            holder.colour,
            table.presence.is_here(holder.member),
            holder.member in confirming,
        )
        for holder in each.holders
    ]
    return SeatInfo(
        each.kind,
        name,
        each.avatar,
        each.colour,
        each.level,
        each.member,
        each.ready or (each.kind == "person" and not table.document.settings.ready_check),
        each.slow,
        presence,
        tuple(infos),
    )


def play_sync(table: State, page: Page, now: float, tick: int) -> PlaySync | None:
    """The whole game as a page may see it; `tick` is that of the current battle."""
    play, document = table.play, table.document
    if play is None:
        return None
    seats = document.seats_of(page.member)
    prompts = {seat: play.asked.prompts[seat] for seat in seats}
    refs = {} if page.member is None else {seat: play.last_ref(seat, page.member) for seat in seats}
    if judging.may_judge(table, page):
        prompts = {seat: screen_prompts(asked) for seat, asked in enumerate(play.asked.prompts)}
        refs = {seat: play.last_ref(seat, page.stream) for seat in prompts}
    return PlaySync(
        number=play.number,
        game=play.game.facts.name,
        options=play.game.options,
        now_ms=play.clock.now_ms(now),
        public=play.state.public,
        private={str(seat): play.state.private[seat] for seat in seats},
        prompts={str(seat): asked for seat, asked in prompts.items() if asked or seat in seats},
        waiting=play.asked.waiting,
        deadlines=told_deadlines(table),
        refs={str(seat): ref for seat, ref in refs.items()},
        pads=document.pads_of(page.member),
        recent=lines_for(play.recent, seats),
        outcome=play.outcome,
        battle=None if table.fight is None else replace(table.fight.info, tick=tick),
        shapes=shapes_of(play.game) if page.brief else UNSET,
    )


def chat_of(table: State, member: int | None) -> tuple[ChatLine, ...]:
    """The chat lines that a member may read: those of a team only if they were and still are in it."""
    held = table.document.seats_of(member)
    return tuple(
        said.line
        for said in table.chat
        if said.line.team is None or (member in said.readers and said.line.team in held)
    )
