import Diagnostics
import JSONTree

// Shadows and gradients: one or several layers or stops, any of which may be a reference.

extension ValueReader {
  /// One shadow, or a non-empty array of shadows and references to shadow tokens.
  mutating func readShadows(_ cursor: Cursor) -> [TokenShadow]? {
    guard let nodes = cursor.node.array else { return readShadow(cursor).map { [$0] } }
    guard !nodes.isEmpty else {
      invalid(
        .shadow, "\(cursor.label) must hold at least one shadow", cursor,
        suggestion: TokenType.shadow.example)
      return nil
    }
    var shadows: [TokenShadow] = []
    for (index, node) in nodes.enumerated() {
      let element = cursor.element(index, node)
      guard let layers = shadowElement(element),
        checkRoom(for: layers.count, after: shadows.count, cursor, .shadow)
      else { return nil }
      shadows += layers
    }
    return shadows
  }

  private mutating func shadowElement(_ cursor: Cursor) -> [TokenShadow]? {
    guard cursor.node.isReference else { return readShadow(cursor).map { [$0] } }
    guard case .shadow(let layers) = value(cursor, as: .shadow),
      checkParts(layers.count, cursor, .shadow)
    else { return nil }
    return layers
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
      invalid(
        .gradient, "\(cursor.label) must be an array of stops, not \(found)", cursor,
        suggestion: TokenType.gradient.example)
      return nil
    }
    var stops: [TokenGradientStop] = []
    for (index, node) in nodes.enumerated() {
      guard let found = gradientElement(cursor.element(index, node)),
        checkRoom(for: found.count, after: stops.count, cursor, .gradient)
      else { return nil }
      stops += found
    }
    return stops
  }

  private mutating func gradientElement(_ cursor: Cursor) -> [TokenGradientStop]? {
    guard cursor.node.isReference else { return readStop(cursor).map { [$0] } }
    var found: [TokenGradientStop]?
    if let (token, path) = pointedPart(cursor), !path.isEmpty {
      guard let target = walk(to: path, in: token, from: cursor) else { return nil }
      found = target.node.array == nil ? readStop(target).map { [$0] } : readGradient(target)
    } else if case .gradient(let stops) = value(cursor, as: .gradient) {
      found = stops
    }
    guard let found, checkParts(found.count, cursor, .gradient) else { return nil }
    return found
  }

  /// What a JSON Pointer at `cursor` leads to, when it leads into a value.
  private func pointedPart(_ cursor: Cursor) -> (token: Int, path: [String])? {
    guard let pointer = cursor.node.pointerNode?.string,
      case .part(let token, let path)? = try? index.target(pointer: pointer)
    else { return nil }
    return (token, path)
  }

  private mutating func readStop(_ cursor: Cursor) -> TokenGradientStop? {
    guard let object = fields(cursor, .gradient, required: ["color", "position"]),
      let colorNode = object["color"], let positionNode = object["position"]
    else { return nil }
    let positionCursor = cursor.member("position", positionNode)
    let color = color(cursor.member("color", colorNode))
    guard let position = plainNumber(positionCursor), let color else { return nil }
    if !(0...1 ~= position) {
      report(
        .tokensGradientPosition,
        "\(positionCursor.label) is not between 0 and 1 and is moved to \(position < 0 ? 0 : 1)",
        positionCursor)
    }
    return TokenGradientStop(color: color, position: position)
  }

  /// The Format module says that references in an array are not flattened, so one stands for one
  /// part; a tolerant reading puts all parts in.
  private mutating func checkParts(
    _ count: Int, _ cursor: Cursor, _ type: TokenType
  ) -> Bool {
    if count == 1 { return true }
    let headline: Headline =
      "\(cursor.label) refers to a \(type.rawValue) of \(count) parts, where one part is expected"
    guard conformance(at: cursor) == .tolerant else {
      invalid(type, headline, cursor, suggestion: "refer to its parts one by one")
      return false
    }
    report(
      .tokensSpliced, headline, cursor,
      notes: [Diagnostic.Note("all of its parts are put in here")],
      suggestion: "refer to its parts one by one")
    return true
  }

  /// How many parts may come together by putting in those of other tokens: they could double
  /// from token to token.
  private static let maximumParts = 1_000

  private mutating func checkRoom(
    for added: Int, after count: Int, _ cursor: Cursor, _ type: TokenType
  ) -> Bool {
    if added == 1 || count + added <= Self.maximumParts { return true }
    invalid(
      type, "\(cursor.label) has more than \(Self.maximumParts) parts", cursor,
      suggestion: "refer to fewer tokens of several parts")
    return false
  }
}
