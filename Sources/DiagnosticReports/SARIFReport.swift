import Diagnostics
import JSONTree

/// Diagnostics as SARIF 2.1.0, for code scanning services.
///
/// Regions name lines only. SARIF counts columns in UTF-16 code units or in code points, our places
/// count bytes of UTF-8, and without the text of the file one cannot be made from the other; a
/// column left out is right, and one that is wrong marks the wrong word.
/// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/, 3.30.)
enum SARIFReport {
  static func render(_ diagnostics: [Diagnostic]) -> String {
    let rules = Set(diagnostics.map(\.id.name)).sorted().map { id -> JSONValue in
      ["id": .string(id)]
    }
    let driver: JSONValue = ["name": "catalog", "rules": .array(rules)]
    let run: JSONValue = [
      "tool": ["driver": driver],
      "results": .array(diagnostics.map(result)),
    ]
    let log: JSONValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [run],
    ]
    return JSONWriter(.pretty).string(log)
  }

  private static func result(_ diagnostic: Diagnostic) -> JSONValue {
    let unplaced = diagnostic.notes.filter { $0.location == nil }.map(\.message)
    let lines =
      [diagnostic.summary] + unplaced + (diagnostic.suggestion.map { ["help: \($0)"] } ?? [])
      + (diagnostic.example.map { ["example: \($0)"] } ?? [])
    let related = diagnostic.notes.compactMap { note in
      note.location.map { location($0, message: note.message) }
    }
    var members: [JSONValue.Member] = [
      .init("ruleId", .string(diagnostic.id.name)),
      .init("level", .string(diagnostic.severity.rawValue)),
      .init("message", text(lines.joined(separator: "\n"))),
      .init("locations", .array(diagnostic.location.map { [location($0)] } ?? [])),
    ]
    if !related.isEmpty { members.append(.init("relatedLocations", .array(related))) }
    return .object(members)
  }

  private static func location(_ location: SourceLocation, message: String? = nil) -> JSONValue {
    var physical: [JSONValue.Member] = [
      .init("artifactLocation", ["uri": .string(uri(location.path))])
    ]
    if let line = location.line {
      physical.append(.init("region", ["startLine": .integer(line)]))
    }
    var members: [JSONValue.Member] = [.init("physicalLocation", .object(physical))]
    if let message { members.append(.init("message", text(message))) }
    return .object(members)
  }

  private static func text(_ text: String) -> JSONValue { ["text": .string(text)] }

  /// A relative reference after RFC 3986; an absolute path becomes a file URI.
  private static func uri(_ path: String) -> String {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let encoded = path.utf8.map { byte in
      if kept.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (byte < 16 ? "0" : "") + digits
    }.joined()
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
