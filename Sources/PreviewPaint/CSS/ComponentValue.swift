/// A part of a declaration's value. Blanks are left out, for no property read here needs them.
indirect enum ComponentValue: Hashable, Sendable {
  /// In lower case, but for custom properties, whose names are case-sensitive.
  case ident(String)
  case hash
  case number(Double)
  case percentage(Double)
  case dimension
  case string
  case address
  /// The name in lower case; a bracketed group has the name "".
  case function(String, [ComponentValue])
  case mark(UInt8)

  /// Functions within functions may be this deep; what is below is left out.
  static let depthLimit = 32

  static let comma = ComponentValue.mark(UInt8(ascii: ","))

  /// The values of some tokens.
  static func values(of tokens: ArraySlice<CSSToken>) -> [ComponentValue] {
    var open: [(name: String, closing: CSSToken.Kind, values: [ComponentValue])] = []
    var values: [ComponentValue] = []
    var skipped: [CSSToken.Kind] = []
    func close() {
      guard var inner = open.popLast() else { return }
      inner.values.append(.function(inner.name, values))
      values = inner.values
    }
    for token in tokens {
      if let last = skipped.last {
        if token.kind == last { skipped.removeLast() }
        if let closing = token.closing { skipped.append(closing) }
      } else if token.kind == open.last?.closing {
        close()
      } else if let closing = token.closing {
        guard open.count < depthLimit else {
          skipped.append(closing)
          continue
        }
        var name = ""
        if case .function(let given) = token.kind { name = given }
        open.append((name, closing, values))
        values = []
      } else if let value = ComponentValue(token.kind) {
        values.append(value)
      }
    }
    while !open.isEmpty { close() }
    return values
  }

  private init?(_ kind: CSSToken.Kind) {
    switch kind {
    case .ident(let name): self = .ident(name.hasPrefix("--") ? name : name.lowercased())
    case .hash: self = .hash
    case .number(let value): self = .number(value)
    case .percentage(let value): self = .percentage(value)
    case .dimension: self = .dimension
    case .string: self = .string
    case .address: self = .address
    case .mark(let byte): self = .mark(byte)
    case .blank, .function, .atKeyword: return nil
    }
  }
}

extension [ComponentValue] {
  /// The custom property and the fallback, for the arguments of `var()`.
  var variable: (name: String, fallback: ArraySlice<ComponentValue>?)? {
    guard case .ident(let name)? = first, name.hasPrefix("--") else { return nil }
    guard count > 1 else { return (name, nil) }
    return self[1] == .comma ? (name, self[2...]) : nil
  }
}
