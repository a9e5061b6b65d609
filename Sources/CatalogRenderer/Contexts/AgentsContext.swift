import InterfaceStrings
import Templates

/// The page for agents.
struct AgentsContext: PageContent {
  static let template = "pages/agents"

  var frame: PageFrame
  var drawing: PageDrawing { content.drawing }
  var summary: String
  /// How tokens are estimated, in words.
  var rule: String
  var files: [AgentFileItem]
  /// How to work with the files.
  var content: Prose

  static let fields: [ContextField<AgentsContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("rule") { $0.rule },
      .list("files") { $0.files },
      .markup("content") { $0.content.html },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.heading(2, words(AgentsPhrase.files))
    writer.add(words(AgentsPhrase.estimates, ["rule": rule]))
    let columns: [AgentsPhrase] = [.file, .bytes, .tokens, .limit, .purpose]
    writer.table(
      columns.map { words($0) },
      files.map { file in
        [
          MarkdownText.link(MarkdownText.escaped(file.name), to: file.href), file.bytes,
          file.tokens, file.limit, MarkdownText.escaped(file.summary),
        ]
      })
    writer.add(content.markdown)
  }
}

/// A file that programs read.
struct AgentFileItem: TemplateContext, Sendable {
  var name: String
  /// Empty where the row is no one file.
  var href: String
  var summary: String
  /// `12,345`
  var bytes: String
  var tokens: String
  /// Empty where nothing limits it.
  var limit: String
  var isOver: Bool
  /// Percent of the limit, 100 at most.
  var share: Int

  static let fields: [ContextField<AgentFileItem>] = [
    .text("name") { $0.name },
    .text("href") { $0.href },
    .text("summary") { $0.summary },
    .text("bytes") { $0.bytes },
    .text("tokens") { $0.tokens },
    .text("limit") { $0.limit },
    .flag("isOver") { $0.isOver },
    .number("share") { $0.share },
  ]
}
