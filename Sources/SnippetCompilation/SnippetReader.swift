import Diagnostics
import SwiftSymbols

/// Decides what a piece of code is, and so what it has to stand in to be compiled.
struct SnippetReader {
  /// What code has to stand in.
  enum Form: Hashable {
    /// Declarations of a file.
    case declarations
    /// Members of a type, with what stands behind them as its body.
    case members
    /// Statements, which a function executes.
    case statements
    /// A part of `Package.swift`: what begins with `.package` and the like, or all of it.
    case manifest(isElement: Bool)
  }

  let snippet: Snippet
  let source: CompilableSource
  let form: Form

  init(_ snippet: Snippet, _ configuration: SourceConfiguration, isStandIn: Bool) {
    self.snippet = snippet
    let options: CompilableSource.Options = isStandIn ? [.standIn, .snippet] : .snippet
    source = .read(SourceFile(path: snippet.path, text: snippet.text), configuration, options)
    form = Self.form(source, snippet)
  }

  /// The modules that it imports, with the lines on which it does.
  var imports: [(name: String, line: Int)] {
    source.items.compactMap { item in
      if case .importing(let name) = item.kind { (name, item.lines.lowerBound) } else { nil }
    }
  }

  /// The import of a module as it is written: for tests, with what is internal.
  func importText(of module: String) -> String {
    let text = "@testable import \(module)"
    return snippet.text.contains(text) ? text : "import \(module)"
  }

  /// The names that it declares for the code behind it.
  var declaredNames: Set<String> {
    guard form == .declarations || form == .statements else { return [] }
    return Set(
      source.items.compactMap { item in
        if case .declaration(let name) = item.kind { name } else { nil }
      })
  }

  /// What it extends such that no other file of the module may do so.
  var conformances: Set<String> {
    Set(
      source.items.compactMap { item in
        if case .extending(let head, conforms: true) = item.kind { head } else { nil }
      })
  }

  /// What is wrong with it before any compiler reads it.
  var fault: Diagnostic? {
    source.fault.map { fault in
      var fault = fault
      fault.id = .compileError
      fault.location = snippet.location(
        line: fault.location?.line ?? 1, column: fault.location?.column ?? 1)
      fault.suggestion = MessageJudge.advice(for: snippet)
      return fault
    }
  }

  private static func form(_ source: CompilableSource, _ snippet: Snippet) -> Form {
    let isManifest = source.items.contains { $0.kind == .importing("PackageDescription") }
    if isManifest { return .manifest(isElement: false) }
    if source.items.count == 1, manifestParts.contains(where: { snippet.text.hasPrefix($0) }) {
      return .manifest(isElement: true)
    }
    let items = source.items.filter { if case .importing = $0.kind { false } else { true } }
    if items.contains(where: { $0.kind == .variable(isWrapped: true) }) {
      return .members
    }
    return items.contains { $0.isStatement } || snippet.isExample ? .statements : .declarations
  }

  private static let manifestParts = [
    ".package(", ".target(", ".testTarget(", ".product(", ".library(", ".executable(",
  ]
}
