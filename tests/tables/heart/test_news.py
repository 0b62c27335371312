"""A page that takes brief updates reads the same as one that does not."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from rumpus.engine import Dice, Run
from rumpus.engine.random_play import RandomPlay
from rumpus.engine.rulebook import rulebook_of
from rumpus.games import GAMES, AnyGame
from rumpus.tables.heart.news import News
from rumpus.tables.heart.play import begun
from rumpus.tables.messages.brief import shapes_of
from rumpus.tables.messages.numbering import Unnumbered
from rumpus.tables.messages.to_page import BriefUpdate, Shapes, Update


def in_full(brief: dict[str, Any], shapes: Shapes) -> dict[str, Any]:
    """What a page makes of a brief update, as `web/src/lib/net/brief.ts` does."""

    def event(told: Any) -> Any:
        return {"type": (names := shapes.events[told[0]])[0], **dict(zip(names[1:], told[1:], strict=True))}

    def events(told: list[Any]) -> list[Any]:
        return [event(each) if isinstance(each, list) else each for each in told]

    full = {"n": "seq", "t": "now_ms", "s": "seat", "e": "events", "p": "public", "w": "waiting"}
    found = {full.get(name, name): value for name, value in brief.items()} | {"type": "update"}
    if "events" in found:
        found["events"] = events(found["events"])
    if "own" in found:
        found["own"] = {seat: events(own) for seat, own in found["own"].items()}
    if "public" in found:
        changes = iter(found["public"])
        found["public"] = {shapes.public[number]: next(changes) for number in changes}
    return found


def _told(message: Unnumbered | None) -> Any:
    return None if message is None else msgspec.json.decode(message.numbered(1))


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].facts.listed])
def test_brief_updates_say_the_same_as_others_in_fewer_bytes(name: str) -> None:
    kind = GAMES[name]
    seats = max(kind.facts.min_seats, 2)
    game: AnyGame = kind(kind.types.options(), seats=seats)
    seed = bytes(16)
    play, _ = begun("game", 1, Run(game, seed), 0.0)
    by_chance: Run[Any, Any, Any] = Run(game, seed)
    by_chance.start()
    chance = RandomPlay(by_chance, Dice(b"chance"), sorted(rulebook_of(kind).clauses))
    shapes = shapes_of(game)
    sizes = [0, 0]
    for number in range(200):
        if by_chance.outcome is not None or (deed := chance.next()) is None:
            break
        by_chance.act(deed.seat, deed.action, deed.at_ms, deed.by)
        stepped = play.act(deed.seat, deed.action, deed.by, deed.at_ms / 1000)
        news, play = News(stepped, {"0": 5} if number % 7 == 0 else None), stepped.play
        for held in ((), (0,), tuple(range(seats))):
            plain, brief = (news.for_page(held, 3 if held else None, brief=each) for each in (False, True))
            told, in_brief = _told(plain), _told(brief)
            assert (told is None) == (in_brief is None)
            if told is not None:
                assert in_full(in_brief, shapes) == told
                # It is a message that pages know.
                assert msgspec.convert(told, Update).ref == (3 if held else UNSET)
                assert isinstance(msgspec.convert(in_brief, BriefUpdate | Update), BriefUpdate | Update)
                assert plain is not None
                assert brief is not None
                sizes[0] += len(plain.tail)
                sizes[1] += len(brief.tail)
    assert sizes[1] < 0.9 * sizes[0]
