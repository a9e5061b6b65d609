import DesignTokens
import Diagnostics

/// Chooses the tokens of the matrix: those the settings name, otherwise those that pairs use as text
/// and as background and those whose names say so.
struct MatrixTokens {
  let texts: [Token]
  let backgrounds: [Token]

  init(
    _ tokens: ResolvedTokens, _ selection: ContrastSettings.MatrixSelection, _ pairs: [ContrastPair]
  ) {
    let colors = tokens.filter { $0.type == .color && !$0.isInternal }
    let readable = pairs.filter { $0.use != .nonText }
    texts = Self.choose(
      colors, selection.texts, role: .text, used: Set(readable.map(\.foreground.name)))
    backgrounds = Self.choose(
      colors, selection.backgrounds, role: .background,
      used: Set(readable.map(\.background.name)))
  }

  private static func choose(
    _ colors: [Token], _ patterns: [Reference], role: ColorRole, used: Set<String>
  ) -> [Token] {
    guard !patterns.isEmpty else {
      return colors.filter {
        used.contains($0.path.text) || ColorName($0.path).role == role
      }
    }
    // In the order of the patterns, which is the author's.
    var seen: Set<TokenPath> = []
    return patterns.map { TokenPattern($0.name) }.flatMap { pattern in
      colors.filter { pattern.matches($0.path) && seen.insert($0.path).inserted }
    }
  }
}

/// A token path, or a group of tokens: `text.*` is all that lies below `text`.
public struct TokenPattern: Hashable, Sendable {
  private let name: String
  private let isGroup: Bool

  /// A pattern from its text: `text.label` is one token, `text.*` a group, `*` all tokens.
  public init(_ text: String) {
    isGroup = text == "*" || text.hasSuffix(".*")
    name = isGroup ? String(text.dropLast(text == "*" ? 1 : 2)) : text
  }

  /// Whether the token is the named one, or lies anywhere below the named group.
  public func matches(_ path: TokenPath) -> Bool {
    if !isGroup { return path.text == name }
    return name.isEmpty || path.text.hasPrefix(name + ".")
  }
}
