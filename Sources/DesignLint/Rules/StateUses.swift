import SwiftSymbols

/// Where a view uses a state of its own.
struct StateUses {
  /// Whether it is only seen in how visible something is, or in its colour; also when nothing shows
  /// it. Of a state that others see, too, nothing is known.
  let areLooks: Bool

  /// - Parameter call: The animation, in the type that declares the state.
  init(_ name: String, around call: SwiftUses.Call, in file: LintFile) {
    let plain = name.hasPrefix("self.") ? String(name.dropFirst("self.".count)) : name
    guard !plain.contains("."), let type = file.type(around: call.surroundings) else {
      areLooks = false
      return
    }
    let text = file.uses.source(type.range)
    let places = Self.places(of: plain, in: text)
    guard places.contains(where: { Self.isDeclaration($0, in: text) }) else {
      areLooks = false
      return
    }
    areLooks = places.allSatisfy { place in
      Self.isDeclaration(place, in: text) || Self.isChange(place, in: text)
        || Self.isLook(at: type.range.lowerBound + place.lowerBound, in: file)
    }
  }

  /// What a line sets: `isOn` of `isOn = true` and of `isOn.toggle()`.
  static func target(of line: some StringProtocol) -> String? {
    let target = line.prefix { $0 != "=" && !$0.isWhitespace }
    if target.hasSuffix(".toggle()") { return String(target.dropLast(".toggle()".count)) }
    let rest = line.dropFirst(target.count).drop(while: \.isWhitespace)
    return rest.hasPrefix("=") && !rest.hasPrefix("==") ? String(target) : nil
  }

  /// Where a name is written, in bytes.
  private static func places(of name: String, in text: String) -> [Range<Int>] {
    let (bytes, wanted) = (Array(text.utf8), Array(name.utf8))
    var found: [Range<Int>] = []
    guard !wanted.isEmpty, bytes.count >= wanted.count else { return found }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start] == wanted[0] && bytes[start..<start + wanted.count].elementsEqual(wanted) {
      let end = start + wanted.count
      if start > 0, CodeWords.isPart(bytes[start - 1]) { continue }
      if end < bytes.count, CodeWords.isPart(bytes[end]) { continue }
      found.append(start..<end)
    }
    return found
  }

  private static func isDeclaration(_ place: Range<Int>, in text: String) -> Bool {
    let line = before(place, in: text)
    return line.contains("State ") && line.hasSuffix("var ")
  }

  private static func isChange(_ place: Range<Int>, in text: String) -> Bool {
    let line = before(place, in: text).drop(while: \.isWhitespace)
    let rest = text.utf8.dropFirst(place.lowerBound).prefix { $0 != UInt8(ascii: "\n") }
    return (line.isEmpty || line == "self." || line.hasSuffix("{ "))
      && target(of: String(decoding: rest, as: UTF8.self)) != nil
  }

  /// The line before a place.
  private static func before(_ place: Range<Int>, in text: String) -> Substring {
    let start = text.utf8.index(text.startIndex, offsetBy: place.lowerBound)
    return text[..<start].suffix(while: { !$0.isNewline })
  }

  /// Whether the innermost call around a place changes a look by it, or does not show it, or a
  /// property that is a look does.
  private static func isLook(at offset: Int, in file: LintFile) -> Bool {
    let isInLook = file.uses.declarations.contains {
      $0.kind == .property && $0.range.contains(offset) && CalmAnimation.isLook($0.name)
    }
    if isInLook { return true }
    let inner = file.uses.calls.filter { call in
      call.arguments.contains { $0.range.contains(offset) }
    }.max { $0.nameOffset < $1.nameOffset }
    guard let inner else { return false }
    return CalmAnimation.unseen.contains(inner.name)
      || CalmAnimation.fading.contains(inner.name) && isDirect(offset, inner)
  }

  /// Whether a place is in what is passed to a call, and not in a closure.
  private static func isDirect(_ offset: Int, _ call: SwiftUses.Call) -> Bool {
    call.arguments.contains {
      $0.range.contains(offset) && $0.values.first?.kind != .closure
    }
  }
}

extension Substring {
  /// The end of a text up to where a condition no longer holds.
  fileprivate func suffix(while condition: (Character) -> Bool) -> Substring {
    var start = endIndex
    while start > startIndex, condition(self[index(before: start)]) { start = index(before: start) }
    return self[start...]
  }
}
