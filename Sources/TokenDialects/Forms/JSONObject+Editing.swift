import JSONTree

extension JSONObject.Member {
  /// The member under another name.
  func named(_ name: String) -> JSONObject.Member {
    .init(name: name, namePosition: namePosition, value: value)
  }

  /// The member with another value at the same place.
  func with(_ value: JSONNode.Value) -> JSONObject.Member {
    .init(name: name, namePosition: namePosition, value: JSONNode(value, at: self.value.position))
  }
}

extension JSONObject {
  /// The object without the members called `names`.
  func without(_ names: String...) -> JSONObject {
    guard names.contains(where: { self[$0] != nil }) else { return self }
    var result = JSONObject()
    for member in members where !names.contains(member.name) { result.set(member) }
    return result
  }

  /// Adds members to the object `vendor` inside the object `name`, making both where needed.
  mutating func extend(_ name: String, with added: [Member], vendor: String) {
    guard let first = added.first else { return }
    let old = member(name)
    var outer = old?.value.object ?? JSONObject()
    let oldInner = outer.member(vendor)
    var inner = oldInner?.value.object ?? JSONObject()
    for member in added where inner[member.name] == nil { inner.set(member) }
    outer.set(
      .init(
        name: vendor, namePosition: oldInner?.namePosition ?? first.namePosition,
        value: JSONNode(.object(inner), at: oldInner?.value.position ?? first.namePosition)))
    set(
      .init(
        name: name, namePosition: old?.namePosition ?? first.namePosition,
        value: JSONNode(.object(outer), at: old?.value.position ?? first.namePosition)))
  }

  /// Removes an extension, and `$extensions` when nothing else is in it.
  mutating func removeExtension(_ name: String, inside vendor: String? = nil) {
    guard let extensions = member("$extensions"), var outer = extensions.value.object else {
      return
    }
    if let vendor, let old = outer.member(vendor), let inner = old.value.object {
      let rest = inner.without(name)
      outer =
        rest.members.isEmpty ? outer.without(vendor) : outer.replacing(old.with(.object(rest)))
    } else if vendor == nil {
      outer = outer.without(name)
    }
    self =
      outer.members.isEmpty
      ? without("$extensions") : replacing(extensions.with(.object(outer)))
  }

  /// The object with `member` in the place of the one that has its name.
  func replacing(_ member: Member) -> JSONObject {
    var result = self
    result.set(member)
    return result
  }
}

extension JSONObject {
  /// Puts a token at a path, making the groups that lead there.
  mutating func insert(_ token: JSONNode, at names: ArraySlice<String>) {
    guard let name = names.first else { return }
    guard names.count > 1 else {
      add(name, token)
      return
    }
    if self[name]?.object == nil { add(name, JSONNode(.object(JSONObject()), at: token.position)) }
    update(name) { node in
      guard case .object(var group) = node.value else { return }
      // A second owner would make every change of the group copy all of it.
      node.value = .null
      group.insert(token, at: names.dropFirst())
      node.value = .object(group)
    }
  }

  /// Whether nothing stands at a path, and only groups on the way there.
  func hasRoom(at names: ArraySlice<String>) -> Bool {
    guard let name = names.first, let value = self[name] else { return true }
    guard names.count > 1, let group = value.object, !TokenMarking.isToken(group) else {
      return false
    }
    return group.hasRoom(at: names.dropFirst())
  }
}
