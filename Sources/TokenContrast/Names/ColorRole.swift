import DesignTokens

/// What a colour token is for, as its name tells.
enum ColorRole: Hashable {
  /// Text and symbols: `text`, `label`, `foreground`, `onPrimary`.
  case text
  /// What text stands on: `background`, `surface`, `fill`.
  case background

  private static let textWords: Set<String> = ["text", "label", "foreground", "fg", "ink"]
  private static let backgroundWords: Set<String> = [
    "background", "bg", "surface", "fill", "canvas", "backdrop", "container",
  ]

  init?(_ word: String) {
    if Self.textWords.contains(word) {
      self = .text
    } else if Self.backgroundWords.contains(word) {
      self = .background
    } else {
      return nil
    }
  }
}

/// A token's name taken apart: what it is for, and what it is about.
struct ColorName: Hashable {
  /// All words of the path, in lower case.
  let words: [String]
  /// `nil` when no word of the name says it.
  let role: ColorRole?
  /// The words that are left without those of the role: what two tokens of a pair share.
  let subject: [String]
  /// Whether the role may be said by naming the background, as in `onPrimary` or
  /// `card-foreground`: the subject is the background's own name then.
  let namesItsBackground: Bool

  /// The last role in a path decides: `text.background` is a background.
  init(_ path: TokenPath) {
    let names = path.displayNames.map { NameWords.split($0).map { $0.lowercased() } }
    let words = names.flatMap(\.self)
    let last = names.last ?? []
    self.words = words
    if last.count > 1, last[0] == "on" {
      role = .text
      subject = names.dropLast().flatMap(\.self) + last.dropFirst()
      namesItsBackground = true
      return
    }
    let position = words.lastIndex { ColorRole($0) != nil }
    role = position.flatMap { ColorRole(words[$0]) }
    subject = words.indices.filter { $0 != position }.map { words[$0] }
    namesItsBackground = role == .text && last.count > 1 && position == words.count - 1
  }
}
