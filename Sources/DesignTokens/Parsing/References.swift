import JSONTree

/// A string in curly braces that stands for another token's value.
enum CurlyAlias {
  /// The path inside the braces, when `text` is meant as an alias at all.
  ///
  /// - Returns: `nil` for ordinary text; an empty string for an alias that is malformed.
  static func path(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.first == UInt8(ascii: "{"), bytes.last == UInt8(ascii: "}"), bytes.count >= 2
    else { return nil }
    let inner = bytes.dropFirst().dropLast()
    // A dot before the path makes one at its beginning a repeated one.
    var previous = UInt8(ascii: ".")
    for byte in inner {
      let isRepeatedDot = byte == UInt8(ascii: ".") && previous == byte
      guard !isRepeatedDot, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") else { return "" }
      previous = byte
    }
    return previous == UInt8(ascii: ".") ? "" : String(Substring(inner))
  }
}

extension Substring {
  /// Without spaces at its ends, as a path stands in the braces of a longer text.
  var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// A JSON Pointer into the document of tokens: `#/color/base/$value/components/0`.
enum TokenPointer {
  /// The decoded segments, or `nil` when `text` is not a pointer into this document.
  static func segments(_ text: String) -> [String]? {
    if text == "#" { return [] }
    guard text.hasPrefix("#/") else { return nil }
    var result: [String] = []
    for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = decode(part) else { return nil }
      result.append(segment)
    }
    return result
  }

  /// `~1` is a slash and `~0` a tilde; any other tilde is a mistake. `%20` and its like are
  /// decoded too; a `%` that begins no escape stands for itself.
  private static func decode(_ part: Substring) -> String? {
    let bytes = Array(part.utf8)
    var output: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case UInt8(ascii: "~"):
        guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
        output.append(next == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        index += 2
      case UInt8(ascii: "%"):
        let digits = bytes[(index + 1)...].prefix(2)
        if digits.count == 2, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16),
          next != UInt8(ascii: "+")
        {
          output.append(byte)
          index += 3
        } else {
          output.append(bytes[index])
          index += 1
        }
      default:
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The index a segment means in an array: digits without leading zeros.
  static func arrayIndex(_ segment: String) -> Int? {
    guard segment.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), !segment.isEmpty,
      segment == "0" || !segment.hasPrefix("0")
    else { return nil }
    return Int(segment)
  }
}

extension JSONNode {
  /// The pointer of an object that consists of a `$ref` and nothing else.
  var pointerNode: JSONNode? {
    guard let object, object.members.count == 1 else { return nil }
    return object["$ref"]
  }

  /// Whether the node is a reference of either kind and not a value of its own.
  var isReference: Bool {
    if let text = string { return CurlyAlias.path(text) != nil }
    return object?["$ref"] != nil
  }
}
