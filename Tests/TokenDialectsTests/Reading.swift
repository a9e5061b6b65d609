import DesignTokens
import Diagnostics
import JSONTree
import TokenDialects

/// What a file is read as, in a form that tests can compare.
struct Reading {
  let document: TokenDocument
  let dialect: TokenDialect

  init(_ text: String, path: String = "a.json", readsDialects: Bool = true) {
    let read = DialectDocument(
      parsing: Array(text.utf8), path: path, readsDialects: readsDialects)
    document = read.document
    dialect = read.dialect
  }

  /// The tree on one line.
  var json: String? {
    document.root.map { JSONWriter().string($0.plainValue) }
  }

  /// The diagnostics on one line each, without the one that names the dialect.
  var messages: [String] {
    document.diagnostics.filter { $0.id.name != "tokens/dialect" }.map(Self.text)
  }

  /// Every diagnostic on one line.
  var allMessages: [String] { document.diagnostics.map(Self.text) }

  private static func text(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0.line ?? 0):\($0.column ?? 0) " } ?? ""
    return place + diagnostic.summary
  }
}

extension Reading {
  /// The value of a token of one type in a file of the older drafts; `nil` when it is left out.
  static func draftValue(_ value: String, type: String, more: String = "") -> (
    value: String?, messages: [String]
  ) {
    let text = """
      {"marker": {"$type": "color", "$value": "#fff"}, \(more)
      "t": {"$type": "\(type)", "$value": \(value)}}
      """
    let reading = Reading(text)
    let found = reading.document.root?.object?["t"]?.object?["$value"]
    return (found.map { JSONWriter().string($0.plainValue) }, reading.messages)
  }
}

extension Reading {
  /// A top-level token on one line.
  func tokenText(_ name: String) -> String? {
    document.root?.object?[name].map { JSONWriter().string($0.plainValue) }
  }
}
