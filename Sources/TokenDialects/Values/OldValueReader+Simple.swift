import ColorScience
import JSONTree

// Values of the types that are not composed of others.

extension OldValueReader {
  // MARK: - Lengths and times

  /// A measure in one of `units`. A bare number is taken to be in `standard`.
  mutating func measure(
    _ node: JSONNode, _ standard: String, _ units: [String], _ type: String
  ) throws(LeftOut) -> JSONNode {
    switch node.value {
    case .number(let number): return bare(number, standard, node.position)
    case .string(let text):
      if let measure = Measure(text) {
        if measure.unit.isEmpty { return bare(measure.number, standard, node.position) }
        guard units.contains(measure.unit) else { return node }
        return Self.measure(measure.number, measure.unit, at: node.position)
      }
      if let result = calculated(text) {
        let number = Computed.number(result.value)
        noteComputed(text, number.text + result.unit, at: node.position)
        if result.unit.isEmpty { return bare(number, standard, node.position) }
        guard units.contains(result.unit) else {
          return JSONNode(.string(number.text + result.unit), at: node.position)
        }
        return Self.measure(number, result.unit, at: node.position)
      }
      return try uncomputed(node)
    case .null, .bool, .array, .object: return node
    }
  }

  private mutating func bare(
    _ number: JSONNumber, _ unit: String, _ position: JSONPosition
  ) -> JSONNode {
    if number.double != 0 { log.add(.unitless(unit: unit), at: position) }
    return Self.measure(number, unit, at: position)
  }

  static func measure(
    _ number: JSONNumber, _ unit: String, at position: JSONPosition
  ) -> JSONNode {
    JSONNode(
      object: [
        ("value", JSONNode(.number(number), at: position)),
        ("unit", JSONNode(.string(unit), at: position)),
      ], at: position)
  }

  // MARK: - Numbers

  mutating func number(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    guard let text = node.string else { return node }
    if let measure = Measure(text) {
      switch measure.unit {
      case "": return JSONNode(.number(measure.number), at: node.position)
      case "%": return JSONNode(.number(Self.hundredth(measure.number)), at: node.position)
      default: return node
      }
    }
    if let result = calculated(text) {
      let value = result.unit == "%" ? result.value / 100 : result.value
      guard result.unit.isEmpty || result.unit == "%" else { return try uncomputed(node) }
      let number = Computed.number(value)
      noteComputed(text, number.text, at: node.position)
      return JSONNode(.number(number), at: node.position)
    }
    return try uncomputed(node)
  }

  /// Arithmetic on what is not known here, for CSS to compute; any other value as it is.
  mutating func uncomputed(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    guard let text = node.string else { return node }
    if text.hasPrefix("-{"), CurlyReference.isAlias(String(text.dropFirst())) {
      let formula = "-1 * " + index.canonicalReferences(in: String(text.dropFirst()))
      return JSONNode(.string("calc(\(formula))"), at: node.position)
    }
    guard let calculation = Calculation(text) else { return referring(node, text) }
    guard canCompute(calculation) else { throw LeftOut(reason: .expression(type: "calculation")) }
    let formula = index.canonicalReferences(in: text)
    return JSONNode(.string("calc(\(formula))"), at: node.position)
  }

  /// A text with its references as they must be written.
  func referring(_ node: JSONNode, _ text: String) -> JSONNode {
    guard text.contains("{") else { return node }
    return JSONNode(.string(index.canonicalReferences(in: text)), at: node.position)
  }

  static func hundredth(_ number: JSONNumber) -> JSONNumber {
    Computed.number((number.double ?? 0) / 100)
  }

  /// A line height of its own: a factor where it is one, else a length.
  mutating func lineHeight(
    _ node: JSONNode
  ) throws(LeftOut) -> (value: JSONNode, type: String) {
    if let text = node.string {
      if let measure = Measure(text), !["", "%"].contains(measure.unit) {
        return (try self.measure(node, "px", ["px", "rem"], "line height"), "dimension")
      }
      if let result = calculated(text), !["", "%"].contains(result.unit) {
        return (try measure(node, "px", ["px", "rem"], "line height"), "dimension")
      }
    } else if node.object != nil {
      return (node, "dimension")
    }
    return (try number(node), "number")
  }

