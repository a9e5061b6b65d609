/// Turns tokens into rules. Blocks nest by recursion, to a limit.
struct StylesheetParser {
  /// What surrounds a rule.
  struct Surroundings {
    /// Those of the rule around; `nil` outside of style rules.
    var selectors: [Selector]?
    /// What `&` stands for: those of the selectors that are for elements.
    var parents: SelectorList?
    var layer: [String] = []
    var unread: UnreadReason?
    var depth = 0
  }

  /// Blocks within blocks.
  static let depthLimit = 32
  /// Selectors of all rules together: those of a rule count again for each part of it that stands
  /// between nested rules.
  static let selectorLimit = 100_000

  let tokens: [CSSToken]
  var index = 0
  var result = Stylesheet()
  var anonymousLayers = 0

  init(_ text: String) { tokens = CSSTokenizer.tokens(of: text) }

  mutating func stylesheet() -> Stylesheet {
    // A closing brace without an opening one ends a block that is not there.
    while index < tokens.count {
      contents(Surroundings())
      index += 1
    }
    return result
  }

  /// Reads to the closing brace of a block, and leaves it.
  mutating func contents(_ surroundings: Surroundings) {
    var declarations: [Stylesheet.Declaration] = []
    while index < tokens.count, !tokens[index].isMark("}") {
      let token = tokens[index]
      switch token.kind {
      case .blank, .mark(UInt8(ascii: ";")): index += 1
      case .atKeyword(let name):
        flush(&declarations, surroundings)
        atRule(name, surroundings)
      case .ident(let name) where surroundings.selectors != nil && isDeclaration(name):
        if let found = declaration(name) { declarations.append(found) }
      default:
        flush(&declarations, surroundings)
        styleRule(surroundings)
      }
    }
    flush(&declarations, surroundings)
  }

  private mutating func flush(
    _ declarations: inout [Stylesheet.Declaration], _ surroundings: Surroundings
  ) {
    guard let selectors = surroundings.selectors, let place = declarations.first else { return }
    result.selectorCount += selectors.count
    guard result.selectorCount <= Self.selectorLimit else {
      result.unread.append(
        Stylesheet.Unread(
          reason: UnreadReason(.stylesheetTooLarge), line: place.line,
          column: place.column))
      index = tokens.count
      return
    }
    result.rules.append(
      Stylesheet.Rule(
        selectors: selectors, declarations: declarations, layer: surroundings.layer,
        unread: surroundings.unread))
    declarations = []
  }

  private mutating func styleRule(_ surroundings: Surroundings) {
    let start = index
    skip { $0 == "{" || (surroundings.selectors != nil && $0 == ";") }
    let prelude = tokens[start..<index]
    guard index < tokens.count, tokens[index].isMark("{") else { return }
    var parser = SelectorParser(prelude, parents: surroundings.parents)
    let selectors = parser.list()
    if let part = parser.partElement, let place = prelude.first {
      result.unread.append(
        Stylesheet.Unread(reason: part, line: place.line, column: place.column))
    }
    var inner = surroundings
    inner.selectors = selectors ?? []
    inner.parents = SelectorList((selectors ?? []).filter(\.isElement))
    block(inner)
  }

  /// Reads a block whose opening brace is next.
  mutating func block(_ surroundings: Surroundings) {
    var inner = surroundings
    inner.depth += 1
    guard inner.depth <= Self.depthLimit else {
      let place = tokens[index]
      result.unread.append(
        Stylesheet.Unread(
          reason: UnreadReason(.stylesheetTooDeep), line: place.line,
          column: place.column))
      return skipBlock()
    }
    index += 1
    contents(inner)
    index += 1
  }

  mutating func skipBlock() {
    guard index < tokens.count else { return }
    index += 1
    skip { _ in false }
    index += 1
  }

  /// Goes on to a character that `ends` and is in no bracket, or to the end of the block.
  mutating func skip(_ ends: (Unicode.Scalar) -> Bool) {
    var open: [CSSToken.Kind] = []
    while index < tokens.count {
      let token = tokens[index]
      if let last = open.last {
        if token.kind == last { open.removeLast() }
      } else if case .mark(let byte) = token.kind {
        if byte == UInt8(ascii: "}") || ends(Unicode.Scalar(byte)) { return }
      }
      if let closing = token.closing { open.append(closing) }
      index += 1
    }
  }
}

// MARK: - Declarations

extension StylesheetParser {
  /// Whether a name begins a declaration: a colon follows, and no block before the semicolon,
  /// except in a custom property, which may hold anything.
  private func isDeclaration(_ name: String) -> Bool {
    var ahead = self
    ahead.index += 1
    ahead.skipBlank()
    guard ahead.index < tokens.count, tokens[ahead.index].isMark(":") else { return false }
    if name.hasPrefix("--") { return true }
    ahead.skip { $0 == ";" || $0 == "{" }
    return ahead.index >= tokens.count || !tokens[ahead.index].isMark("{")
  }

  private mutating func declaration(_ name: String) -> Stylesheet.Declaration? {
    let place = tokens[index]
    index += 1
    skipBlank()
    index += 1
    let start = index
    skip { $0 == ";" }
    let isCustom = name.hasPrefix("--")
    let lowered = name.lowercased()
    guard isCustom || PaintProperty.byName[lowered] != nil else { return nil }
    var value = ComponentValue.values(of: tokens[start..<min(index, tokens.count)])
    let isImportant = value.suffix(2) == [.mark(UInt8(ascii: "!")), .ident("important")]
    if isImportant { value.removeLast(2) }
    // What has no value is no declaration, but a custom property may be empty.
    guard isCustom || !value.isEmpty else { return nil }
    return Stylesheet.Declaration(
      name: isCustom ? name : lowered, sets: isCustom ? [] : PaintProperty.byName[lowered] ?? [],
      value: value, isImportant: isImportant, line: place.line, column: place.column)
  }

  mutating func skipBlank() {
    while index < tokens.count, tokens[index].kind == .blank { index += 1 }
  }
}
