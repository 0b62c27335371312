"""Play games from Python: at random, with bots, or from a replay. Nothing here needs a server or a clock.

from rumpus.games import Mantis
from rumpus.play import make_bot, play

game = Mantis(seats=2)
played = play(game, [make_bot(game, "best"), make_bot(game, "good")], seed=b"any bytes")
"""

from rumpus.bots import LEVELS, Bot, Fit, Intent, Level, make_bot
from rumpus.conformance import Finding, check_game
from rumpus.engine import Run, play_random
from rumpus.engine.errors import BotError
from rumpus.engine.sentences import Sentences
from rumpus.guests import GuestRefused
from rumpus.guests import game_at as load_game
from rumpus.lab.play import Played, play, play_on
from rumpus.lab.series import Results, Series, run_series
from rumpus.replays.fold import fold, open_replay
from rumpus.replays.format import Player, Replay, read_replay
from rumpus.replays.recorded import RecordedRun

__all__ = [
    "LEVELS",
    "Bot",
    "BotError",
    "Finding",
    "Fit",
    "GuestRefused",
    "Intent",
    "Level",
    "Played",
    "Player",
    "RecordedRun",
    "Replay",
    "Results",
    "Run",
    "Sentences",
    "Series",
    "check_game",
    "fold",
    "load_game",
    "make_bot",
    "open_replay",
    "play",
    "play_on",
    "play_random",
    "read_replay",
    "run_series",
]
