import ColorScience
import JSONTree

/// Writes the value of a token in one combination of contexts as an expression, with the aliases
/// of its definition as references to other members.
struct SwiftRenderer {
  let storage: TokenStorage
  let naming: SwiftNaming
  /// The context of every modifier at the moment.
  var selection: [Int] = []
  /// The context of the platform modifier.
  var platform = 0
  /// By token, the platforms on which it has a member; `nil` for all.
  var available: [Set<Int>?]
  /// The tokens whose member is an `AdaptiveToken`.
  var adaptive: Set<Int> = []
  /// Whether such a member may stand for the whole value; it never can for a part.
  var refersToAdaptive = true
  /// Whether what was written contains a value that only stands in for an unknown one.
  private(set) var isStandIn = false
  private var depth = 0

  /// Tokens that are written inside each other; types nest no deeper than three.
  private static let maximumDepth = 16

  init(storage: TokenStorage, naming: SwiftNaming) {
    self.storage = storage
    self.naming = naming
    available = Array(repeating: [], count: storage.records.count)
  }

  /// The expression of `token`, or `nil` where it has no value.
  mutating func render(_ token: Int) -> ExportedExpression? {
    isStandIn = false
    return whole(token)
  }

  /// Follows aliases to the first token that can be referred to or states a value.
  private mutating func whole(_ token: Int) -> ExportedExpression? {
    var current = token
    while let entry = entry(current), let definition = storage.definition(current, in: selection) {
      if definition.metadata.status == .unknown { isStandIn = true }
      if entry.value.type == .other { return nil }
      guard let alias = entry.alias else {
        return literal(entry.value, definition.token.node)
      }
      if let reference = reference(to: alias, isWhole: depth == 0) { return reference }
      current = alias
    }
    return nil
  }

  private func reference(to token: Int, isWhole: Bool = false) -> ExportedExpression? {
    guard canRefer(token, isWhole: isWhole) else { return nil }
    return naming.fullName(token).map(ExportedExpression.reference)
  }

  private func canRefer(_ token: Int, isWhole: Bool) -> Bool {
    available[token]?.contains(platform) ?? true
      && (!adaptive.contains(token) || (isWhole && refersToAdaptive))
  }

  private func entry(_ token: Int) -> ResolvedEntry? {
    guard case .resolved(let entry) = storage.tables[token][selection] else { return nil }
    return entry
  }

  /// A part of a value: a reference where the definition has an alias, otherwise what it is.
  private mutating func part(_ node: JSONNode?, _ value: TokenValue) -> ExportedExpression {
    guard let node = node.map({ followed($0) }),
      let token = node.aliasedPath.flatMap({ storage.indexByPath[$0] })
    else { return literal(value, node) }
    if let reference = reference(to: token) { return reference }
    return spelledOut(token, value)
  }

  /// What a pointer to a part of another value leads to, an alias perhaps.
  private mutating func followed(_ node: JSONNode) -> JSONNode {
    var current = node
    for _ in 0..<Self.maximumDepth {
      guard current.aliasedPath == nil, let text = current.pointerNode?.string,
        let segments = TokenPointer.segments(text), let end = segments.firstIndex(of: "$value"),
        let token = storage.indexByPath[segments[..<end].joined(separator: ".")],
        let start = storage.definition(token, in: selection)?.token.node,
        let target = start.descendant(segments[(end + 1)...])
      else { return current }
      noteStandIns(current)
      current = target
    }
    return node
  }

  /// The value of a token that cannot be referred to, with references inside.
  private mutating func spelledOut(_ token: Int, _ value: TokenValue) -> ExportedExpression {
    depth += 1
    defer { depth -= 1 }
    if depth <= Self.maximumDepth, let expression = whole(token) { return expression }
    if entry(token)?.unknownOrigin != nil { isStandIn = true }
    return literal(value, nil)
  }

  /// - Parameter node: how the value is written, when that is known.
  private mutating func literal(_ value: TokenValue, _ node: JSONNode?) -> ExportedExpression {
    if let node { noteStandIns(node) }
    let members = node?.object
    switch value {
    case .border(let border): return self.border(border, members)
    case .transition(let transition): return self.transition(transition, members)
    case .typography(let style): return typography(style, members)
    case .shadow(let layers):
      return .array(elements(layers, node) { $0.shadow($1, $2) })
    case .gradient(let stops):
      let stops = elements(stops, node) { $0.stop($1, $2) }
      return .call("SwiftUI.Gradient", labeled: [("stops", .array(stops))])
    case .strokeStyle(.dashes(let lengths, let cap)):
      return dashes(lengths, cap, members)
    default: return Self.simple(value, rem: naming.rem)
    }
  }

  /// Looks for references that cannot become members, such as a pointer to the components of a
  /// colour, and whether what they give is known.
  private mutating func noteStandIns(_ node: JSONNode) {
    guard let text = node.pointerNode?.string,
      let names = TokenPointer.segments(text)?.prefix(while: { $0 != "$value" })
    else {
      for member in node.object?.members ?? [] where member.value.object != nil {
        noteStandIns(member.value)
      }
      for element in node.array ?? [] where element.object != nil { noteStandIns(element) }
      return
    }
    guard node.aliasedPath == nil || !isReferable(node) else { return }
    if let token = storage.indexByPath[names.joined(separator: ".")],
      entry(token)?.unknownOrigin != nil
    {
      isStandIn = true
    }
  }

  private func isReferable(_ node: JSONNode) -> Bool {
    node.aliasedPath.flatMap { storage.indexByPath[$0] }
      .map { canRefer($0, isWhole: false) } ?? false
  }
}

