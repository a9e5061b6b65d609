import CatalogModel
import DesignTokens
import Diagnostics

/// `catalog/unknown-token`: the tokens that previews stand on exist and have the right type.
enum KnownStageTokens: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let stage = subject.system.stage
    let wanted: [(reference: Reference?, type: TokenType)] = [
      (stage.background, .color), (stage.foreground, .color), (stage.font, .typography),
    ]
    return wanted.compactMap { reference, type in
      reference.flatMap { TokenReferenceCheck(tokens: subject.system.tokens).check($0, type) }
    }
  }
}

/// Whether a name is a token of a type.
struct TokenReferenceCheck {
  let tokens: ResolvedTokens

  func check(_ reference: Reference, _ type: TokenType) -> Diagnostic? {
    guard let token = tokens[TokenPath(reference.name)] else {
      return .init(
        .catalogUnknownToken, "there is no token '\(reference.name)'", at: reference.location,
        near: DidYouMean.nearest(
          to: reference.name, among: tokens.lazy.filter { !$0.isInternal }.map(\.path.text)))
    }
    guard let found = token.type, found != type else { return nil }
    return .init(
      .catalogWrongTokenType,
      "'\(reference.name)' is a \(found.rawValue) token; a \(type.rawValue) is needed here",
      at: reference.location)
  }
}
