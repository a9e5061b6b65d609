import Templates

/// The page for agents.
struct AgentsContext: SitePage {
  static let template = "pages/agents"

  var frame: PageFrame
  var summary: String
  /// How tokens are estimated, in words.
  var rule: String
  var files: [AgentFileItem]
  /// Markup of how to work with the files.
  var content: String

  static let fields: [ContextField<AgentsContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("rule") { $0.rule },
      .list("files") { $0.files },
      .markup("content") { $0.content },
    ]
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
