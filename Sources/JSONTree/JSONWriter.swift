/// Writes a ``JSONValue`` as JSON text: the same value gives the same bytes on any machine.
public struct JSONWriter: Sendable {
  /// How the text is laid out.
  public enum Layout: Sendable {
    /// One line without spaces.
    case compact
    /// One entry a line, two spaces of indentation, a line end after the last line.
    case pretty
  }

  /// How the text is laid out; it does not change what a reader of the JSON gets.
  public var layout: Layout
  /// Whether `<`, `>` and `&` are written as `\u` escapes, so that the text can stand inside
  /// an HTML `script` element. U+2028 and U+2029 always are escaped.
  public var isHTMLSafe: Bool

  /// A writer for files; give `isHTMLSafe` for text that is put into a page.
  public init(_ layout: Layout = .compact, isHTMLSafe: Bool = false) {
    self.layout = layout
    self.isHTMLSafe = isHTMLSafe
  }

  /// The UTF-8 bytes of `value`.
  public func bytes(_ value: JSONValue) -> [UInt8] {
    var output: [UInt8] = []
    write(value, depth: 0, into: &output)
    if layout == .pretty { output.append(0x0A) }
    return output
  }

  /// The text of `value`.
  public func string(_ value: JSONValue) -> String {
    String(decoding: bytes(value), as: UTF8.self)
  }

  private func write(_ value: JSONValue, depth: Int, into output: inout [UInt8]) {
    switch value {
    case .null: output += "null".utf8
    case .bool(let flag): output += (flag ? "true" : "false").utf8
    case .integer(let number): output += String(number).utf8
    case .double(let number): output += JSONWriter.text(of: number).utf8
    case .number(let number): output += number.text.utf8
    case .string(let text): write(text, into: &output)
    case .array(let elements):
      writeEntries(elements, "[", "]", depth: depth, into: &output) { element, output in
        write(element, depth: depth + 1, into: &output)
      }
    case .object(let members):
      writeEntries(members, "{", "}", depth: depth, into: &output) { member, output in
        write(member.name, into: &output)
        output += (layout == .pretty ? ": " : ":").utf8
        write(member.value, depth: depth + 1, into: &output)
      }
    }
  }

  private func writeEntries<Entry>(
    _ entries: [Entry], _ open: String, _ close: String, depth: Int, into output: inout [UInt8],
    _ writeEntry: (Entry, inout [UInt8]) -> Void
  ) {
    output += open.utf8
    for (index, entry) in entries.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      breakLine(depth + 1, into: &output)
      writeEntry(entry, &output)
    }
    if !entries.isEmpty { breakLine(depth, into: &output) }
    output += close.utf8
  }

  private func breakLine(_ depth: Int, into output: inout [UInt8]) {
    guard layout == .pretty else { return }
    output.append(0x0A)
    output.append(contentsOf: repeatElement(0x20, count: depth * 2))
  }

  private func write(_ text: String, into output: inout [UInt8]) {
    var text = text
    output.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      let mayBeEscaped = JSONWriter.mayBeEscaped
      var copied = 0
      for index in bytes.indices where mayBeEscaped[Int(bytes[index])] {
        guard let (escape, length) = escape(at: index, of: bytes) else { continue }
        output += bytes[copied..<index]
        output += escape.utf8
        copied = index + length
      }
      output += bytes[copied...]
    }
    output.append(UInt8(ascii: "\""))
  }

  /// By its value, whether a byte may begin what is escaped: most text is copied as it is.
  private static let mayBeEscaped = (UInt8.min...UInt8.max).map { byte in
    byte < 0x20 || byte == 0xE2 || "\"\\<>&".utf8.contains(byte)
  }

  /// What stands for the character that begins at a byte, and how many bytes that has; `nil` for one
  /// that stands for itself.
  private func escape(
    at index: Int, of bytes: UnsafeBufferPointer<UInt8>
  ) -> (text: String, length: Int)? {
    switch bytes[index] {
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case UInt8(ascii: "\n"): return ("\\n", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\t"): return ("\\t", 1)
    case 0xE2:
      let rest = bytes[index...].dropFirst().prefix(2)
      if rest.elementsEqual([0x80, 0xA8]) { return ("\\u2028", 3) }
      return rest.elementsEqual([0x80, 0xA9]) ? ("\\u2029", 3) : nil
    case 0x20...: return isHTMLSafe ? (JSONWriter.unicodeEscape(bytes[index]), 1) : nil
    default: return (JSONWriter.unicodeEscape(bytes[index]), 1)
    }
  }

  private static func unicodeEscape(_ character: UInt8) -> String {
    (character < 0x10 ? "\\u000" : "\\u00") + String(character, radix: 16)
  }

  /// The shortest text that reads back as `number`; whole numbers have no fraction.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number.magnitude < 0x1p53, let integer = Int(exactly: number) { return String(integer) }
    return "\(number)"
  }
}
