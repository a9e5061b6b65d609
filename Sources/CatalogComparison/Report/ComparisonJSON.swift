import DiagnosticReports
import Diagnostics
import JSONTree

/// The report for programs, version 1:
/// `{"version":1,"before","after","step","systems":[…],"diagnostics":[…]}`.
///
/// A system has its `changes`, those that break something first. Every change has the same members;
/// what a change has no value for is `null`.
enum ComparisonJSON {
  static func text(of report: ComparisonReport) -> String {
    let document: JSONValue = [
      "version": 1,
      "before": .string(report.before),
      "after": .string(report.after),
      "step": .string(report.step.rawValue),
      "systems": .array(report.systems.map(value)),
      "diagnostics": DiagnosticFormat.value(of: report.diagnostics),
    ]
    return JSONWriter(.pretty).string(document)
  }

  private static func value(_ system: SystemComparison) -> JSONValue {
    [
      "system": .string(system.slug),
      "name": .string(system.name),
      "oldVersion": text(system.oldVersion),
      "newVersion": text(system.newVersion),
      "step": .string(system.step.rawValue),
      "changes": .array(system.changes.map(value)),
    ]
  }

  private static func value(_ change: VersionChange) -> JSONValue {
    [
      "kind": .string(change.kind.rawValue),
      "name": .string(change.name),
      "what": .string(change.what.rawValue),
      "class": .string(change.effect.rawValue),
      "contexts": text(change.contexts),
      "old": text(change.old),
      "new": text(change.new),
      "note": text(change.note),
      "before": place(change.before),
      "after": place(change.after),
    ]
  }

  private static func place(_ location: SourceLocation?) -> JSONValue {
    guard let location else { return .null }
    return [
      "path": .string(location.path),
      "line": location.line.map(JSONValue.integer) ?? .null,
      "column": location.column.map(JSONValue.integer) ?? .null,
    ]
  }

  private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}
