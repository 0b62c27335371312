"""The suite finds every mistake that a game's author might make, and reports it in a sentence."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.bots import Intent
from rumpus.conformance import Finding, check_game, first_games
from rumpus.conformance.findings import Findings
from rumpus.engine import Dice, Prompt
from rumpus.engine.first_game import first_game_of
from rumpus.games import Mantis
from tests.engine.testgame import KnockKnock, broken
from tests.engine.testgame.model import Guess


class Enough(BaseException):
    """Stops the play-outs once the expected finding is there."""


def found(game: type[KnockKnock], check: str) -> Finding:
    """The first finding of that kind in a few short play-outs."""
    findings: list[Finding] = []

    def report(finding: Finding) -> None:
        findings.append(finding)
        if finding.check == check:
            raise Enough

    with contextlib.suppress(Enough):
        check_game(game, seeds=range(6), seats=(2, 3), report=report, most_entries=150)
    assert check in [finding.check for finding in findings], f"found only {[str(finding) for finding in findings]}"
    return findings[-1]


def test_the_correct_test_game_has_no_findings() -> None:
    assert check_game(KnockKnock, seeds=range(4)) == []


def test_a_secret_in_the_public_part_is_found() -> None:
    finding = found(broken.LeaksTheWordInThePublicPart, "tells a secret")
    assert finding.message.startswith("the view contains")


def test_a_secret_in_a_refusal_is_found() -> None:
    assert "the refusal of" in found(broken.LeaksTheWordInARefusal, "tells a secret").message


def test_a_secret_in_a_prompt_is_found() -> None:
    assert "the list of prompts contains" in found(broken.LeaksTheWordInAPrompt, "tells a secret").message


def test_a_sealed_choice_shown_in_an_event_is_found() -> None:
    assert '"door":' in found(broken.ShowsASealedChoiceInAnEvent, "event tells more").message


def test_a_sealed_choice_revealed_by_a_missing_event_is_found() -> None:
    assert "[]" in found(broken.TellsASealedChoiceByAnEventLeftOut, "event tells more").message


def test_waiting_that_depends_on_a_secret_is_found() -> None:
    found(broken.WaitsOnlyForThoseWithACertainWord, "depends on a secret")


def test_a_prompt_that_depends_on_a_secret_is_found() -> None:
    found(broken.AsksOnlyWithACertainWord, "depends on a secret")


def test_a_refusal_that_depends_on_a_secret_is_found() -> None:
    assert "refused by T-WORD-1" in found(broken.RefusesByTheWord, "depends on a secret").message


def test_a_possible_state_that_gives_another_view_is_found() -> None:
    found(broken.ForgetsTheSeatsOwnPartInItsPossibleState, "possible state")


def test_a_possible_state_that_contradicts_earlier_answers_is_found() -> None:
    finding = found(broken.ForgetsTheAnswersInItsPossibleState, "possible state")
    assert "is not a word that the answers leave" in finding.message


def test_a_state_that_contradicts_earlier_answers_is_found() -> None:
    found(broken.ChangesTheWordInMidGame, "contradiction")


def test_a_possible_state_that_cannot_be_played_is_found() -> None:
    found(broken.GivesAPossibleStateThatCannotBePlayed, "crash")


def test_a_reused_prompt_id_is_found() -> None:
    assert "is back" in found(broken.RepeatsItsPromptIds, "prompt ids").message


def test_two_prompts_with_the_same_id_are_found() -> None:
    assert "one id" in found(broken.AsksTwoThingsUnderOneId, "prompt ids").message


@pytest.mark.parametrize(
    "game",
    [
        broken.NamesAnUnknownClauseInARefusal,
        broken.NamesAnUnknownClauseInAPrompt,
        broken.NamesAnUnknownClauseAtTheEnd,
    ],
)
def test_a_clause_that_is_not_in_the_rule_book_is_found(game: type[KnockKnock]) -> None:
    assert "'T-NOWHERE-1'" in found(game, "unknown clause").message


def test_a_game_without_an_end_is_found() -> None:
    assert "after 150 entries" in found(broken.NeverEnds, "never ends").message


def test_a_wake_that_is_due_again_at_once_is_found() -> None:
    assert "wake after wake" in found(broken.WakesForEver, "never ends").message


def test_a_window_that_nothing_closes_is_found() -> None:
    assert "open until 5000 ms" in found(broken.NeverClosesItsWindow, "window").message


def test_a_set_in_a_view_is_found() -> None:
    assert "holds a frozenset" in found(broken.HoldsASet, "mutable part").message


def test_an_outcome_without_a_rank_for_every_seat_is_found() -> None:
    found(broken.ForgetsASeatInItsOutcome, "outcome")


def test_a_state_in_which_nothing_can_happen_is_found() -> None:
    found(broken.GetsStuck, "no way on")


def test_a_mutated_input_is_found() -> None:
    found(broken.ChangesAListInItsInput, "changes its input")


def test_a_list_in_a_state_is_found() -> None:
    assert "holds a list" in found(broken.ChangesAListInItsInput, "mutable part").message


def test_randomness_other_than_the_tables_dice_is_found() -> None:
    found(broken.RollsDiceOfItsOwn, "same seed, same game")


def test_a_value_that_is_not_of_its_declared_type_is_found() -> None:
    found(broken.DecodesAsAnotherType, "JSON round trip")


def test_accepting_the_result_of_another_battle_is_found() -> None:
    assert "no-such-battle" in found(broken.TakesTheResultOfAnyBattle, "must be refused").message


def test_accepting_a_ruling_that_the_host_may_not_make_is_found() -> None:
    assert '"ruling"' in found(broken.TakesARulingThatIsNotTheHosts, "must be refused").message


def test_accepting_a_negative_seat_number_is_found() -> None:
    assert '"losers":[-' in found(broken.CountsSeatsFromBehind, "must be refused").message


def test_accepting_an_early_wake_is_found() -> None:
    assert '"wake"' in found(broken.TakesAWakeTooEarly, "must be refused").message


def test_a_seat_that_may_end_a_battle_is_found() -> None:
    assert "the table's to give" in found(broken.LetsASeatEndABattle, "must be refused").message


def test_a_seat_that_may_answer_for_another_is_found() -> None:
    found(broken.LetsAnybodyPointForAnother, "must be refused")


def test_accepting_actions_after_the_end_is_found() -> None:
    assert "the game is over" in found(broken.PlaysOnAfterTheEnd, "must be refused").message


def test_a_prompt_after_the_end_is_found() -> None:
    found(broken.AsksAfterTheEnd, "after the end")


def test_a_sampled_action_that_is_refused_is_found() -> None:
    assert "zebra" in found(broken.SamplesWhatItRefuses, "sampled action").message


def test_a_kind_of_action_that_is_never_taken_is_found() -> None:
    assert "no play-out had a Guess" in found(broken.NeverSamplesAGuess, "never accepted").message


def test_an_offer_that_is_refused_is_found() -> None:
    assert '{"type":"point","door":0}' in found(broken.OffersWhatItRefuses, "offers the illegal").message


def test_a_sampled_action_that_is_not_offered_is_found() -> None:
    assert "walrus" in found(broken.OverlooksAWord, "misses the legal").message


def test_a_legal_action_that_nobody_samples_or_offers_is_found_by_brute_force() -> None:
    assert '{"type":"point","door":2} is accepted' in found(broken.OverlooksADoor, "misses the legal").message


def test_a_prompt_that_offers_nothing_is_found() -> None:
    assert "began with nothing, and nothing may follow" in found(broken.OffersNothing, "dead end").message


def test_a_dead_end_in_the_middle_of_an_answer_is_found() -> None:
    assert '"token-letter"' in found(broken.StopsInTheMiddleOfAWord, "dead end").message


def test_an_answer_without_an_end_is_found() -> None:
    assert "no answer after 100 tokens" in found(broken.SpellsForEver, "dead end").message


def test_a_choice_that_depends_on_a_secret_is_found() -> None:
    assert "the choices for prompt" in found(broken.PeeksAtTheWord, "depends on a secret").message


def test_an_answer_that_can_be_spelt_in_two_ways_is_found() -> None:
    assert '"token-again"' in found(broken.SpellsInTwoWays, "spelling").message


def test_a_choice_that_is_offered_twice_is_found() -> None:
    assert "a token twice" in found(broken.OffersAMoveTwice, "choices").message


def test_a_prompt_that_offers_only_idle_choices_is_found() -> None:
    assert "only idle tokens" in found(broken.OffersOnlyIdleTalk, "choices").message


def test_a_game_that_ends_only_by_idle_choices_is_found() -> None:
    assert "without idle choices" in found(broken.NeverEndsWithoutIdling, "never ends").message


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (broken.HasATokenWithoutALabel, "en.ftl lacks token-nod"),
        (broken.HasTheSameTokenTwice, "is in the alphabet twice"),
        (broken.HasATokenThatIsNoData, "has a value that is neither"),
    ],
)
def test_a_token_that_cannot_be_shown_or_told_apart_is_found(game: type[KnockKnock], says: str) -> None:
    assert says in found(game, "token").message


def test_an_answer_of_a_bot_that_is_not_offered_is_found() -> None:
    class Guesser:
        def choose(self, view: Any, prompts: tuple[Prompt, ...], dice: Dice) -> Any:
            guesses = [Intent(prompt.id, Guess("walrus")) for prompt in prompts if prompt.kind == "ask"]
            return guesses[0] if guesses else None

    findings = check_game(broken.NeverSamplesAGuess, seeds=range(6), seats=[3], bots_of=lambda _: [Guesser()])
    assert "misses the legal" not in [finding.check for finding in findings]
    findings = check_game(broken.OverlooksAWordInSecret, seeds=range(6), seats=[3], bots_of=lambda _: [Guesser()])
    assert "misses the legal" in [finding.check for finding in findings]


def test_waiting_for_somebody_who_is_not_asked_is_found() -> None:
    found(broken.WaitsForTheWrongSeat, "waiting for")


def test_a_seat_that_is_asked_again_but_not_named_is_found() -> None:
    assert found(broken.OverlooksWhoIsAskedAnew, "asked anew").seat != 0


def test_an_event_without_a_sentence_is_found() -> None:
    assert "Nodded" in found(broken.HasAnEventWithoutASentence, "sentence").message


def test_an_event_that_names_no_clauses_is_found() -> None:
    assert "the event Shrugged" in found(broken.HasAnEventWithoutClauses, "clauses").message


def test_an_event_that_names_a_clause_which_is_not_in_the_rule_book_is_found() -> None:
    message = found(broken.HasAnEventThatRestsOnAnUnknownClause, "unknown clause").message
    assert message == "the event Winked names 'T-NOWHERE-1', which is no clause of RULES.md."


def test_an_event_that_selects_its_clauses_by_a_missing_field_is_found() -> None:
    assert (
        "the event Waved selects clauses by 'hand'"
        in found(broken.SelectsClausesByAFieldThatIsMissing, "clauses").message
    )


def test_an_event_that_happens_and_rests_on_no_clause_is_found() -> None:
    finding = found(broken.TellsAnEventThatRestsOnNothing, "clauses")
    assert '{"type":"pointed_somewhere","door":1} rests on no clause' in finding.message
    assert finding.seed is not None


def test_a_crash_in_the_rules_is_found() -> None:
    assert "IndexError" in found(broken.CrashesOnAStrangeSeat, "crash").message


def test_a_finding_says_how_to_reproduce_it() -> None:
    finding = found(broken.RepeatsItsPromptIds, "prompt ids")
    assert None not in (finding.seats, finding.seed, finding.entry, finding.seat)
    assert f"seed {finding.seed}, entry {finding.entry}, seat {finding.seat}" in str(finding)


def test_each_finding_is_reported_at_once() -> None:
    heard: list[Finding] = []
    findings = check_game(broken.RepeatsItsPromptIds, seeds=[1], seats=[2], report=heard.append)
    assert heard == findings != []


def test_a_guided_game_that_the_rules_do_not_allow_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    script = first_game_of(Mantis)
    assert script is not None
    wrong = replace(script, cues=(*script.cues[:4], replace(script.cues[4], play={"type": "steal", "target": 0})))
    monkeypatch.setattr(first_games, "first_game_of", lambda game: wrong)
    findings = Findings()
    first_games.check_first_game(Mantis, findings)
    assert [str(finding) for finding in findings.found] == [
        "first game: first_game.json, cue 5 (lesson-score): M-STEAL-3: "
        "You cannot steal from yourself. To use your own tank, score."
    ]
