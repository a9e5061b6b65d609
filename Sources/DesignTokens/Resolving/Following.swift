import Diagnostics
import JSONTree

// From a reference to what it stands for.

extension ValueReader {
  /// References that may be passed on the way to one part of a value.
  private static let maximumJumps = 1000
  fileprivate static let maximumChainNotes = 8

  /// The value of `type` at `cursor`, written out or referred to.
  mutating func value(_ cursor: Cursor, as type: TokenType) -> TokenValue? {
    if let text = cursor.node.string, let path = CurlyAlias.path(text) {
      do throws(TokenIndex.Problem) {
        return typedValue(of: try index.token(alias: path, written: text), cursor, type)
      } catch {
        report(error, cursor)
        return nil
      }
    }
    guard cursor.node.object?["$ref"] != nil else { return literal(cursor, as: type) }
    guard let pointer = pointerText(cursor), let target = pointerTarget(pointer, cursor)
    else { return nil }
    switch target {
    case .token:
      reportPointerToToken(pointer, cursor)
      return nil
    case .part(let token, []): return typedValue(of: token, cursor, type)
    case .part(let token, let path):
      return walk(to: path, in: token, from: cursor).flatMap { literal($0, as: type) }
    }
  }

  /// A part that is no token of its own (a component, a unit): written out, or reached by a
  /// JSON Pointer; an alias cannot stand here.
  mutating func part(_ cursor: Cursor) -> Cursor? {
    if let text = cursor.node.string, CurlyAlias.path(text) != nil {
      report(
        .tokensAliasIntoValue, "\(cursor.label) cannot be an alias", cursor,
        suggestion: "point at it instead: { \"$ref\": \"#/…/$value/…\" }")
      return nil
    }
    guard cursor.node.object?["$ref"] != nil else { return cursor }
    guard let pointer = pointerText(cursor), let target = pointerTarget(pointer, cursor)
    else { return nil }
    switch target {
    case .token:
      reportPointerToToken(pointer, cursor)
      return nil
    case .part(let token, let path): return walk(to: path, in: token, from: cursor)
    }
  }

  /// The value of a whole token in the current contexts.
  mutating func value(of token: Int, _ cursor: Cursor) -> TokenValue? {
    note(token)
    switch tables[token][selection] {
    case .resolved(let entry): return entry.value
    case .failed: return nil
    case .absent:
      report(
        .tokensAliasMissing, "there is no token '\(records[token].path)' in this context", cursor,
        notes: [
          Diagnostic.Note(
            "it is defined only for other contexts",
            at: records[token].definitions.first?.token.location)
        ])
      return nil
    }
  }

  private mutating func typedValue(
    of token: Int, _ cursor: Cursor, _ type: TokenType
  ) -> TokenValue? {
    guard let value = value(of: token, cursor) else { return nil }
    if value.type == type { return value }
    reportMismatch(type, token, value, cursor)
    return nil
  }

  mutating func note(_ token: Int) {
    references.append(token)
  }

  /// The pointer in `{ "$ref": "…" }`, which must have no other key.
  mutating func pointerText(_ cursor: Cursor) -> String? {
    guard let object = cursor.node.object, let node = object["$ref"] else { return nil }
    if let other = object.members.first(where: { $0.name != "$ref" }) {
      report(
        .tokensUnknownProperty,
        "an object with a '$ref' has no other key, but '\(other.name)' is here",
        cursor, suggestion: "remove '\(other.name)'")
      return nil
    }
    if let text = node.string { return text }
    report(.tokensPointerSyntax, "'$ref' must be a string, not \(node.kindName)", cursor)
    return nil
  }

  mutating func pointerTarget(_ pointer: String, _ cursor: Cursor) -> TokenIndex.Target? {
    do throws(TokenIndex.Problem) {
      return try index.target(pointer: pointer)
    } catch {
      report(error, cursor)
      return nil
    }
  }
}

// MARK: - Into the value of another token

