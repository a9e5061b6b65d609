/// Finds what GitHub reads in plain text: runs of `~` and bare web addresses.
struct TextScanner {
  /// A run of one or two tildes and what it can do, by the flanking rules of emphasis.
  struct TildeRun: Hashable {
    var length: Int
    var canOpen: Bool
    var canClose: Bool
  }

  enum Piece: Hashable {
    case text(String)
    case tildes(TildeRun)
    case address(text: String, destination: String)
  }

  /// What a character is for the flanking rules, or what stands beside a text.
  enum Neighbour: Hashable {
    case blank, punctuation, other
  }

  let readsTildes: Bool
  let readsAddresses: Bool

  /// Whether there is anything to find; most texts have nothing.
  func isNeeded(for text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case Byte.tilde: if readsTildes { return true }
      case UInt8(ascii: "/"): if readsAddresses, previous == Byte.colon { return true }
      case UInt8(ascii: "w"), UInt8(ascii: "W"):
        if readsAddresses, previous | 0x20 == UInt8(ascii: "w") { return true }
      default: break
      }
      previous = byte
    }
    return false
  }

  func pieces(of text: String, before: Neighbour, after: Neighbour) -> [Piece] {
    let bytes = Array(text.utf8)
    var pieces: [Piece] = []
    var start = 0
    var index = 0
    func flush(to end: Int) {
      guard start < end else { return }
      pieces.append(.text(String(decoding: bytes[start..<end], as: UTF8.self)))
    }
    while index < bytes.count {
      if readsTildes, bytes[index] == Byte.tilde {
        let end = bytes[index...].firstIndex { $0 != Byte.tilde } ?? bytes.count
        if end - index <= 2 {
          flush(to: index)
          let left = index == 0 ? before : neighbour(endingAt: index, in: bytes)
          let right = end == bytes.count ? after : neighbour(startingAt: end, in: bytes)
          pieces.append(.tildes(run(end - index, left: left, right: right)))
          start = end
        }
        index = end
      } else if readsAddresses,
        let address = BareAddress(in: bytes, around: index, notBefore: start)
      {
        flush(to: address.range.lowerBound)
        let text = String(decoding: bytes[address.range], as: UTF8.self)
        pieces.append(.address(text: text, destination: address.scheme + text))
        start = address.range.upperBound
        index = start
      } else {
        index += 1
      }
    }
    flush(to: bytes.count)
    return pieces
  }

  private func run(_ length: Int, left: Neighbour, right: Neighbour) -> TildeRun {
    TildeRun(
      length: length, canOpen: right != .blank && (right == .other || left != .other),
      canClose: left != .blank && (left == .other || right != .other))
  }

  private func neighbour(startingAt index: Int, in bytes: [UInt8]) -> Neighbour {
    let text = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return text.unicodeScalars.first.map(Self.kind) ?? .blank
  }

  private func neighbour(endingAt end: Int, in bytes: [UInt8]) -> Neighbour {
    let start = bytes[..<end].lastIndex { $0 & 0xC0 != 0x80 } ?? 0
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return text.unicodeScalars.first.map(Self.kind) ?? .blank
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Neighbour {
    if scalar.properties.isWhitespace { return .blank }
    if scalar.value == SourceText.escapedTildeValue { return .punctuation }
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9": return .other
      default: return .punctuation
      }
    }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return .punctuation
    default: return .other
    }
  }
}
