"""Names, codes and credentials."""

from __future__ import annotations

import hashlib
import secrets
import time
import unicodedata

from rumpus.tables.errors import BadName

# No vowels, so that no words come out; none that look alike on a screen across the room (B/8, I/L, O/Q, S/5, V/U, Z/2).
CODE_LETTERS = "CDFGHJKMNPRTWXY"
CODE_LENGTH = 5
"""The length of the shortest codes; a server with many tables has longer ones."""
TV_CODE_LENGTH = 6
CODES_A_TABLE = 10_000
"""The number of possible codes per table, so that guessing finds almost none."""

# Characters that are blank, although Unicode classifies them as letters and symbols.
FILLERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")

JOINER = "\u200d"
VARIANTS = frozenset(map(chr, range(0xFE00, 0xFE10)))
UNSEEN = frozenset("\u034f\u17b4\u17b5\u180b\u180c\u180d\u180f").union(map(chr, range(0xE0100, 0xE01F0)))
"""Marks that are invisible."""
TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that change the direction of text."""
PICTURES = frozenset({"So", "Sk"})


def new_code(taken: int = 0) -> str:
    """A new table code, easy to read aloud, for a server that has so many tables already."""
    length = CODE_LENGTH
    while len(CODE_LETTERS) ** length < taken * CODES_A_TABLE:
        length += 1
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))


def new_tv_code() -> str:
    """A code for a television that waits for a table. It is good for minutes only, and few wait at the same time."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(TV_CODE_LENGTH))


def read_code(typed: str) -> str:
    """A code as somebody typed it: case, spaces and dashes do not matter."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())


def new_credential() -> str:
    """A new credential, with which a device comes back to its seat."""
    return secrets.token_urlsafe(32)


def credential_hash(credential: str) -> str:
    """The hash under which a credential is stored, so that a leaked database gives no access."""
    return hashlib.sha256(credential.encode()).hexdigest()


def new_seed() -> bytes:
    return secrets.token_bytes(16)


def new_id() -> str:
    """An id that cannot be guessed: replays, streams."""
    return secrets.token_urlsafe(12)


def new_game_id() -> str:
    """The id of a game, which nobody but the storage sees. Later ones are greater, so that the entries of running games
    lie close together in its index, however many games there have been."""
    return f"{int(time.time()):08x}{secrets.token_urlsafe(6)}"


def clean_text(text: str) -> str:
    """Text without control characters, direction marks and invisible characters, with white space folded."""
    return " ".join(_seen(text).split())


def clean_pages(text: str) -> str:
    """The same with several lines; white space stays as it is."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(map(_seen, lines))


def escaped(text: str) -> str:
    """Text that is safe to print: terminal control characters and direction marks are escaped."""
    return "".join(
        letter.encode("unicode_escape").decode() if unicodedata.category(letter)[0] == "C" else letter
        for letter in text
    )


def _seen(text: str) -> str:
    return "".join(_shown(before, letter) for before, letter in zip("\0" + text, text, strict=False))


def _shown(before: str, letter: str) -> str:
    if letter == JOINER or letter in VARIANTS:
        # Joiners and variation selectors matter in emoji only; elsewhere they are invisible.
        return letter if unicodedata.category(before) in PICTURES or before in VARIANTS else ""
    category = unicodedata.category(letter)
    if letter in UNSEEN or (category == "Cf" and letter not in TURNS):
        return ""
    return " " if category[0] == "C" else letter


def clean_name(name: str) -> str:
    """A name, normalised and cleaned. Raises BadName if nothing is left of it."""
    cleaned = clean_text(unicodedata.normalize("NFKC", name))
    # Marks and joiners are invisible by themselves.
    if all(letter in FILLERS or unicodedata.category(letter)[0] in "CMZ" for letter in cleaned):
        raise BadName("Please give a name that can be seen.")
    return cleaned


def likeness(name: str) -> str:
    """A key that is equal for names that look alike: it ignores case and joiners."""
    return "".join(letter for letter in clean_text(name) if letter not in FILLERS and letter != JOINER).casefold()
