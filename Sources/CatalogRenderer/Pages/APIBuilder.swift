import AgentUI
import CatalogModel
import Diagnostics
import SwiftSymbols

/// Makes what pages show of public declarations.
struct APIBuilder {
  let site: SystemSite
  let page: String

  /// The declarations a component consists of: its type with its members, and for a modifier the
  /// method that applies it.
  func items(for component: Component, _ texts: inout TextBuilder) -> [SymbolItem] {
    let swift = component.contract.swift
    let symbols = site.system.symbols(of: component)
    // The type itself comes first, then what its own file says of it, then the rest.
    let home = symbols.first { $0.path == [swift.type] }?.location.path
    let ordered = symbols.enumerated().sorted { left, right in
      func rank(_ symbol: Symbol) -> Int {
        symbol.path == [swift.type] ? 0 : symbol.location.path == home ? 1 : 2
      }
      return (rank(left.element), left.offset) < (rank(right.element), right.offset)
    }.map(\.element)
    return ordered.map { item($0, &texts) }
  }

  func item(_ symbol: Symbol, _ texts: inout TextBuilder) -> SymbolItem {
    SymbolItem(
      name: symbol.path.joined(separator: "."),
      anchor: site.references.symbolAnchors[symbol.key] ?? Slug.of(symbol.key),
      kindLabel: symbol.kind.label, declaration: CodeMarkup.swift(symbol.declaration),
      documentation: documentation(symbol, &texts),
      source: "\(symbol.location.path):\(symbol.location.line ?? 1)",
      deprecation: symbol.isDeprecated ? deprecation(symbol) : nil)
  }

  private func documentation(_ symbol: Symbol, _ texts: inout TextBuilder) -> String {
    guard let comment = symbol.documentation.comment else { return "" }
    let owner = "the documentation of \(symbol.path.joined(separator: "."))"
    var html = [comment.summary, comment.discussion].compactMap { $0 }.map {
      texts.documentation($0, at: symbol.location, of: owner)
    }.joined()
    let parts: [(title: String, entries: [(name: String, text: String)])] = [
      ("Parameters", comment.parameters.map { ($0.name, $0.text) }),
      ("Returns", comment.returns.map { [("", $0)] } ?? []),
      ("Throws", comment.throws.map { [("", $0)] } ?? []),
    ]
    for part in parts { html += list(part.title, part.entries, symbol.location, owner, &texts) }
    return html
  }

  private func list(
    _ title: String, _ entries: [(name: String, text: String)], _ location: SourceLocation,
    _ owner: String, _ texts: inout TextBuilder
  ) -> String {
    guard !entries.isEmpty else { return "" }
    let items = entries.map { name, text in
      let term = name.isEmpty ? "" : "<dt><code>\(HTML.escaped(name))</code></dt>"
      return "<div>\(term)<dd>\(texts.inline(text, at: location, of: owner))</dd></div>"
    }
    return "<div class=\"symbol-part\"><p class=\"symbol-part-title\">\(title)</p>"
      + "<dl class=\"parameters\">\(items.joined())</dl></div>"
  }

  private func deprecation(_ symbol: Symbol) -> String {
    let entries = symbol.availability.filter(\.isDeprecated)
    return entries.compactMap(\.message).first
      ?? entries.compactMap(\.renamed).first.map { "Use \($0)." } ?? ""
  }
}

extension System {
  /// The declarations a component consists of, in the order of the sources.
  func symbols(of component: Component) -> [Symbol] {
    let swift = component.contract.swift
    let types = Set([swift.type] + component.contract.props.compactMap(\.swiftType))
    return modules.flatMap(\.symbols).filter { symbol in
      symbol.path.first.map(types.contains) == true
        || symbol.baseName == swift.call && symbol.externalType != nil
    }
  }
}

/// Makes the page of the public API, by folder and file of the sources.
struct APIPage {
  let site: SystemSite

  func context() -> (context: APIContext, diagnostics: [Diagnostic]) {
    let route = Route.api(system: site.system.slug)
    let page = site.path(route)
    var texts = TextBuilder(site: site, page: page)
    let groups = groups(page, &texts)
    let tally = site.report.documentedSymbols
    let modules = site.system.modules.map(\.name).joined(separator: ", ")
    let summary =
      "The public declarations of \(modules): \(tally.good) of \(tally.total) are documented."
    let contents = groups.flatMap { group in
      [ContentsItem(title: group.title, href: "#\(group.anchor)")]
        + group.files.map { ContentsItem(title: $0.title, href: "#\($0.anchor)", isNested: true) }
    }
    let frame = FrameBuilder(site: site).frame(
      route, kind: "api", title: "API", description: summary, contents: contents)
    return (APIContext(frame: frame, summary: summary, groups: groups), texts.diagnostics)
  }

  private func groups(_ page: String, _ texts: inout TextBuilder) -> [APIContext.Group] {
    let builder = APIBuilder(site: site, page: page)
    var groups: [APIContext.Group] = []
    for symbol in site.system.modules.flatMap(\.symbols) {
      let place = SourcePlace(symbol.location.path)
      if groups.last?.title != place.folder {
        groups.append(
          APIContext.Group(
            title: place.folder, anchor: "folder-\(Slug.of(place.folder))", files: []))
      }
      let item = builder.item(symbol, &texts)
      let index = groups.count - 1
      if groups[index].files.last?.title != place.file {
        groups[index].files.append(
          APIContext.File(
            title: place.file, anchor: "file-\(Slug.of(place.folder))-\(Slug.of(place.file))",
            symbols: []))
      }
      groups[index].files[groups[index].files.count - 1].symbols.append(item)
    }
    return groups
  }
}

/// A source file by its folder and name.
private struct SourcePlace {
  var folder: String
  var file: String

  init(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    file = parts.last ?? path
    folder = parts.dropLast().last ?? "Sources"
  }
}

extension Symbol.Kind {
  /// What a reader calls it.
  var label: String {
    switch self {
    case .struct: "structure"
    case .class: "class"
    case .actor: "actor"
    case .enum: "enumeration"
    case .protocol: "protocol"
    case .typealias: "type alias"
    case .associatedtype: "associated type"
    case .initializer: "initialiser"
    case .function: "function"
    case .method: "method"
    case .typeMethod: "type method"
    case .operatorFunction: "operator"
    case .variable: "variable"
    case .property: "property"
    case .typeProperty: "type property"
    case .subscript: "subscript"
    case .typeSubscript: "type subscript"
    case .enumCase: "case"
    case .macro: "macro"
    }
  }
}
