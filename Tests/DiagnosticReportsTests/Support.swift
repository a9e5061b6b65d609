import Diagnostics

let samples: [Diagnostic] = [
  .warning("b/second", "100% \"odd\", a: b", at: SourceLocation("z, y.md", line: 2)),
  .error(
    "a/first", "no component 'Badg'", at: SourceLocation("a b.yaml", line: 3, column: 5),
    notes: [.init("one\ntwo"), .init("here", at: SourceLocation("c.md", line: 9))],
    suggestion: "did you mean 'Badge'?"),
  .error("c/none", "nothing to read"),
]
