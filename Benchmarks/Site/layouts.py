"""The same guides as each tool wants them: equal markdown, but other front matter and settings."""

import json

HUGO_SETTINGS = {
    "baseURL": "https://example.org/", "title": "Benchmark", "languageCode": "en",
    # What `catalog` does not make either. Its links, like those here, lead to files of content.
    "disableKinds": ["taxonomy", "term", "RSS"],
    "markup": {
        "goldmark": {"renderHooks": {"link": {"useEmbedded": "always"}}},
        "highlight": {"noClasses": False},
    },
}

# The smallest theme that does what a page needs: the section's navigation, the heads of the
# others, the page's contents, and its neighbours.
HUGO_BASE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{{ .Title }} – {{ site.Title }}</title>
<meta name="description" content="{{ .Params.summary }}">
<link rel="stylesheet" href="/site.css">
</head>
<body>
<nav aria-label="Sections"><ul>
{{ range site.Sections }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>
{{ if eq . $.CurrentSection }}<ul>
{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}"
{{ if eq . $ }} aria-current="page"{{ end }}>{{ .Title }}</a></li>
{{ end }}</ul>{{ end }}</li>
{{ end }}</ul></nav>
<main><h1>{{ .Title }}</h1><p>{{ .Params.summary }}</p>
{{ block "main" . }}{{ end }}
</main>
</body>
</html>
"""
HUGO_PAGE = """{{ define "main" }}{{ .TableOfContents }}{{ .Content }}
<p>{{ with .NextInSection }}<a rel="prev" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .PrevInSection }}<a rel="next" href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</p>
{{ end }}
"""
HUGO_LIST = """{{ define "main" }}{{ .Content }}<ul>
{{ range .RegularPages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a>:
{{ .Params.summary }}</li>
{{ end }}</ul>{{ end }}
"""

# With `navigation.prune` a page holds its own section only, as the others' pages do.
MKDOCS_SETTINGS = """site_name: Benchmark
site_url: https://example.org/
use_directory_urls: false
theme:
  name: material
  font: false
  features: [navigation.prune, navigation.indexes, navigation.footer]
plugins: [search]
markdown_extensions:
  - tables
  - toc
  - pymdownx.highlight
  - pymdownx.superfences
"""


class Layout:
    """A folder of guides; `index` is what the page of a section is called."""

    index = "index"
    keys = ("title", "summary", "order")

    def __init__(self, root, guides):
        self.root = root
        self.guides = guides
        guides.mkdir(parents=True, exist_ok=True)

    def write(self, guide):
        slug = self.index if guide.slug == "index" else guide.slug
        folder = self.guides / guide.folder
        folder.mkdir(exist_ok=True)
        values = (json.dumps(guide.title), json.dumps(guide.summary), guide.order)
        lines = [f"{key}: {value}" for key, value in zip(self.keys, values)]
        text = "\n".join(["---", *lines, "---", "", guide.body])
        (folder / f"{slug}.md").write_text(text)


class CatalogLayout(Layout):
    def __init__(self, root, system):
        system.write(root)
        super().__init__(root, root / "guides")


class HugoLayout(Layout):
    index = "_index"
    keys = ("title", "summary", "weight")

    def __init__(self, root):
        super().__init__(root, root / "content")
        (root / "hugo.json").write_text(json.dumps(HUGO_SETTINGS, indent=2) + "\n")
        layouts = root / "layouts"
        layouts.mkdir()
        (layouts / "baseof.html").write_text(HUGO_BASE)
        (layouts / "page.html").write_text(HUGO_PAGE)
        for name in ("home", "section"):
            (layouts / f"{name}.html").write_text(HUGO_LIST)
        (root / "static").mkdir()
        (root / "static" / "site.css").write_text("body { font: 1rem/1.5 system-ui; }\n")


class MkDocsLayout(Layout):
    keys = ("title", "description", "order")

    def __init__(self, root):
        super().__init__(root, root / "docs")
        (root / "mkdocs.yml").write_text(MKDOCS_SETTINGS)
        (root / "docs" / "index.md").write_text("# Benchmark\n")
