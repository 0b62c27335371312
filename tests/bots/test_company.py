"""Company: bots between two levels, which follow the people at their table."""

from __future__ import annotations

from statistics import fmean, median

import pytest
from benchmarks.newcomer_people import Guest, Hosted
from msgspec.structs import replace

from rumpus.arena.duel.bots import EVERYBODY as FENCERS
from rumpus.arena.duel.bots import SKILLS
from rumpus.arena.volley.bots import EVERYBODY as THROWERS
from rumpus.bots import Fit, Intent, Level, make_bot
from rumpus.bots.fitting import STRONGEST, fit_named
from rumpus.bots.following import (
    LEARNT,
    QUICKEST_MS,
    SLOWEST_MS,
    WEAKEST,
    Hands,
    Measure,
    ahead,
    first_measure,
    fit_now,
    learnt,
)
from rumpus.bots.thinking import think
from rumpus.engine import Dice, Moment, Outcome, Run
from rumpus.engine.errors import BotError
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.model import Options
from rumpus.games.mantis import Mantis
from rumpus.lab.play import play
from tests.bots.test_thinking import PROMPTS, VIEW

EASY, GOOD = 8, 16
MANTIS = Mantis(seats=4)
BURRITO = Burrito(Options(battles="quick", bots=(0, 1, 2, 3)), seats=4)


def test_a_strength_lies_between_two_levels() -> None:
    assert (Fit(EASY).levels, Fit(EASY).share) == (("easy", "good"), 0.0)
    assert (Fit(12).levels, Fit(12).share) == (("easy", "good"), 0.5)
    assert (Fit(STRONGEST).levels, Fit(STRONGEST).share) == (("good", "best"), 1.0)


def test_on_a_level_company_plays_like_it_and_between_two_like_either() -> None:
    state = MANTIS.new(Moment(0, Dice(b"several choices"))).state
    seat = state.public.to_move
    view, prompts = MANTIS.view(state, seat), MANTIS.prompts(state, seat)

    def chosen(bot: Fit | Level) -> list[Intent | None]:
        found = []
        for number in range(60):
            dice = Dice(bytes([number]))
            if not isinstance(bot, Fit):
                # Company has drawn who decides.
                dice.roll()
            found.append(make_bot(MANTIS, bot).choose(view, prompts, dice))
        return found

    easy, good, mixed = chosen("easy"), chosen("good"), chosen(Fit(12))
    assert chosen(Fit(EASY)) == easy
    assert chosen(Fit(GOOD)) == good
    assert easy != good
    assert all(each in pair for each, *pair in zip(mixed, easy, good, strict=True))
    assert mixed not in (easy, good)


def test_the_weakest_company_never_gives_up() -> None:
    state = MANTIS.new(Moment(0, Dice(b"an offer"))).state
    bot = make_bot(MANTIS, Fit(0))
    # Nobody waits for the answer of a seat whose turn it is not.
    seat = (state.public.to_move + 1) % 4
    assert all(
        bot.choose(MANTIS.view(state, seat), MANTIS.prompts(state, seat), Dice(bytes([number]))) is None
        for number in range(200)
    )


def test_the_hands_of_company_are_as_fast_as_it_is_told() -> None:
    def times(tempo_ms: int) -> float:
        run: Run[object, object, object] = Run(BURRITO, b"seed")
        run.start()
        bot = make_bot(BURRITO, Fit(GOOD, tempo_ms))
        while not any(prompt.kind == "pass" for prompt in BURRITO.prompts(run.state, 0)):
            for seat in range(4):
                intent = make_bot(BURRITO, "good").choose(
                    BURRITO.view(run.state, seat), BURRITO.prompts(run.state, seat), Dice(b"")
                )
                if intent is not None:
                    run.act(seat, intent.action, run.at_ms)
                    break
            else:
                due_ms = BURRITO.wake_at_ms(run.state)
                assert due_ms is not None
                run.wakes_until(due_ms)
        view, prompts = BURRITO.view(run.state, 0), BURRITO.prompts(run.state, 0)
        found = [bot.choose(view, prompts, Dice(bytes([number]))) for number in range(99)]
        return median(each.after_ms for each in found if each is not None)

    assert times(2000) / times(1000) == pytest.approx(2, rel=0.05)
    assert times(700) / times(1000) == pytest.approx(0.7, rel=0.05)


def test_a_fit_is_written_and_read_and_a_bad_one_is_refused_by_name() -> None:
    assert fit_named(Fit(13, 850).name) == Fit(13, 850)
    assert fit_named("easy") is None
    for name in ("company/x/1000", "company/13", "company/25/1000", "company/13/0", "company/²/1000"):
        with pytest.raises(BotError):
            fit_named(name)
    with pytest.raises(BotError, match="no bot 'company'"):
        think("mantis", b"{}", 4, "company", VIEW, PROMPTS, b"seed", None)


