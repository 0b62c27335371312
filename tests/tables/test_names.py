"""Names of people, and codes that they read aloud."""

from __future__ import annotations

import pytest

from rumpus.tables.errors import BadName
from rumpus.tables.names import clean_name, credential_hash, escaped, likeness, new_code, new_credential, read_code


def test_codes_have_no_letters_that_look_alike() -> None:
    assert not set("".join(new_code() for _ in range(300))) & set("0O1IL8B5S2ZUVQ")


@pytest.mark.parametrize(("tables", "length"), [(0, 5), (75, 5), (76, 6), (1_139, 6), (1_140, 7), (250_000, 8)])
def test_a_server_with_many_tables_has_longer_codes(tables: int, length: int) -> None:
    assert len(new_code(tables)) == length


def test_a_code_is_read_however_it_is_typed() -> None:
    assert read_code(" cdf-gh ") == "CDFGH"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("An\u0000n\n", "An n"),
        ("\u202eevil", "evil"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("Zoë 🦐", "Zoë 🦐"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("A\u200dn\u200bn\u2060\ufe0f", "Ann"),
        ("A\u034fnn\u00ad", "Ann"),
        ("\uff21nn\u3000Lee", "Ann Lee"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_control_characters_and_direction_marks_are_removed_from_names(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("given", [" ", "\u200b", "\n\t", "\u202e", "\u200d", "\u0301", "\u3164"])
def test_a_name_without_visible_characters_is_refused(given: str) -> None:
    with pytest.raises(BadName, match="that can be seen"):
        clean_name(given)


def test_credentials_are_kept_only_as_a_hash() -> None:
    credential = new_credential()
    assert len(credential) > 40
    assert credential not in credential_hash(credential)
    assert credential != new_credential()


@pytest.mark.parametrize("other", ["ann", "ANN", "A\u200dnn", "Ann\u200b", "\uff21nn", "A\u3164nn"])
def test_names_that_look_alike_are_equal(other: str) -> None:
    assert likeness(clean_name(other)) == likeness("Ann")


def test_terminal_control_codes_are_escaped() -> None:
    assert escaped("a\x1b[2J\x07\x7f\x9b\u202eb ë🦐") == "a\\x1b[2J\\x07\\x7f\\x9b\\u202eb ë🦐"