  static func isAutomatic(_ text: String) -> Bool {
    ["auto", "normal"].contains(text.trimmed.lowercased())
  }

  // MARK: - Fonts

  /// Names, among which may be references to others.
  mutating func fontFamily(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    let family = FontForms.family(node)
    guard let names = family.array else { return family }
    var read: [JSONNode] = []
    for name in names { read.append(try alias(name) ?? name) }
    return JSONNode(.array(read), at: node.position)
  }

  mutating func fontWeight(_ node: JSONNode) -> JSONNode {
    guard let text = node.string else { return node }
    if let measure = Measure(text), measure.unit.isEmpty {
      return JSONNode(.number(measure.number), at: node.position)
    }
    guard let (weight, style) = FontForms.weight(text) else { return node }
    if let style {
      log.add(.fontStyle, at: node.position, remark: "'\(style)' in '\(text)'")
    }
    return JSONNode(.string(weight), at: node.position)
  }

  // MARK: - Colours

  mutating func color(_ node: JSONNode) throws(LeftOut) -> JSONNode {
    if let color = ChannelColor.color(node) {
      log.add(.channels, at: node.position)
      return color
    }
    guard let text = node.string ?? Self.colorWithAlpha(node) else { return node }
    if let color = OldForms.color(text) {
      return Self.color(color, hex: SRGBColor(hex: text.trimmed)?.hex, at: node.position)
    }
    if let (path, alpha) = OldForms.translucentReference(text) {
      guard let base = literalColor(path), let alpha = amount(alpha) else {
        let target = index.canonical(path)
        return JSONNode(.string("rgb(from {\(target)} r g b / \(alpha))"), at: node.position)
      }
      log.add(.computed, at: node.position, remark: "'\(text)' has the colour of '\(path)' now")
      return Self.color(base.with(alpha: alpha), at: node.position)
    }
    return referring(node, text)
  }

  /// A colour with an alpha beside it, `{ "color": "{a.b}", "alpha": 0.5 }`, as CSS writes it.
  private static func colorWithAlpha(_ node: JSONNode) -> String? {
    guard let object = node.object, object.members.count == 2,
      let color = object["color"]?.string, CurlyReference.isAlias(color),
      let alpha = object["alpha"]
    else { return nil }
    let amount: String? =
      if case .number(let number) = alpha.value { number.text } else { alpha.string }
    return amount.map { "rgba(\(color), \($0))" }
  }

  /// The colour that a token has, when it has one that nothing changes.
  func literalColor(_ path: String) -> ColorValue? {
    guard let end = index.end(of: index.canonical(path)), !end.entry.varies,
      !end.entry.isModified, let text = end.entry.value.string
    else { return nil }
    return OldForms.color(text)
  }

  /// An alpha value: `0.3`, `30%`, a reference to one, or a calculation.
  mutating func amount(_ text: String) -> Double? {
    guard let found = quantity(of: JSONNode(.string(text), at: .init(line: 1, column: 1))),
      ["", "%"].contains(found.unit)
    else { return nil }
    let value = found.unit == "%" ? found.value / 100 : found.value
    return 0...1 ~= value ? value : nil
  }

  static func color(
    _ color: ColorValue, hex: String? = nil, at position: JSONPosition
  ) -> JSONNode {
    func number(_ value: Double) -> JSONNode {
      JSONNode(.number(Computed.number(value)), at: position)
    }
    let components = color.components.map { component in
      component.map(number) ?? JSONNode(.string("none"), at: position)
    }
    var members = [
      ("colorSpace", JSONNode(.string(color.space.rawValue), at: position)),
      ("components", JSONNode(.array(components), at: position)),
    ]
    if color.alpha != 1 { members.append(("alpha", number(color.alpha))) }
    if let hex { members.append(("hex", JSONNode(.string(hex), at: position))) }
    return JSONNode(object: members, at: position)
  }
}

extension ColorValue {
  func with(alpha: Double) -> ColorValue {
    ColorValue(space, components[0], components[1], components[2], alpha: alpha)
  }
}

extension JSONNode {
  /// An object all of whose members stand at one place.
  init(object members: [(String, JSONNode)], at position: JSONPosition) {
    var object = JSONObject()
    for (name, value) in members {
      object.set(.init(name: name, namePosition: position, value: value))
    }
    self.init(.object(object), at: position)
  }
}
