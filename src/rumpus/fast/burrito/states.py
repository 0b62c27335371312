"""A state of Throw Throw Burrito as a row, and the way back."""

from __future__ import annotations

from typing import Any

from rumpus.engine import State
from rumpus.fast.burrito import layout as at
from rumpus.fast.burrito.layout import Rows, Rules, bits, seats_in
from rumpus.games.burrito.cards import HAND, SET
from rumpus.games.burrito.model import (
    MOST_SEATS,
    Battle,
    BattleEnd,
    BurritoState,
    Choice,
    Declaration,
    Flow,
    Hidden,
    Played,
    Private,
    Public,
    Quick,
    RoundEnd,
)

_NUMBERS = {
    "round": at.ROUND,
    "stretch": at.STRETCH,
    "bruises_left": at.BRUISES_LEFT,
    "battles": at.BATTLES,
    "since_ms": at.SINCE,
    "ran_ms": at.RAN,
    "quiet_ms": at.QUIET,
    "offers": at.OFFERS,
}
_PERHAPS = {"counter": at.COUNTER, "until_ms": at.UNTIL, "badge": at.BADGE, "winner": at.WINNER}
"""None is -1."""
_BY_SEAT = {
    "waits": at.WAITS,
    "bruises": at.BRUISES,
    "points": at.POINTS,
    "last_set_ms": at.LAST_SET,
    "droughts": at.DROUGHTS,
}