def test_a_thought_of_company_is_an_action_like_any_other() -> None:
    assert think("mantis", b"{}", 4, Fit(12).name, VIEW, PROMPTS, b"seed", None) is not None


def test_company_rises_when_the_people_are_ahead_and_falls_when_they_are_behind() -> None:
    before = Measure(12.0)
    won, lost, middle = (Outcome("", places, (0,) * 4) for places in ((1, 2, 2, 4), (4, 1, 2, 3), (2, 1, 3, 2)))
    assert learnt(before, won, {}, [0], [1, 2, 3]).strength == 12 + LEARNT
    assert learnt(before, lost, {}, [0], [1, 2, 3]).strength == 12 - LEARNT
    assert learnt(before, middle, {}, [0], [1, 2, 3]).strength == pytest.approx(12)
    assert learnt(Measure(5.0), lost, {}, [0], [1, 2, 3]).strength == WEAKEST
    assert learnt(Measure(23.0), won, {}, [0], [1, 2, 3]).strength == STRONGEST


def test_only_people_and_company_are_compared() -> None:
    assert ahead((9, 1, 1, 99), [0], [1, 2]) == 1
    assert ahead((9, 9, 1), [0, 2], [1]) == -0.5
    assert ahead((1, 2), [], [0, 1]) == ahead((1, 2), [0, 1], []) == 0


def test_within_a_game_company_leans_towards_who_is_behind() -> None:
    public = MANTIS.new(Moment(0, Dice(b""))).state.public

    def strength(piles: tuple[int, ...]) -> int:
        return fit_now(MANTIS, replace(public, piles=piles), Measure(12.0), {}, [0], [1, 2, 3]).strength

    assert strength((5, 1, 2, 3)) > strength((2, 2, 2, 2)) == 12 > strength((0, 1, 2, 3))


def test_hands_are_followed_to_their_median_and_pauses_do_not_count() -> None:
    hands = Hands(1000.0)
    for number in range(200):
        # Every fifth action comes after a long look.
        hands = hands.acted((hands.last_ms or 0) + (9000 if number % 5 == 0 else 600))
    assert hands.tempo_ms == pytest.approx(600, rel=0.1)
    hurried = Hands(1000.0)
    for number in range(200):
        hurried = hurried.acted(number * 10)
    assert hurried.tempo_ms == QUICKEST_MS
    slow = Hands(2400.0)
    for number in range(99):
        slow = slow.acted(number * 3900)
    assert slow.tempo_ms == SLOWEST_MS


def test_company_takes_up_the_tempo_of_the_people_within_a_game() -> None:
    public = BURRITO.new(Moment(0, Dice(b""))).state.public
    hands = {0: Hands(600.0), 3: Hands(50.0)}
    assert fit_now(BURRITO, public, Measure(12.0, 1200.0), hands, [0], [1, 2]).tempo_ms == 600
    assert fit_now(BURRITO, public, Measure(12.0, 1200.0), {}, [0], [1, 2]).tempo_ms == 1200


def test_from_game_to_game_company_becomes_stronger_with_strong_people_and_weaker_with_weak_ones() -> None:
    hosted = Hosted("Burrito", "burrito", 4, b'{"battles": "quick"}')
    evenings = [range(5 * each, 5 * each + 5) for each in range(8)]

    def strength(person: Guest) -> float:
        return fmean(each[-1] for each in hosted.play(person, evenings, 3, None).strengths)

    slow, quick = Guest("random", 2400, "newcomer"), Guest("best", 300, "newcomer")
    assert strength(slow) + 3 < first_measure("burrito").strength < strength(quick) - 3


def test_games_of_others_have_company_too() -> None:
    assert first_measure("tag").strength > EASY


@pytest.mark.parametrize("strength", [4, 12, 20])
def test_company_of_every_strength_plays_whole_games(strength: int) -> None:
    for game in (MANTIS, BURRITO):
        bots = [make_bot(game, Fit(strength))] * 4
        assert play(game, bots, b"a whole game").outcome.winners


@pytest.mark.parametrize("everybody", [FENCERS, THROWERS])
def test_fighters_between_two_levels_have_skills_between_theirs(everybody: dict[str, object]) -> None:
    below, above, between = everybody["easy"], everybody["good"], everybody["company/12"]
    assert everybody["company/8"] == below
    assert everybody["company/16"] == above
    for name in type(below).__struct_fields__:  # type: ignore[attr-defined]
        low, high = sorted([getattr(below, name), getattr(above, name)])
        assert low <= getattr(between, name) <= high
    assert isinstance(between.delay, int)  # type: ignore[attr-defined]
    assert all(Fit(strength).fighter in everybody for strength in range(STRONGEST + 1))


def test_levels_are_untouched_by_company() -> None:
    assert {name: FENCERS[name] for name in SKILLS} == SKILLS
