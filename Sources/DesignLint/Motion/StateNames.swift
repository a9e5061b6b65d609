import SwiftSymbols

extension SwiftFlow {
  /// The closure at a place.
  func closure(_ range: Range<Int>) -> Block? { closures.first { $0.range == range } }

  /// The names that are used in a range.
  func references(in range: Range<Int>) -> ArraySlice<Reference> {
    let start = references.firstIndex { $0.range.lowerBound >= range.lowerBound }
    return references[(start ?? references.endIndex)...].prefix {
      $0.range.lowerBound < range.upperBound
    }
  }

  /// Where a name, or a member of it, is used in a range.
  func references(to name: String, in range: Range<Int>) -> [Reference] {
    let members = name + "."
    return references(in: range).filter { $0.name == name || $0.name.hasPrefix(members) }
  }

  /// The states that statements in a range set or change.
  func changes(in range: Range<Int>) -> Set<String> {
    Set(references(in: range).compactMap(\.changed))
  }

  /// Whether a statement does nothing but set or change a state.
  func isChange(_ statement: Statement) -> Bool {
    references(in: statement.range).first.map {
      $0.range.lowerBound == statement.range.lowerBound && $0.changed != nil
    } ?? false
  }
}

extension SwiftFlow.Reference {
  /// The state that is set or changed: `isOn` of `isOn = true`, `isOn.toggle()` and `isOn[0] += 1`.
  var changed: String? {
    switch use {
    case .assignment: break
    case .method(let method) where Self.changes.contains(method): break
    default: return nil
    }
    let suffix = ".wrappedValue"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  private static let changes: Set<String> = [
    "append", "formUnion", "insert", "move", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reverse", "shuffle", "sort", "subtract", "toggle", "update",
  ]

  /// The states that are read: of `model.items.count` also `model.items`, which may be what views
  /// are made of.
  var states: [String] {
    let parts = name.split(separator: ".")
    guard use != .call else { return [] }
    guard parts.count > 1, let last = parts.last, Self.derived.contains(String(last)) else {
      return [name]
    }
    return [name, parts.dropLast().joined(separator: ".")]
  }

  private static let derived: Set<String> = ["count", "first", "id", "last"]
}
