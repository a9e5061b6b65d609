/// The words of a piece of code.
enum CodeWords {
  /// Each name, and each two with a point between: `Motion`, `gentle` and `Motion.gentle`.
  static func of(_ text: String) -> Set<String> {
    var found: Set<String> = []
    var previous: (name: Substring, end: String.UTF8View.Index)?
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard isPart(bytes[index]) else {
        index = bytes.index(after: index)
        continue
      }
      let start = index
      while index < bytes.endIndex, isPart(bytes[index]) { index = bytes.index(after: index) }
      let name = text[start..<index]
      found.insert(String(name))
      if let previous, bytes[previous.end] == UInt8(ascii: "."),
        bytes.index(after: previous.end) == start
      {
        found.insert(previous.name + "." + name)
      }
      previous = index < bytes.endIndex ? (name, index) : nil
    }
    return found
  }

  /// Whether a name may have a byte.
  static func isPart(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: byte >= 0x80
    }
  }
}
