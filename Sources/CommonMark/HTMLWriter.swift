import MarkupEscaping

/// The state of one rendering; how blocks and inlines are written is in their own files.
///
/// Recursion follows the nesting of the tree, which the parser has bounded.
struct HTMLWriter {
  let options: HTMLOptions
  let resolver: any MarkdownResolver
  private(set) var output = HTMLOutput()
  var findings: UseFindings
  /// Whether a link of markdown is open.
  private(set) var isInsideMarkdownLink = false
  /// Links cannot be inside links, so that a code span inside one is not made a reference.
  var isInsideLink: Bool { isInsideMarkdownLink || raw.holds("a") }
  /// How often each name of a table was used: areas of a page need different names.
  var tableNames: [String: Int] = [:]
  /// The raw elements that are open.
  var raw = OpenElements()
  /// Where the content of the open raw link begins, and what it says if that shows nothing.
  var rawLink: (start: Int, label: String)?
  /// Where the running text stands that is written.
  var place = TextPlace.paragraph
  /// The names of places that are on the page already.
  var names = PlaceNames()

  init(options: HTMLOptions, resolver: any MarkdownResolver, path: String) {
    self.options = options
    self.resolver = resolver
    findings = UseFindings(options: options, resolver: resolver, path: path)
  }

  var fragment: HTMLFragment {
    HTMLFragment(bytes: output.bytes, diagnostics: findings.diagnostics)
  }

  /// Writes what stands in a link of markdown.
  mutating func insideLink(_ write: (inout HTMLWriter) -> Void) {
    isInsideMarkdownLink = true
    contained(in: place.inside, write)
    isInsideMarkdownLink = false
  }

  /// Writes markup of ours.
  mutating func markup(_ html: String) { output.append(html) }

  /// Writes text of the author, escaped for content and attribute values alike.
  mutating func text(_ text: String) { output.appendEscaped(text) }

  /// Writes an attribute with a blank before it.
  mutating func attribute(_ name: String, _ value: String) {
    output.appendAttribute(name, value)
  }

  /// Writes an attribute that holds an address, percent-encoded where an address must be.
  mutating func addressAttribute(_ name: String, _ address: String) {
    output.appendAddress(address, as: name)
  }

  /// Begins a new line unless the output is at the start of one.
  mutating func startLine() { output.startLine() }
}

/// HTML as bytes. Escaping looks at bytes, so that no combining character hides a quotation mark.
struct HTMLOutput: Sendable {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ html: String) {
    bytes.append(contentsOf: html.utf8)
  }

  mutating func startLine() {
    if let last = bytes.last, last != Byte.lineFeed { bytes.append(Byte.lineFeed) }
  }

  mutating func appendEscaped(_ text: String) {
    HTMLEscaping.append(text, to: &bytes, keepsApostrophe: true)
  }

  /// Appends an attribute with a blank before it.
  mutating func appendAttribute(_ name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    appendEscaped(value)
    append("\"")
  }

  /// Appends an attribute that holds an address.
  mutating func appendAddress(_ address: String, as name: String) {
    append(" ")
    append(name)
    append("=\"")
    appendAddress(address)
    append("\"")
  }

  /// Appends an address, encoding the bytes an address cannot hold and leaving `%` as it is.
  mutating func appendAddress(_ address: String) {
    appendReplacing(address) { byte in
      switch byte {
      case UInt8(ascii: "&"): HTMLEscaping.reference(for: "&")
      case UInt8(ascii: "'"): "&#x27;"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        nil
      case _ where "-_.+!*(),%#@?=;:/,$~".utf8.contains(byte): nil
      default: Self.percentEncoded(byte)
      }
    }
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
  }

  private mutating func appendReplacing(
    _ text: String, _ replacement: (UInt8) -> String?
  ) {
    var text = text
    text.withUTF8 { text in
      var copied = 0
      for (index, byte) in text.enumerated() {
        guard let replacement = replacement(byte) else { continue }
        bytes.append(contentsOf: text[copied..<index])
        bytes.append(contentsOf: replacement.utf8)
        copied = index + 1
      }
      bytes.append(contentsOf: text[copied...])
    }
  }
}