def write_state(state: BurritoState, rules: Rules, row: Rows) -> None:
    """Raises ValueError if a battle is fought that has no choices."""
    public, hidden = state.public, state.hidden
    row[:] = 0
    row[at.TURN] = -1
    for name, place in _NUMBERS.items():
        row[place] = getattr(public, name)
    for name, place in _PERHAPS.items():
        row[place] = _or_nothing(getattr(public, name))
    for name, place in _BY_SEAT.items():
        _write(row, place, getattr(public, name))
    row[at.PHASE] = at.PHASES.index(public.phase)
    row[at.OVER] = at.CLAUSES.index(public.over)
    row[at.SKIPPED], row[at.BOTS] = bits(public.skipped), bits(public.bots)
    row[at.IS_VOTE] = bool(public.votes)
    row[at.VOTES] = bits(tuple(seat for seat, vote in enumerate(public.votes) if vote))
    _write(row, at.HANDS, public.flow.hands)
    _write(row, at.PILES, public.flow.piles)
    _write(row, at.PASSED, hidden.passed)
    _write(row, at.LEFT_PILE, public.flow.community)
    cards = int(rules[at.CARDS])
    for side, pile in enumerate(hidden.community):
        _write(row, int(rules[at.COMMUNITY_CARDS]) + cards * side, pile)
    for seat, mine in enumerate(state.private):
        _write(row, int(rules[at.PILE_CARDS]) + cards * seat, hidden.piles[seat])
        _write(row, at.HAND_CARDS + HAND * seat, mine.hand)
        _write(row, int(rules[at.GIVEN_CARDS]) + cards * seat, mine.given)
        _write(row, at.HELD_CARDS + HAND * seat, mine.held)
        _write(row, int(rules[at.SET_CARDS]) + cards // SET * seat, public.score[seat])
        _write(row, at.HITS + MOST_SEATS * seat, public.hits[seat])
        row[at.GIVEN + seat], row[at.HELD + seat] = len(mine.given), len(mine.held)
        row[at.SETS + seat] = len(public.score[seat])
        row[at.CHOICES + seat] = 0 if mine.choice is None else _code(mine.choice)
    row[at.DECLARED] = len(public.declared)
    for number, claim in enumerate(public.declared):
        kind = at.BATTLE_KINDS.index(claim.kind)
        values = (claim.seat, kind, *claim.cards, bits(claim.duelists), claim.genuine)
        _write(row, at.CLAIMS + at.A_CLAIM * number, values)
    row[at.ROUNDS] = len(public.rounds)
    for number, end in enumerate(public.rounds):
        place = at.ENDED_ROUNDS + at.A_ROUND * number
        _write(row, place, (at.CLAUSES.index(end.clause), _or_nothing(end.winner), end.ran_ms))
        for part, by_seat in enumerate((end.points, end.passed, end.droughts)):
            _write(row, place + 3 + MOST_SEATS * part, by_seat)
    if public.battle is not None:
        _write_battle(public.battle, row)
    if public.last is not None:
        _write_last(public.last, row)


def _write_battle(battle: Battle, row: Rows) -> None:
    quick = battle.quick
    if quick is None:
        raise ValueError("Only Quick battles can be played out.")
    row[at.FIGHTING] = 1
    row[at.KIND] = at.BATTLE_KINDS.index(battle.kind)
    row[at.CLAUSE] = at.CLAUSES.index(battle.clause)
    row[at.STAKE] = at.STAKES.index(battle.stake)
    row[at.FIGHTERS], row[at.CALLER] = bits(battle.fighters), battle.caller
    row[at.BEHIND_BACK], row[at.TIES] = battle.behind_back, battle.ties
    row[at.REST], row[at.SENT_OFF] = bits(battle.rest), bits(battle.sent_off)
    row[at.EXCHANGE] = quick.exchange
    row[at.CHOSEN] = bits(tuple(seat for seat, has in zip(battle.fighters, quick.chosen, strict=True) if has))
    row[at.PLAYED] = len(quick.played)
    _write_exchanges(quick.played, battle.fighters, row, at.EXCHANGES)


def _write_last(last: BattleEnd, row: Rows) -> None:
    row[at.LAST] = int(last.id.removeprefix("battle-"))
    row[at.LAST_KIND] = at.BATTLE_KINDS.index(last.kind)
    row[at.LAST_STAKE] = at.STAKES.index(last.stake)
    row[at.LAST_FIGHTERS], row[at.LAST_LOSERS] = bits(last.fighters), bits(last.losers)
    row[at.LAST_CAUSE], row[at.LAST_CLAUSE] = at.CAUSES.index(last.cause), at.CLAUSES.index(last.clause)
    row[at.LAST_BY] = _or_nothing(last.by)
    row[at.LAST_PLAYED] = len(last.played)
    _write_exchanges(last.played, last.fighters, row, at.LAST_EXCHANGES)


def _write_exchanges(played: tuple[Played, ...], fighters: tuple[int, ...], row: Rows, first: int) -> None:
    for number, exchange in enumerate(played):
        place = first + at.AN_EXCHANGE * number
        for seat, choice in zip(fighters, exchange.choices, strict=True):
            row[place + seat] = _code(choice)
        row[place + MOST_SEATS] = bits(exchange.losers)


def read_state(row: Rows, rules: Rules) -> BurritoState:
    numbers: list[int] = row.tolist()
    seats, cards = int(rules[at.SEATS]), int(rules[at.CARDS])

    def by_seat(place: int) -> tuple[int, ...]:
        return tuple(numbers[place : place + seats])

    def pile(place: Any, number: int, size: int) -> tuple[int, ...]:
        first = int(rules[place]) + (cards // SET if place == at.SET_CARDS else cards) * number
        return tuple(numbers[first : first + size])

    values: dict[str, Any] = {name: numbers[place] for name, place in _NUMBERS.items()}
    values |= {name: _perhaps(numbers[place]) for name, place in _PERHAPS.items()}
    values |= {name: by_seat(place) for name, place in _BY_SEAT.items()}
    community = (numbers[at.LEFT_PILE], numbers[at.RIGHT_PILE])
    votes = tuple(bool(numbers[at.VOTES] >> seat & 1) for seat in range(seats)) if numbers[at.IS_VOTE] else ()
    public = Public(
        **values,
        phase=at.PHASES[numbers[at.PHASE]],
        flow=Flow(by_seat(at.HANDS), by_seat(at.PILES), community),
        score=tuple(pile(at.SET_CARDS, seat, numbers[at.SETS + seat]) for seat in range(seats)),
        bots=seats_in(numbers[at.BOTS]),
        skipped=seats_in(numbers[at.SKIPPED]),
        declared=tuple(_claim(numbers, number) for number in range(numbers[at.DECLARED])),
        battle=_battle(numbers) if numbers[at.FIGHTING] else None,
        last=_last(numbers) if numbers[at.LAST] else None,
        votes=votes,
        hits=tuple(by_seat(at.HITS + MOST_SEATS * seat) for seat in range(seats)),
        rounds=tuple(_ended(numbers, seats, number) for number in range(numbers[at.ROUNDS])),
        over=at.CLAUSES[numbers[at.OVER]],
    )
    private = tuple(
        Private(
            tuple(numbers[at.HAND_CARDS + HAND * seat :][: numbers[at.HANDS + seat]]),
            pile(at.GIVEN_CARDS, seat, numbers[at.GIVEN + seat]),
            tuple(numbers[at.HELD_CARDS + HAND * seat :][: numbers[at.HELD + seat]]),
            _choice(numbers[at.CHOICES + seat]) if numbers[at.CHOICES + seat] else None,
        )
        for seat in range(seats)
    )
    hidden = Hidden(
        tuple(pile(at.PILE_CARDS, seat, numbers[at.PILES + seat]) for seat in range(seats)),
        (pile(at.COMMUNITY_CARDS, 0, community[0]), pile(at.COMMUNITY_CARDS, 1, community[1])),
        by_seat(at.PASSED),
    )
    return State(public, private, hidden)


def _claim(numbers: list[int], number: int) -> Declaration:
    seat, kind, *cards, duelists, genuine = numbers[at.CLAIMS + at.A_CLAIM * number :][: at.A_CLAIM]
    return Declaration(seat, at.BATTLE_KINDS[kind], tuple(cards), seats_in(duelists), bool(genuine))


def _battle(numbers: list[int]) -> Battle:
    fighters = seats_in(numbers[at.FIGHTERS])
    chosen = tuple(bool(numbers[at.CHOSEN] >> seat & 1) for seat in fighters)
    return Battle(
        id=f"battle-{numbers[at.BATTLES]}",
        kind=at.BATTLE_KINDS[numbers[at.KIND]],
        clause=at.CLAUSES[numbers[at.CLAUSE]],
        mode="quick",
        stage="fighting",
        stake=at.STAKES[numbers[at.STAKE]],
        fighters=fighters,
        caller=numbers[at.CALLER],
        behind_back=bool(numbers[at.BEHIND_BACK]),
        ties=numbers[at.TIES],
        rest=seats_in(numbers[at.REST]),
        sent_off=seats_in(numbers[at.SENT_OFF]),
        quick=Quick(numbers[at.EXCHANGE], chosen, _exchanges(numbers, at.EXCHANGES, numbers[at.PLAYED], fighters)),
    )


def _last(numbers: list[int]) -> BattleEnd:
    fighters = seats_in(numbers[at.LAST_FIGHTERS])
    return BattleEnd(
        f"battle-{numbers[at.LAST]}",
        at.BATTLE_KINDS[numbers[at.LAST_KIND]],
        "quick",
        at.STAKES[numbers[at.LAST_STAKE]],
        fighters,
        seats_in(numbers[at.LAST_LOSERS]),
        at.CAUSES[numbers[at.LAST_CAUSE]],
        at.CLAUSES[numbers[at.LAST_CLAUSE]],
        _perhaps(numbers[at.LAST_BY]),
        _exchanges(numbers, at.LAST_EXCHANGES, numbers[at.LAST_PLAYED], fighters),
    )


def _exchanges(numbers: list[int], first: int, played: int, fighters: tuple[int, ...]) -> tuple[Played, ...]:
    found = []
    for number in range(played):
        row = numbers[first + at.AN_EXCHANGE * number :][: at.AN_EXCHANGE]
        found.append(Played(tuple(_choice(row[seat]) for seat in fighters), seats_in(row[MOST_SEATS])))
    return tuple(found)


def _ended(numbers: list[int], seats: int, number: int) -> RoundEnd:
    clause, winner, ran_ms, *rest = numbers[at.ENDED_ROUNDS + at.A_ROUND * number :][: at.A_ROUND]
    points, passed, droughts = (tuple(rest[MOST_SEATS * part :][:seats]) for part in range(3))
    return RoundEnd(at.CLAUSES[clause], points, _perhaps(winner), ran_ms, passed, droughts)


def _code(choice: Choice) -> int:
    return 1 + 16 * at.MOVES.index(choice.move) + (choice.target or 0)


def _choice(code: int) -> Choice:
    move, target = divmod(code - 1, 16)
    return Choice(at.MOVES[move], None if move == at.CATCH else target)


def _write(row: Rows, first: int, values: tuple[Any, ...]) -> None:
    row[first : first + len(values)] = values


def _or_nothing(value: int | None) -> int:
    return -1 if value is None else value


def _perhaps(value: int) -> int | None:
    return None if value < 0 else value
