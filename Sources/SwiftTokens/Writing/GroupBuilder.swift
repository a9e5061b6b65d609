import Diagnostics
import JSONTree

/// A group of a token tree while it is put together.
struct GroupBuilder {
  private var properties: [JSONObject.Member] = []
  private var members: [(name: String, entry: Entry)] = []
  private var indexByName: [String: Int] = [:]
  private var position: JSONPosition

  private enum Entry {
    case token(JSONObject.Member)
    case group(GroupBuilder)
  }

  /// - Parameter location: Of what is first found in the group.
  init(at location: SourceLocation) {
    position = PlacedJSON.position(location)
  }

  /// Adds a token under `names`, the last of which is its own. A token that is there stays.
  mutating func add(_ token: JSONObject, _ names: ArraySlice<String>, at location: SourceLocation) {
    guard let name = names.first else { return }
    let place = PlacedJSON.position(location)
    guard names.count > 1 else {
      if indexByName[name] != nil { return }
      indexByName[name] = members.count
      let node = JSONNode(.object(token), at: place)
      let member = JSONObject.Member(name: name, namePosition: place, value: node)
      members.append((name, .token(member)))
      return
    }
    change(name, at: location) { $0.add(token, names.dropFirst(), at: location) }
  }

  /// States properties of the group under `names`.
  mutating func describe(
    _ names: ArraySlice<String>, with properties: [JSONObject.Member], at location: SourceLocation
  ) {
    guard let name = names.first else {
      if self.properties.isEmpty { self.properties = properties }
      return
    }
    change(name, at: location) { $0.describe(names.dropFirst(), with: properties, at: location) }
  }

  private mutating func change(
    _ name: String, at location: SourceLocation, _ body: (inout GroupBuilder) -> Void
  ) {
    let index = indexByName[name] ?? members.count
    if index == members.count {
      indexByName[name] = index
      members.append((name, .group(GroupBuilder(at: location))))
    }
    guard case .group(var group) = members[index].entry else { return }
    // Taken out while it changes, so that it is not copied.
    members[index].entry = .group(GroupBuilder(at: location))
    body(&group)
    members[index].entry = .group(group)
  }

  /// The group as a node.
  var node: JSONNode {
    var object = JSONObject()
    for property in properties { object.set(property) }
    for (name, entry) in members {
      switch entry {
      case .token(let member): object.set(member)
      case .group(let group):
        let node = group.node
        object.set(.init(name: name, namePosition: node.position, value: node))
      }
    }
    return JSONNode(.object(object), at: position)
  }
}

/// JSON that was not read from a JSON file, with the places of what it stands for.
enum PlacedJSON {
  static func position(_ location: SourceLocation) -> JSONPosition {
    JSONPosition(line: location.line ?? 1, column: location.column ?? 1)
  }

  /// `value` with every part at one place.
  static func node(_ value: JSONValue, at position: JSONPosition) -> JSONNode {
    switch value {
    case .null: JSONNode(.null, at: position)
    case .bool(let flag): JSONNode(.bool(flag), at: position)
    case .number(let number): JSONNode(.number(number), at: position)
    case .string(let text): JSONNode(.string(text), at: position)
    case .array(let elements):
      JSONNode(.array(elements.map { node($0, at: position) }), at: position)
    case .object(let members):
      JSONNode(.object(object(members, at: position)), at: position)
    case .integer(let integer): number(JSONNumber(decimal: String(integer)), at: position)
    case .double(let double): number(JSONNumber(double), at: position)
    }
  }

  static func object(_ members: [JSONValue.Member], at position: JSONPosition) -> JSONObject {
    var object = JSONObject()
    for member in members {
      object.set(
        .init(
          name: member.name, namePosition: position, value: node(member.value, at: position)))
    }
    return object
  }

  /// What is no number to JSON, such as infinity, is nothing.
  private static func number(_ number: JSONNumber?, at position: JSONPosition) -> JSONNode {
    JSONNode(number.map { .number($0) } ?? .null, at: position)
  }
}
