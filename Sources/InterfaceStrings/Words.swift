/// The words of an interface in one language.
public struct Words: Sendable {
  /// The BCP 47 tag of the language.
  public let language: String
  private let phrases: [String: Phrasing]

  init(language: String, phrases: [String: Phrasing]) {
    self.language = language
    self.phrases = phrases
  }

  /// The keys of all phrases, `section.name`, sorted.
  public var keys: [String] { phrases.keys.sorted() }

  /// A phrase with its values.
  ///
  /// - Returns: the key itself when there is no such phrase.
  public func text(_ key: String, _ values: [String: String] = [:]) -> String {
    phrases[key]?.messages.last?.filled(values) ?? key
  }

  /// A phrase in the form that its number asks for; the phrase has the number as `{count}`.
  ///
  /// - Returns: the number and the key when there is no such phrase.
  public func text(_ key: String, count: Int, _ values: [String: String] = [:]) -> String {
    let values = values.merging(["count": String(count)]) { own, _ in own }
    return phrases[key]?.message(for: count)?.filled(values) ?? "\(count) \(key)"
  }

  /// The pieces of a phrase that does not count; `nil` when there is none of that key.
  public func parts(of key: String) -> [MessagePart]? {
    guard case .message(let message)? = phrases[key]?.content else { return nil }
    return message.parts
  }

  /// The names of the values that a phrase gets; `nil` when there is none of that key.
  public func values(of key: String) -> Set<String>? { phrases[key]?.values }

  /// A whole number with its thousands apart, as the language writes it: `12,345`.
  public func grouped(_ number: Int) -> String {
    DigitGroups.text(
      number, separator: phrases["numbers.groupSeparator"]?.messages.first?.filled([:]) ?? "")
  }

  /// A number written with a decimal point, as the language writes it.
  public func number(_ text: String) -> String {
    guard let separator = phrases["numbers.decimalSeparator"]?.messages.first else { return text }
    return text.split(separator: ".", omittingEmptySubsequences: false)
      .joined(separator: separator.filled([:]))
  }
}
