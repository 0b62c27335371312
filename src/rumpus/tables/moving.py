"""What travels with a table that moves to another process: everything about its people that is not in its log."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from rumpus.tables.heart.clock import Clock
from rumpus.tables.heart.presence import Presence
from rumpus.tables.heart.state import Knock, Page, Rematch, Said, State
from rumpus.tables.watchers import Watcher


class Stream(Struct, frozen=True):
    """The stream of a page whose connection travels, too."""

    page: Page
    seq: int
    is_greeted: bool
    """False while it waits at the door."""


class Carried(Struct, frozen=True):
    """Times are ages, because the clocks of two processes may differ."""

    streams: tuple[Stream, ...]
    gone_s: dict[int, float]
    """How long each absent member has been gone."""
    knocks: tuple[Knock, ...]
    wrong_words_s: tuple[float, ...]
    chat: tuple[Said, ...]
    stood_in: frozenset[int]
    host_told: int | None
    entries: int | None
    """The number of entries in the log of the game; None without a game."""
    game_ms: int
    asked_ms: tuple[tuple[int, str, int], ...]
    """The opening times of the awaited prompts, by seat and prompt."""
    stepped_in: frozenset[int] = frozenset()
    played_for: dict[int, int] = {}
    dropped: frozenset[int] = frozenset()
    rematch: tuple[frozenset[int], float] | None = None
    """Who wants to play again, and for how many seconds the offer waits."""


def carried(state: State, watchers: list[Watcher], now: float) -> Carried:
    """Pack up a table with the pages whose connections travel. The other pages count as gone."""
    streams = tuple(Stream(each.page, each.seq, each.is_greeted) for each in watchers)
    travelling = {each.page.stream for each in streams}
    here = {each.page.member for each in streams}
    gone = {member: now for member in state.presence.pages if member not in here} | state.presence.since
    play = state.play
    return Carried(
        streams=streams,
        gone_s={member: now - since for member, since in gone.items()},
        knocks=tuple(each for each in state.knocks if each.page.stream in travelling),
        wrong_words_s=tuple(now - each for each in state.wrong_words),
        chat=state.chat,
        stood_in=state.stood_in,
        stepped_in=state.stepped_in,
        played_for=state.played_for,
        dropped=state.dropped,
        rematch=None if state.rematch is None else (state.rematch.yes, state.rematch.until - now),
        host_told=state.host_told,
        entries=None if play is None else play.run.number,
        game_ms=0 if play is None else play.clock.now_ms(now),
        asked_ms=() if play is None else tuple((*key, at_ms) for key, at_ms in play.asked_ms.items()),
    )


def unpacked(state: State, packed: Carried, now: float) -> State:
    """The restored state with what travelled."""
    pages = tuple(each.page for each in packed.streams if each.is_greeted)
    here = Counter(page.member for page in pages if page.member is not None)
    gone = {member: now - age for member, age in packed.gone_s.items() if member not in here}
    play = state.play
    if play is not None and play.run.number == packed.entries:
        clock = Clock(packed.game_ms, now if play.clock.is_running else None)
        asked = {(seat, prompt): at_ms for seat, prompt, at_ms in packed.asked_ms}
        play = replace(play, clock=clock, asked_ms=asked)
    return replace(
        state,
        play=play,
        pages=pages,
        presence=Presence(dict(here), gone),
        knocks=packed.knocks,
        wrong_words=tuple(now - age for age in packed.wrong_words_s),
        chat=packed.chat,
        stood_in=packed.stood_in,
        stepped_in=packed.stepped_in,
        played_for=packed.played_for,
        dropped=packed.dropped,
        unseen=frozenset(),
        rematch=None if packed.rematch is None else Rematch(packed.rematch[0], now + packed.rematch[1]),
        host_told=packed.host_told,
    )
