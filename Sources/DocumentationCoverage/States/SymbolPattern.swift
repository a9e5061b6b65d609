/// A pattern of symbol paths: `*` stands for any characters within a name, `**` for any characters.
///
/// The time to match grows with the product of both lengths at most, whatever the pattern.
struct SymbolPattern {
  private enum Part: Hashable {
    case byte(UInt8)
    /// `*`
    case withinName
    /// `**`
    case anything
  }

  /// Whether nothing in it is a wildcard, so that it names a symbol.
  let isPlain: Bool
  private let prefix: [UInt8]
  private let parts: [Part]

  init(_ pattern: String) {
    var parts: [Part] = []
    for byte in pattern.utf8 {
      switch (byte, parts.last) {
      case (UInt8(ascii: "*"), .withinName), (UInt8(ascii: "*"), .anything):
        parts[parts.count - 1] = .anything
      case (UInt8(ascii: "*"), _): parts.append(.withinName)
      default: parts.append(.byte(byte))
      }
    }
    let literal = parts.prefix {
      if case .byte = $0 { true } else { false }
    }
    prefix = Array(pattern.utf8.prefix(literal.count))
    self.parts = Array(parts.dropFirst(literal.count))
    isPlain = self.parts.isEmpty
  }

  /// Whether the whole of `path` is meant; names in it are separated by dots.
  func matches(_ path: String) -> Bool {
    guard path.utf8.starts(with: prefix) else { return false }
    let rest = Array(path.utf8.dropFirst(prefix.count))
    if isPlain { return rest.isEmpty }
    // Which positions of the rest the parts so far can reach.
    var reached = [Bool](repeating: false, count: rest.count + 1)
    reached[0] = true
    for part in parts {
      reached = Self.step(part, over: rest, from: reached)
    }
    return reached[rest.count]
  }

  private static func step(
    _ part: Part, over bytes: [UInt8], from reached: [Bool]
  ) -> [Bool] {
    var next = [Bool](repeating: false, count: reached.count)
    if case .byte = part {} else { next[0] = reached[0] }
    for (index, byte) in bytes.enumerated() {
      switch part {
      case .byte(let wanted): next[index + 1] = reached[index] && byte == wanted
      case .withinName:
        next[index + 1] = reached[index + 1] || next[index] && byte != UInt8(ascii: ".")
      case .anything: next[index + 1] = reached[index + 1] || next[index]
      }
    }
    return next
  }
}
