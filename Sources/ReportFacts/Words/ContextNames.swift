import InterfaceStrings

extension Words {
  /// A modifier of the tokens as a reader knows it; a name that is not common shows as the token
  /// files write it.
  package func modifier(_ name: String) -> String { contextName(name) }

  /// A context of a modifier, in the same way. `before 26` and `from 26` are versions.
  package func context(_ name: String) -> String {
    let parts = name.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[1].first?.isNumber == true,
      let phrase = [ContextPhrase.before, .from].first(where: { $0.rawValue == parts[0] })
    else { return contextName(name) }
    return self(phrase, ["version": String(parts[1])])
  }

  /// The case of the first letter stays as it is written.
  private func contextName(_ name: String) -> String {
    let lowered = name.prefix(1).lowercased() + name.dropFirst()
    guard let phrase = ContextPhrase(rawValue: name) ?? ContextPhrase(rawValue: lowered),
      !phrase.isNoName
    else { return name }
    let text = self(phrase)
    return name.first?.isUppercase == true ? text.prefix(1).uppercased() + text.dropFirst() : text
  }
}

extension ContextPhrase {
  /// Whether it is no name of a modifier or a context.
  fileprivate var isNoName: Bool { [.before, .from, .automatic].contains(self) }
}
