/// The type of a parameter as Swift source spells it, taken apart as far as props need.
struct SwiftTypeText: Hashable {
  /// Without attributes, ownership, optionality and the names of modules that everybody imports.
  var name: String
  var isOptional = false

  /// Longer types are taken as they are: nothing that metadata can state has such a name.
  private static let byteLimit = 1_000

  init(_ text: String) {
    name = Self.trimmed(text)
    guard text.utf8.count <= Self.byteLimit else { return }
    while let prefix = Self.prefix(of: name) { name = Self.trimmed(name.dropFirst(prefix)) }
    unwrap()
    for module in ["Swift.", "SwiftUI.", "Foundation.", "CoreGraphics."]
    where name.hasPrefix(module) {
      name.removeFirst(module.count)
    }
  }

  /// Whether it is a function type.
  var isClosure: Bool { Self.arrow(in: name) != nil }

  /// What a function type gives; `nil` for other types.
  var result: String? {
    Self.arrow(in: name).map { Self.trimmed(name[$0.upperBound...]) }
  }

  /// Whether it is a function type that gives nothing.
  var isAction: Bool { ["Void", "()", "Swift.Void"].contains(result) }

  /// Whether it is a function type that is called with values.
  var takesValues: Bool {
    let words = name.split(separator: " ").drop { $0.hasPrefix("@") }
    return isClosure && !words.joined().hasPrefix("()")
  }

  /// The type of the value that a binding leads to; `nil` for other types.
  var bound: SwiftTypeText? {
    guard name.hasPrefix("Binding<"), name.hasSuffix(">") else { return nil }
    return SwiftTypeText(String(name.dropFirst("Binding<".count).dropLast()))
  }

  /// The last of the names of a nested type.
  var lastName: String { String(name.split(separator: ".").last ?? "") }

  private mutating func unwrap() {
    while true {
      if name.hasSuffix("?") || name.hasSuffix("!") {
        if isClosure, !name.hasPrefix("(") || !Self.isWrapped(name.dropLast()) { return }
        name.removeLast()
        isOptional = true
      } else if name.hasPrefix("Optional<"), name.hasSuffix(">") {
        name = String(name.dropFirst("Optional<".count).dropLast())
        isOptional = true
      } else if Self.isWrapped(name[...]), name.count > 2 {
        name = Self.trimmed(name.dropFirst().dropLast())
      } else {
        return
      }
    }
  }

  /// How many characters of an attribute or a specifier stand before a type.
  private static func prefix(of text: String) -> Int? {
    let words = ["inout", "borrowing", "consuming", "sending", "isolated", "any"]
    guard let space = text.firstIndex(of: " ") else { return nil }
    let word = text[..<space]
    guard word.hasPrefix("@") || words.contains(String(word)) else { return nil }
    return word.count + 1
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " }
    return String(start.prefix(start.count - start.reversed().prefix { $0 == " " }.count))
  }

  /// Whether a text is one pair of parentheses with all else inside.
  private static func isWrapped(_ text: Substring) -> Bool {
    guard text.first == "(", text.last == ")" else { return false }
    var depth = 0
    for (offset, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 { return offset == text.count - 1 }
    }
    return false
  }

  /// The last arrow outside brackets.
  private static func arrow(in text: String) -> Range<String.Index>? {
    var depth = 0
    var found: Range<String.Index>?
    for index in text.indices {
      switch text[index] {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">":
        if index > text.startIndex, text[text.index(before: index)] == "-" {
          if depth == 0 { found = text.index(before: index)..<text.index(after: index) }
        } else {
          depth -= 1
        }
      default: break
      }
    }
    return found
  }
}
