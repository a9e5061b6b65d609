/// Puts other values into a JSON text and leaves everything else as it is written: the spaces, the
/// comments, the order of members and the notation of what stays.
///
/// Steps: find the bytes of a node, from its place to the end that the parser finds; compare the
/// node with the value wanted, part by part; write anew the smallest parts that differ, in the
/// layout of those around them; put them all into the text at the end.
public struct JSONTextEdit: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [Int]
  private var replacements: [(range: Range<Int>, text: [UInt8])] = []

  /// The tree of the text. Edits name its nodes.
  public let root: JSONNode

  /// An edit of a text in JSON or JSON5; `nil` where it is neither.
  public init?(_ bytes: [UInt8]) {
    let document = JSONDocument(parsing: bytes, path: "", syntax: .relaxed)
    guard let root = document.root else { return nil }
    (self.bytes, self.root) = (bytes, root)
    lineStarts = [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
  }

  /// Gives a node another value. Numbers that are equal stay as they are written.
  public mutating func replace(_ node: JSONNode, with value: JSONValue) {
    if node.isEqual(to: value) { return }
    replacements.append((range(of: node), text(of: node, as: value)))
  }

  /// Puts a member before another one of the same object, in the same line where that one shares
  /// its line with the one before it.
  public mutating func insert(_ member: JSONValue.Member, before other: JSONObject.Member) {
    let offset = offset(of: other.namePosition)
    let start = bytes[lineStart(of: other.namePosition)..<offset]
    let gap = start.allSatisfy(Self.isSpace) ? [0x0A] + start : [0x20]
    replacements.append((offset..<offset, Self.inline(member) + [UInt8(ascii: ",")] + gap))
  }

  /// The text with all edits; they must not overlap.
  public var result: [UInt8] {
    var edited: [UInt8] = []
    var index = 0
    for (range, text) in replacements.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      edited += bytes[index..<range.lowerBound] + text
      index = range.upperBound
    }
    return edited + bytes[index...]
  }
}

// MARK: - Places

extension JSONTextEdit {
  private func lineStart(of position: JSONPosition) -> Int {
    lineStarts[Int(clamping: position.line) - 1]
  }

  private func offset(of position: JSONPosition) -> Int {
    lineStart(of: position) + Int(clamping: position.column) - 1
  }

  private func range(of node: JSONNode) -> Range<Int> {
    let start = offset(of: node.position)
    var parser = JSONParser(
      bytes: bytes, path: "", syntax: .relaxed, maximumDepth: JSONDocument.defaultMaximumDepth)
    parser.index = start
    // The text was read before, so that this part of it can be read as well.
    _ = try? parser.parseValue()
    return start..<parser.index
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// The spaces that the line of a node begins with.
  private func indentation(of node: JSONNode) -> [UInt8] {
    Array(bytes[lineStart(of: node.position)...].prefix(while: Self.isSpace))
  }
}

// MARK: - Texts

extension JSONTextEdit {
  private func text(of node: JSONNode, as value: JSONValue) -> [UInt8] {
    if node.isEqual(to: value) { return Array(bytes[range(of: node)]) }
    switch (node.value, value) {
    case (.object(let object), .object(let members))
    where Set(object.members.map(\.name)) == Set(members.map(\.name)):
      let wanted = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
      let parts = object.members.compactMap { member in
        wanted[member.name].map { (member.value, $0) }
      }
      return spliced(node, parts)
    case (.object(let object), .object(let members)): return rebuilt(node, object, members)
    case (.array(let elements), .array(let values)) where elements.count == values.count:
      return spliced(node, Array(zip(elements, values)))
    default: return Self.inline(value)
    }
  }

  /// The text of a node in which some of its parts have other values.
  private func spliced(_ node: JSONNode, _ parts: [(JSONNode, JSONValue)]) -> [UInt8] {
    let whole = range(of: node)
    var spliced: [UInt8] = []
    var index = whole.lowerBound
    for (part, value) in parts {
      let range = range(of: part)
      spliced += bytes[index..<range.lowerBound] + text(of: part, as: value)
      index = range.upperBound
    }
    return spliced + bytes[index..<whole.upperBound]
  }

  /// An object with other members: those that stay first, in their order and as they are written.
  private func rebuilt(
    _ node: JSONNode, _ object: JSONObject, _ members: [JSONValue.Member]
  ) -> [UInt8] {
    let wanted = Dictionary(members.map { ($0.name, $0.value) }) { first, _ in first }
    let kept = object.members.compactMap { member in
      wanted[member.name].map { Self.quoted(member.name) + text(of: member.value, as: $0) }
    }
    let added = members.filter { object[$0.name] == nil }.map(Self.inline)
    let first = object.members.first
    guard let first, first.namePosition.line > node.position.line else {
      return Self.joined(kept + added)
    }
    let inner = [0x0A] + bytes[lineStart(of: first.namePosition)..<offset(of: first.namePosition)]
    let lines = (kept + added).joined(separator: [UInt8(ascii: ",")] + inner)
    return [UInt8(ascii: "{")] + inner + lines + [0x0A] + indentation(of: node)
      + [UInt8(ascii: "}")]
  }

  private static func inline(_ value: JSONValue) -> [UInt8] {
    switch value {
    case .object(let members): joined(members.map(inline))
    case .array(let elements):
      [UInt8(ascii: "[")] + elements.map(inline).joined(separator: ", ".utf8)
        + [UInt8(ascii: "]")]
    default: JSONWriter().bytes(value)
    }
  }

  private static func inline(_ member: JSONValue.Member) -> [UInt8] {
    quoted(member.name) + inline(member.value)
  }

  private static func quoted(_ name: String) -> [UInt8] {
    JSONWriter().bytes(.string(name)) + Array(": ".utf8)
  }

  private static func joined(_ members: [[UInt8]]) -> [UInt8] {
    members.isEmpty
      ? Array("{}".utf8)
      : Array("{ ".utf8) + members.joined(separator: ", ".utf8) + Array(" }".utf8)
  }
}

extension JSONNode {
  /// Whether it says the same as a value; the order of members and the notation of numbers do not
  /// count.
  fileprivate func isEqual(to other: JSONValue) -> Bool {
    switch (value, other) {
    case (.null, .null): true
    case (.bool(let flag), .bool(let other)): flag == other
    case (.string(let text), .string(let other)): text == other
    case (.number(let number), .integer(let other)): number.double == Double(other)
    case (.number(let number), .double(let other)): number.double == other
    case (.number(let number), .number(let other)): number.double == other.double
    case (.array(let elements), .array(let others)):
      elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let object), .object(let others)):
      object.members.count == others.count
        && others.allSatisfy { object[$0.name]?.isEqual(to: $0.value) == true }
    default: false
    }
  }
}
