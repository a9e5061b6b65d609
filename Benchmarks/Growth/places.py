"""Where a text goes, and the commands that then read it."""

import json
import pathlib
import shutil

STARTER = pathlib.Path(__file__).resolve().parents[2] / "templates" / "starter"
BASE = {"a": {"$type": "number", "$value": 1}, "b": {"$type": "color", "$value": "#123456"}}


class Place:
    """A folder for texts of one kind.

    A command is a list of words; `@<` gives it the text as input.
    """

    def __init__(self, folder, path, *commands, content=False, more=()):
        self.folder, self.path, self.commands = folder, path, commands
        shutil.rmtree(folder, ignore_errors=True)
        if content:
            shutil.copytree(STARTER, folder)
            with (folder / "system.yaml").open("a") as file:
                file.write("agents: { limits: { llms: 100000000, full: 100000000, "
                           "catalog: 100000000, page: 100000000 } }\n")
        for name, text in more:
            self.write(name, text)

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text.encode("utf-8"))

    def put(self, text):
        self.write(self.path, text if self.path != "query.jsonl" else question(text))

    def words(self, command):
        """The command line, in which `@` stands for the text and `@folder` for its folder."""
        path = self.folder / self.path
        names = {
            "@": path, "@folder": self.folder, "@parent": path.parent,
            "@templates": self.folder / "templates", "@site": self.folder.with_suffix(".site")}
        return [str(names.get(word, word)) for word in command if word != "@<"]

    def input(self, command):
        """The file that a command reads from standard input."""
        return self.folder / self.path if "@<" in command else None


def question(text):
    """A search for a text, as a client of the Model Context Protocol sends it."""
    def message(number, method, more):
        return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": more}) + "\n"
    client = {"protocolVersion": "2025-06-18", "capabilities": {},
              "clientInfo": {"name": "growth", "version": "1"}}
    return message(1, "initialize", client) + message(
        2, "tools/call", {"name": "search_guides", "arguments": {"query": text}})


BUILD = ("build", "@folder", "--output", "@site")
CHECK = ("check", "@folder")


def places(root):
    """Every place, in folders below one."""
    render, coverage = ("--content", "@folder"), ("coverage", "--source", "@parent")
    made = {
        "tokens": (
            "grown.tokens.json", ("tokens", "check", "@"), ("tokens", "resolve", "@"),
            ("tokens", "export", "@", "--format", "css"),
            ("tokens", "export", "@", "--format", "swift")),
        "resolver": ("grown.resolver.json", ("tokens", "check", "@"), ("tokens", "resolve", "@")),
        "guide": ("guides/grown.md", BUILD, ("render", "@", *render)),
        "mdx": ("guides/grown.mdx", BUILD),
        "docc": ("guides/Kit.docc/Grown.md", BUILD),
        "component": ("components/grown/component.yaml", BUILD),
        "agent": (
            "screens/grown.yaml", ("validate", "@", *render), ("render", "@", *render),
            ("render", "@", *render, "--as", "swift")),
        "swiftui": ("views/grown.swift", ("render", "@", *render, "--as", "yaml")),
        "preview": ("components/tag/preview.mustache", BUILD),
        "stylesheet": ("components/tag/preview.css", BUILD),
        "picture": ("guides/grown.svg", BUILD),
        "template": ("templates/pages/guide.mustache", (*CHECK, "--templates", "@templates")),
        "swift": ("Sources/Grown.swift", coverage, ("lint", "@", *render), CHECK),
        "swift-tokens": ("DS.swift", ("tokens", "check", "@"), ("tokens", "resolve", "@")),
        "manifest": ("Package.swift", ("coverage", "--package", "@folder")),
        "graph": ("Kit.symbols.json", ("coverage", "--symbol-graph", "@")),
        "query": ("query.jsonl", ("mcp", "@folder", "@<")),
        "colours": ("pairs.txt", ("contrast", "-", "@<")),
    }
    bare = {"tokens", "resolver", "swift-tokens", "manifest", "graph", "colours"}
    return {
        name: Place(root / name, path, *commands, content=name not in bare,
                    more=[("base.tokens.json", json.dumps(BASE))] if name == "resolver" else ())
        for name, (path, *commands) in made.items()}
