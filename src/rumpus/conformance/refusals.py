"""Checks of what the rules accept and refuse: valid answers, wrong seats, misplaced actions, and actions after the
end."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from rumpus.conformance.arbitrary import arbitrary
from rumpus.conformance.invalid_seats import with_invalid_seats
from rumpus.conformance.legal import check_is_offered, check_sampled_is_offered
from rumpus.conformance.scene import Scene, encode, told
from rumpus.engine.dice import Dice
from rumpus.engine.errors import IllegalAction, NoSuchQuestion
from rumpus.engine.game import Left, Result, Ruling, Terms, Wake
from rumpus.engine.random_play import RandomPlay
from rumpus.engine.unions import members

NO_BATTLE = "no-such-battle"


def check_answers(scene: Scene) -> None:
    """Every sampled answer to every open prompt is accepted."""
    game, state = scene.game, scene.state
    for seat in range(game.seats):
        for prompt in game.prompts(state, seat):
            action = game.sample_action(game.view(state, seat), prompt, scene.dice)
            verdict = scene.judge(state, seat, action)
            if isinstance(verdict, IllegalAction):
                scene.note(
                    "sampled action", f"{told(action)}, sampled for prompt {prompt.id!r}, is refused: {verdict}.", seat
                )
            else:
                check_sampled_is_offered(scene, seat, prompt, action)


def check_refusals(scene: Scene, play: RandomPlay) -> None:
    """Actions that nobody may take now are refused; arbitrary ones cause no exception."""
    game, state, dice = scene.game, scene.state, scene.dice
    over = game.outcome(state) is not None
    actions = [action for action in (arbitrary(game.types.action, dice) for _ in range(2)) if action is not None]
    if scene.done:
        actions.append(dice.pick(scene.done))
    for action in actions:
        _must_refuse(scene, None, action, "it is no action of the table")
        for seat in range(game.seats):
            if over:
                _must_refuse(scene, seat, action, "the game is over")
            elif not game.prompts(state, seat):
                _must_refuse(scene, seat, action, "the seat has no prompt")
            elif not isinstance(scene.judge(state, seat, action), IllegalAction):
                check_is_offered(scene, seat, action)
    misfits = _misfits(scene, play)
    for action in misfits:
        _must_refuse(scene, None, action, "it does not fit the state")
    fought, ruled = play.fought(), play.ruled()
    fitting = [
        *([] if fought is None else [play.result(fought)]),
        *([] if ruled is None else [play.ruling(ruled)]),
    ]
    for action in (*misfits, *fitting):
        _must_refuse(scene, dice.below(game.seats), action, "it is the table's to give")
    if over:
        return
    strange = arbitrary(game.types.table_action, dice) if game.types.table_action is not None else None
    if strange is not None:
        scene.judge(state, None, strange)


def check_seat_numbers(scene: Scene, play: RandomPlay) -> None:
    """An action that names a seat that does not exist is refused."""
    game, state = scene.game, scene.state
    dice = Dice(scene.seed_bytes + b"/seat numbers", scene.run.number)
    asked = [(seat, prompt) for seat in range(game.seats) for prompt in game.prompts(state, seat)]
    if asked:
        seat, prompt = dice.pick(asked)
        sampled = game.sample_action(game.view(state, seat), prompt, dice)
        for action in (sampled, arbitrary(game.types.action, dice)):
            _must_refuse_invalid_seats(scene, seat, action, game.types.action)
    fought, ruled = play.fought(), play.ruled()
    known = members(game.types.table_action)
    for action in (
        *([] if fought is None else [play.result(fought)]),
        *([] if ruled is None else [play.ruling(ruled)]),
        *([Left(dice.below(game.seats))] if Left in known else []),
    ):
        _must_refuse_invalid_seats(scene, None, action, game.types.table_action)


def _must_refuse_invalid_seats(scene: Scene, seat: int | None, action: Any, kind: Any) -> None:
    if action is None:
        return
    for strange in with_invalid_seats(action, kind, scene.game.seats):
        verdict = scene.judge(scene.state, seat, strange)
        if not isinstance(verdict, IllegalAction) and verdict.state != scene.state:
            scene.note(
                "must be refused", f"{told(strange)} is accepted, although it names a seat that does not exist.", seat
            )


def _misfits(scene: Scene, play: RandomPlay) -> list[Any]:
    """Table actions that cannot be valid in this state."""
    game, state = scene.game, scene.state
    known = members(game.types.table_action)
    fought, ruled = play.fought(), play.ruled()
    due_ms = game.wake_at_ms(state)
    misfits: list[Any] = []
    if Wake in known and (due_ms is None or due_ms > scene.run.at_ms):
        misfits.append(Wake())
    battle = fought or ruled or Terms(NO_BATTLE, (0, 1), ())
    if Result in known:
        misfits.append(play.result(battle if fought is None else replace(battle, id=NO_BATTLE)))
    if Ruling in known:
        misfits.append(play.ruling(battle if ruled is None else replace(battle, id=NO_BATTLE)))
    if Left in known:
        misfits.append(Left(game.seats))
        if game.outcome(state) is not None:
            misfits.append(Left(0))
    return misfits


def _must_refuse(scene: Scene, seat: int | None, action: Any, why: str) -> None:
    if not isinstance(scene.judge(scene.state, seat, action), IllegalAction):
        scene.note("must be refused", f"{told(action)} is accepted, although {why}.", seat)


def check_questions(scene: Scene) -> None:
    """`consult` returns something that can be encoded, or raises NoSuchQuestion or IllegalAction."""
    game = scene.game
    if game.types.question is None:
        return
    question = arbitrary(game.types.question, scene.dice)
    seat = scene.dice.below(game.seats)
    if question is None:
        return
    try:
        answer = game.consult(game.view(scene.state, seat), question)
    except NoSuchQuestion:
        return
    except IllegalAction as refusal:
        scene.check_clause(refusal.clause, "the refusal of a question", seat)
        return
    scene.check_secrets(scene.state, seat, encode(answer), "the answer to a question")
