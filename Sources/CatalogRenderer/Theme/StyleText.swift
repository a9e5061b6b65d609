/// The text of a stylesheet as pages load it.
enum StyleText {
  /// Leaves out comments, indentation and empty lines, which are for those who write it.
  static func compact(_ text: String) -> String {
    var output: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.first {
      if let comment = length(ofComment: bytes) {
        bytes = bytes.dropFirst(comment)
        continue
      }
      let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
      let count = isQuote ? length(ofString: bytes) : 1
      let isAtStart = output.last == UInt8(ascii: "\n") || output.isEmpty
      let isSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
      if !(isAtStart && isSpace) { output += bytes.prefix(count) }
      bytes = bytes.dropFirst(count)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// How many bytes a comment has that the text begins with; `nil` where it begins with none. One that
  /// nothing ends goes on to the end of the text.
  static func length(ofComment bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.starts(with: "/*".utf8) else { return nil }
    var rest = bytes.dropFirst(2)
    while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest = rest.dropFirst() }
    return bytes.count - rest.dropFirst(2).count
  }

  /// How many bytes a string has that the text begins with, its quotes included.
  static func length(ofString bytes: ArraySlice<UInt8>) -> Int {
    var index = bytes.startIndex + 1
    while index < bytes.endIndex, bytes[index] != bytes[bytes.startIndex] {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index + 1, bytes.endIndex) - bytes.startIndex
  }
}
