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
    return SwiftIdentifier.reservedWords.contains(joined) ? "`\(joined)`" : joined
  }

  private static func lowercasingFirst(_ word: String) -> String {
    word.prefix(1).lowercased() + word.dropFirst()
  }
}

extension TokenPath {
  /// The path that a name in Swift stands for when nothing else is known: the namespace dropped,
  /// types with a small first word, without backticks and without the underscore before a digit.
  ///
  /// An acronym is one word: `DS` is `ds`, `CGFloat` is `cgFloat`. It is not always the path that
  /// ``swiftName(namespace:)`` was asked about: `infoBG` and `info-BG` have one name.
  public init(swiftName: String, namespace: String) {
    var names = swiftName.split(separator: ".").map(SwiftIdentifier.plain)
    if names.first == namespace { names.removeFirst() }
    let last = names.count - 1
    self.init(
      names: names.enumerated().map { index, name in
        let isBeforeDigit = name.hasPrefix("_") && name.dropFirst().first?.isNumber == true
        let plain = isBeforeDigit ? String(name.dropFirst()) : name
        return index == last ? plain : Self.lowercasingFirstWord(plain)
      })
  }

  private static func lowercasingFirstWord(_ name: String) -> String {
    guard name.first?.isUppercase == true, let word = NameWords.split(name).first,
      word == word.uppercased()
    else { return lowercasingFirst(name) }
    return word.lowercased() + name.dropFirst(word.count)
  }
}
