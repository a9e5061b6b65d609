/// Reads the text of a type into its ``TypeShape``, in one pass from the left.
struct TypeShapeParser {
  /// How deep types may nest, and how long names may be, before the rest counts as any type.
  private static let depthLimit = 64
  private static let skippedWords: Set<String> = [
    "any", "borrowing", "consuming", "each", "isolated", "nonisolated", "repeat", "sending",
    "__owned", "__shared", "_const",
  ]

  private static let wordsWithArguments: Set<String> = [
    "@convention", "@differentiable", "@isolated", "nonisolated",
  ]

  private let tokens: [Substring]
  private var next = 0
  private var depth = 0

  init(_ text: String) { tokens = Self.tokens(of: text) }

  /// The type that begins at the next token.
  mutating func type() -> TypeShape {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      next = tokens.count
      return .any
    }
    skipAttributes()
    if take("inout") { return .named(["inout"], [type()]) }
    if take("some") { return .named(["some"], [type()]) }
    var result = withPostfixes(primary())
    if peek == "&" {
      var parts = [result]
      while take("&") { parts.append(withPostfixes(primary())) }
      result = .named(["&"], parts)
    }
    if let effects = takeEffects() {
      guard case .tuple(let parameters) = result else {
        return .function([result], type(), effects)
      }
      return .function(parameters, type(), effects)
    }
    return take("...") ? .named(["..."], [result]) : Self.unwrapped(result)
  }

  private mutating func primary() -> TypeShape {
    if take("(") { return .tuple(list(until: ")")) }
    if take("[") {
      let first = type()
      let second = take(":") ? type() : nil
      take("]")
      return second.map { .named(["Dictionary"], [first, $0]) } ?? .named(["Array"], [first])
    }
    guard let name = peek, Self.isName(name) else { return .any }
    next += 1
    let arguments = take("<") ? list(until: ">") : []
    return .named([name.filter { $0 != "`" }], arguments)
  }

  private mutating func withPostfixes(_ type: TypeShape) -> TypeShape {
    var result = type
    for _ in 0..<Self.depthLimit {
      if take("?") || take("!") {
        result = .named(["Optional"], [Self.unwrapped(result)])
      } else if take(".") {
        guard let name = peek, Self.isName(name) else { return result }
        next += 1
        let arguments = take("<") ? list(until: ">") : []
        let outer = Self.unwrapped(result).path ?? ["_"]
        result = .named(outer + [name.filter { $0 != "`" }], arguments)
      } else {
        return result
      }
    }
    next = tokens.count
    return .any
  }

  /// The types up to `end`, without the labels of tuples and functions.
  private mutating func list(until end: Substring) -> [TypeShape] {
    var result: [TypeShape] = []
    while next < tokens.count, !take(end) {
      let start = next
      skipLabel()
      result.append(type())
      take(",")
      if next == start { next += 1 }
    }
    return result
  }

  private mutating func skipLabel() {
    let names = tokens[next...].prefix(3).prefix { Self.isName($0) }.count
    if (1...2).contains(names), next + names < tokens.count, tokens[next + names] == ":" {
      next += names + 1
    }
  }

  private mutating func skipAttributes() {
    while let token = peek {
      if token == "@" || token == "~" || token == "-" {
        next += 1
        if token != "@" { continue }
      } else {
        guard Self.skippedWords.contains(String(token)), next + 1 < tokens.count,
          Self.isName(tokens[next + 1]) || ["(", "[", "@"].contains(tokens[next + 1])
        else { return }
      }
      let word = (token == "@" ? "@" : "") + (peek ?? "")
      next += 1
      // After other words a bracket begins the type.
      if Self.wordsWithArguments.contains(String(word)), take("(") { _ = list(until: ")") }
    }
  }

  /// The effects of a function whose parameters were read, with the arrow taken; `nil` when no
  /// arrow follows.
  private mutating func takeEffects() -> FunctionEffects? {
    let start = next
    var effects: FunctionEffects = []
    if take("async") { effects.insert(.async) }
    if take("throws") {
      let thrown = take("(") ? list(until: ")") : []
      if thrown != [.named(["Never"], [])] { effects.insert(.throwing) }
    }
    if take("rethrows") { effects.insert(.throwing) }
    if take("->") { return effects }
    next = start
    return nil
  }

  private var peek: Substring? { next < tokens.count ? tokens[next] : nil }

  @discardableResult private mutating func take(_ token: Substring) -> Bool {
    guard peek == token else { return false }
    next += 1
    return true
  }

  /// A type in brackets is that type; `Void` is the empty tuple.
  private static func unwrapped(_ type: TypeShape) -> TypeShape {
    switch type {
    case .tuple(let elements) where elements.count == 1: elements[0]
    case .named(["Void"], _), .named(["Swift", "Void"], _): .tuple([])
    default: type
    }
  }

  private static func isName(_ token: Substring) -> Bool {
    token.first.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" } ?? false
  }

  private static func tokens(of text: String) -> [Substring] {
    var result: [Substring] = []
    var rest = text[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
        continue
      }
      let length = length(ofTokenIn: rest)
      result.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return result
  }

  private static func length(ofTokenIn text: Substring) -> Int {
    // Between backticks a name may hold anything.
    if text.first == "`", let end = text.dropFirst().firstIndex(of: "`") {
      return text.distance(from: text.startIndex, to: end) + 1
    }
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.count
    if name > 0 { return name }
    return text.hasPrefix("->") ? 2 : text.hasPrefix("...") ? 3 : 1
  }
}
