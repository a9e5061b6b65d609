import Templates

/// The page of a guide.
struct GuideContext: SitePage {
  static let template = "pages/guide"

  var frame: PageFrame
  var summary: String
  var kindLabel: String
  var isCase: Bool
  var content: String

  static let fields: [ContextField<GuideContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("kindLabel") { $0.kindLabel },
      .flag("isCase") { $0.isCase },
      .markup("content") { $0.content },
    ]
}

/// The page of whole screens and of documents that are wrong.
struct ScreensContext: SitePage {
  static let template = "pages/screens"

  /// A screen in the overview.
  struct Card: TemplateContext, Sendable {
    var name: String
    var anchor: String
    /// How large it is: `46 nodes, 9 components`.
    var size: String
    var thumbnail: String

    static let fields: [ContextField<Card>] = [
      .text("name") { $0.name },
      .text("anchor") { $0.anchor },
      .text("size") { $0.size },
      .markup("thumbnail") { $0.thumbnail },
    ]
  }

  var frame: PageFrame
  var summary: String
  var overview: [Card]
  var examples: [ExampleItem]
  var invalidExamples: [InvalidExampleItem]

  static let fields: [ContextField<ScreensContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("overview") { $0.overview },
      .flag("hasOverview") { $0.overview.count > 1 },
      .list("examples") { $0.examples },
      .list("invalidExamples") { $0.invalidExamples },
      .flag("hasInvalidExamples") { !$0.invalidExamples.isEmpty },
    ]
}
