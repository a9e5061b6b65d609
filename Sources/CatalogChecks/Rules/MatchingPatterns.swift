import DesignTokens
import Diagnostics
import TokenContrast

/// `contrast/empty-pattern`: what the matrix of a system lists gives it at least one colour.
enum MatchingPatterns: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let matrix = subject.system.contrast.matrix
    let tokens = subject.system.tokens
    let colors = tokens.filter { $0.type == .color && !$0.isInternal }.map(\.path)
    return (matrix.texts + matrix.backgrounds).compactMap { reference in
      let pattern = TokenPattern(reference.name)
      if colors.contains(where: pattern.matches) { return nil }
      let isPath = tokens[TokenPath(reference.name)] != nil || !reference.name.hasSuffix("*")
      if isPath, let found = TokenReferenceCheck(tokens: tokens).check(reference, .color) {
        return found
      }
      return .init(
        .contrastEmptyPattern, "no colour that is shown matches '\(reference.name)'",
        at: reference.location,
        near: DidYouMean.nearest(to: reference.name, among: groups(of: colors)))
    }
  }

  /// `text.*` for each group that colours lie in.
  private static func groups(of colors: [TokenPath]) -> Set<String> {
    colors.reduce(into: []) { groups, path in
      var names = path.names.dropLast()
      while !names.isEmpty {
        // What lies around a group that is known is known, too.
        if !groups.insert(names.joined(separator: ".") + ".*").inserted { break }
        names.removeLast()
      }
    }
  }
}
