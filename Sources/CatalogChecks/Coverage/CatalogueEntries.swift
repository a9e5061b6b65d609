import AgentUI
import CatalogModel
import Diagnostics
import DocumentationCoverage

/// What of the Swift sources of a system is documented outside them.
///
/// - A component is the text of its Swift type, or of the method, function or property that it is
///   called by, and each described prop is that of the stored property of its name.
/// - A guide is the text of a symbol that stands as a code span, and alone, in one of its headings:
///   `` ## `Badge.init(text:level:)` ``.
/// - Documentation extension files lie beside the sources, and are read with them.
enum CatalogueEntries {
  static func entries(of system: System) -> [CatalogueEntry] {
    system.components.flatMap(entries)
      + system.components.compactMap(\.guide).flatMap { entries(MarkdownSource.Facts($0), $0.path) }
      + system.guides.flatMap { entries($0.text.facts, $0.path) }
      + system.documentationExtensions
  }

  private static func entries(_ component: Component) -> [CatalogueEntry] {
    let swift = component.contract.swift
    let described = component.contract.props.filter { $0.description.contains { !$0.isWhitespace } }
    let properties = described.map { prop in
      CatalogueEntry(
        module: swift.module, path: "\(swift.type).\(prop.name)",
        location: component.propLocations[prop.name] ?? component.location)
    }
    let itself = CatalogueEntry(
      module: swift.module, path: path(swift), location: component.location)
    return [itself] + properties
  }

  /// What a reader of Swift code looks up.
  private static func path(_ swift: SwiftForm) -> String {
    let call = swift.call ?? swift.type
    return switch swift.grammar {
    case .view, .style: swift.type
    case .modifier: "\(swift.extendedView).\(swift.method)"
    case .environment: "EnvironmentValues.\(call)"
    case .function: call
    }
  }

  private static func entries(
    _ facts: MarkdownSource.Facts, _ path: String
  ) -> [CatalogueEntry] {
    facts.codeHeadings.map {
      CatalogueEntry(path: $0.code, location: SourceLocation(path, line: $0.line))
    }
  }
}
