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
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      if let escape = escape(scalar) {
        output += escape.utf8
      } else {
        output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
    output.append(UInt8(ascii: "\""))
  }

  private func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\u{2028}", "\u{2029}": return JSONWriter.unicodeEscape(scalar)
    case "<", ">", "&": return isHTMLSafe ? JSONWriter.unicodeEscape(scalar) : nil
    default: return scalar.value < 0x20 ? JSONWriter.unicodeEscape(scalar) : nil
    }
  }

  private static func unicodeEscape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The shortest text that reads back as `number`; whole numbers have no fraction.
  static func text(of number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number.magnitude < 0x1p53, let integer = Int(exactly: number) { return String(integer) }
    return "\(number)"
  }
}
