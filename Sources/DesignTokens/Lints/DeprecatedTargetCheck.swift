import Diagnostics
import JSONTree

/// `tokens/alias-of-deprecated`: a token in use refers to a deprecated one. Nothing in the Format
/// module hands deprecation on to aliases, so it would go unnoticed.
enum DeprecatedTargetCheck {
  static func diagnostics(_ records: [TokenRecord], _ index: TokenIndex) -> [Diagnostic] {
    let deprecated = records.map { record in
      record.definitions.last { $0.deprecation.isDeprecated }
    }
    guard deprecated.contains(where: { $0 != nil }) else { return [] }
    var found: [Diagnostic] = []
    for record in records {
      // What is deprecated itself goes together with what it refers to; what is inherited is
      // told where it is written.
      for definition in record.definitions
      where !definition.deprecation.isDeprecated && !definition.isInherited {
        for (target, node) in index.references(in: definition.token.body) {
          guard let other = deprecated[target],
            other.condition.and(definition.condition) != nil
          else { continue }
          found.append(
            warning(
              "\(about: record.path) refers to the deprecated '\(records[target].path)'",
              definition.token.location(node), other))
        }
      }
    }
    return found
  }

  private static func warning(
    _ headline: Headline, _ location: SourceLocation, _ target: Definition
  ) -> Diagnostic {
    var notes = [Diagnostic.Note("the deprecated token is here", at: target.token.location)]
    if case .deprecated(let reason?) = target.deprecation {
      notes.insert(Diagnostic.Note("the reason given: \(reason)"), at: 0)
    }
    return .init(
      .tokensAliasOfDeprecated, headline, at: location, notes: notes,
      suggestion: "refer to its replacement, or deprecate this token too")
  }
}
