"""A built site as files: its pages, what each page names and points to, and which differ in kind.

Nothing here starts a browser. A page is parsed once; shadow trees that are declared in a page have
ids of their own, as they have in a browser.
"""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path

VOID = set("area base br col embed hr img input link meta source track wbr".split())


@dataclass
class Page:
    """A parsed page."""

    path: str
    kind: str = ""
    policy: str = ""
    language: str = ""
    title: str = ""
    ids: set[str] = field(default_factory=set)
    repeated_ids: list[str] = field(default_factory=list)
    links: list[str] = field(default_factory=list)
    loads: list[str] = field(default_factory=list)
    # The same page in other languages: each language, with the address.
    alternates: list[tuple[str, str]] = field(default_factory=list)
    unsafe: list[str] = field(default_factory=list)
    downloads: list[str] = field(default_factory=list)
    heading_levels: list[int] = field(default_factory=list)
    # The class names and the names of data attributes outside of previews.
    features: set[str] = field(default_factory=set)
    size: int = 0

    @property
    def system(self):
        """The folder of the page's system; empty for the pages of the whole site."""
        return self.path.split("/")[0] if "/" in self.path else ""


class PageParser(HTMLParser):
    """Fills a page from its HTML."""

    def __init__(self, page):
        super().__init__(convert_charrefs=True)
        self.page = page
        self.open = []
        self.shadow_ids = []
        self.in_title = False

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        self.note_names(tag, attributes)
        if not self.shadow_ids:
            self.note_features(attributes)
        self.note_addresses(tag, attributes)
        self.note_unsafe(tag, attributes)
        if tag == "template" and "shadowrootmode" in attributes:
            self.shadow_ids.append((len(self.open), set()))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag):
        self.in_title = False
        if tag not in self.open:
            return
        while self.open.pop() != tag:
            pass
        while self.shadow_ids and self.shadow_ids[-1][0] >= len(self.open):
            self.shadow_ids.pop()

    def handle_data(self, data):
        if self.in_title:
            self.page.title += data

    def note_names(self, tag, attributes):
        page = self.page
        if tag == "html":
            page.language = attributes.get("lang", "")
        elif tag == "body":
            classes = attributes.get("class", "").split()
            page.kind = next((c[5:] for c in classes if c.startswith("page-")), "")
        elif tag == "meta" and attributes.get("http-equiv") == "Content-Security-Policy":
            page.policy = attributes.get("content", "")
        elif tag == "title" and "svg" not in self.open:
            self.in_title = True
        elif len(tag) == 2 and tag[0] == "h" and tag[1] in "123456":
            page.heading_levels.append(int(tag[1]))
        name = attributes.get("id")
        if name is not None:
            names = self.shadow_ids[-1][1] if self.shadow_ids else page.ids
            if name in names:
                page.repeated_ids.append(name)
            names.add(name)

    def note_features(self, attributes):
        self.page.features.update((attributes.get("class") or "").split())
        self.page.features.update(name for name in attributes if name.startswith("data-"))

    def note_addresses(self, tag, attributes):
        if tag == "a" and "href" in attributes:
            self.page.links.append(attributes["href"] or "")
            if "download" in attributes:
                self.page.downloads.append(attributes["href"] or "")
        elif tag == "link" and attributes.get("rel") != "canonical":
            self.page.loads.append(attributes.get("href") or "")
            if attributes.get("rel") == "alternate" and "hreflang" in attributes:
                self.page.alternates.append((attributes["hreflang"], attributes["href"]))
        elif tag in ("script", "img", "iframe", "source") and "src" in attributes:
            self.page.loads.append(attributes["src"] or "")

    def note_unsafe(self, tag, attributes):
        """What the site's policy refuses: it would be dead in a browser."""
        runs = tag == "script" and attributes.get("type") != "application/json"
        if tag == "style" or (runs and "src" not in attributes):
            self.page.unsafe.append(f"<{tag}> holds its own text")
        for name in attributes:
            if name == "style" or name.startswith("on"):
                self.page.unsafe.append(f"<{tag} {name}=…>")


def parse(folder, path):
    """The page of a file."""
    text = (folder / path).read_text(encoding="utf-8")
    page = Page(path, size=len(text))
    parser = PageParser(page)
    parser.feed(text)
    parser.close()
    return page


class Site:
    """The files of a built site, and the pages of it that browsers open."""

    def __init__(self, folder, opens_all=False):
        self.folder = Path(folder).resolve()
        found = (path for path in self.folder.rglob("*") if path.is_file())
        self.files = {path.relative_to(self.folder).as_posix() for path in found}
        pages = [path for path in sorted(self.files) if path.endswith(".html")]
        with ProcessPoolExecutor() as workers:
            parsed = workers.map(parse, [self.folder] * len(pages), pages, chunksize=16)
            self.pages = dict(zip(pages, parsed))
        self.opens_all = opens_all
        self.opened = list(self.pages.values()) if opens_all else self.sample()

    def largest_of_each_kind(self):
        """The page of each kind that has most to go wrong in it, by kind."""
        return {page.kind: page for page in sorted(self.pages.values(), key=by_size)}

    def sample(self):
        """Pages that differ in kind: the largest of each kind in each system, and the largest of
        those that have something, a class name or a data attribute, which no other page has."""
        pages = sorted(self.pages.values(), key=by_size)
        chosen = {(page.system, page.kind): page for page in pages}
        opened = {page.path: page for page in chosen.values()}
        seen = set().union(*(page.features for page in opened.values()))
        for page in reversed(pages):
            if page.features - seen:
                opened[page.path] = page
                seen |= page.features
        return [opened[path] for path in sorted(opened)]


def by_size(page):
    """The smallest first; of pages of one size, the first by path is the last."""
    return page.size, [-ord(letter) for letter in page.path]
