import Diagnostics

/// Reads the YAML that nearly all documents are written in, about ten times as fast as libyaml.
///
/// That is: mappings and lists in block style whose keys are names, scalars and flow collections
/// of one line, and comments. Anything else is thrown back as ``NotPlain``, right or wrong, and
/// libyaml has the say on it; so the reader need not know YAML's harder rules nor word any mistake,
/// and what it does return is what libyaml would have returned.
///
/// 1. `PlainCursor` refuses characters that YAML gives a meaning of their own, and goes from line
///    to line.
/// 2. The block structure is read here, by the column at which the first word of a line stands.
/// 3. Values on a line are read in `PlainReader+Values.swift`.
struct PlainReader {
  var cursor: PlainCursor
  let limits: YAMLLimits
  private var diagnostics: [Diagnostic] = []
  private var depth = 0
  private var count = 0

  /// Equal keys past which libyaml has the say, which stops sooner.
  private static let duplicateLimit = 1_000

  /// The document in these bytes, which are well-formed UTF-8, with an error for each key that is
  /// given again; `nil` when it is not plain.
  static func read(
    _ bytes: [UInt8], path: String, firstLine: Int, limits: YAMLLimits
  ) -> (root: YAMLNode, diagnostics: [Diagnostic])? {
    guard bytes.count <= limits.bytes, PlainCursor.isPlain(bytes) else { return nil }
    let cursor = PlainCursor(bytes, path: path, firstLine: firstLine)
    var reader = PlainReader(cursor: cursor, limits: limits)
    guard let root = try? reader.document() else { return nil }
    return (root, reader.diagnostics)
  }

  private init(cursor: PlainCursor, limits: YAMLLimits) {
    self.cursor = cursor
    self.limits = limits
  }

  private mutating func document() throws(NotPlain) -> YAMLNode {
    let start = cursor.location
    try cursor.advance()
    if cursor.isAtEnd { return YAMLNode(.mapping([]), at: start) }
    let root = try block()
    guard cursor.isAtEnd else { throw NotPlain() }
    return root
  }

  /// The collection that begins at the first word of a line.
  private mutating func block() throws(NotPlain) -> YAMLNode {
    cursor.isAtDash ? try list() : try mapping()
  }

  private mutating func mapping() throws(NotPlain) -> YAMLNode {
    let column = cursor.column
    let location = cursor.location
    try descend()
    var entries = PlainEntries()
    repeat {
      let place = cursor.location
      let key = try cursor.name()
      cursor.position += 1
      let value = try entryValue(below: column)
      try add(.init(key: key, keyLocation: place, value: value), to: &entries)
    } while try continues(at: column)
    ascend()
    return YAMLNode(.mapping(entries.all), at: location)
  }

  private mutating func list() throws(NotPlain) -> YAMLNode {
    let column = cursor.column
    let location = cursor.location
    try descend()
    var items: [YAMLNode] = []
    repeat {
      cursor.position += 1
      items.append(try item(below: column))
    } while try continues(at: column) && cursor.isAtDash
    ascend()
    return YAMLNode(.sequence(items), at: location)
  }

  /// What stands behind the colon of a key, or below it.
  private mutating func entryValue(below column: Int) throws(NotPlain) -> YAMLNode {
    let afterColon = cursor.location
    guard try cursor.skipSpaces() else { return try lineValue(below: column) }
    try cursor.advance()
    let isBelow = !cursor.isAtEnd && cursor.column > column
    // A list may stand at the column of the key it belongs to.
    let isList = !cursor.isAtEnd && cursor.column == column && cursor.isAtDash
    return isBelow || isList ? try block() : try null(at: afterColon)
  }

  /// What stands behind the dash of an item, or below it.
  private mutating func item(below column: Int) throws(NotPlain) -> YAMLNode {
    let afterDash = cursor.location
    guard try cursor.skipSpaces() else {
      if cursor.isAtDash { return try list() }
      return cursor.isAtKey ? try mapping() : try lineValue(below: column)
    }
    try cursor.advance()
    let isBelow = !cursor.isAtEnd && cursor.column > column
    return isBelow ? try block() : try null(at: afterDash)
  }

  /// A value on the rest of the line. A deeper line after it would continue a plain text.
  private mutating func lineValue(below column: Int) throws(NotPlain) -> YAMLNode {
    let node = try value(isInFlow: false)
    guard try cursor.skipSpaces() else { throw NotPlain() }
    try cursor.advance()
    guard cursor.isAtEnd || cursor.column <= column else { throw NotPlain() }
    return node
  }

  /// Whether the collection at `column` has another entry or item on the line that begins here.
  private func continues(at column: Int) throws(NotPlain) -> Bool {
    if cursor.isAtEnd || cursor.column < column { return false }
    guard cursor.column == column else { throw NotPlain() }
    return true
  }

  private mutating func null(at location: SourceLocation) throws(NotPlain) -> YAMLNode {
    try node(.scalar("", isQuoted: false), at: location)
  }

  /// Adds an entry, or an error when the mapping has its key.
  mutating func add(
    _ entry: YAMLNode.Entry, to entries: inout PlainEntries
  ) throws(NotPlain) {
    guard let first = entries.add(entry) else { return }
    guard diagnostics.count < Self.duplicateLimit else { throw NotPlain() }
    diagnostics.append(.duplicateKey(first, again: entry.keyLocation))
  }

  // MARK: Limits

  mutating func node(
    _ content: YAMLNode.Content, at location: SourceLocation
  ) throws(NotPlain) -> YAMLNode {
    count += 1
    guard count <= limits.nodes else { throw NotPlain() }
    return YAMLNode(content, at: location)
  }

  /// Goes into a collection, which its caller leaves with ``ascend()``.
  mutating func descend() throws(NotPlain) {
    depth += 1
    count += 1
    guard depth <= YAMLLimits.depth, count <= limits.nodes else { throw NotPlain() }
  }

  mutating func ascend() { depth -= 1 }
}

/// The document has something that only libyaml may judge.
struct NotPlain: Error {}
