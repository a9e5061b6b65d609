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

  /// The lines as the compiler counts them, without their ends: also where these are CRLF, which is
  /// one character.
  public static func lines(of text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      Substring(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }
  }
}
