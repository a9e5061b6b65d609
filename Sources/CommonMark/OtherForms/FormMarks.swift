/// Tells quickly that a text has no form of another tool, which most have not.
enum FormMarks {
  static func areIn(_ body: ArraySlice<UInt8>) -> Bool {
    body.withUnsafeBufferPointer { bytes in
      let mayBegin = mayBegin
      var isLineStart = true
      for index in bytes.indices {
        let byte = bytes[index]
        if isLineStart || mayBegin[Int(byte)], isMark(at: index, of: bytes, isLineStart) {
          return true
        }
        isLineStart = byte == Byte.lineFeed
      }
      return false
    }
  }

  /// By its value, whether a byte can begin a mark in the middle of a line.
  private static let mayBegin = (UInt8.min...UInt8.max).map { "!?:=~^{+`</@-[]".utf8.contains($0) }

  /// The lines in whose place other tools write the contents of the page.
  private static let contents: [StaticString] = ["[TOC]", "[[TOC]]", "[[toc]]", "[[_TOC_]]"]

  /// Tags of HTML around which other tools read markdown in ways of their own.
  private static let elements: [StaticString] = [
    "<table", "</div>\n```", "</div>\n~~~", "<div ", "<section ", "<article ", "<figure ",
    "<summary>", "<svg",
  ]

  private static func isMark(
    at index: Int, of bytes: UnsafeBufferPointer<UInt8>, _ isLineStart: Bool
  ) -> Bool {
    func next(_ distance: Int) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }
    func isText(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { $0.elementsEqual(bytes[index...].prefix($0.count)) }
    }
    switch bytes[index] {
    case UInt8(ascii: "!"): return isText("!!! ")
    case UInt8(ascii: "?"): return isText("???")
    case Byte.colon:
      return isText(":::") || isLineStart && Byte.isBlank(next(1))
        || EmojiCode.begins(bytes[index...].prefix(EmojiCode.reach))
    case UInt8(ascii: "="):
      return isText("=== \"") || next(1) == UInt8(ascii: "{")
        || isText("==") && !"= \t\n\0".utf8.contains(next(2))
    case Byte.tilde, UInt8(ascii: "^"):
      return TextMark.isInWord(index > 0 ? bytes[index - 1] : 0) && TextMark.isInWord(next(1))
    case UInt8(ascii: "{") where isLineStart && next(1) == UInt8(ascii: "#"): return true
    case UInt8(ascii: "{"): return "%{:/.".utf8.contains(next(1)) || isText("{ .")
    case UInt8(ascii: "+"):
      return next(1) == UInt8(ascii: "+") && Byte.isLetter(next(2))
        && (index == 0 || !Byte.isLetter(bytes[index - 1]))
    case UInt8(ascii: "`"): return isText("`{") || isText("` {") || isText("`mdx-code-block")
    case UInt8(ascii: "<"):
      return Byte.isCapital(next(1)) || next(1) == UInt8(ascii: "/") && Byte.isCapital(next(2))
        || Self.elements.contains(where: isText)
    case UInt8(ascii: "/"): return isText("/// ")
    case UInt8(ascii: "@"): return Byte.isCapital(next(1))
    case Byte.hyphen: return isText("--8<--")
    case Byte.closeBracket: return next(1) == Byte.openBracket
    case Byte.openBracket:
      return next(1) == UInt8(ascii: "^") || contents.contains(where: isText)
    case UInt8(ascii: "i"), UInt8(ascii: "e"):
      return isLineStart && (isText("import ") || isText("export "))
    default: return false
    }
  }
}
