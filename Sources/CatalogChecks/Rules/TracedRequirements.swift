import CatalogModel
import Diagnostics

/// `spec/untraced`, `spec/unknown-name`: every requirement is met by something, and what meets it
/// exists. Files that links lead to are checked with all other links.
enum TracedRequirements: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let system = subject.system
    guard !system.specifications.isEmpty else { return [] }
    let index = TraceIndex(system)
    return system.specifications.flatMap(\.requirements).flatMap { requirement in
      let unknown = requirement.references.compactMap { self.unknown($0, index, system) }
      let isMet = requirement.references.contains { index.target(of: $0)?.meets == true }
      // A name that is not found was meant to be one.
      return isMet || !requirement.references.isEmpty && !unknown.isEmpty
        ? unknown : unknown + [untraced(requirement)]
    }
  }

  private static func unknown(
    _ reference: TraceReference, _ index: TraceIndex, _ system: System
  ) -> Diagnostic? {
    guard case .name(let name) = reference.form, index.target(of: reference) == nil
    else { return nil }
    let nearest = DidYouMean.suggestion(for: name, among: index.knownNames)
    // What could not be read may have the name.
    if nearest == nil, system.gaps.tokens || system.gaps.components || system.hasUnreadSources {
      return nil
    }
    return .init(
      .specUnknownName, "nothing is called '\(name)'", at: reference.location,
      notes: [
        .init(
          "what meets a requirement is a token, a component, a declaration or a check, or a link")
      ],
      suggestion: nearest ?? "name one of them, or write the word without backticks")
  }

  private static func untraced(_ requirement: Requirement) -> Diagnostic {
    .init(
      .specUntraced, "nothing meets the requirement '\(requirement.name)'",
      at: requirement.location,
      suggestion: "name the tokens, components, guides, rules or checks that do in a paragraph "
        + "'Met by: …' below its scenarios",
      example: "Met by: `Badge`, `contrast/below-level`, [Colours](../guides/colours.md)")
  }
}

extension System {
  /// Whether declarations of the Swift sources may be missing.
  fileprivate var hasUnreadSources: Bool { modules.contains { !$0.incompleteFiles.isEmpty } }
}
