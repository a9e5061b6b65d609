"""Texts of any size, each of one construct over and over."""

import dataclasses
from collections.abc import Callable

FORMS = []


@dataclasses.dataclass(frozen=True)
class Form:
    """A construct of a format; `make` gives a text of about as many bytes as it is asked for."""

    format: str
    name: str
    place: str
    make: Callable[[int], str]


def many(format, place, **makers):
    """The constructs of one format, named as Python allows, with `_` for a blank."""
    for name, make in makers.items():
        FORMS.append(Form(format, name.strip("_").replace("_", " "), place, make))


def repeated(unit, before="", after=""):
    """A maker of `unit` again and again between two texts."""
    return lambda size: before + unit * max(1, size // len(unit.encode())) + after


def counted(unit, before="", after="", joint=""):
    """The same, where `{n}` in the unit is its number, and `{m}` the number before it."""
    def make(size):
        length = len(unit.encode()) + len(joint) + 2
        numbers = range(1, max(1, size // length) + 1)
        texts = (unit.replace("{n}", str(n)).replace("{m}", str(n - 1)) for n in numbers)
        return before + joint.join(texts) + after
    return make


def nested(opening, closing, before="", middle="", after=""):
    """A maker of texts that are open and then closed as often."""
    def make(size):
        depth = max(1, size // (len(opening) + len(closing)))
        return before + opening * depth + middle + closing * depth + after
    return make
