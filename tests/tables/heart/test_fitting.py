"""Company at a table: its strength follows the people, and nobody is told."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec.structs import replace

from rumpus.bots.fitting import Fit, fit_named
from rumpus.bots.following import LEARNT, ahead, first_measure
from rumpus.engine import Dice, Outcome, Run
from rumpus.games.burrito import Burrito
from rumpus.games.burrito.model import Count, Options
from rumpus.games.mantis import Mantis
from rumpus.tables import company, lobby, practice
from rumpus.tables.document import Document, GameMeasure
from rumpus.tables.heart.absence import deputies_wanted
from rumpus.tables.heart.fights import steering
from rumpus.tables.heart.fitting import MOST_GAMES, fit_of, followed, known_from, measure_of
from rumpus.tables.heart.play import Play, begun
from rumpus.tables.heart.state import State
from rumpus.tables.house import House
from rumpus.tables.messages.from_page import FromPage
from rumpus.tables.messages.people import Settings
from rumpus.tables.names import credential_hash
from tests.tables.guest import Guest
from tests.tables.lobbies import ANN, table_with


def filled(*names: str) -> Document:
    return lobby.start(company.filled(table_with(*names), ANN), ANN, anyway=True)


def game_of(table: Document) -> Play:
    return begun("one", 1, Run(Mantis(seats=len(table.seats)), bytes(16)), now=0.0)[0]


def after(table: Document, *places: int) -> Document:
    outcome = Outcome("", places, (0,) * len(places))
    return followed(table, replace(game_of(table), outcome=outcome))


def test_company_gets_its_strength_with_every_question() -> None:
    table = filled("Ann")
    wanted = deputies_wanted(State(table, game_of(table)), now=0.0)
    assert sorted(wanted) == [1, 2, 3]
    assert {fit_named(deputy.level) for deputy in wanted.values()} == {Fit(round(first_measure("mantis").strength))}


def test_a_stand_in_keeps_the_level_that_the_host_chose() -> None:
    table = lobby.start(table_with("Ann", "Bo"), ANN, anyway=True)
    stood_up = lobby.leave_seat(table, 1, 1)
    assert stood_up.seats[1].level == stood_up.settings.stand_in == "good"


def test_company_is_stronger_in_the_game_after_one_that_the_people_won() -> None:
    table = filled("Ann")
    before = measure_of(table).strength
    assert measure_of(after(table, 1, 2, 3, 4)).strength > before > measure_of(after(table, 4, 1, 2, 3)).strength
    assert fit_of(after(table, 1, 2, 3, 4), game_of(table)).strength > fit_of(table, game_of(table)).strength


def test_each_game_has_its_own_measure_and_the_oldest_make_room() -> None:
    table = replace(filled("Ann"), measures=tuple(GameMeasure(f"game {n}", 1.0, 1.0) for n in range(MOST_GAMES)))
    known = after(table, 1, 2, 3, 4).measures
    assert [each.game for each in known] == [*(f"game {n}" for n in range(1, MOST_GAMES)), "mantis"]


def test_bots_of_a_chosen_level_stay_as_they_are() -> None:
    table = table_with("Ann")
    for seat in (1, 2):
        table = lobby.add_bot(table, ANN, seat, "easy")
    table = lobby.start(table, ANN, anyway=True)
    assert {deputy.level for deputy in deputies_wanted(State(table, game_of(table)), now=0.0).values()} == {"easy"}
    assert after(table, 1, 2, 3) == table


def test_the_tempo_of_people_is_found_in_the_log_of_the_game() -> None:
    game = Burrito(Options(battles="quick", bots=(1, 2)), seats=3)

    def fresh() -> Play:
        return begun("one", 1, Run(game, bytes(16)), now=0.0, tempo_ms=1400.0)[0]

    play = fresh().act(fresh().state.public.counter, Count(), "bot", now=0.0).play
    play = play.due_wakes(now=play.state.public.until_ms / 1000)[-1].play
    began = play.run.at_ms / 1000
    for number in range(1, 9):
        prompt = next(each for each in play.asked.prompts[0] if each.kind == "pass")
        action = game.sample_action(game.view(play.state, 0), prompt, Dice(bytes([number])))
        play = play.act(0, action, "person", now=began + number * 0.7).play
    assert 700 < play.hands[0].tempo_ms < 1400
    assert list(play.hands) == [0]


def test_a_document_from_before_company_still_loads() -> None:
    stored = json.loads(msgspec.json.encode(lobby.add_bot(table_with("Ann"), ANN, 1, "easy")))
    del stored["measures"]
    loaded = msgspec.json.decode(json.dumps(stored), type=Document)
    assert loaded.seats[1].level == "easy"
    assert measure_of(loaded) == first_measure("mantis")


def test_a_level_that_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"'genius' - at `\$.level`"):
        msgspec.json.decode(b'{"type": "add_bot", "ref": 1, "seat": 1, "level": "genius"}', type=FromPage)
    with pytest.raises(msgspec.ValidationError, match=r"'company' - at `\$.stand_in`"):
        msgspec.convert({"stand_in": "company"}, Settings)


async def test_company_fights_in_the_arena_with_a_skill_between_two_levels(house: House) -> None:
    ann = Guest("Ann")
    table = await house.open_as(practice.opened((), ("company",)))
    await ann.arrive(table)
    await ann.until(lambda: ann.battle)
    assert table.state.fight is not None
    person, bot = steering(table.state, table.state.fight, now=0.0)
    assert person.level == ""
    assert bot.level.startswith("company/")


async def test_company_follows_a_person_through_a_game_and_pages_are_not_told(house: House) -> None:
    ann = Guest("Ann")
    table = await house.open_as(company.opened("mantis"))
    await ann.arrive(table)
    await ann.play_on(0)
    await ann.until(lambda: ann.table["phase"] == "over")
    [known] = table.document.measures
    assert known.game == "mantis"
    play = table.state.play
    assert play is not None
    assert play.outcome is not None
    lead = ahead([-place for place in play.outcome.places], [0], [1, 2, 3])
    assert known.strength == first_measure("mantis").strength + LEARNT * lead
    assert ann.seat(1)["level"] == "company"
    assert "measures" not in ann.table
    assert "company/" not in json.dumps(ann.table)


def test_a_table_tells_what_it_knows_only_for_somebody_who_sits_there() -> None:
    table = replace(table_with("Ann"), measures=(GameMeasure("mantis", 9.0, 900.0),))
    member = replace(table.members[0], credential_hash=credential_hash("Ann's"))
    table = replace(table, members=(member,))
    assert known_from(table, "Ann's") == table.measures
    assert known_from(table, "somebody's") == ()
    assert known_from(lobby.leave_seat(table, ANN, 0), "Ann's") == ()
