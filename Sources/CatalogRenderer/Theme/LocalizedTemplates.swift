import Diagnostics
import InterfaceStrings
import Templates

/// The templates of all pages in each language that a page is written in.
struct LocalizedTemplates: Sendable {
  private let strings: InterfaceStrings
  private let templates: [String: PageTemplates]
  private let source: PageTemplates

  /// Compiles the templates for each of the languages, of which several may have the same words.
  ///
  /// - Returns: `nil` instead of templates when one of them is wrong.
  static func compile(
    _ theme: Theme, languages: Set<String>
  ) -> (templates: LocalizedTemplates?, diagnostics: [Diagnostic]) {
    let english = theme.strings.words(for: InterfaceStrings.sourceLanguage)
    let (source, found) = theme.templates(in: english)
    guard let source else { return (nil, found) }
    var diagnostics = found
    var templates = [english.language: source]
    for words in languages.sorted().map(theme.strings.words) where templates[words.language] == nil
    {
      let compiled = theme.templates(in: words)
      guard let own = compiled.templates else { return (nil, diagnostics + compiled.diagnostics) }
      diagnostics.addNewMistakes(compiled.diagnostics)
      templates[words.language] = own
    }
    return (
      LocalizedTemplates(strings: theme.strings, templates: templates, source: source), diagnostics
    )
  }

  /// Whether there are templates in the words of all these languages.
  func areComplete(for languages: Set<String>) -> Bool {
    languages.allSatisfy { templates[strings.words(for: $0).language] != nil }
  }

  /// The templates for pages in a language, by its BCP 47 tag.
  subscript(language: String) -> PageTemplates {
    templates[strings.words(for: language).language] ?? source
  }
}

extension Theme {
  /// The templates of all pages in some words, compiled when they are first asked for; `nil` when one
  /// is wrong.
  fileprivate func templates(
    in words: Words
  ) -> (templates: PageTemplates?, diagnostics: [Diagnostic]) {
    compiled.value(for: words.language) { [library] in
      PageTemplates.compile(library.value.with(phrases: words.phrases))
    }
  }
}

extension Words {
  /// What templates may name.
  var phrases: [String: TemplatePhrase] {
    keys.reduce(into: [:]) { phrases, key in
      phrases[key] = parts(of: key).map { parts in
        TemplatePhrase(
          parts.map { part in
            switch part {
            case .text(let text): .text(text)
            case .value(let name): .variable(name)
            }
          })
      }
    }
  }
}
