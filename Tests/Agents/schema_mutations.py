"""Makes documents of agent YAML that are nearly right out of ones that are right."""

import copy
import json
import re

from schema_yaml import plain

# Plain scalars on the borders between the kinds of the core schema.
SPELLINGS = [
    "yes", "no", "on", "off", "true", "True", "tRUE", "FALSE", "null", "~", "nULL", "Null",
    "0", "-1", "+7", "007", "1.0", "1.", ".5", "-0.0", "1e3", "1E-2", "1e", "e1", "0x1F", "0X1F",
    "-0x1", "0o17", "0o8", "1_000", "0b1", "1.5.2", ".inf", "-.INF", ".nan", ".", "1e400",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "1e20", "2026-11-21",
    "12:30", "2.5", "=", "word", "two words",
]  # fmt: skip
TEXTS = ["", " ", "\u00a0", "\u2003\t", "\u200b", "x", "true", "1", "null", "a\nb", "é"]
KEYS = ["component", "view", "props", "children", "semantics", "agent", "name", "style", "Props"]


# Texts that may stand in a block, and without quotes.
BLOCK = re.compile(r"[A-Za-z0-9][A-Za-z0-9 .,_:#'-]*[A-Za-z0-9]")
PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9 .,_()/'-]*[A-Za-z0-9]")


class Plain(str):
    """A scalar that is written without quotes."""


class Mutator:
    """Changes documents at random, by the words of one schema."""

    def __init__(self, random, schema, documents):
        definitions = schema["$defs"]
        self.random = random
        self.documents = documents
        self.components = definitions["name"].get("enum", [])
        self.tokens = definitions["token"].get("enum", [])
        self.props = sorted(
            name
            for component in definitions["component"]["$defs"].values()
            for name in component["properties"]["props"]["properties"]
        )
        self.words = sorted(set(enum_values(definitions["component"])))
        self.changes = [
            self.rename, self.change_keyword, self.change_prop, self.change_prop, self.drop_prop,
            self.add_prop, self.replace_props, self.replace_children, self.add_child,
            self.drop_child, self.change_semantics, self.add_key, self.drop_key,
        ]  # fmt: skip

    def document(self):
        """A document with a few changes; sometimes a screen file."""
        document = copy.deepcopy(self.random.choice(self.documents))
        for _ in range(self.random.choice([0, 1, 1, 1, 2, 3])):
            nodes = list(nodes_of(document.get("agent", document)))
            if nodes:
                self.random.choice(self.changes)(self.random.choice(nodes))
        if self.random.random() < 0.1:
            document = self.screen(document)
        return document

    def screen(self, document):
        screen = {"name": "Screen", "description": "A screen.", "order": 1, "agent": document}
        key = self.random.choice(list(screen) + ["none", "other"])
        if key in screen and self.random.random() < 0.5:
            del screen[key]
        elif key != "none":
            screen[key] = self.value()
        return screen

    # Changes of a node.

    def rename(self, node):
        node[keyword(node)] = self.random.choice([*self.components, "Nothing", self.value()])

    def change_keyword(self, node):
        old = keyword(node)
        new = "view" if old == "component" else "component"
        if self.random.random() < 0.6:
            node[new] = node.pop(old, "Nothing")
        else:
            node[new] = self.random.choice([*self.components, None])

    def change_prop(self, node):
        props = mapping(node, "props")
        if props:
            props[self.random.choice(list(props))] = self.value()

    def drop_prop(self, node):
        props = mapping(node, "props")
        if props:
            del props[self.random.choice(list(props))]

    def add_prop(self, node):
        if isinstance(node.setdefault("props", {}), dict):
            node["props"][self.random.choice([*self.props, *KEYS])] = self.value()

    def replace_props(self, node):
        node["props"] = self.random.choice([None, {}, [], "text", self.value()])

    def replace_children(self, node):
        child = copy.deepcopy(self.random.choice(self.documents))
        node["children"] = self.random.choice(
            [None, [], {}, [None], ["text"], [[]], self.value(), [child], child])

    def add_child(self, node):
        children = node.setdefault("children", [])
        if isinstance(children, list):
            other = self.random.choice(self.documents)
            children.append(copy.deepcopy(self.random.choice(list(nodes_of(other)) or [other])))

    def drop_child(self, node):
        children = node.get("children")
        if isinstance(children, list) and children:
            children.pop(self.random.randrange(len(children)))

    def change_semantics(self, node):
        node["semantics"] = self.value()

    def add_key(self, node):
        node[self.random.choice(KEYS)] = self.value()

    def drop_key(self, node):
        if node:
            del node[self.random.choice(list(node))]

    def value(self):
        """Some value, of which many are right somewhere."""
        kind = self.random.randrange(6)
        if kind == 0 and self.tokens:
            return self.random.choice(self.tokens)
        if kind == 1 and self.words:
            return self.random.choice(self.words)
        if kind == 2:
            return self.random.choice(TEXTS)
        if kind == 3:
            return self.random.choice([None, [], {}, ["x"], {"name": 1}])
        return Plain(self.random.choice(SPELLINGS))


