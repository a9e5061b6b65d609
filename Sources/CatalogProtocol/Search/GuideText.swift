import CatalogModel
import CommonMark

/// A text of a system that can be searched and read: a guide, a page of requirements, a rule, or
/// the guide of a component.
struct GuideText: Sendable {
  /// What it is asked for by: `dark-mode`, `specs/contrast`, `rules/one-button`, and
  /// `components/badge` for a component's.
  var name: String
  var title: String
  /// One sentence; empty when there is none.
  var summary: String
  var document: Document
  var route: Route
}

extension CatalogLibrary {
  /// A text as it was written, without its front matter.
  func markdown(of text: GuideText) -> String {
    guard let first = text.document.firstLine else { return "" }
    return lines(of: text.document.path).dropFirst(first - 1).joined(separator: "\n")
  }
}

extension GuideText {
  /// The guides of a system in their order, then requirements, rules, and the guides of components.
  static func all(of system: System) -> [GuideText] {
    system.guides.map { GuideText($0, in: system) }
      + system.specifications.map { GuideText($0, in: system) }
      + system.rules.map { GuideText($0, in: system) }
      + system.components.compactMap { GuideText($0, in: system) }
  }

  private init(_ guide: Guide, in system: System) {
    self.init(
      name: guide.slug, title: guide.title, summary: guide.summary, document: guide.document,
      route: .guide(guide.slug, system: system.slug))
  }

  private init(_ specification: Specification, in system: System) {
    self.init(
      name: "specs/" + specification.slug, title: specification.title,
      summary: specification.summary, document: specification.document,
      route: .specification(specification.slug, system: system.slug))
  }

  private init(_ rule: DesignRule, in system: System) {
    self.init(
      name: "rules/" + rule.slug, title: rule.title, summary: rule.summary,
      document: rule.document, route: .rule(rule.slug, system: system.slug))
  }

  private init?(_ component: Component, in system: System) {
    guard let guide = component.guide else { return nil }
    self.init(
      name: "components/" + component.slug, title: component.name, summary: component.summary,
      document: guide, route: .component(component.slug, system: system.slug))
  }
}

extension Document {
  /// The line of the file on which the text begins, after front matter; `nil` for an empty text.
  fileprivate var firstLine: Int? { blocks.first?.lines.lowerBound }
}
