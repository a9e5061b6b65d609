import Diagnostics

let samples: [Diagnostic] = [
  .init(
    FindingID("b/second", .warning), "100% \"odd\", a: b", at: SourceLocation("z, y.md", line: 2)),
  .init(
    FindingID("a/first", .error), "no component 'Badg'",
    at: SourceLocation("a b.yaml", line: 3, column: 5),
    notes: [.init("one\ntwo"), .init("here", at: SourceLocation("c.md", line: 9))],
    suggestion: "did you mean 'Badge'?"),
  .init(FindingID("c/none", .error), "nothing to read"),
]
