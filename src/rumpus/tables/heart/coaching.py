"""The coach at a player's side: explains the open question, and tells what a good bot would do.

It gets the view of the seat that asks, like a page, and its answer goes to the page that asks only.
"""

from __future__ import annotations

from collections import Counter

from rumpus.bots.coaching import Coach, coach_for
from rumpus.engine import Prompt
from rumpus.games import AnyGame
from rumpus.tables.errors import NoCoach, NotNow, PromptClosed
from rumpus.tables.heart.draft import Draft
from rumpus.tables.heart.judging import check_seat, play_on
from rumpus.tables.heart.offering import offered
from rumpus.tables.heart.play import Play
from rumpus.tables.heart.state import Page
from rumpus.tables.messages.from_page import AskCoach
from rumpus.tables.messages.to_page import Advice, Answer, Coaching, Meaning
from rumpus.tables.thinking import Thought

MOST_CHOICES = 12
"""Of more choices only those are explained that are the only ones of their kind."""


def explain(draft: Draft, page: Page, asked: AskCoach) -> None:
    """Answer at once what is asked and what the choices mean. Raises TableError."""
    play = check(draft, page, asked)
    coach, seat = coach_for(play.game), asked.seat
    view = play.game.view(play.state, seat)
    prompts = _awaited(play, seat)
    meanings: list[Meaning] = []
    for prompt in prompts:
        tokens = [each for each in play.game.choices(view, prompt) if not play.game.tokens[each].idle]
        if len(tokens) > MOST_CHOICES:
            kinds = Counter(play.game.tokens[each].kind for each in tokens)
            tokens = [each for each in tokens if kinds[play.game.tokens[each].kind] == 1]
        for number in tokens:
            token = offered(play.game, view, prompt, (), number)
            means = coach.means(view, prompt, play.game.tokens[number], token.action)
            meanings.append(Meaning(token, means))
    remarks = tuple(coach.asked(view, prompt) for prompt in prompts)
    draft.reply(page.stream, Answer(asked.ref, Coaching(remarks, tuple(meanings), play.asked.waiting)))


def check(table: Draft, page: Page, asked: AskCoach) -> Play:
    """Whether the coach may speak. Raises TableError."""
    play = play_on(table)
    check_seat(table, page, asked.seat)
    if not table.document.settings.coach:
        raise NoCoach("The host has left the coach out of this table.")
    if play.outcome is not None:
        raise NotNow("The game is over. The coach has nothing more to say.")
    if asked.advise and not _awaited(play, asked.seat):
        names = ", ".join(table.document.names[seat] for seat in play.asked.waiting)
        if not names:
            raise NotNow("It is not your move: nothing can be done just now.")
        raise NotNow("It is not your move: the table waits for {names}.", names=names)
    return play


def advise(draft: Draft, page: Page, asked: AskCoach, seen: int, thought: Thought | None) -> None:
    """Tell what a good bot would do; `seen` is the number of the entry that it thought after. Raises TableError."""
    play = check(draft, page, asked)
    prompt = None
    if thought is not None:
        prompt = next((each for each in play.asked.prompts[asked.seat] if each.id == thought.prompt), None)
    if thought is None:
        draft.reply(page.stream, Answer(asked.ref, Advice("", (), ())))
        return
    if prompt is None or (seen != play.run.number and play.game.facts.pace != "real_time"):
        raise PromptClosed("The game has gone on meanwhile. Ask again.", clause=prompt.clause if prompt else "")
    draft.reply(page.stream, Answer(asked.ref, _advice(coach_for(play.game), play, asked.seat, prompt, thought)))


def _advice(coach: Coach, play: Play, seat: int, prompt: Prompt, thought: Thought) -> Advice:
    game: AnyGame = play.game
    view = game.view(play.state, seat)
    action = play.read_action(thought.action)
    said = game.spelling(view, prompt, action)
    tokens = tuple(offered(game, view, prompt, said[:place], token) for place, token in enumerate(said))
    return Advice(prompt.id, tokens, coach.why(view, prompt, action))


def _awaited(play: Play, seat: int) -> tuple[Prompt, ...]:
    return tuple(prompt for prompt in play.asked.prompts[seat] if prompt.awaited)
