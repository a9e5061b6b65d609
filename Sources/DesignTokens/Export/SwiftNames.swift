extension TokenPath {
  /// How Swift code calls the token: `color.infoBG` is `DS.Color.infoBG`.
  ///
  /// Groups become types and the token a member; words of Swift's own get backticks, and a name
  /// that begins with a digit an underscore. A final `$root` is dropped.
  public func swiftName(namespace: String) -> String {
    let names = displayNames
    let groups = names.dropLast().map { Self.identifier($0, isType: true) }
    let member = names.last.map { [Self.identifier($0, isType: false)] } ?? []
    return ([namespace] + groups + member).filter { !$0.isEmpty }.joined(separator: ".")
  }

  private static func identifier(_ name: String, isType: Bool) -> String {
    let words = NameWords.split(name)
    let parts = words.enumerated().map { index, word -> String in
      if index == 0, !isType {
        // An acronym that begins a member is lower case as a whole: `URLColor` is `urlColor`.
        return word == word.uppercased() ? word.lowercased() : lowercasingFirst(word)
      }
      return word.prefix(1).uppercased() + word.dropFirst()
    }
    let joined = parts.joined()
    if joined.isEmpty { return "_" }
    if joined.first?.isNumber == true { return "_" + joined }
    return reservedWords.contains(joined) ? "`\(joined)`" : joined
  }

  private static func lowercasingFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }

  private static let reservedWords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
