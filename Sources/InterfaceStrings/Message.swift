import Diagnostics

/// A text with places for values: `{good} of {total}`.
struct Message: Hashable, Sendable {
  var parts: [MessagePart]

  /// The names of its values, each once.
  var values: Set<String> {
    Set(
      parts.compactMap { part in
        if case .value(let name) = part { name } else { nil }
      })
  }

  /// The text with its values; one that is not given stays in its braces, where it is seen.
  func filled(_ values: [String: String]) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let own): text += own
      case .value(let name): text += values[name] ?? "{\(name)}"
      }
    }
  }
}

/// A piece of a phrase.
public enum MessagePart: Hashable, Sendable {
  /// Words as they are.
  case text(String)
  /// The place of a value, by its name.
  case value(String)
}

extension Message {
  /// Reads `{name}` as the place of a value, and `{{` and `}}` as braces.
  ///
  /// - Returns: `nil` where a brace is left open or holds no name.
  init?(_ source: String) {
    var parts: [MessagePart] = []
    var text = ""
    var rest = source[...]
    while let character = rest.popFirst() {
      if (character == "{" || character == "}"), rest.first == character {
        rest.removeFirst()
        text.append(character)
      } else if character == "{" {
        guard let end = rest.firstIndex(of: "}"), Self.isName(rest[..<end]) else { return nil }
        if !text.isEmpty { parts.append(.text(text)) }
        text = ""
        parts.append(.value(String(rest[..<end])))
        rest = rest[rest.index(after: end)...]
      } else if character == "}" {
        return nil
      } else {
        text.append(character)
      }
    }
    if !text.isEmpty { parts.append(.text(text)) }
    self.parts = parts
  }

  private static func isName(_ text: Substring) -> Bool {
    text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber }
  }
}
