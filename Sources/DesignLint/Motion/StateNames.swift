import SwiftSymbols

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
