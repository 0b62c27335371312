"""The games that are stored as playthroughs: each file, and its parameters."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from rumpus.games import GAMES
from rumpus.games.burrito.model import Options as Burrito
from rumpus.games.fake_swords.model import Options as FakeSwords
from rumpus.games.sword_practice.model import Options as Practice
from rumpus.games.swordcrafters.model import Options as Swordcrafters
from rumpus.games.wordy.model import Options as Wordy
from tests.playthroughs.text import playthrough_text

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eli", "Fay")
HEIGHTS = (180, 165, 172, 165, 150, 190)


class Playthrough(NamedTuple):
    game: str
    name: str
    seats: int
    seed: int
    options: Struct | None = None

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.txt"

    def text(self) -> str:
        game = GAMES[self.game](self.options, seats=self.seats)
        return playthrough_text(game, self.seed, NAMES[: self.seats])


PLAYTHROUGHS = (
    Playthrough("mantis", "two_players", seats=2, seed=44),
    Playthrough("mantis", "four_players", seats=4, seed=31),
    Playthrough("mantis", "six_players_deck_runs_out", seats=6, seed=1),
    Playthrough("wordy", "first_game", seats=2, seed=81, options=Wordy(clues="first_game")),
    Playthrough("wordy", "invalid_secret", seats=2, seed=79, options=Wordy(words="challenge")),
    Playthrough("wordy", "race", seats=2, seed=13, options=Wordy(words="challenge")),
    Playthrough("wordy", "best_of_three", seats=2, seed=65, options=Wordy(rounds=3, most_turns=8)),
    Playthrough("swordcrafters", "two_players", seats=2, seed=1),
    Playthrough("swordcrafters", "four_players", seats=4, seed=6),
    Playthrough("swordcrafters", "alone", seats=1, seed=17),
    Playthrough("swordcrafters", "two_swords_each", seats=2, seed=1, options=Swordcrafters(dual=True)),
    Playthrough("fake_swords", "quick", seats=3, seed=53, options=FakeSwords(fights="quick", heights=HEIGHTS[:3])),
    Playthrough("fake_swords", "judged", seats=4, seed=53, options=FakeSwords(fights="judged", heights=HEIGHTS[:4])),
    Playthrough("fake_swords", "arena", seats=5, seed=62, options=FakeSwords(heights=HEIGHTS[:5])),
    Playthrough(
        "sword_practice", "best_of_five", seats=2, seed=3, options=Practice(cards="F-C-SLOW F-C-WARCRY F-C-SHIELD")
    ),
    Playthrough("burrito", "quick", seats=3, seed=28, options=Burrito(battles="quick", stall_s=30)),
    Playthrough("burrito", "two_players", seats=2, seed=90),
    Playthrough("burrito", "judged", seats=4, seed=39, options=Burrito(battles="judged", messy=True, small_room=True)),
)
