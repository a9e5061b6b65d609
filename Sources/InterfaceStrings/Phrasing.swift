import Diagnostics

/// How a language says something: in one text, or in one for each plural form.
struct Phrasing: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    case message(Message)
    case plural([PluralForm: Message])
  }

  var content: Content
  /// The language of the texts, whose plural rule chooses among them.
  var language: String
  var location: SourceLocation

  var messages: [Message] {
    switch content {
    case .message(let message): [message]
    case .plural(let forms): PluralForm.allCases.compactMap { forms[$0] }
    }
  }

  /// The names of the values that its texts have.
  var values: Set<String> { messages.reduce(into: []) { $0.formUnion($1.values) } }

  /// Whether it can be said where an English phrase is: a text that counts nothing has no forms.
  func canStandFor(_ english: Phrasing) -> Bool {
    if case (.plural, .message) = (content, english.content) { false } else { true }
  }

  /// The text for a count; where the form is missing, the general one.
  func message(for count: Int) -> Message? {
    switch content {
    case .message(let message): message
    case .plural(let forms):
      forms[PluralRule.of(language).form(of: count)] ?? forms[.other] ?? messages.last
    }
  }
}
