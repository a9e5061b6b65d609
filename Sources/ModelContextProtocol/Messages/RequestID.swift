import JSONTree

/// What a client tells its requests apart by: a string or a whole number.
public enum RequestID: Hashable, Sendable {
  /// Any text.
  case string(String)
  /// With the digits it was sent with, and sent back with.
  case integer(JSONNumber)

  /// Reads an identifier.
  ///
  /// - Returns: `nil` for anything but a string and a number written as a whole one.
  init?(_ node: JSONNode) {
    switch node.value {
    case .string(let text): self = .string(text)
    case .number(let number) where number.text.utf8.allSatisfy(Self.isDigitOrSign):
      self = .integer(number)
    default: return nil
    }
  }

  private static func isDigitOrSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  var json: JSONValue {
    switch self {
    case .string(let text): .string(text)
    case .integer(let number): .number(number)
    }
  }
}
