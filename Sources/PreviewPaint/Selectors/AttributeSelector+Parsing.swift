extension AttributeSelector {
  /// Reads what stands between square brackets; `nil` when it is not valid.
  init?(_ tokens: ArraySlice<CSSToken>) {
    var kinds = tokens.map(\.kind).filter { $0 != .blank }[...]
    guard case .ident(let name)? = kinds.popFirst() else { return nil }
    self.init(name: name.lowercased())
    guard !kinds.isEmpty else { return }
    guard let test = Self.takeTest(&kinds) else { return nil }
    self.test = test
    switch kinds.popFirst() {
    case .ident(let value), .string(let value): self.value = value
    default: return nil
    }
    guard let flag = kinds.popFirst() else { return }
    guard case .ident(let letter) = flag, kinds.isEmpty, ["i", "s"].contains(letter.lowercased())
    else { return nil }
    ignoresCase = letter.lowercased() == "i"
  }

  private static func takeTest(_ kinds: inout ArraySlice<CSSToken.Kind>) -> Test? {
    guard case .mark(let byte)? = kinds.popFirst() else { return nil }
    if byte == UInt8(ascii: "=") { return .equals }
    let tests: [UInt8: Test] = [
      UInt8(ascii: "~"): .includes, UInt8(ascii: "|"): .dashMatch, UInt8(ascii: "^"): .prefix,
      UInt8(ascii: "$"): .suffix, UInt8(ascii: "*"): .substring,
    ]
    guard kinds.popFirst() == .mark(UInt8(ascii: "=")) else { return nil }
    return tests[byte]
  }
}
