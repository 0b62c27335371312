"""The Wordy bots follow the rules, use only what they see, and choose what a player would call sensible."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from rumpus.bots import LEVELS, Bot, Intent, Level, make_bot
from rumpus.bots.wordy.easy import EasyBot
from rumpus.bots.wordy.hardness import hard_ones, hardness
from rumpus.bots.wordy.pauses import RACE_MS
from rumpus.bots.wordy.questions import questions_about, revealed
from rumpus.bots.wordy.secret import own_secret
from rumpus.bots.wordy.sight import search_for_own, search_of
from rumpus.bots.wordy.standing import Standing
from rumpus.bots.wordy.tree import costs_of
from rumpus.engine import Dice, Moment, Run
from rumpus.games.wordy import Wordy
from rumpus.games.wordy.answers import plain_answer, question
from rumpus.games.wordy.clues import CARDS, Clue
from rumpus.games.wordy.draft import Draft
from rumpus.games.wordy.events import Told
from rumpus.games.wordy.model import (
    Accept,
    Allow,
    Ask,
    Challenge,
    Guess,
    OfferDraw,
    Options,
    Point,
    Race,
    Reveal,
    Rhyme,
    WordyState,
    Write,
)
from rumpus.games.wordy.rounds import open_questions
from rumpus.games.wordy.words.index import is_insult, is_word, rack_words, size_of
from rumpus.games.wordy.words.insults import insults
from rumpus.games.wordy.words.rhymes import do_rhyme
from rumpus.lab.play import play
from rumpus.lab.series import Series
from tests.bots.strength import first_wins_more

THINKING: tuple[Level, ...] = ("easy", "good", "best")
CAREFUL: tuple[Level, ...] = ("good", "best")

ALL_OPTIONS = [
    Options(),
    Options(clues="first_game", hints=True),
    Options(words="challenge"),
    Options(rounds=3, notes=False),
    Options(words="challenge", rounds=3, most_turns=5),
]


def position(
    *secrets: str,
    tiles: tuple[str, str] | None = None,
    clues: tuple[Clue, ...] = ("last", "strike", "length", "relative", "vowel", "give", "burn", "rare"),
    options: Options | None = None,
    to_move: int = 0,
    **public: Any,
) -> tuple[Wordy, WordyState]:
    """Both words are written and the tiles are swapped. By default the tiles of a side are the letters of its word."""
    game = Wordy(options or Options(), seats=2)
    state = game.new(Moment(0, Dice(b"position"))).state
    tiles = tiles or (secrets[0], secrets[1])
    state = replace(
        state,
        public=replace(
            state.public,
            phase="asking",
            clues=clues,
            written=(True, True),
            racks=(tiles[1], tiles[0]),
            first=0,
            to_move=to_move,
            **public,
        ),
        private=tuple(
            replace(private, tiles=own, secret=secret)
            for private, own, secret in zip(state.private, tiles, secrets, strict=True)
        ),
    )
    draft = Draft(game.options, state, Moment(0, Dice(b"")))
    open_questions(draft)
    return game, draft.step().state


def chosen(bot: Bot, game: Wordy, state: WordyState, seat: int = 0, seed: bytes = b"dice") -> Intent:
    intent = bot.choose(game.view(state, seat), game.prompts(state, seat), Dice(seed))
    assert intent is not None
    return intent


def choice(level: Level, game: Wordy, state: WordyState, seat: int = 0, seed: bytes = b"dice") -> Any:
    """The bot's action, after checking that the rules accept it."""
    action = chosen(make_bot(game, level), game, state, seat, seed).action
    game.apply(state, seat, action, Moment(state.public.race[0] if state.public.race else 0, Dice(b"")))
    return action


def told(clue: Clue, secret: str, *, asker: int = 0, letter: str = "", word: str = "", turn: int = 1) -> Told:
    return plain_answer(Told(asker, 1 - asker, turn, clue, CARDS[clue].clause, letter, word), secret, "")


def hearing(state: WordyState, *heard: Told) -> WordyState:
    return replace(state, private=tuple(replace(private, told=heard) for private in state.private))


# Whole games


@pytest.mark.parametrize("options", ALL_OPTIONS, ids=repr)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_whole_games_by_the_rules(level: Level, options: Options) -> None:
    game = Wordy(options, seats=2)
    for seed in (b"a whole game", b"another game"):
        played = play(game, [make_bot(game, level), make_bot(game, "easy")], seed)
        assert 1 in played.outcome.places


