import AgentUI
import CatalogModel
import Diagnostics
import SwiftSymbols

/// `component/swift-type`: the type that a modifier, function or environment value is said to
/// belong to is declared by the sources, or extended by them, as `View` is by a modifier that is
/// only a method. Of a view `component/props` says so.
enum DeclaredTypes: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    subject.system.components.filter { $0.status != .planned }.compactMap { component in
      let swift = component.contract.swift
      guard swift.grammar != .view,
        let module = subject.system.modules.first(where: { $0.name == swift.module }),
        !module.symbols.isEmpty, module.incompleteFiles.isEmpty
      else { return nil }
      let path = swift.type.split(separator: ".").map(String.init)
      let isKnown = module.symbols.contains { symbol in
        symbol.externalType != nil && symbol.container == path
          || isType(symbol) && symbol.path == path
      }
      if isKnown { return nil }
      let types = module.symbols.filter(isType)
      return .init(
        .componentSwiftType,
        "\(component.name): the Swift sources declare no type '\(swift.type)'",
        at: component.manifest.location(ofKey: "swift") ?? component.location,
        suggestion: DidYouMean.suggestion(
          for: swift.type, among: types.map { $0.path.joined(separator: ".") })
          ?? "name the type that '\(swift.call ?? swift.type)' belongs to")
    }
  }

  private static func isType(_ symbol: Symbol) -> Bool {
    symbol.kind.isType || symbol.kind == .typealias
  }
}

extension TextFile {
  /// Where a key of the root mapping stands; `nil` when the file has none at the left edge.
  func location(ofKey key: String) -> SourceLocation? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { $0.hasPrefix(key + ":") }
    return index.map { SourceLocation(path, line: $0 + 1, column: 1) }
  }
}
