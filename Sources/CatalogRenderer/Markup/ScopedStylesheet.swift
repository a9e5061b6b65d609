/// The stylesheet of a preview so that it applies in the shadow trees of its component alone, and can
/// stand in one file with those of other components.
///
/// A host carries the name of its component, so each selector begins with the host of that name:
/// `.label` becomes `:host([data-component="Badge"]) .label`. All selectors gain the same
/// specificity, so which of them wins stays as it was.
struct ScopedStylesheet {
  private let text: [UInt8]
  private let host: String
  private var position = 0
  private var output: [UInt8] = []

  /// The rules for a component; `nil` where they hold something that cannot be told apart by its
  /// host, such as the name of an animation.
  ///
  /// - Parameter system: The slug of the system whose hosts alone are meant, on a page that shows
  ///   several; `nil` for those of every system.
  static func text(
    of stylesheet: String, for component: String, in system: String? = nil
  ) -> String? {
    // A name that CSS would have to escape is none that a preview of a component has.
    guard component.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }) else {
      return nil
    }
    let owner = system.map { "[\(Self.systemAttribute)=\"\($0)\"]" } ?? ""
    var scoped = ScopedStylesheet(
      text: Array(stylesheet.utf8), host: "\(owner)[data-component=\"\(component)\"]")
    guard scoped.writeRules(isNested: false) else { return nil }
    return String(decoding: scoped.output, as: UTF8.self)
  }

  /// What says of a host which system it belongs to.
  static let systemAttribute = "data-of"

  private init(text: [UInt8], host: String) {
    (self.text, self.host) = (text, host)
  }

  /// Writes rules up to the end, or to the brace that closes those of an at-rule.
  private mutating func writeRules(isNested: Bool) -> Bool {
    while true {
      skipSpace()
      guard position < text.count else { return !isNested }
      if text[position] == UInt8(ascii: "}") { return isNested }
      guard let prelude = prelude() else { return false }
      if prelude.hasPrefix("@") {
        let conditions = ["@media", "@supports", "@container"]
        guard conditions.contains(where: { prelude.hasPrefix($0 + " ") }) else { return false }
        output += "\(prelude) {\n".utf8
        guard writeRules(isNested: true), position < text.count else { return false }
        position += 1
        output += "}\n".utf8
      } else {
        guard let selectors = scoped(prelude), let block = block() else { return false }
        output += "\(selectors) {".utf8
        output += block
        output += "}\n".utf8
      }
    }
  }

  /// What stands before a block, without comments; `nil` where no block follows. The place is then
  /// behind the opening brace.
  private mutating func prelude() -> String? {
    var bytes: [UInt8] = []
    while position < text.count {
      if skipComment() { continue }
      switch text[position] {
      case UInt8(ascii: "{"):
        position += 1
        return String(decoding: bytes, as: UTF8.self).trimmingSpace
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): bytes += string()
      default:
        bytes.append(text[position])
        position += 1
      }
    }
    return nil
  }

  /// The declarations of a rule with what is nested in it, up to the brace that closes it.
  private mutating func block() -> [UInt8]? {
    var depth = 0
    var bytes: [UInt8] = []
    while position < text.count {
      if skipComment() { continue }
      switch text[position] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth == 0:
        position += 1
        return bytes
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        bytes += string()
        continue
      default: break
      }
      bytes.append(text[position])
      position += 1
    }
    return nil
  }

  /// A string with its quotes.
  private mutating func string() -> ArraySlice<UInt8> {
    let start = position
    position += StyleText.length(ofString: text[start...])
    return text[start..<position]
  }

  private mutating func skipComment() -> Bool {
    guard let length = StyleText.length(ofComment: text[position...]) else { return false }
    position += length
    return true
  }

  private mutating func skipSpace() {
    while position < text.count {
      if Self.isSpace(text[position]) { position += 1 } else if !skipComment() { return }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}

extension ScopedStylesheet {
  /// The selectors of a rule, each for the host of the component.
  private func scoped(_ selectors: String) -> String? {
    var scoped: [String] = []
    for selector in Self.parts(of: selectors) {
      guard let text = scopedSelector(selector) else { return nil }
      scoped.append(text)
    }
    return scoped.joined(separator: ", ")
  }

  private func scopedSelector(_ selector: String) -> String? {
    let name = ":host"
    let parts = selector.split(separator: name, omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else {
      return selector.isEmpty || selector.contains("&") ? nil : "\(name)(\(host)) \(selector)"
    }
    // A host that is asked for elsewhere than at the beginning says nothing of where the rule holds.
    guard parts.count == 2, parts[0].isEmpty, !parts[1].hasPrefix("-") else { return nil }
    guard parts[1].hasPrefix("("), let end = Self.closing(of: parts[1]) else {
      return parts[1].hasPrefix("(") ? nil : "\(name)(\(host))\(parts[1])"
    }
    return name + parts[1][..<end] + host + parts[1][end...]
  }

  /// The parts of a list of selectors.
  private static func parts(of selectors: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in selectors {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts.map(\.trimmingSpace)
  }

  /// Where the parenthesis that the text begins with is closed.
  private static func closing(of text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingSpace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
