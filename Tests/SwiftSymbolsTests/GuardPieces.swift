/// What hostile Swift is made of.
enum GuardPieces {
  /// Some of them, one after the other.
  static func some(_ counts: ClosedRange<Int>, _ random: inout Seeded) -> String {
    (0..<Int.random(in: counts, using: &random)).map { _ in
      // Words of the language are as frequent as all other pieces.
      let isWord = Int.random(in: 0..<5, using: &random) < 2
      let piece = (isWord ? words : marks).randomElement(using: &random) ?? ""
      return isWord ? piece + ([" ", " ", "\n", ""].randomElement(using: &random) ?? "") : piece
    }.joined()
  }

  /// Of strings, comments, raw identifiers, regular expressions, directives and brackets.
  private static let marks = [
    "\"", "'", "\"\"\"", "'''", "#\"", "\"#", "##\"\"\"", "\\", "\\(", "\\#(", ")", "(", "{", "}",
    "[", "]", "<", ">", "/", "//", "/*", "*/", "/**", "#/", "/#", "#!", "#!/*", "#!/\n", "`", "``",
    "\n", "\r", "\r\n", "\u{0}", "\u{B}", "\u{C}", "\u{FEFF}", "\u{A0}", " ", "a", "a ", "A", "1",
    ".", ",", ":", "=", " = ", "?", "!", "try? ", "@", "@a ", "@a\n", "@a(", "#if A\n", "#else\n",
    "#elseif B\n", "#endif\n", "<#", "#>", "let a = ", "a / ", "(/", "func ", "\\.", "\\\"",
    "\\\"\"", "é", "€", "<<<<<<< a\n", "=======\n", ">>>>>>> b\n", "\" \"", "\"\\(", "\"\\(a \"",
    "\"\"\"\n", "\n\"\"\"", "</", "?/", "*", "-", " -", "#", "in ", "of ", "->", " -> ", "&", " &",
    "~", "...", " ? ", " : ", ";", "_", "$0", "() ", "[]", "{}", "a: ", "#a ", "#available(", "<a>",
    "\u{2028}", "::", "==", " < ", "//\n", "/**/",
  ]

  /// All that the parser treats as more than a name.
  private static let words = [
    "if", "else", "switch", "case", "default", "where", "let", "var", "inout", "for", "in", "while",
    "repeat", "do", "catch", "guard", "defer", "return", "throw", "break", "continue",
    "fallthrough", "try", "await", "unsafe", "consume", "copy", "borrow", "discard", "yield",
    "then", "some", "any", "each", "is", "as", "self", "Self", "super", "nil", "true", "Any",
    "init", "deinit", "subscript", "func", "class", "struct", "enum", "extension", "protocol",
    "actor",
    "macro", "import", "typealias", "associatedtype", "operator", "precedencegroup", "indirect",
    "public", "static", "final", "nonisolated", "unowned", "weak", "lazy", "async", "throws",
    "rethrows", "get", "set", "willSet", "didSet", "_mutating", "_borrowing", "borrowing",
    "consuming", "sending", "isolated", "dependsOn", "using", "distributed", "package", "open",
    "prefix", "postfix", "infix", "convenience", "_modify", "unsafeAddress", "Type", "Protocol",
  ]
}

/// The same numbers in every run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