@pytest.mark.parametrize("level", THINKING)
def test_the_same_view_and_dice_make_the_same_choice(level: Level) -> None:
    game = Wordy(Options(), seats=2)
    run: Run[Any, Any, Any] = Run(game, b"the same")
    run.start()
    dice = Dice(b"others")
    bot = make_bot(game, level)
    for _ in range(12):
        if run.outcome is not None:
            break
        seat = game.waiting_for(run.state)[0]
        view, prompts = game.view(run.state, seat), game.prompts(run.state, seat)
        intents = {repr(make_bot(game, level).choose(view, prompts, Dice(b"same"))) for _ in range(2)}
        assert len(intents) == 1
        intent = bot.choose(view, prompts, dice)
        assert intent is not None
        run.act(seat, intent.action, run.at_ms, "bot")


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_does_not_depend_on_what_it_cannot_see(level: Level) -> None:
    game = Wordy(Options(), seats=2)
    run: Run[Any, Any, Any] = Run(game, b"hidden things")
    run.start()
    bot, dice = make_bot(game, level), Dice(b"others")
    for number in range(8):
        if run.outcome is not None:
            break
        seat = game.waiting_for(run.state)[0]
        view = game.view(run.state, seat)
        imagined = game.possible_state(view, Dice(b"imagined", number))
        assert chosen(bot, game, imagined, seat) == chosen(bot, game, run.state, seat)
        run.act(seat, chosen(bot, game, run.state, seat, bytes([dice.below(256)])).action, run.at_ms, "bot")


def test_stronger_bots_win_more() -> None:
    pairs: tuple[tuple[Level, Level, tuple[int, ...]], ...] = (
        ("easy", "random", (10, 20)),
        ("good", "easy", (10, 30)),
        ("best", "good", (5, 8)),
    )
    for upper, lower, looks in pairs:
        assert first_wins_more(Series("wordy", 2, (upper, lower), 0, seed=3), looks), upper


# Words


@pytest.mark.parametrize("level", THINKING)
def test_no_bot_uses_an_insult(level: Level) -> None:
    insult = next(word for word in sorted(insults()) if 4 <= len(word) <= 6 and is_word(word))
    tiles = (insult + "EAT")[:11]
    game, state = position(insult, insult, tiles=(tiles, tiles))
    for seed in range(12):
        action = choice(level, game, state, 0, bytes([seed]))
        assert not is_insult(getattr(action, "word", ""))
    fresh = replace(state, public=replace(state.public, phase="writing", written=(False, False), racks=("", "")))
    written = {choice(level, game, fresh, 0, bytes([seed])).word for seed in range(12)}
    assert not any(is_insult(word) for word in written)
    racing = replace(state, public=replace(state.public, phase="racing", to_move=None, race=(0, 180_000)))
    assert not is_insult(choice(level, game, racing).word)


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_does_not_guess_when_only_an_insult_fits(level: Level) -> None:
    insult = next(word for word in sorted(insults()) if len(word) == 4 and is_word(word))
    game, state = position("STONE", insult, tiles=("STONE", insult))
    others = [word for word in rack_words(insult).words if word != insult and len(word) == 4]
    state = hearing(state, told("length", insult))
    if not any(not is_insult(word) for word in others):
        assert isinstance(choice(level, game, state), Ask)


@pytest.mark.parametrize(("level", "most"), [("easy", 35), ("good", 60), ("best", 80)])
def test_each_level_writes_words_that_it_knows(level: Level, most: int) -> None:
    game = Wordy(Options(), seats=2)
    sizes = []
    for seed in range(12):
        state = game.new(Moment(0, Dice(b"tiles", seed))).state
        action = choice(level, game, state, 0, bytes([seed]))
        assert isinstance(action, Write)
        sizes.append(size_of(action.word))
    assert 0 < max(sizes) <= most


def test_a_bot_considers_words_beyond_its_vocabulary_when_nothing_else_fits() -> None:
    tiles = "AALIIXZ"
    rare = next(word for word in rack_words(tiles).words if size_of(word) == 80)
    game, state = position("STONE", rare, tiles=("STONE", rare))
    bot = EasyBot(game)
    rows = bot.suspects(search_of(game.view(state, 0)))
    assert len(rows) > 0


def test_hard_words_cost_a_good_opponent_more_than_other_words() -> None:
    game = Wordy(Options(), seats=2)
    harder = 0
    for seed in range(8):
        state = game.new(Moment(0, Dice(b"hard", seed))).state
        tiles = "".join(sorted(state.private[0].tiles))
        words = rack_words(tiles)
        rows = np.flatnonzero(words.clean)
        open_clues = [question(clue, tiles, tiles, is_own_word_known=False) for clue in state.public.clues]
        questions = questions_about(words, rows, open_clues, rows[::3], frozenset())
        costs = costs_of(questions, np.full(len(rows), 1 / len(rows)))
        chances = hard_ones(words, hardness(tiles, state.public.clues))[rows]
        harder += float(costs @ chances) > float(costs.mean())
    assert harder >= 7


