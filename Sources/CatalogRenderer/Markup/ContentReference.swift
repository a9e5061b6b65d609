import CatalogModel

/// References from one content file to another, as links write them.
enum ContentReference {
  /// The path that a relative reference in a file leads to; `nil` when it leads out of the content.
  static func resolve(_ reference: String, from file: String) -> String? {
    var parts = file.split(separator: "/").dropLast().map(String.init)
    for part in reference.split(separator: "/") {
      switch part {
      case ".": continue
      case "..":
        if parts.isEmpty { return nil }
        parts.removeLast()
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The relative reference that leads from one file to another, as a person writes it.
  static func reference(to target: String, from file: String) -> String {
    decoded(RelativeURL.from(file, to: target)[...])
  }

  /// A reference without percent-encoding; as it is when that is no UTF-8.
  static func decoded(_ reference: Substring) -> String {
    guard reference.utf8.contains(UInt8(ascii: "%")) else { return String(reference) }
    var bytes: [UInt8] = []
    var rest = Array(reference.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2,
        digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(reference)
  }
}
