/// What a stylesheet would load from elsewhere: `@import`, and addresses with a scheme or a host.
public struct StylesheetReferences: Sendable {
  /// The rules and addresses as written, in the order of the text.
  public private(set) var pieces: [StylesheetScan.Piece] = []

  /// Functions whose strings are addresses.
  private static let loading: Set<String> = [
    "url", "src", "image", "image-set", "-webkit-image-set", "cross-fade", "-webkit-cross-fade",
  ]

  /// Reads a stylesheet, broken or not.
  public init(_ text: String) {
    let tokenizer = CSSTokenizer(text)
    var functions: [Bool] = []
    for token in CSSTokenizer.tokens(of: text) {
      let isLoading = functions.last ?? false
      switch token.kind {
      case .function(let name):
        functions.append(isLoading || Self.loading.contains(name.lowercased()))
      case .mark(UInt8(ascii: "(")): functions.append(isLoading)
      case .mark(UInt8(ascii: ")")): _ = functions.popLast()
      default: break
      }
      let written = String(decoding: tokenizer.bytes[token.range], as: UTF8.self)
      let isOutside =
        switch token.kind {
        case .atKeyword(let name): name.lowercased() == "import"
        case .string(let address): isLoading && OutsideAddress.isOutside(address)
        case .address: Self.isOutside(written)
        default: false
        }
      if isOutside {
        pieces.append(
          StylesheetScan.Piece(text: written, line: token.line, column: token.column))
      }
    }
  }

  /// An escape could spell anything in an address without quotes.
  private static func isOutside(_ token: String) -> Bool {
    let address = token.drop { $0 != "(" }.dropFirst()
    return address.contains("\\") || OutsideAddress.isOutside(String(address))
  }
}

/// Addresses that lead to another host or run something.
enum OutsideAddress {
  /// Whether an address has a scheme or a host; the bytes of an image written out as `data:` stay
  /// inside.
  static func isOutside(_ address: String) -> Bool {
    let text = squeezed(address)
    if text.hasPrefix("data:image/") { return false }
    if text.hasPrefix("//") || text.hasPrefix("/\\") || text.hasPrefix("\\") { return true }
    return scheme(of: text) != nil
  }

  /// What stands before the colon of an address, in small letters.
  static func scheme(of address: String) -> String? {
    let text = squeezed(address)
    let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    guard name.first?.isLetter == true, text.dropFirst(name.count).hasPrefix(":") else {
      return nil
    }
    return String(name)
  }

  /// Without what browsers pass over in addresses, in small letters.
  private static func squeezed(_ address: String) -> String {
    String(String.UnicodeScalarView(address.unicodeScalars.filter { $0.value > 0x20 }))
      .lowercased()
  }
}
