/// A web address in running text, by GitHub's rules for extended autolinks: `http://`, `https://`
/// or `www.`, a domain, and anything up to a blank or `<`, but not the punctuation at its end.
struct BareAddress {
  let range: Range<Int>
  /// What is missing before the text: `https://` for `www.`, otherwise nothing.
  let scheme: String

  /// Domains have 253 characters at most; it is their bytes that are counted here, and only so
  /// that no text has its domains read over and over.
  private static let maximumDomainLength = 512

  /// The address whose `://` or `www.` is at `index`, beginning no earlier than `start`.
  init?(in text: [UInt8], around index: Int, notBefore start: Int) {
    let first: Int
    let domain: Int
    switch text[index] {
    case Byte.colon:
      guard text[index...].starts(with: "://".utf8),
        let length = Self.schemeLength(before: index, in: text, notBefore: start)
      else { return nil }
      first = index - length
      domain = index + 3
      scheme = ""
    case UInt8(ascii: "w"), UInt8(ascii: "W"):
      guard Self.equals(text[index...].prefix(4), "www.") else { return nil }
      first = index
      domain = index
      scheme = "https://"
    default: return nil
    }
    guard Self.canPrecede(text[..<first]),
      Self.isDomain(
        text[domain...].prefix(Self.maximumDomainLength).prefix(while: Self.isDomainByte),
        needsPeriod: first == domain)
    else { return nil }
    let end = text[domain...].indices.first { Self.endsAddress(text[$0...]) } ?? text.count
    range = first..<Self.withoutTrailingPunctuation(text[first..<end])
    guard range.upperBound > domain else { return nil }
  }

  private static func schemeLength(
    before colon: Int, in text: [UInt8], notBefore start: Int
  ) -> Int? {
    for scheme in ["https", "http"] {
      let first = colon - scheme.utf8.count
      if first >= start, equals(text[first..<colon], scheme) { return scheme.utf8.count }
    }
    return nil
  }

  private static func equals(_ text: ArraySlice<UInt8>, _ lowercase: String) -> Bool {
    text.elementsEqual(lowercase.utf8) { $0 == $1 || $0 | 0x20 == $1 && $1 >= UInt8(ascii: "a") }
  }

  /// Whether an address may begin after this text: not in the middle of a word.
  private static func canPrecede(_ text: ArraySlice<UInt8>) -> Bool {
    guard let last = text.last else { return true }
    guard last >= 0x80 else { return !isAlphanumeric(last) && last != UInt8(ascii: "/") }
    let tail = String(decoding: text.suffix(4), as: UTF8.self)
    return tail.unicodeScalars.last.map { !$0.properties.isAlphabetic } ?? true
  }

  /// Letters of any script are allowed; that blanks of Unicode are too does no harm.
  private static func isDomainByte(_ byte: UInt8) -> Bool {
    isAlphanumeric(byte) || byte == Byte.hyphen || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".") || byte >= 0x80
  }

  /// The last two parts of a domain have no underscore; `localhost` is one after a scheme.
  private static func isDomain(_ domain: ArraySlice<UInt8>, needsPeriod: Bool) -> Bool {
    let parts = domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty else { return false }
    if needsPeriod { guard parts.count > 1, !parts[1].isEmpty else { return false } }
    return !parts.suffix(2).contains { $0.contains(UInt8(ascii: "_")) }
  }

  /// Whether a text begins with a blank or `<`; blanks of Unicode are U+00A0, U+2000 to U+200F and
  /// U+3000, which entities such as `&nbsp;` have become by now.
  private static func endsAddress(_ text: ArraySlice<UInt8>) -> Bool {
    switch text[text.startIndex] {
    case ...Byte.space, UInt8(ascii: "<"): true
    case 0xC2: text.starts(with: [0xC2, 0xA0])
    case 0xE2: text.starts(with: [0xE2, 0x80]) && text.dropFirst(2).first ?? 0xFF < 0x90
    case 0xE3: text.starts(with: [0xE3, 0x80, 0x80])
    default: false
    }
  }

  /// The end of an address without punctuation that belongs to the sentence: a closing
  /// parenthesis only when it has no opening one in the address.
  private static func withoutTrailingPunctuation(_ address: ArraySlice<UInt8>) -> Int {
    var opening = address.count { $0 == UInt8(ascii: "(") }
    var closing = address.count { $0 == UInt8(ascii: ")") }
    var rest = address
    while let last = rest.last {
      switch last {
      case UInt8(ascii: ")"):
        guard closing > opening else { return rest.endIndex }
        closing -= 1
        rest.removeLast()
      case UInt8(ascii: ";"):
        let name = rest.dropLast().suffix(while: isAlphanumeric)
        let isEntity = !name.isEmpty && rest.dropLast(name.count + 1).last == UInt8(ascii: "&")
        rest.removeLast(isEntity ? name.count + 2 : 1)
      case _ where "?!.,:*_~'\"".utf8.contains(last): rest.removeLast()
      case _ where last >= 0x80:
        guard let length = closingQuoteLength(rest) else { return rest.endIndex }
        rest.removeLast(length)
      default: return rest.endIndex
      }
      if last == UInt8(ascii: "(") { opening -= 1 }
    }
    return rest.endIndex
  }

  /// The bytes of a typographic mark at the end of a text, such as `»` or `”`.
  private static func closingQuoteLength(_ text: ArraySlice<UInt8>) -> Int? {
    for mark in ["»", "”", "’", "“", "…", "。"] where text.hasSuffix(mark) {
      return mark.utf8.count
    }
    return nil
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func suffix(while matches: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    self[((lastIndex { !matches($0) }) ?? startIndex - 1) + 1..<endIndex]
  }

  fileprivate func hasSuffix(_ text: String) -> Bool {
    suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}
