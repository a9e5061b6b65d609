/// A digest of 128 bits that tells contents apart, read in passing: it does as well for bytes in
/// parts as for all of them at once. It withstands no attack.
public struct ContentDigest: Hashable, Sendable {
  private var low: UInt64 = 0x9e37_79b9_7f4a_7c15
  private var high: UInt64 = 0xc2b2_ae3d_27d4_eb4f
  /// The bytes that fill no word yet, the first one lowest.
  private var rest: UInt64 = 0
  private var count: UInt64 = 0

  /// That of nothing.
  public init() {}

  /// That of a text in UTF-8.
  public init(_ text: String) {
    self.init()
    add(text)
  }

  /// Goes on with a text, which is told from what follows it.
  public mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(UnsafeRawBufferPointer($0)) }
    add(number: text.utf8.count)
  }

  /// Goes on with all bytes of a file, which are told from what follows them.
  public mutating func add(file bytes: [UInt8]) {
    add(bytes)
    add(number: bytes.count)
  }

  /// Goes on with bytes of a content that may have more.
  mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var position = 0
    while position < bytes.count, count & 7 != 0 { take(bytes[position], &position) }
    while position + 8 <= bytes.count {
      mix(word(bytes, position))
      position += 8
      count &+= 8
    }
    while position < bytes.count { take(bytes[position], &position) }
  }

  private func word(_ bytes: UnsafeRawBufferPointer, _ position: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self).littleEndian
  }

  private mutating func take(_ byte: UInt8, _ position: inout Int) {
    rest |= UInt64(truncatingIfNeeded: byte) << (8 * (count & 7))
    count &+= 1
    position += 1
    if count & 7 == 0 {
      mix(rest)
      rest = 0
    }
  }

  private mutating func add(number: Int) {
    withUnsafeBytes(of: UInt64(clamping: number).littleEndian) { add($0) }
  }

  /// Each half is a one-to-one function of itself and the word, so that none of it is forgotten.
  private mutating func mix(_ word: UInt64) {
    low = (low ^ word) &* 0x9fb2_1c65_1e98_df25
    low ^= low >> 29
    high = (high &+ word) &* 0xff51_afd7_ed55_8ccd
    high ^= high >> 32
  }

  /// 32 digits.
  public var hexadecimal: String { Self.hexadecimal(halves.low, halves.high) }

  static func hexadecimal(_ low: UInt64, _ high: UInt64) -> String {
    [low, high].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  var halves: (low: UInt64, high: UInt64) {
    var last = self
    last.mix(rest)
    last.mix(count)
    last.mix(0)
    return (last.low, last.high)
  }
}
