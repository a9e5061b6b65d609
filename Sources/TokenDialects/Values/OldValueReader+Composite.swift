import JSONTree

// Values of the types that are composed of others.

extension OldValueReader {
  /// The parts of a composite value in their order; those that it cannot have are left out.
  private mutating func parts(
    _ object: JSONObject, of type: String, _ types: [String: SourceType]
  ) throws(LeftOut) -> JSONObject {
    var result = JSONObject()
    for member in object.members {
      guard let kind = types[member.name] else {
        log.add(.member(member.name, of: type), at: member.namePosition)
        extras.append(member)
        continue
      }
      result.set(
        .init(
          name: member.name, namePosition: member.namePosition,
          value: try value(member.value, as: kind)))
    }
    return result
  }

  // MARK: - Strokes and borders

  mutating func strokeStyle(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    switch node.value {
    case .string(let text):
      return JSONNode(.string(text.lowercased()), at: node.position)
    case .object(var object):
      guard let dashes = object.member("dashArray"), let list = dashes.value.array else {
        return node
      }
      var elements: [JSONNode] = []
      for element in list { elements.append(try value(element, as: .dimension)) }
      object.set(dashes.with(.array(elements)))
      return JSONNode(.object(object), at: node.position)
    case .null, .bool, .number, .array: return node
    }
  }

  /// A border: an object, or the width, the style and the colour in one text.
  mutating func border(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    let types: [String: SourceType] = [
      "color": .color, "width": .dimension, "style": .strokeStyle,
    ]
    if let object = node.object {
      return JSONNode(.object(try parts(object, of: "border", types)), at: node.position)
    }
    guard let text = node.string else { return node }
    let words = OldForms.parts(text)
    guard words.count == 3 else { return node }
    var found: [String: JSONNode] = [:]
    for word in words {
      let part = JSONNode(.string(word), at: node.position)
      if Self.strokeStyles.contains(word.lowercased()) {
        found["style"] = try strokeStyle(part)
      } else if Measure(word) != nil {
        found["width"] = try value(part, as: .dimension)
      } else if OldForms.isColor(word) {
        found["color"] = try value(part, as: .color)
      }
    }
    guard found.count == 3 else { return node }
    let members = ["color", "width", "style"].compactMap { name in found[name].map { (name, $0) } }
    return JSONNode(object: members, at: node.position)
  }

  private static let strokeStyles: Set<String> = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]

  // MARK: - Transitions

  mutating func transition(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    guard let object = node.object else { return node }
    var result = try parts(
      object, of: "transition",
      ["duration": .duration, "delay": .duration, "timingFunction": .cubicBezier])
    if result["delay"] == nil {
      log.add(.missingPart("delay", of: "transition", given: "0ms"), at: node.position)
      result.add("delay", Self.measure(.zero, "ms", at: node.position))
    }
    return JSONNode(.object(result), at: node.position)
  }

  // MARK: - Shadows

  mutating func shadow(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    switch node.value {
    case .array(let layers):
      var result: [JSONNode] = []
      for layer in layers { result.append(try value(layer, as: .shadow)) }
      return JSONNode(.array(result), at: node.position)
    case .object(let object): return try layer(object, at: node.position)
    case .null, .bool, .number, .string: return node
    }
  }

  private mutating func layer(
    _ object: JSONObject, at position: JSONPosition
  ) throws(LeftOut) -> JSONNode {
    var renamed = JSONObject()
    var inset: JSONObject.Member?
    for member in object.members {
      switch member.name {
      case "x" where object["offsetX"] == nil: renamed.set(member.named("offsetX"))
      case "y" where object["offsetY"] == nil: renamed.set(member.named("offsetY"))
      case "radius" where object["blur"] == nil: renamed.set(member.named("blur"))
      case "type":
        if member.value.string == "innerShadow" {
          inset = member.named("inset").with(.bool(true))
        }
      case "inset": inset = member
      default: renamed.set(member)
      }
    }
    var result = try parts(
      renamed, of: "shadow",
      [
        "color": .color, "offsetX": .dimension, "offsetY": .dimension, "blur": .dimension,
        "spread": .dimension,
      ])
    if result["spread"] == nil {
      log.add(.missingPart("spread", of: "shadow", given: "0px"), at: position)
      result.add("spread", Self.measure(.zero, "px", at: position))
    }
    if let inset { result.set(inset) }
    return JSONNode(.object(result), at: position)
  }

  // MARK: - Gradients

  mutating func gradient(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    guard let stops = node.array else { return node }
    var result: [JSONNode] = []
    for stop in stops {
      guard let object = stop.object, object["$ref"] == nil else {
        result.append(try value(stop, as: .gradient))
        continue
      }
      let read = try parts(object, of: "gradient", ["color": .color, "position": .number])
      result.append(JSONNode(.object(read), at: stop.position))
    }
    return JSONNode(.array(result), at: node.position)
  }
}

extension JSONObject {
  /// Adds a member that the file does not have, at the place of its value.
  mutating func add(_ name: String, _ value: JSONNode) {
    set(.init(name: name, namePosition: value.position, value: value))
  }
}
