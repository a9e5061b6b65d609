/// A code that stands for an emoji or an icon, `:bulb:`, as GitHub, Slack and MkDocs have them.
enum EmojiCode {
  /// How long a code may be.
  static let reach = 60

  /// Whether a text begins with what has the form of a code.
  static func begins(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let word = text.dropFirst().prefix(while: isWord)
    return !word.isEmpty && word.endIndex < text.endIndex && text[word.endIndex] == Byte.colon
  }

  /// The word between the colons at the start of a text.
  static func word(_ text: ArraySlice<UInt8>) -> String? {
    let word = text.dropFirst().prefix(reach).prefix(while: isWord)
    guard !word.isEmpty, word.endIndex < text.endIndex, text[word.endIndex] == Byte.colon else {
      return nil
    }
    return word.text
  }

  /// The emoji of a word; `nil` for words that are not known.
  static func emoji(_ word: String) -> String? { EmojiNames.all[word] }

  /// Whether a word names a drawing of a set of icons, as MkDocs has them.
  static func isIcon(_ word: String) -> Bool {
    ["material-", "octicons-", "fontawesome-", "simple-"].contains { word.hasPrefix($0) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || "_-+".utf8.contains(byte)
  }
}
