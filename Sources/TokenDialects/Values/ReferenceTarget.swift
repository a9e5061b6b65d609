import JSONTree

/// What a token that others refer to comes to.
struct ReferenceTarget {
  /// What becomes of a token.
  enum Outcome {
    /// It is in another file, or the chain is wrong.
    case elsewhere
    case leftOut
    /// It has a value, and a type where that is known.
    case kept(type: String?)
  }

  var outcome: Outcome
  /// Its number; `nil` when it has none, or several.
  var quantity: Quantity?

  static let elsewhere = ReferenceTarget(outcome: .elsewhere, quantity: nil)
}

extension OldTokenIndex {
  /// The token at `path` and all that it refers to directly and indirectly, each after what it
  /// refers to itself, without those that are `known`.
  ///
  /// The order of the members of a file plays no part, nor does the length of a chain.
  func dependencies(of path: String, known: [String: ReferenceTarget]) -> [String] {
    var order: [String] = []
    var entered: Set<String> = []
    var pending = [(path: path, isEntered: false)]
    while let next = pending.popLast() {
      if next.isEntered {
        order.append(next.path)
        continue
      }
      guard known[next.path] == nil, let entry = entries[next.path],
        entered.insert(next.path).inserted
      else { continue }
      pending.append((next.path, true))
      pending += entry.references.map { (canonical($0), false) }
    }
    return order
  }
}

extension OldTokenIndex.Entry {
  /// The paths in braces in the value and in what changes it, as they are written.
  var references: [String] {
    var found: [String] = []
    var pending = [value, token["$extensions"]].compactMap { $0 }
    while let node = pending.popLast() {
      switch node.value {
      case .string(let text):
        found += text.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
          .map { $0.prefix { $0 != "}" }.trimmed }
      case .array(let elements): pending += elements
      case .object(let object): pending += object.members.map(\.value)
      case .null, .bool, .number: continue
      }
    }
    return found
  }
}