# Hunting


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_guesses_the_only_word_left(level: Level) -> None:
    game, state = position("STONE", "JAZZ", tiles=("STONE", "JAZZ"))
    state = hearing(state, told("length", "JAZZ"))
    assert choice(level, game, state) == Guess("JAZZ")


@pytest.mark.parametrize("level", THINKING)
def test_a_word_that_was_guessed_wrong_is_not_guessed_again(level: Level) -> None:
    game = Wordy(Options(), seats=2)
    for seed in range(3):
        run: Run[Any, Any, Any] = Run(game, bytes([seed]) * 16)
        run.start()
        bots, dice = [make_bot(game, level)] * 2, Dice(b"twice")
        while run.outcome is None and run.state.public.phase != "countdown":
            seat = game.waiting_for(run.state)[0]
            intent = bots[seat].choose(game.view(run.state, seat), game.prompts(run.state, seat), dice)
            assert intent is not None
            run.act(seat, intent.action, run.at_ms, "bot")
        for seat in range(2):
            guesses = [turn.word for turn in run.state.public.turns if turn.clue is None and turn.seat == seat]
            assert len(guesses) == len(set(guesses))


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_does_not_ask_what_every_word_would_answer_alike(level: Level) -> None:
    # Every word that fits ends in S and has no Z, so neither question gives information.
    game, state = position("STONE", "TEARS", tiles=("STONE", "TEARSZLINGO"), clues=("last", "rare", "strike", "length"))
    state = hearing(state, told("last", "TEARS"), told("rare", "TEARS", letter="Z", turn=2))
    for seed in range(5):
        action = choice(level, game, state, 0, bytes([seed]))
        assert action not in (Ask("last"), Ask("rare", "Z"))


def test_best_guesses_when_any_cost_would_lose() -> None:
    # The opponent has found the word and the berries are equal, so any payment loses.
    game, state = position(
        "STONE", "TEARS", tiles=("STONE", "TEARSLINGOD"), guessed=(False, True), berries=(6, 6), secrets=("STONE", "")
    )
    assert isinstance(choice("best", game, state), Guess)


def test_best_guesses_on_the_last_turn() -> None:
    game, state = position("STONE", "TEARS", tiles=("STONE", "TEARSLINGOD"), used=(59, 59))
    assert isinstance(choice("best", game, state), Guess)


def test_the_side_that_expects_to_pay_less_has_the_better_chances() -> None:
    costs = np.array([0.0, 3.0, 4.0])
    chances = Standing(3, None).chances(costs)
    assert chances[0] > chances[1] > chances[2]
    assert chances.tolist() == pytest.approx([1, 0.5, 0], abs=0.05)
    ahead, behind = Standing(5, 4.0).chances(costs), Standing(-5, 4.0).chances(costs)
    assert (ahead > behind).all()


def test_the_price_of_dynamic_word_builder_is_the_number_of_letters_that_stay_up() -> None:
    words = rack_words("TEARS")
    rows = np.flatnonzero(words.clean)
    to_show = np.array([words.row_of("EAR")], np.intp)
    about = questions_about(
        words, rows, [question("dynamic", "TEARS", "", is_own_word_known=False)], to_show, frozenset()
    )
    prices = about.prices[about.answers[0]]
    for row, price in zip(rows, prices, strict=True):
        assert price == len(set(words.words[row]) & set("EAR"))


def test_a_word_shown_for_dynamic_word_builder_is_not_shown_again() -> None:
    words = rack_words("TEARS")
    rows = np.flatnonzero(words.clean)
    to_show = np.array([words.row_of("EAR"), words.row_of("SAT")], np.intp)
    open_clues = [question("dynamic", "TEARS", "", is_own_word_known=False)]
    about = questions_about(words, rows, open_clues, to_show, frozenset({"EAR"}))
    assert [ask.word for ask in about.asks] == ["SAT"]


def test_an_owner_is_expected_to_show_the_letter_that_tells_least() -> None:
    words = rack_words("TEARSO")
    rows = np.array([words.row_of(word) for word in ("TEAR", "SEAT", "TOES")])
    counts = words.counts[rows].astype(np.int32)
    shown = revealed(counts, np.full(3, 1 / 3), "vowel", np.zeros(26, np.int32))
    assert shown.tolist() == [5, 5, 5]


