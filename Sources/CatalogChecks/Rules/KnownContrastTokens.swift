import CatalogModel
import DesignTokens
import Diagnostics

/// `catalog/unknown-token`: the tokens of contrast pairs exist and are colours.
enum KnownContrastTokens: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let check = TokenReferenceCheck(tokens: subject.system.tokens)
    return subject.system.contrastPairs.flatMap { pair in
      let colors = [pair.foreground, pair.background] + pair.over
      var found = colors.compactMap { check.check($0, .color) }
      if case .text(let typography?) = pair.use {
        found += [check.check(typography, .typography)].compactMap { $0 }
      }
      return found
    }
  }
}
