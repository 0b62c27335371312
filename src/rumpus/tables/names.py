"""Names, codes and credentials: what people type, and what nobody may guess."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata

from rumpus.tables.errors import BadName

# No vowels, so that no words come out; none that look alike on a screen across the room (B/8, I/L, O/Q, S/5, V/U, Z/2).
CODE_LETTERS = "CDFGHJKMNPRTWXY"
CODE_LENGTH = 5
"""Of the shortest codes; a server with many tables has longer ones."""
CODES_A_TABLE = 10_000
"""So many codes there are for each that is taken: whoever tries them finds next to none."""

# Blank, though Unicode calls them letters and symbols.
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def new_code(taken: int = 0) -> str:
    """A table code, easy to read aloud, for a server that has so many tables already."""
    length = CODE_LENGTH
    while len(CODE_LETTERS) ** length < taken * CODES_A_TABLE:
        length += 1
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def read_code(typed: str) -> str:
    """A code as somebody typed it: case, spaces and dashes do not matter."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def new_credential() -> str:
    """What lets a device come back to its seat."""
    return secrets.token_urlsafe(32)


def credential_hash(credential: str) -> str:
    """How a credential is kept: a leaked database lets nobody sit down."""
    return hashlib.sha256(credential.encode()).hexdigest()


def new_seed() -> bytes:
    return secrets.token_bytes(16)


def new_id() -> str:
    """An id that cannot be guessed: games, replays, streams."""
    return secrets.token_urlsafe(12)


def clean_text(text: str) -> str:
    """Text without control characters and tricks of direction, white space folded."""
    kept = (letter if _is_seen(letter) else " " for letter in text)
    return " ".join("".join(kept).split())


def clean_pages(text: str) -> str:
    """Text of several lines without control characters and tricks of direction; white space stays as it is."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join("".join(letter if _is_seen(letter) else " " for letter in line) for line in lines)


def _is_seen(letter: str) -> bool:
    # The joiner is part of some letters and pictures.
    return unicodedata.category(letter)[0] != "C" or letter == "\u200d"


def clean_name(name: str) -> str:
    """A name as it is shown. Raises BadName if nothing is left of it."""
    cleaned = clean_text(name)
    # Marks and joiners are drawn only together with something else.
    if all(letter in FILLERS or unicodedata.category(letter)[0] in "CMZ" for letter in cleaned):
        raise BadName("Please give a name that can be seen.")
    return cleaned
