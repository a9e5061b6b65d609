import Diagnostics

/// Refuses a document that would cost too much to read, before Yams sees it.
///
/// Only upper bounds are computed, in one pass without knowing quotes and comments: what passes is
/// affordable, and what is refused has nothing a document of a design system needs.
struct DocumentGuard {
  private let map: SourceMap
  private let limits: YAMLLimits
  private var bytes: [UInt8] { map.bytes }

  /// How deep a tree may get through aliases. Yams frees trees by recursion, which takes up to
  /// 1 KB of stack a level in debug builds; a thread has 8 MB, less on some.
  static let aliasDepthLimit = 4_000
  /// Characters that can begin a node, of which libyaml is given no more: Yams takes some hundred
  /// bytes of memory for a node.
  static let markLimit = 1_000_000
  /// Nodes that may be hashed where an alias stands in a key.
  static let keyCostLimit = 20_000_000.0

  init(_ map: SourceMap, _ limits: YAMLLimits) {
    self.map = map
    self.limits = limits
  }

  func refusal() -> Diagnostic? {
    if bytes.count > limits.bytes {
      return .init(
        .yamlTooLarge, "the document is larger than \(limits.bytes >> 20) MiB",
        at: map.start, suggestion: "split the document")
    }
    return controlCharacter() ?? tooManyMarks() ?? expensiveAliases()
  }

  private func controlCharacter() -> Diagnostic? {
    let found = bytes.firstIndex { byte in
      byte == 0x7F || byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
    }
    guard let found else { return nil }
    let digits = String(bytes[found], radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: 4 - digits.count) + digits
    return .init(
      .yamlControlCharacter, "the control character \(name) is not allowed",
      at: map.location(offset: found), suggestion: "remove it")
  }

  private func tooManyMarks() -> Diagnostic? {
    // A smaller document cannot have as many.
    guard bytes.count > Self.markLimit else { return nil }
    let count = bytes.count { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "?"),
        UInt8(ascii: "["), UInt8(ascii: "{"):
        true
      default: false
      }
    }
    guard count > Self.markLimit else { return nil }
    return .init(
      .yamlTooLarge, "the document is too large for the YAML it is written in", at: map.start,
      notes: [.init("it can be read without anchors, tags and texts of several lines")],
      suggestion: "split the document, or write it in plain block style")
  }

  private func expensiveAliases() -> Diagnostic? {
    let anchors = names(after: UInt8(ascii: "&"))
    if anchors.isEmpty { return nil }
    let anchorNames = Set(anchors.map(\.name))
    let uses = names(after: UInt8(ascii: "*")).filter { anchorNames.contains($0.name) }
    guard let first = uses.first else { return nil }
    let usedNames = Set(uses.map(\.name))
    let used = min(anchors.count { usedNames.contains($0.name) }, uses.count)
    let isTooDeep = depthBound(anchors: used) > Self.aliasDepthLimit
    let isTooWide = hasCollectionKeys() && areKeysTooCostly(anchors: used, uses: uses.count)
    guard isTooDeep || isTooWide else { return nil }
    return .init(
      .yamlTooManyAliases, "the aliases of this document are too costly to expand",
      at: map.location(offset: first.offset),
      notes: [.init("\(uses.count) aliases refer to \(used) anchors")],
      suggestion: "write the values out, or use fewer aliases")
  }

  /// How deep collections can be inside each other once aliases are expanded.
  ///
  /// A path from the root passes through each anchor once, and through each bracket once, because
  /// the parts of the text it crosses are disjoint. Blocks need a column a level, and start over
  /// at each anchor.
  private func depthBound(anchors: Int) -> Int {
    var brackets = 0
    var column = 0
    var deepest = 0
    var isIndentation = true
    for byte in bytes {
      switch byte {
      case 0x0A, 0x0D:
        column = 0
        isIndentation = true
        continue
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      default: break
      }
      if isIndentation { deepest = max(deepest, column) }
      isIndentation = isIndentation && " -?".utf8.contains(byte)
      column += 1
    }
    // A list may stand at the column of the key it belongs to, so a column has two levels.
    return brackets + (anchors + 1) * 2 * (deepest + 1)
  }

  /// Whether hashing the keys may visit more nodes than affordable. With `n` nodes, `uses` aliases
  /// expand to at most `n` times the greatest product of `anchors` numbers that sum to `uses`.
  private func areKeysTooCostly(anchors: Int, uses: Int) -> Bool {
    var greatest = 1.0
    for count in 1...max(anchors, 1) {
      var product = 1.0
      for _ in 0..<count where product < Self.keyCostLimit {
        product *= Double(uses) / Double(count)
      }
      greatest = max(greatest, product)
      if greatest > Self.keyCostLimit { break }
    }
    return greatest * Double(bytes.count) / 2 > Self.keyCostLimit
  }

  /// Whether something other than plain text may be a key: `? x`, `*x :`, `[x]: y`, `{x}: y`.
  private func hasCollectionKeys() -> Bool {
    bytes.indices.contains { index in
      switch bytes[index] {
      case UInt8(ascii: "?"): return isTokenStart(index)
      case UInt8(ascii: ":"):
        var before = index - 1
        while before >= 0, bytes[before] == 0x20 { before -= 1 }
        guard before >= 0 else { return false }
        if [UInt8(ascii: "]"), UInt8(ascii: "}")].contains(bytes[before]) { return true }
        while before >= 0, Self.isNameByte(bytes[before]) { before -= 1 }
        return before >= 0 && bytes[before] == UInt8(ascii: "*")
      default: return false
      }
    }
  }

  private func names(after mark: UInt8) -> [(name: ArraySlice<UInt8>, offset: Int)] {
    bytes.indices.compactMap { index in
      guard bytes[index] == mark, isTokenStart(index) else { return nil }
      let name = bytes[(index + 1)...].prefix { Self.isNameByte($0) }
      return name.isEmpty ? nil : (name, index)
    }
  }

  private func isTokenStart(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1] <= 0x20 || "[]{},:-?\"'".utf8.contains(bytes[index - 1])
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
