import SwiftSymbols

/// The names of states in pieces of code.
enum StateNames {
  /// Those that an expression reads, except what it passes to functions: of `model.items.count`
  /// also `model.items`, which may be what views are made of.
  static func read(by expression: String) -> Set<String> {
    var found: Set<String> = []
    for path in paths(in: expression, withPassed: false) {
      found.insert(path)
      if path.contains("?") { found.insert(path.filter { $0 != "?" }) }
      let parts = path.split(separator: ".")
      if parts.count > 1, let last = parts.last, derived.contains(String(last)) {
        found.insert(parts.dropLast().joined(separator: "."))
      }
    }
    return found
  }

  /// Whether an expression reads any.
  static func areIn(_ expression: String) -> Bool {
    !paths(in: expression, withPassed: true).isEmpty
  }

  private static let derived: Set<String> = ["count", "first", "id", "last"]

  /// Names with the members behind them; no functions, labels or members of types.
  private static func paths(in text: String, withPassed: Bool) -> [String] {
    let bytes = Array(text.utf8)
    var found: [String] = []
    var index = 0
    var depth = 0
    while index < bytes.count {
      guard CodeWords.isPart(bytes[index]) else {
        if bytes[index] == UInt8(ascii: "(") { depth += 1 }
        if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, isPathPart(bytes[index]) { index += 1 }
      let isMember = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
      let next = index < bytes.count ? bytes[index] : 0
      var path = String(decoding: bytes[start..<index], as: UTF8.self)
      if path.hasPrefix("self.") { path.removeFirst("self.".count) }
      guard withPassed || depth == 0, !isMember, next != UInt8(ascii: ":"),
        path.first?.isLowercase == true,
        !keywords.contains(path)
      else { continue }
      if next == UInt8(ascii: "(") {
        guard let point = path.lastIndex(of: ".") else { continue }
        path = String(path[..<point])
      }
      found.append(path)
    }
    return found
  }

  private static func isPathPart(_ byte: UInt8) -> Bool {
    CodeWords.isPart(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?")
      || byte == UInt8(ascii: "!")
  }

  private static let keywords: Set<String> = ["false", "in", "let", "nil", "self", "true"]

  // MARK: Changes

  /// Those that statements set or change.
  static func changed(by code: String) -> Set<String> {
    Set(statements(of: code).compactMap { target(of: $0) })
  }

  /// Whether statements do nothing but set or change some.
  static func areChanged(byAllOf code: String) -> Bool {
    statements(of: code).allSatisfy { $0.isEmpty || target(of: $0) != nil }
  }

  /// The functions of the same type that statements call.
  static func called(by code: String) -> Set<String> {
    Set(
      statements(of: code).compactMap { statement in
        let text = statement.hasPrefix("self.") ? statement.dropFirst("self.".count) : statement
        let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return text[name.endIndex...].first == "(" && name.first?.isLowercase == true
          ? String(name) : nil
      })
  }

  private static func statements(of code: String) -> [Substring] {
    code.split { $0.isNewline || $0 == ";" || $0 == "{" || $0 == "}" }
      .map { $0.drop(while: \.isWhitespace) }
  }

  /// What a statement changes: `isOn` of `isOn = true`, `isOn.toggle()` and `isOn[0] += 1`.
  static func target(of statement: Substring) -> String? {
    let text = statement.hasPrefix("self.") ? statement.dropFirst("self.".count) : statement
    let path = text.prefix { $0.isLetter || $0.isNumber || "_.?!".contains($0) }
    guard path.first?.isLowercase == true else { return nil }
    var rest = text[path.endIndex...]
    if rest.first == "(" {
      guard let point = path.lastIndex(of: "."),
        changes.contains(String(path[path.index(after: point)...]))
      else { return nil }
      return plain(path[..<point])
    }
    if rest.first == "[", let close = rest.firstIndex(of: "]") {
      rest = rest[rest.index(after: close)...]
    }
    let sign = rest.drop(while: \.isWhitespace)
    return signs.contains(where: sign.hasPrefix) ? plain(path) : nil
  }

  private static func plain(_ path: Substring) -> String {
    let name = path.filter { $0 != "?" && $0 != "!" }
    let suffix = ".wrappedValue"
    return name.hasSuffix(suffix) ? String(name.dropLast(suffix.count)) : name
  }

  private static let signs = ["= ", "+= ", "-= ", ".toggle(", ".insert(", ".remove"]
  private static let changes: Set<String> = [
    "append", "formUnion", "insert", "move", "remove", "removeAll", "removeFirst", "removeLast",
    "removeValue", "reverse", "shuffle", "sort", "subtract", "toggle", "update",
  ]

  /// The constant that a line sets from what is at an offset: `isFirst` of
  /// `let isFirst = index == 0`.
  static func constant(at offset: Int, in code: BlankedCode) -> String? {
    let start = code.bytes[..<offset].lastIndex {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "{")
    }
    let line = code.source((start.map { $0 + 1 } ?? 0)..<offset).drop(while: \.isWhitespace)
    guard line.hasPrefix("let "), line.contains("=") else { return nil }
    let name = line.dropFirst("let ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty ? nil : String(name)
  }
}
