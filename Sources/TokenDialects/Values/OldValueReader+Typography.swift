import JSONTree

// Typography: line height and letter spacing may relate to the font size beside them.

extension OldValueReader {
  mutating func typography(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    guard let object = node.object else { return node }
    var result = JSONObject()
    for member in object.members {
      guard let value = try part(member, of: object) else {
        log.add(.member(member.name, of: "typography"), at: member.namePosition)
        extras.append(member)
        continue
      }
      result.set(.init(name: member.name, namePosition: member.namePosition, value: value))
    }
    if result["letterSpacing"] == nil {
      log.add(.missingPart("letterSpacing", of: "typography", given: "0px"), at: node.position)
      result.add("letterSpacing", Self.measure(.zero, "px", at: node.position))
    }
    return JSONNode(.object(result), at: node.position)
  }

  private mutating func part(
    _ member: JSONObject.Member, of object: JSONObject
  ) throws(LeftOut) -> JSONNode? {
    switch member.name {
    case "fontFamily": return try value(member.value, as: .fontFamily)
    case "fontSize": return try value(member.value, as: .dimension)
    case "fontWeight": return try value(member.value, as: .fontWeight)
    case "letterSpacing": return try letterSpacing(member.value, fontSize: object["fontSize"])
    case "lineHeight": return try lineHeight(member.value, fontSize: object["fontSize"])
    default: return nil
    }
  }

  /// A length as it is; a part of the font size as a length, where that is known.
  private mutating func letterSpacing(
    _ node: JSONNode, fontSize: JSONNode?
  ) throws(LeftOut) -> JSONNode {
    guard let spacing = quantity(of: node), ["em", "%"].contains(spacing.unit) else {
      if let text = node.string, Self.isAutomatic(text) {
        return Self.measure(.zero, "px", at: node.position)
      }
      return try value(node, as: .letterSpacing)
    }
    guard let size = fontSize.flatMap({ length(of: $0) }) else { return node }
    let factor = spacing.unit == "%" ? spacing.value / 100 : spacing.value
    let number = Computed.number(factor * size.value)
    noteRelated(node, fontSize, "letter spacing is \(number.text)\(size.unit)")
    return Self.measure(number, size.unit, at: node.position)
  }

  /// A factor as it is; a length divided by the font size, where that is known.
  private mutating func lineHeight(
    _ node: JSONNode, fontSize: JSONNode?
  ) throws(LeftOut) -> JSONNode {
    if let path = node.string.flatMap(CurlyReference.path),
      case .kept("number") = outcome(of: index.canonical(path))
    {
      return try value(node, as: .number)
    }
    guard let height = quantity(of: node), !["", "%"].contains(height.unit) else {
      return try value(node, as: .lineHeight)
    }
    let size = fontSize.flatMap { length(of: $0) }
    let factor: Double
    if height.unit == "em" {
      factor = height.value
    } else if let size, size.unit == height.unit, size.value > 0 {
      factor = height.value / size.value
    } else {
      return node
    }
    let number = Computed.number(factor)
    noteRelated(node, fontSize, "line height is \(number.text)")
    return JSONNode(.number(number), at: node.position)
  }

  /// A font size in px or rem; a bare number is px, as it is where the size itself is read.
  private mutating func length(of node: JSONNode) -> Quantity? {
    guard var size = quantity(of: node) else { return nil }
    if size.unit.isEmpty { size.unit = "px" }
    return ["px", "rem"].contains(size.unit) ? size : nil
  }

  /// Notes a value computed with a font size, when one of the two was a reference.
  private mutating func noteRelated(_ node: JSONNode, _ size: JSONNode?, _ remark: String) {
    let texts = [node.string, size?.string].compactMap { $0 }
    guard texts.contains(where: { $0.contains("{") }) else { return }
    log.add(.computed, at: node.position, remark: remark)
  }
}
