"""The languages of the house are what they say they are."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from rumpus.cli import app
from rumpus.engine.errors import IllegalAction, reason_of
from rumpus.engine.languages import SOURCE, languages
from rumpus.engine.rulebook import rulebook_of
from rumpus.games import GAMES
from rumpus.survey.catalogue import BadCatalogue, messages_of
from rumpus.survey.comparing import compared
from rumpus.survey.refusals import refusals_in
from rumpus.survey.wanted import wanted


@pytest.mark.parametrize("language", [code for code, each in languages().items() if each.complete])
def test_a_language_that_is_declared_complete_lacks_nothing_and_has_nothing_for_nothing(language: str) -> None:
    assert compared(language) == []


@pytest.mark.parametrize("language", [code for code in languages() if code != SOURCE])
def test_what_is_there_of_a_language_is_used_and_can_be_said(language: str) -> None:
    assert [gap for gap in compared(language) if gap.kind != "missing"] == []


def test_english_is_known_and_first() -> None:
    assert next(iter(languages())) == SOURCE
    assert languages()[SOURCE].complete


def test_a_refusal_is_found_by_its_first_words_and_its_arguments() -> None:
    error = IllegalAction("W-TIE-R1", "{word} was used before in this round.", word="PEAR")
    assert error.message == "PEAR was used before in this round."
    assert error.reason == reason_of("{word} was used before in this round.")
    assert error.reason in refusals_in("rumpus.games.wordy")
    assert wanted()["games/wordy/refusals.ftl"][f"refusal-{error.reason}"] == {"word"}


def test_refusals_of_a_table_of_texts_and_of_a_choice_are_found() -> None:
    assert reason_of("This is the time to slice.") in refusals_in("rumpus.games.swordcrafters")
    assert reason_of("You offer a draw already.") in refusals_in("rumpus.games.wordy")


def test_a_rule_book_in_a_language_that_lacks_it_is_english() -> None:
    mantis = GAMES["mantis"]
    assert rulebook_of(mantis, "xx") == rulebook_of(mantis)
    assert set(rulebook_of(mantis, "de").clauses) == set(rulebook_of(mantis).clauses)


def test_a_catalogue_that_is_no_fluent_says_where() -> None:
    with pytest.raises(BadCatalogue, match=r"home\.ftl: this is no Fluent: \?"):
        messages_of("??? = what", "home.ftl")
    with pytest.raises(BadCatalogue, match="hello stands twice"):
        messages_of("hello = a\nhello = b\n")


def test_the_command_says_what_is_missing_and_fails_when_asked_to_check() -> None:
    run = CliRunner()
    said = run.invoke(app, ["languages"])
    assert said.exit_code == 0
    assert "en  English: complete" in said.output
    assert run.invoke(app, ["languages", "--check", "en"]).exit_code == 0
    unknown = run.invoke(app, ["languages", "--check", "xx"])
    assert unknown.exit_code == 2
    assert "there is no language 'xx'" in unknown.output
