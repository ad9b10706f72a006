"""What typed words mean in the reader's language: beginnings of words of a label, look-alikes, the other keyboard."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher

from dawnbreach.kernel import Choice, DawnbreachError, Position, Unreadable

LOOKALIKES = str.maketrans("асеорхуктмнвдАСЕОРХУКТМНВД", "aceopxyktmhbdACEOPXYKTMHBD")
"""Cyrillic letters that look like Latin ones, and the д of a die: `hit д1 а.1` is `hit d1 a.1`."""
KEYS = str.maketrans("йцукенгшщзхъфывапролджэячсмитьбю", "qwertyuiop[]asdfghjkl;'zxcvbnm,.")
"""The same keys on the Russian and the English keyboard: `ьщму` is `move`."""

UMLAUTS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""As they are typed where there are no keys for them; ß is ss to `casefold`."""

ALIKE = 0.5
"""How much of two words must be the same for one to be suggested for the other."""


def folded(text: str) -> str:
    """A text without what does not matter: capitals, and how umlauts are written."""
    return text.casefold().translate(UMLAUTS)


def fits(typed: str, label: str) -> bool:
    """Whether the typed words begin words of the label, in their order."""
    words, parts = iter(folded(label).split()), folded(typed).split()
    return bool(parts) and all(any(word.lstrip("„«“(").startswith(part) for word in words) for part in parts)


def meant(position: Position, seat: int, typed: str, language: str) -> Choice:
    """The one choice that is meant; if it could be several, they are told by their labels."""
    found = understand(position, seat, typed, language)
    if isinstance(found, list):
        said = [position.words(choice, language, seat) for choice in found[:8]]
        raise DawnbreachError("several choices fit", "input-ambiguous", text=typed, choices="; ".join(said))
    return found


def understand(position: Position, seat: int, typed: str, language: str) -> Choice | list[Choice]:
    """The choice that is meant, in notation or in words of its label; several, if it could be any of them."""
    for text in dict.fromkeys((typed, typed.translate(LOOKALIKES), typed.casefold().translate(KEYS))):
        try:
            return position.understand(text, seat)
        except Unreadable:
            continue
    now, later = [
        {choice: position.words(choice, language, seat) for choice in choices}
        for choices in (list(position.choices(seat)), list(_simple(position)))
    ]
    if found := _labelled(typed, now) or _labelled(typed, later):
        return found[0] if len(found) == 1 else found
    near = [] if language == "en" else _near(typed, list(now.values())) or _near(typed, list(later.values()))
    if not near:
        return position.understand(typed, seat)
    raise Unreadable(f"{typed!r} fits no choice", "input-unreadable-near", text=typed[:60], near="; ".join(near))


def _near(typed: str, labels: Sequence[str]) -> list[str]:
    """Up to three labels with a word that is much like a typed one, the likest first."""
    parts = dict.fromkeys(folded(typed)[:60].split())
    words = {label: folded(label).split() for label in labels}
    likeness = {word: max(_alike(part, word) for part in parts) for word in set().union(*words.values()) if parts}
    like = {label: max(likeness[word] for word in words[label]) for label in labels if likeness and words[label]}
    return sorted((label for label in like if like[label] >= ALIKE), key=like.__getitem__, reverse=True)[:3]


def _alike(part: str, word: str) -> float:
    """How much of two words is the same; 0 if it is too little, which is often found out quickly."""
    matcher = SequenceMatcher(None, part, word)
    enough = matcher.real_quick_ratio() >= ALIKE and matcher.quick_ratio() >= ALIKE
    return matcher.ratio() if enough else 0.0


def _labelled(typed: str, labels: Mapping[Choice, str]) -> list[Choice]:
    exact = [choice for choice, label in labels.items() if folded(label) == folded(typed)]
    return exact or [choice for choice, label in labels.items() if fits(typed, label)]


def _simple(position: Position) -> Iterator[Choice]:
    """Choices that need no more words, whether they are possible now or not: one may ask why they are not."""
    return (choice for choice in position.game.notation.all if not choice.parameters())
