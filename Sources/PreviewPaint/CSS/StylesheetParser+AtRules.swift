extension StylesheetParser {
  mutating func atRule(_ name: String, _ surroundings: Surroundings) {
    let place = tokens[index]
    index += 1
    let start = index
    skip { $0 == "{" || $0 == ";" }
    let prelude = tokens[start..<index].filter { $0.kind != .blank }
    let hasBlock = index < tokens.count && tokens[index].isMark("{")
    var inner = surroundings
    switch name {
    case "media":
      let verdict = MediaQuery.verdict(prelude)
      if verdict == .maybe { inner.unread = UnreadReason(.conditionalRule, "@media") }
      if hasBlock { verdict == .no ? skipBlock() : block(inner) }
    case "supports":
      // A sheet asks for what browsers of today have.
      if hasBlock { prelude.first?.kind == .ident("not") ? skipBlock() : block(inner) }
    case "layer": layerRule(prelude, hasBlock, surroundings)
    case "container", "scope":
      inner.unread = UnreadReason(.atRule, "@\(name)")
      if hasBlock { block(inner) }
    case "import":
      result.unread.append(
        Stylesheet.Unread(
          reason: UnreadReason(.atRule, "@import"), line: place.line, column: place.column))
    default:
      // Key frames, font faces and the like say nothing about elements at rest.
      if hasBlock { skipBlock() }
    }
  }

  private mutating func layerRule(
    _ prelude: [CSSToken], _ hasBlock: Bool, _ surroundings: Surroundings
  ) {
    let names = prelude.split { $0.isMark(",") }.map { name in
      name.compactMap { token -> String? in
        if case .ident(let text) = token.kind { text } else { nil }
      }
    }
    guard hasBlock else {
      for name in names { result.layers.append(Self.limited(surroundings.layer + name)) }
      return
    }
    var inner = surroundings
    if let name = names.first {
      inner.layer += name
    } else {
      anonymousLayers += 1
      // A blank keeps it apart from every name.
      inner.layer.append(" \(anonymousLayers)")
    }
    inner.layer = Self.limited(inner.layer)
    result.layers.append(inner.layer)
    block(inner)
  }

  private static func limited(_ layer: [String]) -> [String] { Array(layer.prefix(depthLimit)) }
}