// MARK: - Composite values

extension SwiftRenderer {
  private mutating func border(_ border: TokenBorder, _ members: JSONObject?) -> ExportedExpression
  {
    let style = part(members?["style"], .strokeStyle(border.style))
    return .call(
      .border,
      labeled: [
        ("color", part(members?["color"], .color(border.color))),
        ("width", part(members?["width"], .dimension(border.width))),
        ("style", style.withoutType(.strokeStyle)),
      ])
  }

  private mutating func transition(
    _ transition: TokenTransition, _ members: JSONObject?
  ) -> ExportedExpression {
    .call(
      .transition,
      labeled: [
        ("duration", part(members?["duration"], .duration(transition.duration))),
        ("delay", part(members?["delay"], .duration(transition.delay))),
        ("curve", part(members?["timingFunction"], .cubicBezier(transition.timingFunction))),
      ])
  }

  private mutating func typography(
    _ style: TokenTypography, _ members: JSONObject?
  ) -> ExportedExpression {
    .call(
      .typography,
      labeled: [
        ("family", part(members?["fontFamily"], .fontFamily(style.fontFamily))),
        ("size", part(members?["fontSize"], .dimension(style.fontSize))),
        ("weight", part(members?["fontWeight"], .fontWeight(style.fontWeight))),
        ("tracking", part(members?["letterSpacing"], .dimension(style.letterSpacing))),
        ("lineHeight", part(members?["lineHeight"], .number(style.lineHeight))),
      ])
  }

  private mutating func shadow(_ layer: TokenShadow, _ node: JSONNode?) -> ExportedExpression {
    let members = node?.object
    var arguments = [
      ("color", part(members?["color"], .color(layer.color))),
      ("x", part(members?["offsetX"], .dimension(layer.offsetX))),
      ("y", part(members?["offsetY"], .dimension(layer.offsetY))),
      ("blur", part(members?["blur"], .dimension(layer.blur))),
      ("spread", part(members?["spread"], .dimension(layer.spread))),
    ]
    if layer.isInset { arguments.append(("isInset", .literal("true"))) }
    return .call(.shadow, labeled: arguments)
  }

  private mutating func stop(_ stop: TokenGradientStop, _ node: JSONNode?) -> ExportedExpression {
    .call(
      "SwiftUI.Gradient.Stop",
      labeled: [
        ("color", part(node?.object?["color"], .color(stop.color))),
        ("location", part(node?.object?["position"], .number(stop.position))),
      ])
  }

  private mutating func dashes(
    _ lengths: [TokenDimension], _ cap: TokenStrokeStyle.LineCap, _ members: JSONObject?
  ) -> ExportedExpression {
    let nodes = members?["dashArray"]?.array
    let lengths = lengths.enumerated().map { index, length in
      part(nodes.flatMap { index < $0.count ? $0[index] : nil }, .dimension(length))
    }
    return .call(
      .strokeStyle,
      labeled: [("dash", .array(lengths)), ("lineCap", .literal("." + cap.rawValue))])
  }

  /// The layers of a shadow, or the stops of a gradient. One that refers to another token is
  /// written out: a member is a whole list, and lists are not joined.
  private mutating func elements<Element>(
    _ elements: [Element], _ node: JSONNode?,
    _ write: (inout SwiftRenderer, Element, JSONNode?) -> ExportedExpression
  ) -> [ExportedExpression] {
    let nodes = node?.array ?? node.map { [$0] }
    return elements.enumerated().map { index, element in
      let node = nodes.flatMap { $0.count == elements.count ? $0[index] : nil }
      return write(&self, element, node.flatMap { elementNode($0) })
    }
  }

  /// How an element is written, in another token where it is an alias of that.
  private mutating func elementNode(_ node: JSONNode) -> JSONNode? {
    var current = node
    for _ in 0..<Self.maximumDepth {
      guard let token = current.aliasedPath.flatMap({ storage.indexByPath[$0] }) else {
        return current
      }
      if entry(token)?.unknownOrigin != nil { isStandIn = true }
      guard let next = storage.definition(token, in: selection)?.token.node else { return nil }
      current = next.array.flatMap { $0.count == 1 ? $0[0] : nil } ?? next
    }
    return nil
  }
}

extension ExportedExpression {
  /// A member where the type is known anyway: `.solid` in place of `StrokeStyleToken.solid`.
  fileprivate func withoutType(_ type: ExportedSwift.SupportType) -> ExportedExpression {
    guard case .member(of: type?, let name) = self else { return self }
    return .member(of: nil, name)
  }
}

extension ParsedToken {
  /// How the value is written, unless all of it is a reference.
  fileprivate var node: JSONNode? {
    guard case .value(let node) = body else { return nil }
    return node
  }
}

extension JSONNode {
  /// The node at the end of a path on which there are no references.
  fileprivate func descendant(_ path: some Sequence<String>) -> JSONNode? {
    var node = self
    for segment in path {
      let element = node.array.flatMap { elements in
        TokenPointer.arrayIndex(segment).flatMap { $0 < elements.count ? elements[$0] : nil }
      }
      guard let next = element ?? node.object?[segment] else { return nil }
      node = next
    }
    return node
  }

  /// The path of the token whose whole value the node stands for.
  fileprivate var aliasedPath: String? {
    if let text = string { return CurlyAlias.path(text) }
    guard let text = pointerNode?.string, let segments = TokenPointer.segments(text),
      segments.last == "$value", segments.firstIndex(of: "$value") == segments.count - 1
    else { return nil }
    return segments.dropLast().joined(separator: ".")
  }
}
