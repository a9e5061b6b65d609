import JSONTree

/// An object of the members that say something.
struct MemberList {
  private(set) var members: [JSONValue.Member] = []

  /// Adds a value that is not empty.
  mutating func add(_ name: String, _ value: JSONValue) {
    if value == .array([]) || value == .object([]) { return }
    members.append(.init(name, value))
  }

  /// Adds a text that is there.
  mutating func add(_ name: String, _ text: String?) {
    if let text, !text.isEmpty { members.append(.init(name, .string(text))) }
  }
}

extension JSONValue {
  /// An object of the members that `write` adds.
  static func members(_ write: (inout MemberList) -> Void) -> JSONValue {
    var list = MemberList()
    write(&list)
    return .object(list.members)
  }
}
