/// Reads selectors from the tokens of a prelude. What a browser rejects is `nil`; what a browser
/// knows and this reader does not is ``SimpleSelector/unread(_:)``.
struct SelectorParser {
  /// Pseudo-classes with selectors within selectors.
  static let depthLimit = 16

  private(set) var tokens: ArraySlice<CSSToken>
  /// What `&` stands for; `nil` outside of style rules.
  let parents: SelectorList?
  /// Why a selector for parts of another tree is not read, when there is one.
  private(set) var partElement: UnreadReason?
  private var depth = 0
  private var hasParent = false

  init(_ tokens: ArraySlice<CSSToken>, parents: SelectorList?) {
    self.tokens = tokens
    self.parents = parents
  }

  /// All selectors of a list; of those for pseudo-elements only slotted elements and boxes before
  /// and after the content are kept. `nil` when one is not valid.
  mutating func list() -> [Selector]? {
    var found: [Selector] = []
    while true {
      switch complex(isRelative: depth == 0 && parents != nil) {
      case .invalid: return nil
      case .pseudoElement: break
      case .selector(let selector): found.append(selector)
      }
      guard let separator = tokens.popFirst() else { return found }
      guard separator.isMark(",") else { return nil }
    }
  }

  private enum Outcome {
    case selector(Selector)
    case pseudoElement
    case invalid
  }

  private mutating func complex(isRelative: Bool) -> Outcome {
    var compounds: [Selector.Step] = []
    var tail = Compound()
    hasParent = false
    var combinator = leadingCombinator()
    guard isRelative || combinator == nil else { return .invalid }
    let isChained = combinator != nil
    repeat {
      guard tail.isElement, let next = compound(), !next.isEmpty else { return .invalid }
      compounds.append(
        Selector.Step(combinator: combinator ?? .descendant, compound: next.simple))
      tail = next
      combinator = self.combinator()
    } while combinator != nil
    if isRelative, let parents, isChained || !hasParent {
      let parent = Selector.Step(combinator: .descendant, compound: [.matches(parents)])
      compounds.insert(parent, at: 0)
    }
    // Lists within selectors are of elements.
    if tail.isPseudoElement, tail.generated == nil || depth > 0 { return .pseudoElement }
    return Self.selector(compounds, tail).map { .selector($0) } ?? .invalid
  }

  /// Turns `a > b c` around: the subject is `c`, `b` is related to it, and `a` to `b`.
  private static func selector(
    _ compounds: [Selector.Step], _ tail: Compound
  ) -> Selector? {
    guard let subject = compounds.last else { return nil }
    let steps = zip(compounds.dropLast(), compounds.dropFirst()).map { left, right in
      Selector.Step(combinator: right.combinator, compound: left.compound)
    }
    return Selector(
      subject: subject.compound, steps: steps.reversed(), slotted: tail.slotted,
      generated: tail.generated)
  }

  private mutating func leadingCombinator() -> Selector.Combinator? {
    skipBlank()
    guard let mark = explicitCombinator() else { return nil }
    skipBlank()
    return mark
  }

  /// `nil` at the end of the selector.
  private mutating func combinator() -> Selector.Combinator? {
    let isBlank = skipBlank()
    guard let next = tokens.first, !next.isMark(",") else { return nil }
    guard let mark = explicitCombinator() else { return isBlank ? .descendant : nil }
    skipBlank()
    return mark
  }

  private mutating func explicitCombinator() -> Selector.Combinator? {
    let found: Selector.Combinator
    switch tokens.first?.kind {
    case .mark(UInt8(ascii: ">")): found = .child
    case .mark(UInt8(ascii: "+")): found = .nextSibling
    case .mark(UInt8(ascii: "~")): found = .subsequentSibling
    default: return nil
    }
    tokens.removeFirst()
    return found
  }

  @discardableResult private mutating func skipBlank() -> Bool {
    let isBlank = tokens.first?.kind == .blank
    tokens = tokens.drop { $0.kind == .blank }
    return isBlank
  }
}

// MARK: - Compounds

extension SelectorParser {
  private struct Compound {
    var simple: [SimpleSelector] = []
    var slotted: [SimpleSelector]?
    var isPseudoElement = false
    var generated: GeneratedBox?
    var count = 0

    var isEmpty: Bool { count == 0 }
    var isElement: Bool { slotted == nil && !isPseudoElement }
  }

  /// `nil` when it is not valid.
  private mutating func compound() -> Compound? {
    var result = Compound()
    while let token = tokens.first {
      switch token.kind {
      case .blank, .mark(UInt8(ascii: ",")), .mark(UInt8(ascii: ">")), .mark(UInt8(ascii: "+")),
        .mark(UInt8(ascii: "~")):
        return result
      case .mark(UInt8(ascii: ":")): guard pseudo(into: &result) else { return nil }
      default:
        guard let simple = simple(isFirst: result.isEmpty) else { return nil }
        result.simple.append(simple)
      }
      result.count += 1
    }
    return result
  }

