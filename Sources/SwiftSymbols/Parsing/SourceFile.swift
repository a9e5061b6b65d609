/// A Swift source file as a value.
public struct SourceFile: Hashable, Sendable {
  /// Relative to the folder that was read, with `/` between its parts.
  public var path: String
  /// The whole text of the file.
  public var text: String

  /// A file of `text`; nothing is read from the disk.
  public init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// The lines as swift-syntax and CommonMark count them, without their ends: a line feed, a carriage
  /// return, or both.
  public static func lines(of text: String) -> [Substring] {
    var lines: [Substring] = []
    var start = text.startIndex
    var followsReturn = false
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      let isFeed = byte == UInt8(ascii: "\n")
      if isFeed && followsReturn {
        start = text.utf8.index(after: index)
      } else if isFeed || byte == UInt8(ascii: "\r") {
        lines.append(text[start..<index])
        start = text.utf8.index(after: index)
      }
      followsReturn = byte == UInt8(ascii: "\r")
    }
    return lines + [text[start...]]
  }
}
