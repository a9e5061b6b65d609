import Diagnostics
import JSONTree

/// Diagnostics as JSON, version 1: `{"version":1,"diagnostics":[…]}`, each diagnostic an object of
/// `id`, `severity`, `message`, `path`, `line`, `column`, `notes`, `suggestion` and `example`, each
/// note one of `message`, `path`, `line` and `column`. Lines and columns count from 1, columns in
/// UTF-8 bytes. Members without a value are `null`, so that every object has the same members.
enum JSONReport {
  static func render(_ diagnostics: [Diagnostic]) -> String {
    let report: JSONValue = ["version": 1, "diagnostics": value(of: diagnostics)]
    return JSONWriter(.pretty).string(report)
  }

  /// A report of the first findings of each kind. Its member `more` counts the others, each an object
  /// of `id`, `severity`, `count` and `files`.
  static func render(_ folded: FoldedFindings) -> String {
    let more = folded.rest.map { group -> JSONValue in
      [
        "id": .string(group.id.name), "severity": .string(group.severity.rawValue),
        "count": .integer(group.count), "files": .integer(group.paths.count),
      ]
    }
    return JSONWriter().string([
      "version": 1, "diagnostics": value(of: folded.shown), "more": .array(more),
    ])
  }

  static func value(of diagnostics: [Diagnostic]) -> JSONValue {
    .array(diagnostics.map(value))
  }

  private static func value(_ diagnostic: Diagnostic) -> JSONValue {
    [
      "id": .string(diagnostic.id.name),
      "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.summary),
      "path": text(diagnostic.location?.path),
      "line": number(diagnostic.location?.line),
      "column": number(diagnostic.location?.column),
      "notes": .array(diagnostic.notes.map(note)),
      "suggestion": text(diagnostic.suggestion),
      "example": text(diagnostic.example),
    ]
  }

  private static func note(_ note: Diagnostic.Note) -> JSONValue {
    [
      "message": .string(note.message),
      "path": text(note.location?.path),
      "line": number(note.location?.line),
      "column": number(note.location?.column),
    ]
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
  private static func number(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }
}
