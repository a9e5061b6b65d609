import CatalogModel
import DesignTokens
import Diagnostics

/// `catalog/unknown-token`, `contrast/unknown-context`: the tokens of contrast pairs exist and are
/// colours, and the contexts a pair is limited to are contexts of the system.
enum KnownContrastTokens: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let check = TokenReferenceCheck(tokens: subject.system.tokens)
    return subject.system.contrastPairs.flatMap { pair in
      let colors = [pair.foreground, pair.background] + pair.over
      var found = colors.compactMap { check.check($0, .color) }
      if case .text(let typography?) = pair.use {
        found += [check.check(typography, .typography)].compactMap { $0 }
      }
      return found + unknownContexts(of: pair, in: subject.system.tokens)
    }
  }

  private static func unknownContexts(
    of pair: ContrastPair, in tokens: ResolvedTokens
  ) -> [Diagnostic] {
    pair.contexts.sorted { $0.key < $1.key }.flatMap { name, contexts -> [Diagnostic] in
      guard let modifier = tokens.modifiers.first(where: { $0.name == name }) else {
        return [unknown("modifier", name, among: tokens.modifiers.map(\.name), pair)]
      }
      return contexts.filter { !modifier.contexts.contains($0) }.map {
        unknown("context of '\(name)'", $0, among: modifier.contexts, pair)
      }
    }
  }

  private static func unknown(
    _ kind: String, _ name: String, among known: [String], _ pair: ContrastPair
  ) -> Diagnostic {
    .error(
      "contrast/unknown-context", "there is no \(kind) called '\(name)'", at: pair.location,
      notes: [.init("there is: \(known.joined(separator: ", "))")],
      suggestion: DidYouMean.suggestion(for: name, among: known))
  }
}
