import CommonMark
import InterfaceStrings
import ReportFacts

/// What the renderer of markdown adds to a text.
enum MarkdownPhrase: String, Phrase {
  case sectionLink, table, doneTask, openTask
  case note, tip, important, warning, caution

  static let section = "markdown"
}

extension HTMLLabels {
  /// The words of a language.
  init(_ words: Words) {
    self.init()
    sectionLink = words(MarkdownPhrase.sectionLink)
    table = words(MarkdownPhrase.table)
    doneTask = words(MarkdownPhrase.doneTask)
    openTask = words(MarkdownPhrase.openTask)
    alerts = [
      .note: words(MarkdownPhrase.note), .tip: words(MarkdownPhrase.tip),
      .important: words(MarkdownPhrase.important), .warning: words(MarkdownPhrase.warning),
      .caution: words(MarkdownPhrase.caution),
    ]
  }
}