def test_the_cost_of_a_word_is_that_of_the_cheapest_questions() -> None:
    # There are two words: the likelier one is guessed first, and the other costs a wrong guess.
    words = rack_words("TEARS")
    rows = np.array([words.row_of("TEAR"), words.row_of("RATE")])
    about = questions_about(words, rows, [question("first", "TEARS", "", is_own_word_known=False)], rows, frozenset())
    assert costs_of(about, np.array([0.7, 0.3])).tolist() == [0, 2]


# Telling


def answering(clue: Clue, secret: str, tiles: str, letter: str = "", **fields: Any) -> tuple[Wordy, WordyState]:
    """Seat 1 has asked about the word of seat 0."""
    clues: tuple[Clue, ...] = ("last", "strike", "length", "relative", "vowel", "give", "super", "rhyme")
    game, state = position(secret, "STONE", tiles=(tiles, "STONE"), clues=clues, to_move=1, **fields)
    return game, game.apply(state, 1, Ask(clue, letter), Moment(0, Dice(b""))).state


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_shows_the_vowel_that_most_words_have(level: Level) -> None:
    game, state = answering("vowel", "AUDIENCES", "AUDIENCESTR")
    # E is in the most words that fit, and U in the fewest.
    assert choice(level, game, state) == Reveal("E")


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_does_not_show_a_letter_that_tells_the_asker_much(level: Level) -> None:
    game, state = answering("give", "QUOTES", "QUOTESARDIN")
    action = choice(level, game, state)
    assert isinstance(action, Reveal)
    assert action.letter not in "QU"


@pytest.mark.parametrize("level", CAREFUL)
def test_a_bot_shows_the_position_that_fits_more_words(level: Level) -> None:
    game, state = answering("super", "SEATS", "SEATSROLNID", "S")
    search = search_for_own(game.view(state, 0))
    at = {place: int((search.words.letters[search.rows, place - 1] == ord("S") - ord("A")).sum()) for place in (1, 5)}
    assert choice(level, game, state) == Point(max(at, key=at.__getitem__))


@pytest.mark.parametrize("level", THINKING)
def test_a_rhyme_rhymes_and_is_not_an_insult(level: Level) -> None:
    game, state = answering("rhyme", "STONE", "STONEARDILB")
    for seed in range(10):
        action = choice(level, game, state, 0, bytes([seed]))
        assert isinstance(action, Rhyme)
        assert do_rhyme("STONE", action.word)
        assert not is_insult(action.word)


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_answers_that_it_has_nothing_to_show(level: Level) -> None:
    game, state = answering("vowel", "RHYTHM", "RHYTHMAEIOB")
    assert choice(level, game, state) == Reveal("")
    game, state = answering("super", "RHYTHM", "RHYTHMAEIOB", "A")
    assert choice(level, game, state) == Point(0)


def test_best_counts_what_its_question_tells_about_its_own_word() -> None:
    game, state = position("QUEST", "STONE", tiles=("QUESTARDINO", "STONEARDILB"))
    secret = own_secret(game.view(state, 0))
    assert secret.given_away(Ask("last")) == 0
    assert secret.given_away(None) == 0
    assert secret.given_away(Ask("share", "Q")) > secret.given_away(Ask("share", "E")) > 0
    assert secret.given_away(Ask("give")) > 0


