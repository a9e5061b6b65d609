/// Finds the first byte at which `bytes` stops being UTF-8, or `nil` when all of it is.
///
/// Overlong forms, surrogates and values above U+10FFFF are refused, as in Unicode's table of
/// well-formed byte sequences.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    guard let form = UTF8Form(lead: lead), index + form.length <= bytes.count,
      form.second.contains(bytes[index + 1])
    else { return index }
    for offset in 2..<max(2, form.length) where bytes[index + offset] & 0xC0 != 0x80 {
      return index
    }
    index += form.length
  }
  return nil
}

/// Whether `bytes` are text in UTF-16: by their byte order mark, or because one of the first two is
/// zero, which no character of JSON is.
func isUTF16(_ bytes: [UInt8]) -> Bool {
  guard bytes.count > 1 else { return false }
  return [[0xFE, 0xFF], [0xFF, 0xFE]].contains(Array(bytes[..<2]))
    || (bytes[0] == 0) != (bytes[1] == 0)
}

/// What may follow a lead byte.
private struct UTF8Form {
  let length: Int
  let second: ClosedRange<UInt8>

  init?(lead: UInt8) {
    switch lead {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
  }
}
