import CatalogModel
import DesignTokens
import Diagnostics

/// `theme/typeface`: what a system sets its pages in exists.
enum KnownTypefaces: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let system = subject.system
    return system.theme.typefaces.compactMap { _, choice in
      if system.families(of: choice) != nil { return nil }
      if let token = system.tokens[TokenPath(choice.name)], let type = token.type {
        // A token of the right type without a value is reported with the tokens.
        guard type != .fontFamily, type != .typography else { return nil }
        return TokenReferenceCheck(tokens: system.tokens).check(choice, .fontFamily)
      }
      return .init(
        .themeTypeface, "there is no typeface '\(choice.name)'", at: choice.location,
        notes: [.init("it is a token, a family of 'fonts', or one of: \(names)")],
        suggestion: DidYouMean.suggestion(for: choice.name, among: known(to: system)))
    }
  }

  private static let names = SystemTypeface.allCases.map(\.rawValue).joined(separator: ", ")

  private static func known(to system: System) -> [String] {
    let tokens = system.tokens.lazy.filter {
      !$0.isInternal && ($0.type == .fontFamily || $0.type == .typography)
    }
    return SystemTypeface.allCases.map(\.rawValue) + system.theme.fonts.map(\.family)
      + tokens.map(\.path.text)
  }
}
