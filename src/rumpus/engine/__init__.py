"""The vocabulary that every game is written in."""

from rumpus.engine.acting import check_not_over, only_player, only_table
from rumpus.engine.clauses import ByField, Clauses, clauses_of
from rumpus.engine.dice import Dice
from rumpus.engine.draft import Draft, put
from rumpus.engine.errors import BadOptions, BadReplay, IllegalAction, NoSuchQuestion, RumpusError, UnknownGame
from rumpus.engine.facts import (
    Facts,
    FileModel,
    Need,
    OptionField,
    chosen_options,
    file_model,
    offered_options,
    option_fields,
    read_options,
    table_options,
)
from rumpus.engine.game import Game, GameTypes, Left, Outcome, Prompt, Result, Ruling, Terms, Wake
from rumpus.engine.random_play import play_random
from rumpus.engine.run import Applied, Entry, Run, battle_seed
from rumpus.engine.show import Show, show
from rumpus.engine.spelling import Said, Speller, Token
from rumpus.engine.state import Moment, Seat, State, Step, View

__all__ = [
    "Applied",
    "BadOptions",
    "BadReplay",
    "ByField",
    "Clauses",
    "Dice",
    "Draft",
    "Entry",
    "Facts",
    "FileModel",
    "Game",
    "GameTypes",
    "IllegalAction",
    "Left",
    "Moment",
    "Need",
    "NoSuchQuestion",
    "OptionField",
    "Outcome",
    "Prompt",
    "Result",
    "Ruling",
    "RumpusError",
    "Run",
    "Said",
    "Seat",
    "Show",
    "Speller",
    "State",
    "Step",
    "Terms",
    "Token",
    "UnknownGame",
    "View",
    "Wake",
    "battle_seed",
    "check_not_over",
    "chosen_options",
    "clauses_of",
    "file_model",
    "offered_options",
    "only_player",
    "only_table",
    "option_fields",
    "play_random",
    "put",
    "read_options",
    "show",
    "table_options",
]
