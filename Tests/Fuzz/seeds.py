"""The files of the repository that each target of the fuzzers begins with."""

# A target: the patterns of its files, from the root of the repository.
PATTERNS = {
    "json": ["content/**/*.json", "Tests/**/*.json"],
    "tokens": ["content/**/*.tokens.json", "Tests/**/*.tokens.json"],
    "resolver": ["content/**/*.resolver.json", "Tests/**/*.resolver.json"],
    "yaml": ["content/**/*.yaml", "templates/strings/*.yaml"],
    "agent": ["content/**/screens/*.yaml", "Tests/AgentUITests/Documents/**/*.yaml"],
    "markdown": ["content/**/*.md", "*.md"],
    "stylesheet": ["content/**/*.css", "templates/**/*.css"],
    "markup": ["content/**/*.mustache", "content/**/*.html"],
    "svg": ["content/**/*.svg", "templates/**/*.svg"],
    "template": ["templates/**/*.mustache"],
    "color": [],
    "protocol": ["Tests/Agents/**/*.jsonl"],
}
# Where no file of the repository is one: some that are.
TEXTS = {
    "color": ["#fff", "rebeccapurple", "rgb(1 2 3 / 50%)", "oklch(70% 0.1 120deg)",
              "color(display-p3 1 0 0)", "hsl(120, 50%, 50%)", "lab(50% 20 -30)"],
    "protocol": ['{"jsonrpc":"2.0","id":1,"method":"initialize","params":'
                 '{"protocolVersion":"2025-06-18","capabilities":{}}}\n'
                 '{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n'],
    "agent": ['component: Badge\nprops:\n  text: "Ready"\n  level: info\n',
              'view: Stack\nchildren:\n  - component: Badge\n    props:\n      text: "A"\n'],
}
# Small files tell a fuzzer as much as large ones, in less time.
LARGEST = 8_000
MOST = 150


def seeds(target, root):
    """The contents that a target begins with: of many files those that stand furthest apart."""
    paths = sorted({path for pattern in PATTERNS[target] for path in root.glob(pattern)
                    if path.is_file() and ".build" not in path.parts
                    and path.stat().st_size <= LARGEST})
    step = max(1, len(paths) // MOST)
    return ([path.read_bytes() for path in paths[::step]]
            + [text.encode() for text in TEXTS.get(target, [])])
