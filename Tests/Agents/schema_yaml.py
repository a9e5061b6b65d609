"""Reads YAML 1.2 by its core schema into the values that JSON has.

The events come from ruamel.yaml; what a plain scalar means is decided here by the regular
expressions of https://yaml.org/spec/1.2.2/#1032-tag-resolution, since ruamel.yaml takes more for
numbers.
"""

import math
import re
from io import StringIO

from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
    StreamEndEvent,
    StreamStartEvent,
    DocumentEndEvent,
)

NULL = re.compile(r"(?:null|Null|NULL|~|)\Z")
BOOLEAN = re.compile(r"(?:true|True|TRUE|false|False|FALSE)\Z")
DECIMAL = re.compile(r"[-+]?[0-9]+\Z")
OCTAL = re.compile(r"0o[0-7]+\Z")
HEXADECIMAL = re.compile(r"0x[0-9a-fA-F]+\Z")
FLOAT = re.compile(r"[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?\Z")
NOT_JSON = re.compile(r"(?:[-+]?(?:\.inf|\.Inf|\.INF)|\.nan|\.NaN|\.NAN)\Z")

STRING_TAGS = {"!", "tag:yaml.org,2002:str"}
COLLECTION_TAGS = {"tag:yaml.org,2002:seq", "tag:yaml.org,2002:map"}

# Values of a document once its aliases are expanded.
VALUE_LIMIT = 200_000


class Unreadable(Exception):
    """The text is no YAML, or says something that JSON cannot say."""


def read(data):
    """The value of one document, given as bytes."""
    try:
        text = data.decode("utf-8-sig")
        return _Reader(list(YAML(typ="safe", pure=True).parse(StringIO(text)))).document()
    except (UnicodeDecodeError, YAMLError, RecursionError, ValueError) as error:
        raise Unreadable(str(error)) from error


class _Reader:
    """Turns the events of a stream into a value."""

    def __init__(self, events):
        passed = (StreamStartEvent, StreamEndEvent, DocumentEndEvent)
        starts = [event for event in events if isinstance(event, DocumentStartEvent)]
        if len(starts) > 1:
            raise Unreadable("there is more than one document")
        self.events = iter(
            event for event in events if not isinstance(event, (*passed, DocumentStartEvent))
        )
        self.anchors = {}
        self.count = 0

    def document(self):
        first = next(self.events, None)
        return None if first is None else self.value(first)

    def value(self, event):
        if isinstance(event, AliasEvent):
            if event.anchor not in self.anchors:
                raise Unreadable(f"there is no anchor '{event.anchor}'")
            value, count = self.anchors[event.anchor]
            self.add(count)
            return value
        before = self.count
        self.add(1)
        if isinstance(event, ScalarEvent):
            value = scalar(event)
        elif isinstance(event, SequenceStartEvent):
            value = self.items(event)
        else:
            value = self.entries(event)
        if event.anchor:
            self.anchors[event.anchor] = (value, self.count - before)
        return value

    def items(self, start):
        check_collection(start)
        items = []
        while not isinstance(event := next(self.events), SequenceEndEvent):
            items.append(self.value(event))
        return items

    def entries(self, start):
        assert isinstance(start, MappingStartEvent)
        check_collection(start)
        entries = {}
        while not isinstance(event := next(self.events), MappingEndEvent):
            key = self.value(event)
            if not isinstance(key, str):
                raise Unreadable(f"a key is {key!r}, which is no text")
            if key in entries:
                raise Unreadable(f"the key '{key}' is given twice")
            entries[key] = self.value(next(self.events))
        return entries

    def add(self, count):
        self.count += count
        if self.count > VALUE_LIMIT:
            raise Unreadable("the document is too large")


def check_collection(event):
    tag = tag_of(event)
    if tag and tag not in COLLECTION_TAGS:
        raise Unreadable(f"the tag '{tag}' is unknown")


def scalar(event):
    tag = tag_of(event)
    if tag and tag not in STRING_TAGS:
        raise Unreadable(f"the tag '{tag}' is unknown")
    return event.value if tag or event.style else plain(event.value)


def tag_of(event):
    return str(event.tag) if event.tag else None


def plain(text):
    """What a plain scalar means."""
    if NULL.match(text):
        return None
    if BOOLEAN.match(text):
        return text.lower() == "true"
    if DECIMAL.match(text):
        return int(text)
    if OCTAL.match(text):
        return int(text[2:], 8)
    if HEXADECIMAL.match(text):
        return int(text[2:], 16)
    if NOT_JSON.match(text):
        # JSON has none of these; infinity, which no range holds, stands for them.
        return math.inf
    return float(text) if FLOAT.match(text) else text