def keyword(node):
    return "view" if "view" in node else "component"


def mapping(node, key):
    value = node.get(key)
    return value if isinstance(value, dict) else None


def nodes_of(node):
    """The node and all below it that still look like nodes."""
    if not isinstance(node, dict):
        return
    yield node
    children = node.get("children")
    for child in children if isinstance(children, list) else []:
        yield from nodes_of(child)


def enum_values(schema):
    """Every text of every `enum` in a schema."""
    for key, value in schema.items() if isinstance(schema, dict) else enumerate(schema):
        if key == "enum":
            yield from (text for text in value if isinstance(text, str))
        elif isinstance(value, (dict, list)):
            yield from enum_values(value)


class Writer:
    """Writes values as YAML, by chance in one of the many spellings that mean the same."""

    def __init__(self, random):
        self.random = random

    def document(self, value):
        text = self.value(value, 0).lstrip("\n") + "\n"
        if self.chance(0.1):
            text = "---\n" + text
        if self.chance(0.2):
            text = "\n".join(map(self.line, text.split("\n")))
        return text.replace("\n", "\r\n") if self.chance(0.1) else text

    def line(self, line):
        """A line with a comment behind or before it, unless it may be inside a text."""
        if any(mark in line for mark in "\"'|>") or not self.chance(0.2):
            return line
        return self.random.choice([line + "  # a comment", "# a comment\n" + line, "\n" + line])

    def value(self, value, depth):
        indent = "\n" + "  " * depth
        if isinstance(value, dict) and value and self.chance(0.7):
            return "".join(
                f"{indent}{self.name(name)}:{spaced(self.value(item, depth + 1))}"
                for name, item in value.items()
            )
        if isinstance(value, list) and value and self.chance(0.7):
            return "".join(f"{indent}-{spaced(self.value(item, depth + 1))}" for item in value)
        if isinstance(value, str) and not isinstance(value, Plain):
            return self.text(value, depth)
        return flow(value)

    def name(self, name):
        return json.dumps(name) if self.chance(0.1) else name

    def text(self, text, depth):
        """A text: in quotes, as a block, or plain where it then still is that text."""
        if BLOCK.fullmatch(text) and self.chance(0.1):
            return f"|-\n{'  ' * max(depth, 1)}{text}"
        if "\n" not in text and text.isprintable() and self.chance(0.2):
            return "'" + text.replace("'", "''") + "'"
        if PLAIN.fullmatch(text) and plain(text) == text and self.chance(0.5):
            return text
        return json.dumps(text, ensure_ascii=False)

    def chance(self, share):
        return self.random.random() < share


def spaced(text):
    """The text behind a colon or a dash."""
    return text if text.startswith("\n") else " " + text


def flow(value):
    if isinstance(value, Plain):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(name)}: {flow(value[name])}" for name in value) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(flow, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