  private mutating func simple(isFirst: Bool) -> SimpleSelector? {
    guard let token = tokens.popFirst() else { return nil }
    switch token.kind {
    case .ident(let name) where isFirst: return namespaced(.type(name.lowercased()))
    case .mark(UInt8(ascii: "*")) where isFirst: return namespaced(.any)
    case .hash(let name): return .id(name)
    case .mark(UInt8(ascii: "&")):
      hasParent = true
      return parents.map { .matches($0) } ?? .unread(UnreadReason(.nestingOutsideRule))
    case .mark(UInt8(ascii: ".")):
      guard case .ident(let name)? = tokens.popFirst()?.kind else { return nil }
      return .className(name)
    case .mark(UInt8(ascii: "[")): return AttributeSelector(arguments()).map { .attribute($0) }
    default: return nil
    }
  }

  private mutating func namespaced(_ simple: SimpleSelector) -> SimpleSelector {
    guard tokens.first?.isMark("|") == true else { return simple }
    tokens = tokens.dropFirst(2)
    return .unread(UnreadReason(.namespaces))
  }

  private mutating func pseudo(into compound: inout Compound) -> Bool {
    tokens.removeFirst()
    let isElement = tokens.first?.isMark(":") == true
    if isElement { tokens.removeFirst() }
    switch tokens.popFirst()?.kind {
    case .ident(let name):
      let name = name.lowercased()
      if isElement || PseudoClass.oldElements.contains(name) {
        return pseudoElement(name, into: &compound)
      }
      compound.simple.append(PseudoClass.named(name))
    case .function(let name):
      let inner = arguments()
      if isElement, name == "slotted" {
        guard let selectors = self.inner(inner), selectors.count == 1, selectors[0].steps.isEmpty
        else { return false }
        compound.slotted = selectors[0].subject
      } else if isElement {
        return pseudoElement(name, into: &compound)
      } else {
        // It says something of the host, whatever it asks for.
        if name == "host-context" { compound.simple.append(.host(nil)) }
        guard let simple = functional(name, inner) else { return false }
        compound.simple.append(simple)
      }
    default: return false
    }
    return true
  }

  private mutating func pseudoElement(_ name: String, into compound: inout Compound) -> Bool {
    if name == "first-line" || name == "first-letter" {
      compound.simple.append(.unread(UnreadReason(.selector, "::\(name)")))
      return true
    }
    if name == "part" { partElement = UnreadReason(.selector, "::part()") }
    // What is of a generated box, such as its marker, is not the box.
    compound.generated = compound.isPseudoElement ? nil : GeneratedBox(rawValue: name)
    compound.isPseudoElement = true
    return true
  }

  private mutating func functional(
    _ name: String, _ inner: ArraySlice<CSSToken>
  ) -> SimpleSelector? {
    switch name {
    case "is", "where", "-webkit-any", "matches":
      let list = SelectorList(forgivingList(inner))
      return name == "where" ? .whereMatches(list) : .matches(list)
    case "not": return self.inner(inner).map { .not(SelectorList($0)) }
    case "host":
      guard let list = self.inner(inner), list.count == 1, list[0].steps.isEmpty else { return nil }
      return .host(list[0])
    default: return .unread(UnreadReason(.selector, ":\(name)()"))
    }
  }

  /// A list that is valid as a whole, without pseudo-elements.
  private mutating func inner(_ tokens: ArraySlice<CSSToken>) -> [Selector]? {
    guard depth < Self.depthLimit else { return nil }
    var parser = SelectorParser(tokens, parents: parents)
    parser.depth = depth + 1
    let list = parser.list()
    hasParent = hasParent || parser.hasParent
    return list
  }

  /// A list whose invalid members are left out.
  private mutating func forgivingList(_ tokens: ArraySlice<CSSToken>) -> [Selector] {
    var parts: [ArraySlice<CSSToken>] = []
    var rest = tokens
    while !rest.isEmpty {
      let part = rest.prefix(upTo: Self.end(of: rest))
      parts.append(part)
      rest = rest[part.endIndex...].dropFirst()
    }
    return parts.flatMap { inner($0) ?? [] }
  }

  /// Where the first comma outside of brackets is.
  private static func end(of tokens: ArraySlice<CSSToken>) -> Int {
    var open: [CSSToken.Kind] = []
    for index in tokens.indices {
      if open.isEmpty, tokens[index].isMark(",") { return index }
      if tokens[index].kind == open.last { open.removeLast() }
      if let closing = tokens[index].closing { open.append(closing) }
    }
    return tokens.endIndex
  }

  /// The tokens to the closing bracket of the one just read, which is taken off.
  private mutating func arguments() -> ArraySlice<CSSToken> {
    let rest = tokens
    var open = 1
    for index in rest.indices {
      if rest[index].closing != nil { open += 1 }
      switch rest[index].kind {
      case .mark(UInt8(ascii: ")")), .mark(UInt8(ascii: "]")), .mark(UInt8(ascii: "}")): open -= 1
      default: break
      }
      guard open > 0 else {
        tokens = rest[(index + 1)...]
        return rest[..<index]
      }
    }
    tokens = rest[rest.endIndex...]
    return rest
  }
}
