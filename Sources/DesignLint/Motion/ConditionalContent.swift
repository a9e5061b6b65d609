import SwiftSymbols

/// An `if` or `switch` by which views come, go or are exchanged.
struct ConditionalContent {
  /// From the keyword to the end of the last side.
  var range: Range<Int>
  /// Whether one side shows something and the other nothing, so that what is beside it gives way.
  /// Sides that both show something are exchanged at one place.
  var isInsertion: Bool

  /// The condition that a name is part of.
  ///
  /// - Returns: `nil` for a name that is none, as far as that can be told.
  init?(at offset: Int, in code: BlankedCode) {
    guard let start = Self.keyword(before: offset, in: code),
      let open = Self.block(from: offset, in: code), let end = code.end(ofBlockAt: open)
    else { return nil }
    if code.word(at: start) == "switch" {
      self.init(range: start..<end, isInsertion: false)
      return
    }
    let isFirst = !Self.isElse(before: start, in: code)
    let rest = code.skipBlanks(from: end)
    guard rest < code.bytes.count, code.word(at: rest) == "else" else {
      self.init(range: start..<end, isInsertion: isFirst)
      return
    }
    let other = code.skipBlanks(from: rest + "else".utf8.count)
    guard let second = Self.block(from: other, in: code),
      let last = code.end(ofBlockAt: second)
    else { return nil }
    let sides = [open..<end, second..<last]
    self.init(
      range: start..<last,
      isInsertion: isFirst && second == other
        && sides.contains { Self.showsNothing($0, in: code) })
  }

  private init(range: Range<Int>, isInsertion: Bool) {
    (self.range, self.isInsertion) = (range, isInsertion)
  }

  /// Where the `if` or `switch` is whose condition goes on at an offset.
  private static func keyword(before offset: Int, in code: BlankedCode) -> Int? {
    let bytes = code.bytes
    var index = offset
    while index > 0 {
      let byte = bytes[index - 1]
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") {
        return nil
      }
      if byte == UInt8(ascii: "\n"), !isContinued(at: index - 1, in: code) { return nil }
      if byte == UInt8(ascii: "i") || byte == UInt8(ascii: "s"), isKeyword(index - 1, in: code) {
        return index - 1
      }
      index -= 1
    }
    return nil
  }

  private static func isKeyword(_ start: Int, in code: BlankedCode) -> Bool {
    let word = code.word(at: start)
    guard word == "if" || word == "switch" else { return false }
    guard start > 0 else { return true }
    let before = code.bytes[start - 1]
    return BlankedCode.isBlank(before) || before == UInt8(ascii: "{")
  }

  /// Whether a condition goes on in the next line.
  private static func isContinued(at newline: Int, in code: BlankedCode) -> Bool {
    let next = code.skipBlanks(from: newline)
    let last = code.bytes[..<newline].last { !BlankedCode.isBlank($0) }
    let joints = Array(",&|".utf8)
    return last.map { joints.contains($0) || $0 == UInt8(ascii: "(") } ?? false
      || next < code.bytes.count && joints.contains(code.bytes[next])
  }

  /// Where the block begins that a condition is about.
  fileprivate static func block(from offset: Int, in code: BlankedCode) -> Int? {
    var depth = 0
    for index in offset..<code.bytes.count {
      switch code.bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "{") where depth <= 0: return index
      case UInt8(ascii: "}") where depth <= 0: return nil
      default: break
      }
    }
    return nil
  }

  private static func isElse(before start: Int, in code: BlankedCode) -> Bool {
    let last = code.bytes[..<start].lastIndex { !BlankedCode.isBlank($0) }
    return last.map { code.bytes[...$0].suffix(4).elementsEqual(Array("else".utf8)) } ?? false
  }

  private static func showsNothing(_ block: Range<Int>, in code: BlankedCode) -> Bool {
    let inner = code.source(block).dropFirst().dropLast().filter { !$0.isWhitespace }
    return inner.isEmpty || inner.hasPrefix("Spacer(") || inner.hasPrefix("EmptyView(")
  }
}

/// What a closure that builds views says, one after the other.
struct ViewStatements {
  private let found: [(range: Range<Int>, head: String)]

  /// - Parameter closure: With its braces.
  init(in closure: Range<Int>, of code: BlankedCode) {
    var found: [(range: Range<Int>, head: String)] = []
    var start: Int?
    var depth = 0
    func close(at end: Int) {
      guard let first = start else { return }
      found.append((first..<end, code.word(at: first)))
      start = nil
    }
    for index in (closure.lowerBound + 1)..<max(closure.upperBound - 1, closure.lowerBound + 1) {
      let byte = code.bytes[index]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\n"), UInt8(ascii: ";"):
        if depth == 0, !Self.isContinued(behind: index, in: code) { close(at: index) }
        continue
      default: break
      }
      if start == nil, !BlankedCode.isBlank(byte) { start = index }
    }
    close(at: closure.upperBound - 1)
    self.found = found
  }

  /// Those of the first side of a condition.
  ///
  /// - Returns: `nil` where none begins at an offset.
  init?(inConditionAt offset: Int, of code: BlankedCode) {
    guard code.word(at: offset) == "if",
      let open = ConditionalContent.block(from: offset, in: code),
      let end = code.end(ofBlockAt: open)
    else { return nil }
    self.init(in: open..<end, of: code)
  }

  /// How many show something.
  var count: Int { found.count { !Self.silent.contains($0.head) } }

  private static func isContinued(behind newline: Int, in code: BlankedCode) -> Bool {
    let next = code.skipBlanks(from: newline + 1)
    guard next < code.bytes.count else { return false }
    return Array(".{?:&|".utf8).contains(code.bytes[next]) || code.word(at: next) == "else"
  }

  /// Whether something is beside a statement that gives way when it comes, and no `Spacer` next to
  /// it does so.
  ///
  /// - Parameter isFading: Whether it is said that it fades in and out, so that only what follows is
  ///   known to move.
  func giveWay(to range: Range<Int>, isFading: Bool) -> Bool {
    guard let index = found.firstIndex(where: { $0.range.overlaps(range) }) else { return false }
    let before = found[..<index].map(\.head).filter { !Self.silent.contains($0) }
    let after = found[(index + 1)...].map(\.head).filter { !Self.silent.contains($0) }
    if before.last == "Spacer" || after.first == "Spacer" { return false }
    return (isFading ? after : before + after).contains { !Self.places.contains($0) }
  }

  /// What shows nothing; a name of nothing is that of what begins with a sign.
  private static let silent: Set<String> = ["", "let", "var", "guard"]
  /// What shows nothing that could be seen to move, or is exchanged for something itself.
  private static let places: Set<String> = [
    "Color", "EmptyView", "Spacer", "for", "if", "return", "switch",
  ]
}
