"""What reaches the other side or a spectator depends on a secret only by the answers to clues.

Each game is played again with another secret for which every answer would have been the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rumpus.engine import Dice, Run
from rumpus.engine.events import events_for
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.events import GuessedRight
from rumpus.games.wordy.knowledge import known_of
from rumpus.games.wordy.model import Action, Options, Point, Reveal, Rhyme, WordyState, Write
from rumpus.games.wordy.words.index import rack_words
from tests.games.wordy.random_games import CHALLENGE, CHECKED

Deed = tuple[int, Action]
SEEDS = range(12)
MOST_DEEDS = 40


def played(options: Options, seed: int) -> tuple[list[Deed], WordyState]:
    """The actions until a word was guessed, and the state then. Nobody ran out of time."""
    run: Run[Any, Any, Any] = Run(Wordy(options, seats=2), seed.to_bytes(16, "big"))
    run.start()
    dice = Dice(seed.to_bytes(16, "big") + b"/secrecy")
    deeds: list[Deed] = []
    while len(deeds) < MOST_DEEDS:
        seat = dice.pick(run.game.waiting_for(run.state))
        view = run.game.view(run.state, seat)
        prompt = next(prompt for prompt in run.game.prompts(run.state, seat) if prompt.awaited)
        action = run.game.sample_action(view, prompt, dice)
        before = run.state
        events = run.act(seat, action, 0).step.events
        if run.state.public.phase == "review" or run.outcome or any(isinstance(each, GuessedRight) for each in events):
            return deeds, before
        deeds.append((seat, action))
    return deeds, run.state


def with_secret(deeds: list[Deed], owner: int, secret: str) -> list[Deed]:
    return [(seat, Write(secret) if seat == owner and isinstance(action, Write) else action) for seat, action in deeds]


def seen(options: Options, seed: int, deeds: list[Deed], viewer: int | None) -> Iterator[bytes]:
    """Everything that a viewer gets, step by step: events, view, prompts and wake times."""
    run: Run[Any, Any, Any] = Run(Wordy(options, seats=2), seed.to_bytes(16, "big"))
    run.start()
    game = run.game
    for seat, action in deeds:
        step = run.act(seat, action, 0).step
        view = game.view(step.state, viewer)
        prompts = () if viewer is None else game.prompts(step.state, viewer)
        due = (game.wake_at_ms(step.state), game.waiting_for(step.state))
        yield msgspec.json.encode((events_for(game, step.events, viewer), view, prompts, due))


@pytest.mark.parametrize("options", [CHECKED, CHALLENGE])
def test_the_other_side_cannot_distinguish_two_secrets_with_the_same_answers(options: Options) -> None:
    compared = 0
    for seed in SEEDS:
        deeds, state = played(options, seed)
        for owner, private in enumerate(state.private):
            known = known_of(owner, private.tiles, private.told, state.public.turns)
            words = rack_words(private.tiles)
            fits = known.fitting(words)
            others = [word for word, fit in zip(words.words, fits, strict=True) if fit and word != private.secret]
            for secret in others[:: max(1, len(others) // 4)]:
                again = with_secret(deeds, owner, secret)
                for viewer in (1 - owner, None):
                    assert list(seen(options, seed, again, viewer)) == list(seen(options, seed, deeds, viewer))
                compared += 1
    assert compared > 20


@pytest.mark.parametrize("options", [CHECKED, CHALLENGE])
def test_a_spectator_cannot_tell_which_answers_were_given(options: Options) -> None:
    """If each clue costs the same whatever the answer, any other secret looks the same to a spectator."""
    compared = 0
    for seed in SEEDS:
        deeds, state = played(options, seed)
        public = state.public
        for owner, private in enumerate(state.private):
            wrong = {turn.word for turn in public.turns}
            if any(turn.clue == "dynamic" for turn in public.turns):
                continue
            others = [word for word in rack_words(private.tiles).words if word not in wrong | {private.secret}]
            for secret in others[:: max(1, len(others) // 4)]:
                again = answered_for_new_secret(options, seed, with_secret(deeds, owner, secret))
                assert list(seen(options, seed, again, None)) == list(seen(options, seed, deeds, None))
                compared += 1
    assert compared > 20


def answered_for_new_secret(options: Options, seed: int, deeds: list[Deed]) -> list[Deed]:
    """The same actions, with each owner's answers adapted to the secret that is written now."""
    run: Run[Any, Any, Any] = Run(Wordy(options, seats=2), seed.to_bytes(16, "big"))
    run.start()
    dice = Dice(b"anew")
    found: list[Deed] = []
    for seat, done in deeds:
        action = done
        if isinstance(done, Reveal | Point | Rhyme):
            prompt = next(prompt for prompt in run.game.prompts(run.state, seat) if prompt.awaited)
            action = run.game.sample_action(run.game.view(run.state, seat), prompt, dice)
        run.act(seat, action, 0)
        found.append((seat, action))
    return found
