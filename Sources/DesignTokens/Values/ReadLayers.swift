import Diagnostics
import JSONTree

// Shadows and gradients: one or several layers or stops, any of which may be a reference.

extension ValueReader {
  /// One shadow, or a non-empty array of shadows and references to shadow tokens.
  mutating func readShadows(_ cursor: Cursor) -> [TokenShadow]? {
    guard let nodes = cursor.node.array else { return readShadow(cursor).map { [$0] } }
    guard !nodes.isEmpty else {
      invalid(.shadow, "\(cursor.label) must hold at least one shadow", cursor)
      return nil
    }
    var shadows: [TokenShadow] = []
    for (index, node) in nodes.enumerated() {
      let element = cursor.element(index, node)
      if node.isReference {
        guard case .shadow(let layers) = value(element, as: .shadow),
          let layer = single(layers, element, .shadow)
        else { return nil }
        shadows.append(layer)
      } else {
        guard let shadow = readShadow(element) else { return nil }
        shadows.append(shadow)
      }
    }
    return shadows
  }

  private mutating func readShadow(_ cursor: Cursor) -> TokenShadow? {
    let lengths = ["offsetX", "offsetY", "blur", "spread"]
    guard
      let object = fields(cursor, .shadow, required: ["color"] + lengths, optional: ["inset"]),
      let colorNode = object["color"]
    else { return nil }
    let color = color(cursor.member("color", colorNode))
    let measures = lengths.map { name in
      object[name].flatMap { dimension(cursor.member(name, $0)) }
    }
    var isInset: Bool? = false
    if let node = object["inset"] { isInset = flag(cursor.member("inset", node)) }
    guard let color, let isInset, let x = measures[0], let y = measures[1], let blur = measures[2],
      let spread = measures[3]
    else { return nil }
    return TokenShadow(
      color: color, offsetX: x, offsetY: y, blur: blur, spread: spread, isInset: isInset)
  }

  private mutating func flag(_ cursor: Cursor) -> Bool? {
    guard let cursor = part(cursor) else { return nil }
    if let flag = cursor.node.bool { return flag }
    invalid(
      .shadow, "\(cursor.label) must be true or false, not \(cursor.node.kindName)", cursor)
    return nil
  }

  /// A non-empty array of stops and references to gradient tokens of one stop.
  mutating func readGradient(_ cursor: Cursor) -> [TokenGradientStop]? {
    guard let nodes = cursor.node.array, !nodes.isEmpty else {
      let found = cursor.node.array.map { _ in "an empty one" } ?? cursor.node.kindName
      invalid(.gradient, "\(cursor.label) must be an array of stops, not \(found)", cursor)
      return nil
    }
    var stops: [TokenGradientStop] = []
    for (index, node) in nodes.enumerated() {
      let element = cursor.element(index, node)
      if let text = node.string, CurlyAlias.path(text) != nil {
        guard case .gradient(let referred) = value(element, as: .gradient),
          let stop = single(referred, element, .gradient)
        else { return nil }
        stops.append(stop)
      } else {
        guard let stop = readStop(element) else { return nil }
        stops.append(stop)
      }
    }
    return stops
  }

  private mutating func readStop(_ cursor: Cursor) -> TokenGradientStop? {
    guard var cursor = part(cursor) else { return nil }
    // A pointer to a whole gradient of one stop means that stop.
    if let elements = cursor.node.array, cursor.origin != nil {
      guard let only = single(elements, cursor, .gradient) else { return nil }
      cursor.node = only
    }
    guard let object = fields(cursor, .gradient, required: ["color", "position"]),
      let colorNode = object["color"], let positionNode = object["position"]
    else { return nil }
    let positionCursor = cursor.member("position", positionNode)
    let color = color(cursor.member("color", colorNode))
    guard let position = plainNumber(positionCursor), let color else { return nil }
    if !(0...1 ~= position) {
      report(
        "gradient-position",
        "\(positionCursor.label) lies outside of 0 and 1 and is moved to "
          + (position < 0 ? "0" : "1"), positionCursor, severity: .warning)
    }
    return TokenGradientStop(color: color, position: min(max(position, 0), 1))
  }

  /// The only element: arrays are not spliced into one another.
  private mutating func single<Element>(
    _ elements: [Element], _ cursor: Cursor, _ type: TokenType
  ) -> Element? {
    if elements.count == 1 { return elements[0] }
    invalid(
      type,
      "\(cursor.label) refers to a \(type.rawValue) of \(elements.count) parts, where one "
        + "part is due", cursor, suggestion: "refer to its parts one by one")
    return nil
  }
}
