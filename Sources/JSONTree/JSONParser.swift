import Diagnostics

/// Why parsing stopped.
struct JSONFailure: Error {
  var id: FindingID = .jsonSyntax
  let summary: String
  let offset: Int
  var suggestion: String?
}

/// Reads values by recursive descent over bytes; the depth is bounded by `maximumDepth`.
struct JSONParser {
  let bytes: [UInt8]
  let path: String
  let syntax: JSONDocument.Syntax
  let maximumDepth: Int
  /// Repeated names that are reported, so that a text of nothing else does not fill the memory.
  static let maximumDuplicates = 1_000
  var index = 0
  var diagnostics: [Diagnostic] = []
  /// What the text uses beyond JSON, each with its first place.
  var relaxations: [JSONRelaxation] = []
  private var depth = 0
  private var line = 1
  private var lineStart = 0

  init(bytes: [UInt8], path: String, syntax: JSONDocument.Syntax, maximumDepth: Int) {
    self.bytes = bytes
    self.path = path
    self.syntax = syntax
    self.maximumDepth = maximumDepth
  }

  mutating func parseDocument() -> JSONNode? {
    if isUTF16(bytes) {
      report(
        JSONFailure(
          id: .jsonEncoding, summary: "the file is UTF-16, not UTF-8", offset: 0,
          suggestion: "save the file as UTF-8"))
      return nil
    }
    if let offset = firstInvalidUTF8(in: bytes) {
      report(
        JSONFailure(
          id: .jsonEncoding, summary: "the file is not UTF-8 at this byte", offset: offset,
          suggestion: "save the file as UTF-8"))
      return nil
    }
    do throws(JSONFailure) {
      if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
      let node = try parseValue()
      try skipSpace()
      guard index == bytes.count else {
        throw unexpected("nothing after the end of the JSON value")
      }
      return node
    } catch {
      report(error)
      return nil
    }
  }

  mutating func parseValue() throws(JSONFailure) -> JSONNode {
    try skipSpace()
    let position = here
    guard index < bytes.count else { throw unexpected("a value") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return JSONNode(.object(try parseObject()), at: position)
    case UInt8(ascii: "["): return JSONNode(.array(try parseArray()), at: position)
    case UInt8(ascii: "\""): return JSONNode(.string(try parseString()), at: position)
    case UInt8(ascii: "t"): return try parseWord("true", .bool(true), at: position)
    case UInt8(ascii: "f"): return try parseWord("false", .bool(false), at: position)
    case UInt8(ascii: "n"): return try parseWord("null", .null, at: position)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return JSONNode(.number(try parseNumber(at: position)), at: position)
    case _ where syntax == .relaxed: return try parseRelaxedValue(at: position)
    default: throw unexpected("a value")
    }
  }

  private mutating func enterContainer() throws(JSONFailure) {
    guard depth < maximumDepth else {
      throw JSONFailure(
        id: .jsonTooDeep,
        summary: "arrays and objects are nested more than \(maximumDepth) levels deep",
        offset: index)
    }
    depth += 1
    index += 1
  }

  private mutating func parseArray() throws(JSONFailure) -> [JSONNode] {
    try enterContainer()
    defer { depth -= 1 }
    var elements: [JSONNode] = []
    if try skip(UInt8(ascii: "]")) { return elements }
    while true {
      elements.append(try parseValue())
      if try skip(UInt8(ascii: "]")) { return elements }
      if try parseComma(closing: "]", in: "an array") { return elements }
    }
  }

  private mutating func parseObject() throws(JSONFailure) -> JSONObject {
    try enterContainer()
    defer { depth -= 1 }
    var object = JSONObject()
    if try skip(UInt8(ascii: "}")) { return object }
    while true {
      try skipSpace()
      let position = here
      let name = try parseName(at: position)
      guard try skip(UInt8(ascii: ":")) else { throw unexpected("':' after the name '\(name)'") }
      let member = JSONObject.Member(name: name, namePosition: position, value: try parseValue())
      if let earlier = object.set(member) { reportDuplicate(member, earlier) }
      if try skip(UInt8(ascii: "}")) { return object }
      if try parseComma(closing: "}", in: "an object") { return object }
    }
  }