# Courtesy


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_challenges_an_invalid_word_and_allows_a_valid_one(level: Level) -> None:
    game, state = position("STONE", "TEARS", tiles=("STONE", "TEARS"), options=Options(words="challenge"), to_move=1)
    for word, expected in (("NOTES", Allow()), ("TSNEO", Challenge())):
        shown = game.apply(state, 1, Ask("relative", word=word), Moment(0, Dice(b""))).state
        assert choice(level, game, shown) == expected


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_challenges_a_secret_that_is_not_a_word_as_soon_as_it_is_known(level: Level) -> None:
    game, state = position("STONE", "TSRAE", tiles=("STONE", "TSRAE"), options=Options(words="challenge"))
    guessed = game.apply(state, 0, Guess("TSRAE"), Moment(0, Dice(b""))).state
    assert choice(level, game, guessed) == Challenge(secret=True)
    fine = replace(guessed, public=replace(guessed.public, secrets=("", "TEARS")))
    assert make_bot(game, level).choose(game.view(fine, 0), game.prompts(fine, 0), Dice(b"")) is None


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_plays_on_when_no_word_fits(level: Level) -> None:
    game, state = position("STONE", "TSRAE", tiles=("STONE", "TSRAE"), options=Options(words="challenge"))
    state = hearing(
        state,
        told("first", "TSRAE"),
        told("length", "TSRAE", turn=2),
        Told(0, 1, 3, "super", "W-C-SUPER", "S", "", "yes", 2),
    )
    assert not len(search_of(game.view(state, 0)).rows)
    for seed in range(6):
        assert isinstance(choice(level, game, state, 0, bytes([seed])), Ask | Guess)


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_can_take_over_from_somebody_whose_secret_is_no_word(level: Level) -> None:
    options = Options(words="challenge")
    game, state = position("TSNEO", "TEARS", tiles=("TSNEO", "TEARSLINGOD"), options=options)
    state = hearing(state, told("first", "TSNEO", asker=1), told("length", "TSNEO", asker=1, turn=2))
    assert isinstance(choice(level, game, state), Ask | Guess)
    asked = replace(state, public=replace(state.public, to_move=1))
    asked = game.apply(asked, 1, Ask("vowel"), Moment(0, Dice(b""))).state
    assert choice(level, game, asked) in (Reveal("E"), Reveal("O"))


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_accepts_a_draw_only_when_it_is_far_behind(level: Level) -> None:
    for berries, is_taken in (((0, 30), True), ((30, 0), False), ((3, 3), False)):
        game, state = position("STONE", "TEARS", tiles=("STONEARDIBL", "TEARSLINGOD"), berries=berries, to_move=1)
        offered = game.apply(state, 1, OfferDraw(), Moment(0, Dice(b""))).state
        intent = make_bot(game, level).choose(game.view(offered, 0), game.prompts(offered, 0), Dice(b""))
        assert (intent is not None and intent.action == OfferDraw()) is is_taken


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_accepts_a_result(level: Level) -> None:
    game, state = position("STONE", "TEARS", tiles=("STONE", "TEARS"), options=Options(rounds=3), berries=(5, 0))
    over = game.apply(state, 0, Guess("TEARS"), Moment(0, Dice(b""))).state
    assert choice(level, game, over, 1) == Accept()


# The race


def racing(tiles: str = "TEARSLINGOD") -> tuple[Wordy, WordyState]:
    game, state = position("STONE", "TEARS", tiles=("STONE", tiles))
    public = replace(state.public, phase="racing", to_move=None, race=(0, 180_000), guessed=(True, True))
    return game, replace(state, public=replace(public, secrets=("STONE", "TEARS")))


@pytest.mark.clause("W-TIE-R2")
@pytest.mark.parametrize("level", LEVELS)
def test_no_bot_races_faster_than_a_person(level: Level) -> None:
    game, state = racing()
    quickest = game.quickest_ms(game.prompts(state, 0)[0])
    bot = make_bot(game, level)
    pauses = set()
    for seed in range(40):
        prompts = tuple(prompt for prompt in game.prompts(state, 0) if prompt.awaited)
        intent = bot.choose(game.view(state, 0), prompts, Dice(bytes([seed])))
        assert intent is not None
        assert isinstance(intent.action, Race)
        pauses.add(intent.after_ms)
    assert min(pauses) >= quickest
    assert len(pauses) > 30


def test_better_bots_race_faster() -> None:
    soonest = [RACE_MS[level] for level in THINKING]
    assert soonest == sorted(soonest, reverse=True)


@pytest.mark.parametrize("level", THINKING)
def test_a_race_word_has_four_letters_and_was_not_used(level: Level) -> None:
    game, state = racing()
    for seed in range(10):
        action = choice(level, game, state, 0, bytes([seed]))
        assert len(action.word) == 4


@pytest.mark.parametrize("level", THINKING)
def test_a_bot_does_not_race_if_the_tiles_spell_no_word_of_four_letters(level: Level) -> None:
    game, state = racing("ZZXQJJVWVXQ")
    assert not any(len(word) == 4 for word in rack_words("ZZXQJJVWVXQ").words)
    assert make_bot(game, level).choose(game.view(state, 0), game.prompts(state, 0), Dice(b"")) is None


@pytest.mark.parametrize("level", THINKING)
def test_a_pause_does_not_depend_on_the_secret(level: Level) -> None:
    pauses = set()
    for secret in ("STONE", "NOTES", "ONES", "TONE"):
        game, state = answering("vowel", secret, "STONEARDILB")
        pauses.add(chosen(make_bot(game, level), game, state).after_ms)
    assert len(pauses) == 1


# Time


def test_best_also_answers_within_a_time_limit() -> None:
    game = Wordy(Options(), seats=2)
    limited: Bot = make_bot(game, "best", time_limit_ms=1)
    played = play(game, [limited, make_bot(game, "easy")], b"in little time")
    assert 1 in played.outcome.places
