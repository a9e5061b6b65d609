import CatalogModel
import DesignTokens
import Diagnostics
import TokenContrast

/// `catalog/unknown-token`, `contrast/unknown-context`: the tokens of contrast pairs and of the
/// contrast settings exist and are colours, and the contexts that a pair or an exception is limited
/// to are contexts of the system.
struct KnownContrastTokens: Rule {
  private let tokens: ResolvedTokens
  private let references: TokenReferenceCheck

  init(_ tokens: ResolvedTokens) {
    self.tokens = tokens
    references = TokenReferenceCheck(tokens: tokens)
  }

  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let system = subject.system
    let check = KnownContrastTokens(system.tokens)
    let pairs = (system.components + system.primitives).flatMap(\.contrast) + system.shownPairs
    return check.check(system.contrast) + pairs.flatMap(check.check)
  }

  private func check(_ settings: ContrastSettings) -> [Diagnostic] {
    let colors = settings.backdrops + settings.underlays.flatMap { [$0.color] + $0.over }
    return colors.compactMap { references.check($0, .color) }
      + settings.exceptions.flatMap(check)
  }

  private func check(_ pair: ContrastPair) -> [Diagnostic] {
    var found = ([pair.foreground, pair.background] + pair.over).compactMap {
      references.check($0, .color)
    }
    if case .text(let typography?) = pair.use {
      found += [references.check(typography, .typography)].compactMap { $0 }
    }
    return found + unknownContexts(pair.contexts, at: pair.location)
  }

  /// What an exception names that does not exist.
  func check(_ exception: ContrastException) -> [Diagnostic] {
    [exception.foreground, exception.background].compactMap { references.check($0, .color) }
      + unknownContexts(exception.contexts, at: exception.location)
  }

  private func unknownContexts(
    _ contexts: [String: [String]], at location: SourceLocation
  ) -> [Diagnostic] {
    contexts.sorted { $0.key < $1.key }.flatMap { name, contexts -> [Diagnostic] in
      guard let modifier = tokens.modifiers.first(where: { $0.name == name }) else {
        return [unknown("modifier", name, among: tokens.modifiers.map(\.name), at: location)]
      }
      return contexts.filter { !modifier.contexts.contains($0) }.map {
        unknown("context of '\(name)'", $0, among: modifier.contexts, at: location)
      }
    }
  }

  private func unknown(
    _ kind: String, _ name: String, among known: [String], at location: SourceLocation
  ) -> Diagnostic {
    .init(
      .contrastUnknownContext, "there is no \(kind) called '\(name)'", at: location,
      notes: [.init("there is: \(known.joined(separator: ", "))")],
      near: DidYouMean.nearest(to: name, among: known))
  }
}
