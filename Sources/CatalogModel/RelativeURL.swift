/// Relative references between pages, so that a site works below any address and from a disk.
///
/// A page has a hundred of them, so they are made of bytes and without arrays.
public enum RelativeURL {
  /// The reference from one file of the site to another, percent-encoded.
  public static func from(_ page: String, to target: String, anchor: String? = nil) -> String {
    var reference: [UInt8] = []
    reference.reserveCapacity(target.utf8.count + 24)
    if page != target {
      append(from: page, to: target, to: &reference)
    } else if anchor == nil {
      append(target[lastPart(target)...].utf8, keepingSlashes: true, to: &reference)
    }
    if let anchor {
      reference.append(UInt8(ascii: "#"))
      append(anchor[...].utf8, keepingSlashes: false, to: &reference)
    }
    return String(decoding: reference, as: UTF8.self)
  }

  /// What leads from a page to the site's root: `../../`, or nothing.
  public static func root(of page: String) -> String {
    String(repeating: "../", count: page.utf8.count(where: isSlash))
  }

  /// Up out of the folders that only the page lies in, and down into those of the target.
  private static func append(
    from page: String, to target: String, to reference: inout [UInt8]
  ) {
    var shared = target.utf8.startIndex
    var (own, other) = (page.utf8.startIndex, target.utf8.startIndex)
    while own < page.utf8.endIndex, other < target.utf8.endIndex,
      page.utf8[own] == target.utf8[other]
    {
      let isSlash = isSlash(target.utf8[other])
      own = page.utf8.index(after: own)
      other = target.utf8.index(after: other)
      if isSlash { shared = other }
    }
    let length = target.utf8.distance(from: target.utf8.startIndex, to: shared)
    for byte in page.utf8.dropFirst(length) where isSlash(byte) { reference += "../".utf8 }
    append(target[shared...].utf8, keepingSlashes: true, to: &reference)
  }

  private static func isSlash(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") }

  private static func lastPart(_ path: String) -> String.Index {
    path.utf8.lastIndex(where: isSlash).map(path.utf8.index(after:)) ?? path.startIndex
  }

  /// Appends names, percent-encoded.
  ///
  /// - Parameter keepingSlashes: Whether slashes stand between names.
  private static func append(
    _ text: Substring.UTF8View, keepingSlashes: Bool, to reference: inout [UInt8]
  ) {
    for byte in text {
      if isKept(byte) || keepingSlashes && isSlash(byte) {
        reference.append(byte)
      } else {
        reference.append(UInt8(ascii: "%"))
        reference.append(digit(byte / 16))
        reference.append(digit(byte % 16))
      }
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "&")...UInt8(ascii: "."),
      UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: ";"), UInt8(ascii: "="),
      UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }
}
