import Diagnostics
import JSONTree

/// Finds what a reference means among all tokens.
struct TokenIndex: Sendable {
  /// What a reference leads to.
  enum Target: Hashable {
    case token(Int)
    /// A place inside a token's `$value`; an empty path is the whole of it.
    case part(Int, [String])
  }

  /// Why a reference leads nowhere.
  struct Problem: Error {
    var id: FindingID
    var headline: Headline
    var suggestion: String?
    /// Whether the cause has been told.
    var isTold = false
  }

  let tree: MergedTree
  let indexByPath: [String: Int]
  /// The paths of tokens that were left out when their files were read.
  let leftOut: Set<String>
  /// Whether a file may be read although it does not follow the standard.
  let isTolerant: Bool

  init(
    tree: MergedTree, records: [TokenRecord], leftOut: Set<String> = [], isTolerant: Bool = false
  ) {
    self.tree = tree
    self.isTolerant = isTolerant
    self.leftOut = leftOut
    indexByPath = Dictionary(
      records.enumerated().map { ($1.path.text, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The token an alias names.
  func token(alias path: String, written text: String) throws(Problem) -> Int {
    if let index = indexByPath[path] ?? rootOfGroup(path) { return index }
    if path.isEmpty {
      throw Problem(
        id: .tokensAliasSyntax, headline: "\(about: text) is not a well-formed alias",
        suggestion: "write the path of one token in one pair of braces: '{group.token}'")
    }
    if leftOut.contains(path) {
      throw Problem(
        id: .tokensAliasMissing, headline: "the token \(about: path) is left out", isTold: true)
    }
    let names = path.split(separator: ".").map(String.init)
    if let node = tree.node(at: names), !tree[node].isToken {
      let hasRoot = tree.child("$root", of: node) != nil
      throw Problem(
        id: .tokensAliasToGroup, headline: "\(about: path) is a group, not a token",
        suggestion: hasRoot
          ? "write '{\(path).$root}' for the token of the group"
          : "refer to one of its tokens; to extend the group, write '$extends'")
    }
    if isTolerant, ["value", "$value"].contains(names.last),
      let index = indexByPath[names.dropLast().joined(separator: ".")]
    {
      return index
    }
    for length in stride(from: names.count - 1, to: 0, by: -1) {
      let prefix = names[..<length].joined(separator: ".")
      guard indexByPath[prefix] != nil else { continue }
      let rest = names[length...].filter { $0 != "$value" }
      let pointer = (names[..<length] + ["$value"] + rest).joined(separator: "/")
      throw Problem(
        id: .tokensAliasIntoValue, headline: "an alias cannot reach into the value of '\(prefix)'",
        suggestion: "write { \"$ref\": \"#/\(pointer)\" }")
    }
    throw Problem(id: .tokensAliasMissing, headline: "there is no token \(about: path)")
  }

  /// The token of a group that a source has as a token: references to that stay what they were.
  private func rootOfGroup(_ path: String) -> Int? {
    tree.hasMovedRoots || isTolerant ? indexByPath[path + ".$root"] : nil
  }

  /// What a JSON Pointer points at.
  func target(pointer text: String) throws(Problem) -> Target {
    guard let segments = TokenPointer.segments(text) else {
      throw Problem(
        id: .tokensPointerSyntax,
        headline: "\(about: text) is not a JSON Pointer into this document",
        suggestion: text.hasPrefix("{")
          ? "write the alias as the value itself, without '$ref'"
          : "begin with '#/' and put '/' between names")
    }
    var node = 0
    for (position, segment) in segments.enumerated() {
      guard let child = tree.child(segment, of: node) else {
        throw missing(segment, in: node, pointer: text)
      }
      node = child
      if let token = tree[node].tokenIndex {
        return try target(token, rest: segments[(position + 1)...], pointer: text)
      }
    }
    throw Problem(
      id: .tokensAliasToGroup, headline: "\(about: text) points at a group, not a token",
      suggestion: tree.child("$root", of: node) == nil
        ? "point at one of its tokens; to extend the group, write '$extends'"
        : "write '\(text)/$root' for the token of the group")
  }

  private static let metadataNames = [
    "$type", "$description", "$deprecated", "$extensions", "$extends", "$ref",
  ]

  private func target(
    _ token: Int, rest: ArraySlice<String>, pointer: String
  ) throws(Problem) -> Target {
    guard let first = rest.first else { return .token(token) }
    if first == "$value" { return .part(token, Array(rest.dropFirst())) }
    if Self.metadataNames.contains(first) {
      throw Problem(
        id: .tokensPointerToMetadata,
        headline: "\(about: pointer) points at '\(first)', not at a value",
        suggestion: "write '$value' in place of '\(first)'")
    }
    throw Problem(
      id: .tokensPointerMissing,
      headline: "\(about: pointer) leads into a token, but not to its value",
      suggestion: "put '/$value' after the name of the token")
  }

  private func missing(_ segment: String, in node: Int, pointer: String) -> Problem {
    if Self.metadataNames.contains(segment) {
      return Problem(
        id: .tokensPointerToMetadata,
        headline: "\(about: pointer) points at '\(segment)', not at a value",
        suggestion: "point at the '$value' of a token")
    }
    let place = node == 0 ? "at the top" : "in '\(tree.path(of: node))'"
    return Problem(
      id: .tokensPointerMissing,
      headline: "\(about: pointer) points at nothing: there is no '\(segment)' \(place)",
      suggestion: DidYouMean.suggestion(
        for: segment, among: tree[node].childrenByName.keys.prefix(2000)))
  }

  /// The tokens that the references anywhere inside `body` lead to, without repetition.
  func tokensReferred(in body: ParsedToken.Body) -> [Int] {
    var result = UniqueList()
    forEachReference(in: body) { token, _ in result.append(token) }
    return result.elements
  }

  /// The references anywhere inside `body` that lead to tokens, with their nodes.
  func references(in body: ParsedToken.Body) -> [(token: Int, node: JSONNode)] {
    var result: [(Int, JSONNode)] = []
    forEachReference(in: body) { result.append(($0, $1)) }
    return result
  }

  private func forEachReference(
    in body: ParsedToken.Body, _ visit: (Int, JSONNode) -> Void
  ) {
    var pending: [JSONNode] = []
    switch body {
    case .pointer(let node):
      if let token = node.string.flatMap(token(pointer:)) { visit(token, node) }
    case .value(let node): pending = [node]
    }
    while let node = pending.popLast() {
      switch node.value {
      case .string(let text):
        if let path = CurlyAlias.path(text), !path.isEmpty,
          let token = try? token(alias: path, written: text)
        {
          visit(token, node)
        } else if text.utf8.contains(UInt8(ascii: "{")) {
          for token in tokensInside(text) { visit(token, node) }
        }
      case .array(let elements): pending += elements.reversed()
      case .object(let object):
        if let token = object["$ref"]?.string.flatMap(token(pointer:)) {
          visit(token, node)
        } else {
          pending += object.members.reversed().map(\.value)
        }
      case .null, .bool, .number: continue
      }
    }
  }

  /// The tokens that a text with several references, or one among other things, leads to.
  private func tokensInside(_ text: String) -> [Int] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      guard let end = part.firstIndex(of: "}") else { return nil }
      return indexByPath[part[..<end].trimmingSpaces]
    }
  }

  private func token(pointer: String) -> Int? {
    switch try? target(pointer: pointer) {
    case .token(let token)?, .part(let token, _)?: token
    case nil: nil
    }
  }
}
