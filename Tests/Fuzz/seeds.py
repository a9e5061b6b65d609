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
    "swift": ["content/**/*.swift", "Tests/SwiftSymbolsTests/Data/**/*.swift", "Sources/**/*.swift"],
    "constants": ["content/**/*Token*.swift", "content/**/*Color*.swift", "content/**/DS*.swift",
                  "content/**/*Constants*.swift", "content/**/*Spacing*.swift"],
    "views": [],
    "manifest": ["Package.swift", "content/*/Package.swift", "Benchmarks/*/Package.swift",
                 "Tests/**/Package.swift"],
    "symbolgraph": [],
    "query": [],
    "request": [],
    "frontmatter": ["content/**/*.md", "Tests/GoldenTests/Cases/**/*.md"],
}
# A symbol as a compiler describes it, and the rest of a graph.
SYMBOL = (
    '{"kind":{"identifier":"swift.%s","displayName":"x"},"identifier":{"precise":"s:3Kit%s",'
    '"interfaceLanguage":"swift"},"pathComponents":[%s],"names":{"title":"%s"},'
    '"declarationFragments":[{"kind":"keyword","spelling":"%s"},{"kind":"text","spelling":" "},'
    '{"kind":"identifier","spelling":"%s"}],"accessLevel":"public","docComment":{'
    '"uri":"file:///work/Kit/A.swift","module":"Kit","lines":[{"text":"A text.","range":{"start":{'
    '"line":1,"character":4},"end":{"line":1,"character":9}}}]},"availability":[{"domain":"iOS",'
    '"introduced":{"major":15}}],"location":{"uri":"file:///work/Kit/A.swift","position":{'
    '"line":%d,"character":4}}}')
GRAPH = (
    '{"metadata":{"formatVersion":{"major":0,"minor":6,"patch":0},"generator":"test"},'
    '"module":{"name":"%s","platform":{"architecture":"x86_64","operatingSystem":{"name":"linux"}}},'
    '"symbols":[%s],"relationships":[%s]}')
BADGE = SYMBOL % ("struct", "Badge", '"Badge"', "Badge", "struct", "Badge", 2)
MEMBER = SYMBOL % ("method", "Badge1f", '"Badge","f(_:)"', "f(_:)", "func", "f", 4)
MEMBER_OF = ('{"kind":"memberOf","source":"s:3KitBadge1f","target":"s:3KitBadge",'
             '"sourceOrigin":{"identifier":"s:2P","displayName":"P.f(_:)"}}')

# Where no file of the repository is one: some that are.
TEXTS = {
    "color": ["#fff", "rebeccapurple", "rgb(1 2 3 / 50%)", "oklch(70% 0.1 120deg)",
              "color(display-p3 1 0 0)", "hsl(120, 50%, 50%)", "lab(50% 20 -30)"],
    "protocol": ['{"jsonrpc":"2.0","id":1,"method":"initialize","params":'
                 '{"protocolVersion":"2025-06-18","capabilities":{}}}\n'
                 '{"jsonrpc":"2.0","id":2,"method":"tools/list"}\n'],
    "agent": ['component: Badge\nprops:\n  text: "Ready"\n  level: info\n',
              'view: Stack\nchildren:\n  - component: Badge\n    props:\n      text: "A"\n'],
    "constants": ["public enum DS { public static let a: CGFloat = 8 * (1 + 2) }",
                  "public let c = Color(red: 0.5, green: 1 / 2, blue: 0xFF, opacity: -1.5)",
                  "extension Color { static var x: Color { flag ? .red : Color(hex: 0x1c47c7) } }",
                  "enum S: Double { case a = 1, b\n static let d = [Font.body.weight(.bold)] }"],
    "views": ['Badge(text: "A", count: 1.5, isOn: true, level: .info, tint: DS.Color.accent)',
              'Stack(spacing: DS.Spacing.m) {\n    Badge(text: "A")\n        .chip(level: .info)\n}',
              'import Kit\nstruct A: View { var body: some View { Push("Save") { save() } } }',
              'Switch(isOn: .constant(true), steps: 3)\n    .buttonStyle(.calm(inset: 2))',
              'Split {\n    Badge(text: "a")\n} content: {\n    Stack {}\n}',
              '#Preview { VStack { Badge(text: "A")\n Badge(text: "B") }.surface(.info) }'],
    "manifest": ['// swift-tools-version: 6.0\nimport PackageDescription\nvar targets: [Target] = []\n'
                 'for name in ["A", "B"] { targets.append(.target(name: name, path: "S/\\(name)")) }\n'
                 'let package = Package(name: "P", products: [.library(name: "P", targets: ["A"])], '
                 'targets: targets)\n'],
    "symbolgraph": [GRAPH % ("Kit", BADGE, ""), GRAPH % ("Kit", f"{BADGE},{MEMBER}", MEMBER_OF),
                    "\n%%\n".join([GRAPH % ("Kit", BADGE, ""), GRAPH % ("Kit", MEMBER, MEMBER_OF)])],
    "query": ["button\nPrimary Button\nTab Bar", "what is a token\nToken", "#1c47c7\nColor.accent",
              "NavSpl\nNavigationSplitScaffold", "бейджи\nЦвета и бейджи", "buton\nHTTPServer2",
              "rgb(28 71 199)", "red\nred", "psh\nPrimary System Header"],
    "request": ["GET /\nHost: localhost:8080\n", "GET /guide?a=1\nHost: 127.0.0.1\n",
                "GET /data.json\nHost: [::1]:80\nRange: bytes=1-3\nIf-None-Match: \"a\"\n",
                "GET /a%20b/%C3%A9.css\nHost: localhost\nOrigin: http://localhost\n",
                "GET /_catalog/events?page=index.html&version=1-1-a\nHost: localhost\n",
                "POST /_catalog/agent?system=kit\nHost: localhost\n\ncomponent: A\n",
                "GET /../../etc/passwd\nHost: evil.example\nSec-Fetch-Site: cross-site\n",
                "HEAD /_catalog/reload.js\nHost: localhost\nSec-Fetch-Mode: navigate\n"],
    "frontmatter": ['+++\ntitle = "A"\ndate = 2026-01-02\ntags = ["a",\n"b"]\n[params]\nx.y = 1\n+++\nA',
                    "---\ntitle: A\nsummary: B\norder: 3\nkind: decision\ndraft: true\n---\n# A\n"],
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
