extension CodeBlock {
  /// Reads what other tools say about lines in comments of the code, and leaves it out.
  mutating func readNotations() {
    if CodeMarks.areIn(text) { text = CodeMarks.applied(to: text) }
    if info.contains("twoslash") { text = Twoslash.shown(text) }
  }
}

/// The comments by which Shiki marks lines of code: `// [!code --]`, `# [!code focus:3]`.
///
/// Lines that are removed and added are shown as in a patch; of what only stands out, nothing is
/// left.
enum CodeMarks {
  private struct Line {
    var text: String
    /// `+` or `-`; `nil` for a line that stays.
    var sign: Character?
  }

  static func areIn(_ text: String) -> Bool {
    text.utf8.indices.contains { index in
      text.utf8[index] == Byte.openBracket && text.utf8[index...].starts(with: "[!code ".utf8)
    }
  }

  static func applied(to text: String) -> String {
    var lines: [Line] = []
    var (sign, left): (Character?, UInt8) = (nil, 0)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let mark = line.contains("[!code ") ? line.firstMatch(of: notation)?.output : nil
      let shown = mark == nil ? String(line) : without(line)
      let isAlone = mark != nil && shown.allSatisfy(\.isWhitespace)
      if let mark {
        let count = mark.2.flatMap { UInt8($0) } ?? 1
        switch mark.1 {
        case "++": (sign, left) = ("+", count)
        case "--": (sign, left) = ("-", count)
        default: break
        }
      }
      if isAlone { continue }
      lines.append(Line(text: shown, sign: left > 0 ? sign : nil))
      if left > 0 { left -= 1 }
    }
    guard lines.contains(where: { $0.sign != nil }) else {
      return lines.map(\.text).joined(separator: "\n")
    }
    return lines.map { line in
      line.sign == nil && line.text.isEmpty ? "" : "\(line.sign ?? " ") \(line.text)"
    }.joined(separator: "\n")
  }

  /// A mark, with what it says and for how many lines.
  private static var notation: Regex<(Substring, Substring, Substring?)> {
    /\[!code (\+\+|--|hl|highlight|focus|error|warning|info|word)(?::([^\]]*))?\]/
  }

  /// A line without its marks, and without comments that say nothing else.
  private static func without(_ line: Substring) -> String {
    let comment =
      /[ \t]*(?:\{?\/\*|\/\/|<!--|#|--|;|%)[ \t]*\[!code [^\]]+\][ \t]*(?:\*\/\}?|-->|$|(?=\/\/|#))/
    return String(line).replacing(comment, with: "").replacing(notation, with: "")
      .replacing(/[ \t]+$/, with: "")
  }
}

/// What the code of a fence `ts twoslash` says to Twoslash alone.
enum Twoslash {
  /// The code without what is cut, queries of types, and settings of the compiler.
  static func shown(_ text: String) -> String {
    var lines: [Substring] = []
    var isCut = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      switch word(line) {
      case "---cut---", "---cut-before---": lines = []
      case "---cut-after---": return lines.joined(separator: "\n") + "\n"
      case "---cut-start---": isCut = true
      case "---cut-end---": isCut = false
      case let word?: if !isCut, !isRead(word) { lines.append(line) }
      case nil: if !isCut { lines.append(line) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// What a line says that is a comment.
  private static func word(_ line: Substring) -> Substring? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("//") else { return nil }
    return text.dropFirst(2).wholeMatch(of: /\s*(.*?)\s*/)?.output.1
  }

  private static func isRead(_ comment: Substring) -> Bool {
    if comment.first == "^" { return comment.dropFirst().allSatisfy { "^?|.".contains($0) } }
    let setting = /@([A-Za-z]+)(?::.*)?/
    guard let name = comment.wholeMatch(of: setting)?.output.1 else { return false }
    return settings.contains(name)
  }

  private static let settings: Set<Substring> = [
    "emit", "errors", "include", "jsx", "lib", "module", "moduleResolution", "noErrors",
    "noErrorValidation", "noImplicitAny", "showEmit", "strict", "target",
  ]
}
