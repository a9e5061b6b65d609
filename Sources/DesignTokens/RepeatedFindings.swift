import Diagnostics

/// One diagnostic for what is the same mistake in many places of a file: five hundred tokens
/// without a type, or references to a file that was not named.
enum RepeatedFindings {
  /// As many of one kind are told one by one.
  private static let told = 3
  /// As many aliases to unrelated tokens are told one by one.
  private static let toldAliases = 10
  /// Places that a diagnostic names.
  private static let places = 10

  /// - Parameter isKnown: Whether a name stands at the top of any file.
  static func folded(
    _ diagnostics: [Diagnostic], isKnown: (String) -> Bool
  ) -> [Diagnostic] {
    let causes = fold(diagnostics, beyond: told) { Cause(of: $0, isKnown: isKnown) }
    return fold(causes, beyond: toldAliases, cause: Cause.init(ofAlias:))
  }

  private static func fold(
    _ diagnostics: [Diagnostic], beyond limit: Int, cause: (Diagnostic) -> Cause?
  ) -> [Diagnostic] {
    guard diagnostics.count > limit else { return diagnostics }
    let causes = diagnostics.map(cause)
    var members: [Cause: [Diagnostic]] = [:]
    for (cause, diagnostic) in zip(causes, diagnostics) {
      if let cause { members[cause, default: []].append(diagnostic) }
    }
    var seen: Set<Cause> = []
    return zip(causes, diagnostics).compactMap { cause, diagnostic in
      guard let cause, let all = members[cause], all.count > limit else { return diagnostic }
      return seen.insert(cause).inserted ? one(all, cause) : nil
    }
  }

  private static func one(_ all: [Diagnostic], _ cause: Cause) -> Diagnostic {
    var diagnostic = all[0]
    diagnostic.summary = cause.summary(of: all)
    diagnostic.suggestion = cause.suggestion(diagnostic.suggestion)
    let first = all[0].headline.subject
    if !cause.isText, let first {
      diagnostic.notes.insert(.init("'\(first)' is here", at: diagnostic.location), at: 0)
    }
    for other in all.dropFirst().prefix(places - 1) {
      let name = other.headline.subject
      let label = name == first ? nil : name
      diagnostic.notes.append(
        .init(label.map { "'\($0)' is here" } ?? "also here", at: other.location))
    }
    let rest = all.count - places
    if rest > 0 {
      diagnostic.notes.append(.init("and in \(rest) more place\(rest == 1 ? "" : "s")"))
    }
    return diagnostic
  }
}

/// What several diagnostics have in common.
private struct Cause: Hashable {
  enum Shape: Hashable {
    case missingType
    /// Aliases to tokens in a group that no file has; `nil` to any tokens.
    case alias(root: String?)
    /// What the headline says of any name.
    case text(String)
  }

  private var file: String
  private var id: FindingID
  private var shape: Shape

  /// `nil` for what is never told together.
  init?(of diagnostic: Diagnostic, isKnown: (String) -> Bool) {
    guard let location = diagnostic.location, !diagnostic.id.traits.contains(.ofWholeFile) else {
      return nil
    }
    (file, id) = (location.path, diagnostic.id)
    switch id {
    case .tokensMissingType: shape = .missingType
    case .tokensAliasMissing:
      // One that leads to a token of other contexts is about no missing name.
      guard let path = diagnostic.headline.subject else { return nil }
      let names = path.split(separator: ".", maxSplits: 1)
      let isOutside = names.count > 1 && !isKnown(String(names[0]))
      shape = isOutside ? .alias(root: String(names[0])) : .text(diagnostic.summary)
    default: shape = .text(diagnostic.headline.statement)
    }
  }

  /// That of an alias to a token that is nowhere, whatever its name.
  init?(ofAlias diagnostic: Diagnostic) {
    guard let location = diagnostic.location, diagnostic.id == .tokensAliasMissing,
      diagnostic.headline.subject != nil
    else { return nil }
    (file, id, shape) = (location.path, diagnostic.id, .alias(root: nil))
  }

  /// Whether the first summary stays.
  var isText: Bool {
    if case .text = shape { true } else { false }
  }

  func summary(of all: [Diagnostic]) -> String {
    switch shape {
    case .missingType: "\(all.count) tokens have no type"
    case .alias(let root?):
      "\(all.count) references lead into '\(root)', which no file here defines"
    case .alias(nil): "\(all.count) references lead to no token"
    case .text: all[0].summary + ", and so in \(all.count - 1) other places"
    }
  }

  func suggestion(_ first: String?) -> String? {
    switch shape {
    case .missingType: "add a '$type' to each token or to a group around them"
    case .alias(let root?): first ?? "name the file that defines '\(root)' as well"
    case .alias(nil): "name the files that define them as well"
    case .text: first
    }
  }
}