  private mutating func parseName(at position: JSONPosition) throws(JSONFailure) -> String {
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { return try parseString() }
    guard syntax == .relaxed else { throw unexpected("a name in double quotes") }
    return try parseRelaxedName(at: position)
  }

  /// Reads the comma between two entries; `true` when the container ends after it.
  private mutating func parseComma(
    closing: Character, in container: String
  ) throws(JSONFailure) -> Bool {
    guard try skip(UInt8(ascii: ",")) else {
      throw unexpected("',' or '\(closing)' in \(container)")
    }
    let comma = (offset: index - 1, position: place(of: index - 1))
    try skipSpace()
    guard index < bytes.count, bytes[index] == closing.asciiValue else { return false }
    if syntax == .relaxed {
      note(.trailingComma, at: comma.position)
      index += 1
      return true
    }
    throw JSONFailure(
      summary: "there is a comma before the closing '\(closing)'", offset: comma.offset,
      suggestion: "remove the comma: JSON has none after the last entry")
  }

  private mutating func parseWord(
    _ word: StaticString, _ value: JSONNode.Value, at position: JSONPosition
  ) throws(JSONFailure) -> JSONNode {
    let letters = "\(word)".utf8
    guard bytes[index...].starts(with: letters) else { throw unexpected("a value") }
    index += letters.count
    return JSONNode(value, at: position)
  }
}

// MARK: - Places, space and messages

extension JSONParser {
  var here: JSONPosition { place(of: index) }

  /// The place of a byte of the current line.
  private func place(of offset: Int) -> JSONPosition {
    JSONPosition(line: line, column: offset - lineStart + 1)
  }

  /// Tells that a line begins at `index`.
  mutating func beginLine() {
    line += 1
    lineStart = index
  }

  /// Skips white space, then `byte` if it comes next.
  mutating func skip(_ byte: UInt8) throws(JSONFailure) -> Bool {
    try skipSpace()
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  mutating func skipSpace() throws(JSONFailure) {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D: index += 1
      case 0x0A:
        index += 1
        beginLine()
      case UInt8(ascii: "/") where syntax == .relaxed: try skipComment()
      default: return
      }
    }
  }

  func unexpected(_ expected: String) -> JSONFailure {
    guard index < bytes.count else {
      return JSONFailure(summary: "expected \(expected), but the file ends here", offset: index)
    }
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    var suggestion: String?
    switch bytes[index] {
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      suggestion = "remove the comment: JSON has none"
    case UInt8(ascii: "'"):
      suggestion = "put text in double quotes"
    default: break
    }
    let found = rest.first.map { $0.isNewline ? "a line end" : "'\($0)'" } ?? "the end"
    return JSONFailure(
      summary: "expected \(expected), but found \(found)", offset: index, suggestion: suggestion)
  }

  private mutating func report(_ failure: JSONFailure) {
    let lines = bytes[..<failure.offset]
    let line = lines.reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
    let start = lines.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    diagnostics.append(
      .init(
        failure.id, failure.summary,
        at: SourceLocation(path, line: line, column: failure.offset - start + 1),
        suggestion: failure.suggestion))
  }

  private mutating func reportDuplicate(_ member: JSONObject.Member, _ earlier: JSONObject.Member) {
    guard diagnostics.count < Self.maximumDuplicates else { return }
    let places = [member, earlier].map {
      SourceLocation(path, at: $0.namePosition)
    }
    diagnostics.append(
      .init(
        .jsonDuplicateKey, as: member.saysTheSame(as: earlier) ? .warning : nil,
        "the name '\(member.name)' occurs twice in one object",
        at: places[0],
        notes: [Diagnostic.Note("it is first defined here; the last one counts", at: places[1])],
        suggestion: "remove or rename one of the two"))
  }
}

extension JSONObject.Member {
  /// Whether both have the same value, apart from descriptions.
  fileprivate func saysTheSame(as other: JSONObject.Member) -> Bool {
    name.hasSuffix("description")
      || value.plainValue.undescribed == other.value.plainValue.undescribed
  }
}

extension JSONValue {
  /// The value without the descriptions at its top.
  fileprivate var undescribed: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { !["$description", "description"].contains($0.name) })
  }
}
