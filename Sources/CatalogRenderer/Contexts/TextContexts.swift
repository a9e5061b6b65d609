import InterfaceStrings
import Templates

/// The page of a guide.
struct GuideContext: PageContent {
  static let template = "pages/guide"

  var frame: PageFrame
  var drawing: PageDrawing { content.drawing }
  var summary: String
  /// The day of the text: `2026-11-25`.
  var date: String?
  var kindLabel: String
  var isCase: Bool
  var content: Prose

  var abstract: String { summary }

  static let fields: [ContextField<GuideContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .text("date") { $0.date },
      .text("kindLabel") { $0.kindLabel },
      .flag("isCase") { $0.isCase },
      .markup("content") { $0.content.html },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.add(content.markdown)
  }
}

/// The page of whole screens and of documents that are wrong.
struct ScreensContext: PageContent {
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
  var drawing: PageDrawing { .previews }
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

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    for example in examples { example.markdown(into: &writer, level: 2) }
    guard !invalidExamples.isEmpty else { return }
    writer.heading(2, words(ScreensPhrase.mistakes))
    writer.add(words(ScreensPhrase.mistakesInMarkdown))
    for example in invalidExamples {
      writer.heading(3, MarkdownText.escaped(example.name))
      writer.paragraph(MarkdownText.escaped(example.description))
      example.markdown(into: &writer)
    }
  }
}
