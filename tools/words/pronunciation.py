"""The pronunciation of endings, from the CMU Pronouncing Dictionary, or derived from similar words.

Two words rhyme if they share an ending: everything from the last stressed vowel on, in ARPAbet without the stress. A
missing word is derived only by rules that are right for nearly all words of the dictionary; otherwise it stays unknown.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

Phones = tuple[str, ...]

_HISSES = frozenset(("S", "Z", "SH", "ZH", "CH", "JH"))
_NEVER_WEAK = frozenset(("EY", "AY", "AW", "OY"))
_VOICELESS = frozenset(("P", "T", "K", "F", "TH", "S", "SH", "CH"))

BRITISH = (
    (r"is(?=(e[drs]?|ing|ers|able|ation|ations)$)", "iz"),
    (r"ys(?=(e[drs]?|ing|ers)$)", "yz"),
    (r"our", "or"),
    (r"tre(?=s?$)", "ter"),
    (r"ogue(?=s?$)", "og"),
    (r"ae", "e"),
    (r"oe(?=[a-z]{3})", "e"),
    (r"ence(?=s?$)", "ense"),
    (r"mme(?=s?$)", "m"),
)
"""Spellings of the same sounds: the dictionary is American."""

SUFFIXES: dict[str, tuple[str, ...]] = {
    "ly": ("L", "IY0"),
    "ness": ("N", "AH0", "S"),
    "less": ("L", "AH0", "S"),
    "ful": ("F", "AH0", "L"),
    "ment": ("M", "AH0", "N", "T"),
    "ing": ("IH0", "NG"),
    "er": ("ER0",),
    "est": ("AH0", "S", "T"),
    "ist": ("AH0", "S", "T"),
    "ism": ("IH2", "Z", "AH0", "M"),
    "ize": ("AY2", "Z"),
    "ise": ("AY2", "Z"),
    "able": ("AH0", "B", "AH0", "L"),
    "y": ("IY0",),
    "ish": ("IH0", "SH"),
    "like": ("L", "AY2", "K"),
    "ship": ("SH", "IH2", "P"),
    "hood": ("HH", "UH2", "D"),
    "some": ("S", "AH0", "M"),
    "wise": ("W", "AY2", "Z"),
    "ward": ("W", "ER0", "D"),
    "wards": ("W", "ER0", "D", "Z"),
}
"""Suffixes and their pronunciations."""

PREFIXES = (
    "un",
    "re",
    "over",
    "out",
    "under",
    "non",
    "mis",
    "dis",
    "pre",
    "inter",
    "super",
    "sub",
    "anti",
    "counter",
    "up",
)


NOT_SECOND = frozenset(
    ("able", "ability", "age", "agate", "ant", "ate", "ice", "ine", "ion", "king", "man", "men", "rate", "tic", "ton")
)
"""Endings of many words that are not compounds, or in which the second word is not pronounced as such."""


class Pronunciations:
    """The pronunciations of words, known or derived."""

    def __init__(self, known: dict[str, list[Phones]], sizes: dict[str, int]) -> None:
        self._known = known
        self._sizes = sizes
        self._derived: dict[str, tuple[str, list[Phones]]] = {}

    def endings_of(self, word: str) -> tuple[str, set[str]]:
        """The endings of a word, none if it is unknown, and the rule that they come from."""
        if word in self._known:
            # "For" and "to" rhyme by their strong forms.
            strong = [phones for phones in self._known[word] if any(phone[-1] in "12" for phone in phones)]
            return "dictionary", {ending_of(phones) for phones in strong or self._known[word]} - {""}
        rule, phones = self._derive(word)
        if phones:
            return rule, {ending_of(one) for one in phones} - {""}
        ending = self._common_ending(word)
        return ("spelling", {ending}) if ending else ("", set())

    def _pronounced(self, word: str) -> list[Phones]:
        return self._known.get(word) or self._derive(word)[1]

    def _derive(self, word: str) -> tuple[str, list[Phones]]:
        if word not in self._derived:
            self._derived[word] = ("", [])
            for rule in (
                self._other_spelling,
                self._plural,
                self._past,
                self._with_suffix,
                self._with_prefix,
                self._compound,
            ):
                phones = list(dict.fromkeys(rule(word)))
                if phones:
                    self._derived[word] = (rule.__name__.strip("_"), phones)
                    break
        return self._derived[word]

    def _other_spelling(self, word: str) -> Iterator[Phones]:
        for british, american in BRITISH:
            for match in re.finditer(british, word):
                other = word[: match.start()] + american + word[match.end() :]
                if match.start() > 1 and other in self._sizes and other in self._known:
                    yield from self._known[other]

    def _plural(self, word: str) -> Iterator[Phones]:
        if not word.endswith("s") or word.endswith(("ss", "us", "is")):
            return
        bases = [word[:-1]]
        if word.endswith("ies"):
            bases = [word[:-3] + "y", word[:-1]]
        elif word.endswith(("ses", "xes", "zes", "ches", "shes", "oes")):
            bases = [word[:-2], word[:-1]]
        for phones in self._first_pronounced(bases):
            yield phones + (("IH0", "Z") if phones[-1] in _HISSES else ("S",) if phones[-1] in _VOICELESS else ("Z",))

    def _past(self, word: str) -> Iterator[Phones]:
        if not word.endswith("ed"):
            return
        for phones in self._first_pronounced(_bases(word[:-2])):
            yield phones + (
                ("IH0", "D") if phones[-1] in ("T", "D") else ("T",) if phones[-1] in _VOICELESS else ("D",)
            )

    def _with_suffix(self, word: str) -> Iterator[Phones]:
        for suffix, sound in SUFFIXES.items():
            stem = word.removesuffix(suffix)
            if stem == word or len(stem) < 3 or (suffix == "y" and stem.endswith(("a", "e", "o", "ator"))):
                continue
            if suffix[0] in "aeioy":
                for phones in self._first_pronounced(_bases(stem)):
                    # The weak vowel of "sizzle" is not heard in "sizzling".
                    is_weak = phones[-2:] == ("AH0", "L") and re.search("[^aeiouy]l$", stem)
                    yield (phones[:-2] + phones[-1:] if is_weak else phones) + sound
            elif suffix == "ly" and stem.endswith("ical"):
                yield from (phones + sound for phones in self._first_pronounced([stem[:-2]]))
            elif suffix == "ly" and stem[-1] in "bp":
                yield from (phones[:-2] + sound for phones in self._first_pronounced([stem + "le"]))
            elif stem.endswith("i"):
                weak = ("AH0",) if suffix == "ly" else ("IY0",)
                yield from (phones[:-1] + weak + sound for phones in self._first_pronounced([stem[:-1] + "y"]))
            else:
                for phones in self._first_pronounced([stem]):
                    yield phones[:-1] + sound if phones[-1] == sound[0] == "L" else phones + sound
            return

    def _with_prefix(self, word: str) -> Iterator[Phones]:
        for prefix in PREFIXES:
            rest = word[len(prefix) :]
            if word.startswith(prefix) and len(rest) > 3:
                for phones in self._first_pronounced([rest]):
                    yield ("X",) + phones
                return

    def _compound(self, word: str) -> Iterator[Phones]:
        """A compound of two everyday words ends like the second."""
        parts = [(word[:cut], word[cut:]) for cut in range(3, len(word) - 3)]
        parts = [pair for pair in parts if all(self._sizes.get(part, 99) <= 35 for part in pair)]
        if len(parts) == 1 and parts[0][1] not in NOT_SECOND:
            yield from self._known.get(parts[0][1], ())

    def _first_pronounced(self, bases: list[str]) -> list[Phones]:
        words = [base for base in bases if base in self._sizes and len(base) > 2]
        if len(words) > 1 and len(re.findall("[aeiouy]+", words[-1])) > 1:
            # "Severed" comes from sever, not from severe; the spelling does not tell.
            return []
        return next((phones for phones in map(self._pronounced, words) if phones), [])

    @cached_property
    def _endings_by_spelling(self) -> dict[str, Counter[str]]:
        found: dict[str, Counter[str]] = {}
        for word, pronunciations in self._known.items():
            if word in self._sizes:
                ending = ending_of(pronunciations[0])
                for length in range(4, len(word)):
                    found.setdefault(word[-length:], Counter())[ending] += 1
        return found

    def _common_ending(self, word: str) -> str:
        """The ending of (nearly) all words that are spelt alike at the end."""
        own = {ending_of(phones) for phones in self._known.get(word, ())}
        for length in range(len(word) - 1, 3, -1):
            endings = self._endings_by_spelling.get(word[-length:], Counter()).copy()
            endings.subtract(own)
            if endings.total() >= 10:
                (ending, count), *_ = endings.most_common(1)
                return ending if count >= 0.97 * endings.total() else ""
        return ""


def read_pronunciations(path: Path) -> dict[str, list[Phones]]:
    """Every word of the CMU Pronouncing Dictionary that is written in letters only."""
    known: dict[str, list[Phones]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        word, *phones = line.partition("#")[0].split()
        word = re.sub(r"\(\d+\)$", "", word)
        if re.fullmatch("[a-z]+", word):
            known.setdefault(word, []).append(_corrected(word, tuple(phones)))
    return known


def _corrected(word: str, phones: Phones) -> Phones:
    """Correct words like "ability", "axes", "coiling" and "catcher", which have a wrong stress on their ending."""
    for spelling, stressed, length in (
        ("y", "IY2", 1),
        ("ies", "IY2", 2),
        ("es", "IH2", 2),
        ("ling", "IH2", 2),
        ("er", "ER2", 1),
    ):
        if word.endswith(spelling) and phones[-length] == stressed and not word.endswith("sling"):
            return phones[:-length] + (stressed[:2] + "0",) + phones[len(phones) - length + 1 :]
    return phones


def ending_of(phones: Phones) -> str:
    """The sounds from the last stressed vowel on, or from the last vowel if none is stressed; empty without a vowel."""
    vowels = [place for place, phone in enumerate(phones) if phone[-1].isdigit()]
    stressed = [place for place in vowels if phones[place][-1] != "0" or phones[place][:2] in _NEVER_WEAK]
    start = (stressed or vowels or [len(phones)])[-1]
    # The dictionary writes the weak vowel of "wanted" and "roses" sometimes as IH and sometimes as AH.
    weak = ("AH" if phone == "IH0" else phone.rstrip("012") for phone in phones[start + 1 :])
    return " ".join((phones[start].rstrip("012"), *weak)) if start < len(phones) else ""


def _bases(stem: str) -> list[str]:
    """The possible bases of a stem before a suffix with a vowel: "hopp" of hop, "hop" of hope, "carri" of carry."""
    if len(stem) > 3 and stem[-1] == stem[-2]:
        return [stem, stem[:-1]]
    if stem.endswith("i"):
        return [stem[:-1] + "y", stem + "e", stem]
    return [stem + "e", stem]
