import Diagnostics
import JSONTree

/// Why a record cannot be read, and where.
struct RecordFault: Error {
  var message: String
  var position: JSONPosition
}

/// The members of an object of a record; what is not there, or of another kind, is a fault.
struct RecordFields {
  let object: JSONObject
  let position: JSONPosition
  let path: String

  init(_ node: JSONNode, path: String) throws(RecordFault) {
    guard let object = node.object else {
      throw RecordFault(message: "an object is expected, not \(node.kindName)", node)
    }
    self.object = object
    position = node.position
    self.path = path
  }

  var location: SourceLocation { SourceLocation(path, at: position) }

  func text(_ name: String) throws(RecordFault) -> String {
    try needed(name, try optionalText(name))
  }

  func optionalText(_ name: String) throws(RecordFault) -> String? {
    guard let node = object[name] else { return nil }
    guard let text = node.string else { throw .kind(name, "a text", node) }
    return text
  }

  func flag(_ name: String) throws(RecordFault) -> Bool {
    guard let node = object[name] else { return false }
    guard let flag = node.bool else { throw .kind(name, "true or false", node) }
    return flag
  }

  func number(_ name: String) throws(RecordFault) -> Double? {
    guard let node = object[name] else { return nil }
    guard let number = node.double else { throw .kind(name, "a number", node) }
    return number
  }

  /// A whole number from 0 on.
  func count(_ name: String) throws(RecordFault) -> Int {
    let number = try needed(name, try number(name))
    guard let count = Int(exactly: number), count >= 0 else {
      throw RecordFault(message: "'\(name)' is no count", object[name])
    }
    return count
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ name: String, or other: Word? = nil
  ) throws(RecordFault) -> Word {
    guard let text = try optionalText(name) else { return try needed(name, other) }
    guard let word = Word(rawValue: text) else {
      let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw RecordFault(message: "'\(name)' is '\(text)', not one of: \(known)", object[name])
    }
    return word
  }

  func list(_ name: String) throws(RecordFault) -> [JSONNode] {
    guard let node = object[name] else { return [] }
    guard let list = node.array else { throw .kind(name, "a list", node) }
    return list
  }

  func texts(_ name: String) throws(RecordFault) -> [String] {
    try list(name).map { node throws(RecordFault) in
      guard let text = node.string else { throw .kind(name, "a list of texts", node) }
      return text
    }
  }

  func fields(_ name: String) throws(RecordFault) -> RecordFields {
    try RecordFields(try needed(name, object[name]), path: path)
  }

  /// The objects that an object has by their names.
  func entries(_ name: String) throws(RecordFault) -> [(name: String, fields: RecordFields)] {
    guard let node = object[name] else { return [] }
    return try RecordFields(node, path: path).object.members.map { member throws(RecordFault) in
      (member.name, try RecordFields(member.value, path: path))
    }
  }

  private func needed<Value>(_ name: String, _ value: Value?) throws(RecordFault) -> Value {
    guard let value else { throw RecordFault(message: "'\(name)' is missing", position: position) }
    return value
  }
}

extension RecordFault {
  init(message: String, _ node: JSONNode?) {
    self.init(message: message, position: node?.position ?? JSONPosition(line: 1, column: 1))
  }

  static func kind(_ name: String, _ expected: String, _ node: JSONNode) -> RecordFault {
    RecordFault(message: "'\(name)' has to be \(expected), not \(node.kindName)", node)
  }
}
