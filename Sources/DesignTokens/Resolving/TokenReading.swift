import Diagnostics
import JSONTree

// The body of a token: a literal value, or a reference to another token's.

extension ValueReader {
  /// Reads `token` in the contexts of `selection`.
  mutating func read(_ token: Int) -> TableEntry {
    references = UniqueList()
    guard let definition = activeDefinition(token) else { return .absent }
    let parsed = definition.token
    let path = records[token].path
    var result: (value: TokenValue, alias: Int?)?
    switch parsed.body {
    case .pointer(let node):
      let cursor = Cursor(node: node, file: parsed.path, token: path)
      result = readPointer(cursor, definition, isValue: false)
    case .value(let node):
      let cursor = Cursor(node: node, file: parsed.path, token: path)
      if let text = node.string, let aliasPath = CurlyAlias.path(text),
        !isListOfAliases(text, cursor)
      {
        result = readAlias(aliasPath, cursor, definition)
      } else if node.object?["$ref"] != nil {
        result = readPointer(cursor, definition, isValue: true)
      } else {
        result = readLiteral(cursor, definition).map { ($0, nil) }
      }
    }
    guard let result else { return .failed }
    return .resolved(entry(token, definition, result.value, alias: result.alias))
  }

  /// Whether a text consists of several aliases, as older tools put shadows together.
  private func isListOfAliases(_ text: String, _ cursor: Cursor) -> Bool {
    conformance(at: cursor) == .tolerant && text.utf8.count { $0 == UInt8(ascii: "{") } > 1
      && text.utf8.count { $0 == UInt8(ascii: "}") } > 1
  }

  private func entry(
    _ token: Int, _ definition: Definition, _ value: TokenValue, alias: Int?
  ) -> ResolvedEntry {
    var entry = ResolvedEntry(value: value, alias: alias, references: references.elements)
    entry.confidence = definition.metadata.confidence
    if definition.metadata.status == .unknown { entry.unknownOrigin = token }
    for reference in references.elements {
      guard case .resolved(let other) = tables[reference][selection] else { continue }
      entry.unknownOrigin = entry.unknownOrigin ?? other.unknownOrigin
      if let confidence = other.confidence {
        entry.confidence = min(entry.confidence ?? confidence, confidence)
      }
    }
    return entry
  }

  private mutating func readAlias(
    _ path: String, _ cursor: Cursor, _ definition: Definition
  ) -> (value: TokenValue, alias: Int?)? {
    do throws(TokenIndex.Problem) {
      let target = try index.token(alias: path, written: cursor.node.string ?? "")
      return wholeValue(of: target, cursor, definition)
    } catch {
      report(error, cursor)
      return nil
    }
  }

  /// `{ "$ref": … }` as `$value`, or `$ref` in its place.
  private mutating func readPointer(
    _ cursor: Cursor, _ definition: Definition, isValue: Bool
  ) -> (value: TokenValue, alias: Int?)? {
    let pointer = isValue ? pointerText(cursor) : plainPointerText(cursor)
    guard let pointer, let target = pointerTarget(pointer, cursor) else { return nil }
    switch target {
    case .token(let token):
      if isValue {
        reportPointerToToken(pointer, cursor)
        return nil
      }
      guard conformance(at: cursor) != .frozen else {
        reportWholeTokenPointer(pointer, cursor)
        return nil
      }
      return wholeValue(of: token, cursor, definition)
    case .part(let token, let path):
      if !isValue, conformance(at: cursor) != .frozen { warnAboutValuePointer(pointer, cursor) }
      if path.isEmpty { return wholeValue(of: token, cursor, definition) }
      guard let found = walk(to: path, in: token, from: cursor) else { return nil }
      return readLiteral(found, definition).map { ($0, nil) }
    }
  }

  private mutating func plainPointerText(_ cursor: Cursor) -> String? {
    if let text = cursor.node.string { return text }
    report(
      .tokensPointerSyntax, "'$ref' must be a string, not \(cursor.node.kindName)", cursor)
    return nil
  }

  private mutating func warnAboutValuePointer(_ pointer: String, _ cursor: Cursor) {
    let shorter = pointer.hasSuffix("/$value") ? String(pointer.dropLast(7)) : nil
    report(
      .tokensRefToValue, "the '$ref' of a token points into a value", cursor,
      suggestion: shorter.map { "point at the token itself: '\($0)'" }
        ?? "write \"$value\": { \"$ref\": \"\(pointer)\" }")
  }

  /// Which of the two forms is right was changed by erratum 369 to the Format module.
  private mutating func reportWholeTokenPointer(_ pointer: String, _ cursor: Cursor) {
    report(
      .tokensErratum369, "the '$ref' of a token points at a whole token", cursor,
      notes: [
        Diagnostic.Note(
          "as published on 28 October 2025 it points at a value; erratum 369 turned that round")
      ], suggestion: "point at the value: '\(pointer)/$value'")
  }

  private mutating func wholeValue(
    of target: Int, _ cursor: Cursor, _ definition: Definition
  ) -> (value: TokenValue, alias: Int?)? {
    guard let value = value(of: target, cursor) else { return nil }
    guard let type = definition.token.type, type.name != value.typeName else {
      return (value, target)
    }
    if conformance(at: cursor) == .tolerant {
      reportMismatch(type.type, target, value, cursor)
      soften()
    } else if type.type != value.type {
      reportMismatch(type.type, target, value, cursor)
      return nil
    }
    return (value, target)
  }

  private mutating func readLiteral(_ cursor: Cursor, _ definition: Definition) -> TokenValue? {
    guard !definition.isTypeBroken else { return nil }
    if let type = definition.token.type ?? definition.groupType {
      return literal(cursor, as: type)
    }
    guard let type = definition.earlierType else {
      if conformance(at: cursor) == .tolerant { return inferred(cursor) }
      report(
        .tokensMissingType, "\(cursor.label) has no type", cursor,
        suggestion: "add a '$type' to the token or to a group around it")
      return nil
    }
    report(
      .tokensTypeFromEarlier,
      "\(cursor.label) has no type here; that of the definition it replaces is used", cursor,
      suggestion: "add \"$type\": \"\(type.name)\"")
    return literal(cursor, as: type)
  }

  /// The value of a type, or as it is written where the file is read tolerantly and DTCG 2025.10
  /// has no form for it.
  private mutating func literal(_ cursor: Cursor, as type: StatedType) -> TokenValue? {
    guard conformance(at: cursor) == .tolerant else { return literal(cursor, as: type.type) }
    guard type.type != .other else { return kept(cursor, type) }
    let before = diagnostics
    if let value = literal(cursor, as: type.type) { return value }
    let mistakes = diagnostics
    diagnostics = before
    if let value = kept(cursor, type) { return value }
    // In a text with references, one of them is the cause.
    let isOfReference =
      cursor.node.string?.dropFirst().contains("{") == true
      && (needsLeftOut || diagnostics.count > before.count)
    if !isOfReference { diagnostics = mistakes }
    return nil
  }

  /// The value of a token that has no type anywhere, by its kind in JSON.
  private mutating func inferred(_ cursor: Cursor) -> TokenValue? {
    let type =
      switch cursor.node.value {
      case .number: StatedType(.number)
      case .bool: StatedType(other: "boolean")
      case .string: StatedType(other: "string")
      case .null, .array, .object: StatedType(other: "object")
      }
    report(
      .tokensTypeInferred, "\(cursor.label) has no type and is taken as \(type.name)", cursor,
      suggestion: "add a '$type' to the token or to a group around it")
    return type.type == .other ? kept(cursor, type, isTold: false) : literal(cursor, as: type.type)
  }
}
