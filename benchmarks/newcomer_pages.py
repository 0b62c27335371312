"""The page of docs/ with the figures of `benchmarks.newcomer`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from msgspec import Struct

from benchmarks.newcomer_people import Guest
from benchmarks.rushers import Bouts

HEAD: Final = """\
# Company

Bots whose level nobody has chosen are *good company*: they play about as well as the people at their table. This page
says what that means and how often a newcomer wins. `python -m benchmarks.newcomer --write` measures it and writes
this page.

## What company does

- **Judgement.** For each decision it draws which of two neighbouring levels decides: a strength of 12 is half easy,
  half good.
- **Hands.** In Burrito it takes as long for an action as the people do. In the arenas its reaction and its aim lie
  between those of two levels, six steps below its judgement, because people with a phone are clumsier there, too.
  Bots of the fixed levels have human hands, too: every time is drawn, from those of their level.
- **Within a game** its strength rises by up to four steps while the people are ahead by the score, and falls while
  they are behind. Its hands follow the median of the people's times.
- **From game to game** at a table, and from one table to the next on the same device, it rises by up to five steps if
  the people were ahead of all bots, and falls by as many if they were behind.

All of this stays on the server, and pages are told nothing of it. Levels that somebody chose, and stand-ins, do not
change.

## Hands

| level | Burrito: draw, pass on | sword: reaction, aim | burrito battle: reaction, aim |
|---|---|---|---|
"""
PEOPLE: Final = """
Times are medians; a drawn reaction is never shorter than 167 ms. Aim is the largest error. Where the times come from is
said in `arena/shared/reactions.py` and `bots/burrito/hand_times.py`. A simulated newcomer takes a second for each
action of Burrito (the logarithm of the times has a standard deviation of 0.4) and fights with a reaction of 400 ms, of
which the network and the picture take a third.

## How often a newcomer wins

One newcomer with the judgement of a good bot, company in all other seats, nothing known of them before; every seat
equally often. A shared win counts as a part. The 95 % intervals are Wilson's. Asked for are 20 to 35 % with four
seats.

| game | games | wins | 95 % interval | fair share | |
|---|--:|--:|--:|--:|---|
"""
LEVELS: Final = """
## The same newcomer among bots of one level

| game | easy | good | best |
|---|--:|--:|--:|
"""
EVENINGS: Final = """
## Evenings

How company follows people from game to game: {games} games in a row at one table, {evenings} times. The shares of wins
are those of the later half, and their intervals those of the mean over evenings. Behind them is how strong company is
at the beginning and at the end of an evening: it is stronger with the stronger people.

| game | {people} |
|---|{columns}|
"""
WAVERS: Final = """
## Rushing and waving

Ways to fight without thinking: to run at the opponent with the sword ahead, and to wave it. These people see and aim
like a newcomer. Each fights easy sword bots {bouts} times, half of them from either side.

| who | easy wins | 95 % interval | |
|---|--:|--:|---|
"""


NONE: Final = "–"
CAME_ABOUT: Final = """
## How these figures came about

Written by `python -m benchmarks.newcomer --games {games} --evenings {evenings} --seed {seed} --write`; the shares
among fixed levels are of a quarter of the games, and with fights on screen there is a quarter of everything. {seeds}
{intervals}{missing}
"""


class Terms(Struct, frozen=True):
    """What was asked for in a run."""

    games: int
    evenings: int
    an_evening: int
    seed: int
    tuned: int
    """The seed of the games with which company was tuned."""
    missing: tuple[str, ...] = ()
    """The figures for which there was no time."""


class Share(Protocol):
    """A row of a table."""

    @property
    def kind(self) -> str: ...
    @property
    def against(self) -> str: ...
    @property
    def who(self) -> Guest: ...
    @property
    def games(self) -> int: ...
    @property
    def share(self) -> float: ...
    @property
    def low(self) -> float: ...
    @property
    def high(self) -> float: ...
    @property
    def fair(self) -> float: ...
    @property
    def most(self) -> float: ...
    @property
    def strengths(self) -> tuple[float, float]: ...
    @property
    def fits(self) -> bool: ...


def page(
    terms: Terms,
    hands: Sequence[Sequence[str]],
    company: Sequence[Share],
    levels: Sequence[Share],
    evenings: Sequence[Share],
    bouts: Sequence[Bouts],
) -> str:
    """The whole page as Markdown."""
    parts = [HEAD, *map(_line, hands), PEOPLE]
    parts += [
        _line(
            (
                row.kind,
                str(row.games),
                f"{row.share:.1%}",
                f"{row.low:.1%} – {row.high:.1%}",
                f"{row.fair:.0%}",
                "" if row.fits else "outside",
            )
        )
        for row in company
    ]
    parts.append(LEVELS)
    for kind in dict.fromkeys(row.kind for row in levels):
        shares = {row.against: f"{row.share:.1%}" for row in levels if row.kind == kind}
        parts.append(_line((kind, *(shares.get(level, NONE) for level in ("easy", "good", "best")))))
    people = list(dict.fromkeys(row.who for row in evenings))
    if people:
        parts.append(
            EVENINGS.format(
                games=terms.an_evening,
                evenings=terms.evenings,
                people=" | ".join(f"judges like {who.judgement}, {who.tempo_ms / 1000:g} s" for who in people),
                columns="|".join(["--:"] * len(people)),
            )
        )
    for kind in dict.fromkeys(row.kind for row in evenings):
        told = {row.who: _evening(row) for row in evenings if row.kind == kind}
        parts.append(_line((kind, *(told.get(who, NONE) for who in people))))
    parts.append(WAVERS.format(bouts=bouts[0].bouts))
    parts += [
        _line(
            (each.way, f"{each.share:.1%}", f"{each.low:.1%} – {each.high:.1%}", "" if each.share >= 0.5 else "beaten")
        )
        for each in bouts
    ]
    parts.append(_came_about(terms, company))
    return "".join(parts)


def _evening(row: Share) -> str:
    before, after = row.strengths
    return f"{row.share:.0%} ({row.low:.0%} – {row.high:.0%}), {before:.0f} → {after:.1f}"


def _came_about(terms: Terms, company: Sequence[Share]) -> str:
    """How the figures were measured, and how sure they are."""
    seeds = "The first strengths were chosen with games of the same seed, so the shares are no independent check."
    if terms.seed != terms.tuned:
        seeds = f"The first strengths were chosen with other games, of seed {terms.tuned}."
    wide = [row.kind for row in company if row.fits and row.high > row.most]
    intervals = "No interval reaches beyond what is asked for."
    if wide:
        kinds = "; ".join(wide)
        intervals = f"The shares lie where they should, but the upper ends of these intervals do not: {kinds}."
    missing = f" Not measured in this run: {'; '.join(terms.missing)}." if terms.missing else ""
    return CAME_ABOUT.format(
        games=terms.games,
        evenings=terms.evenings,
        seed=terms.seed,
        seeds=seeds,
        intervals=intervals,
        missing=missing,
    )


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |\n"
