import AgentUI
import CatalogModel
import CommonMark
import Diagnostics
import SwiftSymbols

/// What documentation comments say of components and their props, for metadata that say nothing.
///
/// A text that is not written twice cannot go stale: the comment counts until somebody writes a
/// text of their own into `component.yaml`.
public struct SwiftTexts: Sendable {
  /// What code calls in a module: the path of a type, `.name` of a method, the path of a function.
  private struct Call: Hashable {
    var module: String
    var name: String
  }

  private var summaries: [Call: String] = [:]
  /// By the names of parameters as calls write them.
  private var parameters: [Call: [String: String]] = [:]

  /// The summary that a new catalog states where Swift has no comment: it counts as long as that is
  /// so.
  public static let noComment = "Not described in the source yet."

  /// The texts of the comments in modules, and of what documentation catalogs say instead.
  init(_ modules: [ModuleSymbols], _ articles: [SymbolArticle] = []) {
    let written = Dictionary(
      articles.map { ([$0.module, $0.symbol], $0.text) }, uniquingKeysWith: { first, _ in first })
    for symbol in modules.lazy.flatMap(\.symbols) {
      let article = written[[symbol.module, symbol.key]].map(DocumentationComment.init(text:))
      guard let comment = symbol.documentation.comment ?? article,
        let name = Self.name(of: symbol)
      else { continue }
      let call = Call(module: symbol.module, name: name)
      if symbol.kind != .initializer, summaries[call] == nil {
        summaries[call] = comment.summary
      }
      for parameter in symbol.signature.parameters {
        let name = parameter.label ?? parameter.name
        let text = comment.text(ofParameter: parameter.name) ?? comment.text(ofParameter: name)
        guard let text, parameters[call]?[name] == nil else { continue }
        parameters[call, default: [:]][name] = text.onOneLine
      }
    }
  }

  private static func name(of symbol: Symbol) -> String? {
    if let type = symbol.styleType { return type + "." + symbol.baseName }
    return switch symbol.kind {
    case .initializer: symbol.container.joined(separator: ".")
    case .method: "." + symbol.baseName
    case .function, .typeMethod: (symbol.container + [symbol.baseName]).joined(separator: ".")
    case .property: symbol.container == ["EnvironmentValues"] ? "\\" + symbol.name : nil
    default: symbol.kind.isType ? symbol.path.joined(separator: ".") : nil
    }
  }

  private static func call(_ swift: SwiftForm) -> Call {
    let name =
      switch swift.grammar {
      case .view, .style: swift.type + (swift.implicitMember ?? "")
      case .modifier: "." + swift.method
      case .function: swift.call ?? swift.type
      case .environment: "\\" + (swift.call ?? swift.type)
      }
    return Call(module: swift.module, name: name)
  }

  /// A component with what Swift says where its metadata say nothing.
  ///
  /// - Returns: The component, and that nobody describes it, if so.
  func completing(_ component: Component) -> (component: Component, diagnostic: Diagnostic?) {
    var component = component
    let call = Self.call(component.contract.swift)
    let texts = parameters[call] ?? [:]
    for index in component.contract.props.indices
    where component.contract.props[index].description.isEmpty {
      let name = component.contract.props[index].name
      if let text = texts[name] { component.contract.props[index].description = text }
    }
    guard component.summary.isEmpty || component.summary == Self.noComment else {
      return (component, nil)
    }
    if let summary = summaries[call] ?? styleSummary(component.contract.swift) {
      component.summary = Self.plain(summary)
    } else if component.summary.isEmpty {
      return (component, .noSummary(of: component))
    }
    return (component, nil)
  }

  /// The comment on the type of a style that a static member gives.
  private func styleSummary(_ swift: SwiftForm) -> String? {
    swift.member == nil ? nil : summaries[Call(module: swift.module, name: swift.type)]
  }

  /// A text of markdown on one line, without the marks.
  private static func plain(_ text: String) -> String {
    Document(parsing: text, path: "").plainText.onOneLine
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}

extension Diagnostic {
  fileprivate static func noSummary(of component: Component) -> Diagnostic {
    .init(
      .componentNoSummary, "nothing says what \(component.name) is",
      at: component.location,
      notes: [.init("its Swift declaration has no comment to take the summary from")],
      suggestion: "add 'summary: …', or a comment above the declaration")
  }
}
