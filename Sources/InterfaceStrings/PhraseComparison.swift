import Diagnostics

/// Compares the phrases of a language with the English ones.
struct PhraseComparison {
  let file: StringsFile
  let phrases: [String: Phrasing]
  /// What the first English file says.
  let reference: [String: Phrasing]
  /// What all English files say together.
  let source: [String: Phrasing]

  private var isEnglish: Bool { file.tag == InterfaceStrings.sourceLanguage }

  var diagnostics: [Diagnostic] {
    let own = phrases.filter { $0.value.location.path == file.path }
      .sorted { $0.value.location < $1.value.location }
    let needed = PluralRule.of(file.language).forms
    var unknownCount = 0
    return own.flatMap { key, phrasing in
      if let english = reference[key] ?? source[key] {
        return values(key, phrasing, english) + forms(key, phrasing, english, needed)
      }
      unknownCount += 1
      return [unknown(key, phrasing, isSuggesting: unknownCount <= Self.suggestionLimit)]
    } + missing
  }

  /// To look for what was meant takes long among all phrases; a file with more unknown keys was
  /// written for something else.
  private static let suggestionLimit = 100

  private func unknown(_ key: String, _ phrasing: Phrasing, isSuggesting: Bool) -> Diagnostic {
    .init(
      .stringsUnknownKey, "no page has a phrase '\(key)'", at: phrasing.location,
      suggestion: isSuggesting ? DidYouMean.suggestion(for: key, among: source.keys) : nil)
  }

  /// A text may leave a value out, but has no other than the English one.
  private func values(
    _ key: String, _ phrasing: Phrasing, _ english: Phrasing
  ) -> [Diagnostic] {
    let known = english.values.sorted()
    return phrasing.values.subtracting(known).sorted().map { name in
      .init(
        .stringsUnknownValue, "the phrase '\(key)' gets no value '{\(name)}'",
        at: phrasing.location,
        notes: [
          .init(
            known.isEmpty
              ? "it gets none" : "it gets \(known.map { "{\($0)}" }.joined(separator: ", "))")
        ],
        suggestion: DidYouMean.suggestion(for: name, among: known))
    }
  }

  private func forms(
    _ key: String, _ phrasing: Phrasing, _ english: Phrasing, _ needed: [PluralForm]
  ) -> [Diagnostic] {
    switch (phrasing.content, english.content) {
    case (.message, .message): return []
    case (.plural, .message):
      return [
        .init(
          .stringsPlural, "the phrase '\(key)' counts nothing and has no plural forms",
          at: phrasing.location, suggestion: "write one text")
      ]
    case (.message, .plural) where needed.count > 1:
      return [incomplete(key, phrasing, needed)]
    case (.message, .plural): return []
    case (.plural(let forms), .plural):
      let lacking = needed.filter { forms[$0] == nil }
      return lacking.isEmpty ? [] : [incomplete(key, phrasing, lacking)]
    }
  }

  private func incomplete(
    _ key: String, _ phrasing: Phrasing, _ forms: [PluralForm]
  ) -> Diagnostic {
    let list = forms.map(\.rawValue).joined(separator: ", ")
    return .init(
      .stringsPlural, as: .warning, "the phrase '\(key)' lacks plural forms: \(list)",
      at: phrasing.location,
      suggestion: "write a text for each, as in 'one: {count} token'")
  }

  /// One finding for a file: a translation that has just begun lacks nearly all.
  private var missing: [Diagnostic] {
    let keys = isEnglish ? [] : Set(reference.keys).subtracting(phrases.keys).sorted()
    guard let first = keys.first else { return [] }
    let shown = keys.prefix(3).joined(separator: ", ")
    return [
      .init(
        .stringsMissing,
        keys.count == 1
          ? "the phrase '\(first)' is not translated"
          : "\(keys.count) phrases are not translated",
        at: SourceLocation(file.path),
        notes: keys.count == 1
          ? [] : [.init("the first are \(shown)")],
        suggestion: "pages show them in English until this file has them")
    ]
  }
}
