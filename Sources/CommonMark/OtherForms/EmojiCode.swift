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
  static func emoji(_ word: String) -> String? { emoji[word] }

  /// Whether a word names a drawing of a set of icons, as MkDocs has them.
  static func isIcon(_ word: String) -> Bool {
    ["material-", "octicons-", "fontawesome-", "simple-"].contains { word.hasPrefix($0) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    Byte.isLetter(byte) || Byte.isDigit(byte) || "_-+".utf8.contains(byte)
  }

  /// Those that documentation uses most.
  private static let emoji = [
    "+1": "👍", "-1": "👎", "arrow_down": "⬇️", "arrow_left": "⬅️", "arrow_right": "➡️",
    "arrow_up": "⬆️", "art": "🎨", "ballot_box_with_check": "☑️", "bell": "🔔", "book": "📖",
    "books": "📚", "boom": "💥", "bug": "🐛", "bulb": "💡", "calendar": "📅", "checkered_flag": "🏁",
    "clap": "👏", "clipboard": "📋", "construction": "🚧", "eyes": "👀", "fire": "🔥", "gear": "⚙️",
    "globe_with_meridians": "🌐", "hammer": "🔨", "hammer_and_wrench": "🛠️", "heart": "❤️",
    "heavy_check_mark": "✔️", "hourglass": "⌛", "information_source": "ℹ️", "key": "🔑",
    "link": "🔗", "lock": "🔒", "mag": "🔍", "memo": "📝", "no_entry": "⛔", "no_entry_sign": "🚫",
    "nut_and_bolt": "🔩", "package": "📦", "pencil": "📝", "pencil2": "✏️", "point_right": "👉",
    "pushpin": "📌", "question": "❓", "rocket": "🚀", "rotating_light": "🚨", "smile": "😄",
    "sparkles": "✨", "speech_balloon": "💬", "star": "⭐", "stop_sign": "🛑", "tada": "🎉",
    "thumbsdown": "👎", "thumbsup": "👍", "warning": "⚠️", "wave": "👋",
    "white_check_mark": "✅", "wrench": "🔧", "x": "❌", "zap": "⚡", "exclamation": "❗",
  ]
}
