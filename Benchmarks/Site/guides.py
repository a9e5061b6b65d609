"""Guides in folders, the same whatever their number: guide 17 of 100 is guide 17 of 50,000."""

import dataclasses
import random

from prose import Prose

PER_FOLDER = 100


@dataclasses.dataclass
class Guide:
    """A page of text: its place, its front matter and its markdown."""

    folder: str
    slug: str
    title: str
    summary: str
    order: int
    body: str

    @property
    def path(self):
        return f"{self.folder}/{self.slug}.md"


class GuideMaker:
    """Makes guides that link to each other and name tokens and components."""

    def __init__(self, seed, count, spans):
        self.seed = seed
        self.count = count
        self.spans = spans

    def chance(self, *of):
        return random.Random("/".join(map(str, (self.seed, *of))))

    def folder(self, index):
        number = index // PER_FOLDER
        words = Prose(self.chance("folder", number)).names(2)
        return "-".join([*words, str(number + 1)])

    def title(self, index):
        return f"{Prose(self.chance('title', index)).title(2, 4)} {index + 1}"

    def slug(self, index):
        return self.title(index).lower().replace(" ", "-")

    def introduction(self, index):
        """The page of the folder that begins with the guide of this index."""
        prose = Prose(self.chance("introduction", index), self.spans)
        title = f"{prose.title(2, 3)} {index // PER_FOLDER + 1}"
        return Guide(
            self.folder(index), "index", title, prose.sentence(), index // PER_FOLDER,
            prose.sentences(3, 6) + "\n")

    def guide(self, index):
        prose = Prose(self.chance("guide", index), self.spans)
        body = Body(prose, lambda: self.link(index, prose))
        return Guide(
            self.folder(index), self.slug(index), self.title(index), prose.sentence(),
            index % PER_FOLDER, body.text())

    def link(self, index, prose):
        """A link to another guide, of the same folder more often than not."""
        first = index // PER_FOLDER * PER_FOLDER
        last = min(self.count, first + PER_FOLDER) - 1
        if prose.random.random() < 0.3:
            first, last = 0, self.count - 1
        other = prose.random.randint(first, last)
        folder = self.folder(other)
        way = "" if folder == self.folder(index) else f"../{folder}/"
        anchor = "#see-also" if prose.random.random() < 0.2 else ""
        return f"[{' '.join(prose.phrase(2))}]({way}{self.slug(other)}.md{anchor})"


class Body:
    """The markdown of a guide: sections of paragraphs, lists, tables, code and notes."""

    def __init__(self, prose, link):
        self.prose = prose
        self.random = prose.random
        self.link = link

    def text(self):
        # A few guides are long, most are short: the median has about five sections.
        count = max(1, min(30, int(self.random.lognormvariate(1.5, 0.6))))
        parts = [self.paragraph()]
        used = {"See also"}
        for _ in range(count):
            title = self.prose.title()
            if title not in used:
                used.add(title)
                parts += [f"{'##' if self.random.random() < 0.75 else '###'} {title}"]
            parts += [self.block() for _ in range(self.random.randint(1, 4))]
        links = [f"- {self.link()}: {self.prose.sentence()}" for _ in range(3)]
        parts += ["## See also", "\n".join(links)]
        # A heading of level 3 needs one of level 2 above it.
        first = next(i for i, part in enumerate(parts) if part.startswith("##"))
        parts[first] = "## " + parts[first].lstrip("# ")
        return "\n\n".join(parts) + "\n"

    def block(self):
        kinds = [self.paragraph, self.list, self.code, self.table, self.steps, self.note]
        return self.random.choices(kinds, [60, 13, 9, 5, 7, 6])[0]()

    def paragraph(self):
        text = self.prose.sentences(1, 5)
        if self.random.random() < 0.25:
            text += f" See {self.link()}."
        return text

    def list(self):
        items = [f"- {self.prose.sentence()}" for _ in range(self.random.randint(2, 8))]
        if self.random.random() < 0.3:
            items.insert(1, f"  - {self.prose.sentence()}")
        return "\n".join(items)

    def steps(self):
        count = self.random.randint(2, 6)
        return "\n".join(f"{number}. {self.prose.sentence()}" for number in range(1, count + 1))

    def note(self):
        kind = self.random.choice(["NOTE", "TIP", "IMPORTANT", "WARNING", "CAUTION"])
        return f"> [!{kind}]\n> {self.prose.sentences(1, 2)}"

    def table(self):
        columns = self.random.randint(2, 5)
        rows = [[self.prose.title(1, 2) for _ in range(columns)], ["---"] * columns]
        for _ in range(self.random.randint(2, 12)):
            rows += [[self.cell(column) for column in range(columns)]]
        return "\n".join(f"| {' | '.join(row)} |" for row in rows)

    def cell(self, column):
        if column == 0 and self.prose.spans:
            return f"`{self.random.choice(self.prose.spans)}`"
        return " ".join(self.prose.phrase(self.random.randint(1, 8)))

    def code(self):
        language = self.random.choice(["swift", "swift", "yaml", "sh", "json"])
        count = self.random.randint(2, 12)
        lines = [getattr(self, language)() for _ in range(count)]
        if language == "json":
            lines = ["{", ",\n".join(lines), "}"]
        return f"```{language}\n" + "\n".join(lines) + "\n```"

    def swift(self):
        name, other = self.prose.identifier(), self.prose.identifier()
        return self.random.choice([
            f"let {name} = {other}.map {{ $0 + {self.random.randint(1, 99)} }}",
            f"// {self.prose.sentence()}",
            f"guard let {name} else {{ return .{other} }}",
            f"{name}.padding(.{other}, {self.random.randint(1, 40)})",
            f'Text("{" ".join(self.prose.phrase(3))}").font(.{other})',
        ])

    def yaml(self):
        return f"{self.prose.identifier()}: {' '.join(self.prose.phrase(3))}"

    def sh(self):
        first, second, third = self.prose.names(3)
        return f"{first} --{second} {third}/{second} | grep -c {first}"

    def json(self):
        return f'  "{self.prose.identifier()}": {self.random.randint(0, 1000)}'
