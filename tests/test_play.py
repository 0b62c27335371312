"""`rumpus.play`: what a program does with games."""

from __future__ import annotations

from rumpus.games import GAMES, Mantis
from rumpus.play import (
    RecordedRun,
    Sentences,
    Series,
    fold,
    load_game,
    make_bot,
    open_replay,
    play,
    play_on,
    read_replay,
    run_series,
)
from tests.guests.files import PIG

SEED = bytes(range(16))


def test_the_same_seed_plays_the_same_game() -> None:
    game = Mantis(seats=2)
    bots = [make_bot(game, "easy"), make_bot(game, "random")]
    assert play(game, bots, SEED) == play(game, bots, SEED)


def test_a_recorded_game_is_stored_as_a_replay_and_folded_again() -> None:
    game = load_game(str(PIG))(seats=3)
    run = RecordedRun(game, SEED)
    run.start()
    outcome = play_on(run, [make_bot(game, "random")] * 3).outcome
    replay = read_replay(run.replay(("Ann", "Bo", "Cy")).to_json())
    again = open_replay(replay, GAMES)
    again.start()
    sentences = Sentences(type(game), [player.name for player in replay.players])
    told = [sentences.say(event) for applied in fold(replay, again) for event in applied.step.events]
    assert again.outcome == outcome
    assert "Ann rolls a " in told[0]


def test_players_without_names_are_numbered() -> None:
    run = RecordedRun(Mantis(seats=2), SEED)
    run.start()
    assert [player.name for player in run.replay().players] == ["Player 1", "Player 2"]


def test_a_loaded_game_is_played_in_a_series() -> None:
    load_game(str(PIG))
    results = run_series(Series("pig", 2, ("random", "random"), games=10, seed=1))
    assert sum(results.wins) == 10
