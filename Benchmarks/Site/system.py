"""The rest of a design system: tokens, components and Swift files beside those of the starter."""

import json
import pathlib
import random
import shutil

from prose import Prose

STARTER = pathlib.Path(__file__).parents[2] / "templates" / "starter"
STARTER_SPANS = [
    "spacing.s", "spacing.m", "spacing.l", "radius.card", "radius.tag", "color.text",
    "color.surface", "color.accent", "font.body", "font.title", "Tag", "Card", "ActionButton",
    "DS.Spacing.m", "TagTone",
]


class System:
    """Names that are known before anything is written, and the files that go with them."""

    def __init__(self, seed, tokens, components, swift_files):
        prose = Prose(random.Random(f"{seed}/system"))
        self.prose = prose
        # Two groups may not differ in case only, nor may files.
        names = prose.names(min(len(prose.nouns), tokens // 12 + 1))
        self.tokens = {
            f"{names[group % len(names)]}Group": prose.names(min(12, tokens - group * 12))
            for group in range((tokens + 11) // 12)}
        self.components = [self.type_name(number) for number in range(components)]
        self.swift_files = [self.type_name(components + number) for number in range(swift_files)]

    def type_name(self, number):
        return "".join(word.capitalize() for word in self.prose.names(2)) + f"{number + 1}"

    @property
    def spans(self):
        """What code spans of guides may name."""
        tokens = [f"{group}.{name}" for group, names in self.tokens.items() for name in names]
        return STARTER_SPANS + tokens + self.components + self.swift_files

    def write(self, folder):
        shutil.copytree(STARTER, folder)
        # The files for language models grow with the guides; that they do is no news here.
        with (folder / "system.yaml").open("a") as file:
            file.write("agents: { limits: { llms: 100000000, full: 100000000, catalog: 100000000 } }\n")
        self.write_tokens(folder)
        for name in self.components:
            self.write_component(folder, name)
        for name in self.swift_files:
            (folder / "Sources" / f"{name}.swift").write_text(self.swift(name))

    def write_tokens(self, system):
        """Token files, and the Swift constants of the tokens."""
        folder, groups = system / "tokens", {}
        swift = ["import SwiftUI", "", "extension DS {"]
        for group, names in self.tokens.items():
            groups[group] = {"$type": "dimension", "$description": self.prose.sentence()}
            swift += ["  /// Lengths.", f"  public enum {group[0].upper()}{group[1:]} {{"]
            for name in names:
                number = self.prose.random.randint(1, 400)
                value = {"value": number, "unit": "px"}
                groups[group][name] = {"$value": value, "$description": self.prose.sentence()}
                swift += ["    /// A length.", f"    public static let `{name}`: CGFloat = {number}"]
            swift.append("  }")
        (folder / "more.tokens.json").write_text(json.dumps(groups, indent=2) + "\n")
        (system / "Sources" / "MoreTokens.swift").write_text("\n".join([*swift, "}", ""]))
        path = folder / "system.resolver.json"
        resolver = json.loads(path.read_text())
        resolver["sets"]["base"]["sources"].append({"$ref": "more.tokens.json"})
        path.write_text(json.dumps(resolver, indent=2) + "\n")

    def write_component(self, system, name):
        """A tag of another name, with text of its own and a Swift view."""
        folder = system / "components" / name.lower()
        shutil.copytree(STARTER / "components" / "tag", folder)
        contract = folder / "component.yaml"
        text = contract.read_text().replace("component: Tag", f"component: {name}")
        text = text.replace("name: Tag\n", f"name: {name}\n", 1)
        text = text.replace("swift: TagTone", f"swift: {name}Tone")
        contract.write_text(text)
        parts = [f"## {title}\n\n{self.prose.sentences(2, 6)}\n"
                 for title in ("When to use", "Anatomy", "Content")]
        (folder / "guide.md").write_text("\n".join(parts))
        source = (STARTER / "Sources" / "Tag.swift").read_text()
        source = source.replace("TagTone", f"{name}Tone").replace("struct Tag:", f"struct {name}:")
        (system / "Sources" / f"{name}.swift").write_text(source.replace("``Tag``", f"``{name}``"))

    def swift(self, name):
        members = "\n\n".join(self.member() for _ in range(self.prose.random.randint(3, 20)))
        return (f"import SwiftUI\n\n/// {self.prose.sentence()}\n///\n"
                f"/// {self.prose.sentence()}\npublic struct {name}: Hashable, Sendable {{\n"
                f"{members}\n}}\n")

    def member(self):
        name, parameter = self.prose.identifier(3), self.prose.identifier()
        if self.prose.random.random() < 0.5:
            return f"  /// {self.prose.sentence()}\n  public var {name}: Int = 1"
        return (f"  /// {self.prose.sentence()}\n  ///\n"
                f"  /// - Parameter {parameter}: {self.prose.sentence()}\n"
                f"  /// - Returns: {self.prose.sentence()}\n"
                f"  public func {name}(_ {parameter}: Int) -> Int {{ {parameter} + 1 }}")