extension ValueReader {
  /// Walks along `path` inside the value of `token`; references on the way are followed.
  mutating func walk(to path: [String], in token: Int, from cursor: Cursor) -> Cursor? {
    guard value(of: token, cursor) != nil, var current = rawValue(of: token, from: cursor)
    else { return nil }
    var pending = Array(path.reversed())
    var jumps = 0
    while true {
      while let (target, rest) = jump(from: current) {
        jumps += 1
        guard jumps <= Self.maximumJumps, let next = rawValue(of: target, from: current) else {
          report(
            .tokensPointerMissing, "the pointer leads on through too many references", cursor)
          return nil
        }
        current = next
        pending += rest.reversed()
      }
      guard let segment = pending.popLast() else { return current }
      guard let next = step(segment, in: current.node, from: cursor) else { return nil }
      current.node = next
    }
  }

  /// What the token is defined as, reference or not, seen from `cursor`.
  private func rawValue(of token: Int, from cursor: Cursor) -> Cursor? {
    guard let definition = activeDefinition(token) else { return nil }
    var raw = cursor
    raw.file = definition.token.path
    raw.origin = cursor.origin ?? cursor.location
    raw.via.append(token)
    switch definition.token.body {
    case .value(let node): raw.node = node
    case .pointer(let node):
      var object = JSONObject()
      object.set(JSONObject.Member(name: "$ref", namePosition: node.position, value: node))
      raw.node = JSONNode(.object(object), at: node.position)
    }
    return raw
  }

  private func jump(from cursor: Cursor) -> (Int, [String])? {
    if let text = cursor.node.string {
      return CurlyAlias.path(text).flatMap { index.indexByPath[$0] }.map { ($0, []) }
    }
    guard let pointer = cursor.node.pointerNode?.string else { return nil }
    switch try? index.target(pointer: pointer) {
    case .token(let token)?: return (token, [])
    case .part(let token, let path)?: return (token, path)
    case nil: return nil
    }
  }

  private mutating func step(
    _ segment: String, in node: JSONNode, from cursor: Cursor
  ) -> JSONNode? {
    switch node.value {
    case .object(let object):
      if let member = object[segment] { return member }
      report(
        .tokensPointerMissing, "the value pointed at has no '\(segment)'", cursor,
        notes: [Diagnostic.Note("it has \(list(object.members.map(\.name)))")],
        suggestion: DidYouMean.suggestion(
          for: segment, among: object.members.prefix(100).map(\.name)))
    case .array(let elements):
      if let index = TokenPointer.arrayIndex(segment), index < elements.count {
        return elements[index]
      }
      report(
        .tokensPointerBadIndex,
        """
        \(about: segment) is not an index of the array pointed at, which has \(elements.count) \
        \(elements.count == 1 ? "element" : "elements")
        """, cursor,
        suggestion: elements.count < 2
          ? "point at the array itself" : "write an index from 0 to \(elements.count - 1)")
    case .null, .bool, .number, .string:
      report(
        .tokensPointerMissing,
        "the value pointed at is \(node.kindName) and has no '\(segment)'", cursor)
    }
    return nil
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "no members" : names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
  }
}

// MARK: - Mistakes

extension ValueReader {
  mutating func reportMismatch(
    _ expected: TokenType, _ token: Int, _ actual: TokenValue, _ cursor: Cursor
  ) {
    report(
      .tokensTypeMismatch,
      """
      \(cursor.label) must be of type \(expected.rawValue), but '\(records[token].path)' is of \
      type \(actual.typeName)
      """, cursor, notes: chain(from: token),
      suggestion: "refer to a token of type \(expected.rawValue)")
  }

  /// A note for each step from an alias to the token that states the value.
  private func chain(from token: Int) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    var current = token
    while notes.count < Self.maximumChainNotes {
      let place = activeDefinition(current)?.token.location
      guard case .resolved(let entry) = tables[current][selection], let next = entry.alias else {
        notes.append(Diagnostic.Note("'\(records[current].path)' is defined here", at: place))
        break
      }
      notes.append(
        Diagnostic.Note(
          "'\(records[current].path)' refers to '\(records[next].path)'", at: place))
      current = next
    }
    return notes
  }

  mutating func reportPointerToToken(_ pointer: String, _ cursor: Cursor) {
    report(
      .tokensPointerToToken, "\(about: pointer) points at a token where a value is expected",
      cursor,
      suggestion: "point at its value: '\(pointer)/$value'")
  }
}
