import InterfaceStrings
import Templates

/// The start page of a catalog of several systems.
struct CatalogContext: PageContent {
  static let template = "pages/catalog"

  /// A system, so that a reader recognises it and sees how sound it is.
  struct SystemCard: TemplateContext, Sendable {
    var slug: String
    var name: String
    var summary: String
    /// The language of name and summary; `nil` where it is that of the page.
    var language: String?
    /// What that language calls itself.
    var languageName: String?
    var href: String
    var platforms: [PlatformItem]
    /// How many pages it has.
    var pages: Int
    /// What it has, each with its number: `25 components`.
    var facts: [String]
    /// The guides to read first.
    var guides: [LinkItem]
    /// Something that it draws, on its own stage; empty when it draws nothing.
    var preview: String
    var figures: [HealthItem]

    static let fields: [ContextField<SystemCard>] = [
      .text("slug") { $0.slug },
      .text("name") { $0.name },
      .text("summary") { $0.summary },
      .text("language") { $0.language },
      .text("languageName") { $0.languageName },
      .text("href") { $0.href },
      .flag("hasPlatforms") { !$0.platforms.isEmpty },
      .list("platforms") { $0.platforms },
      .texts("facts") { $0.facts },
      .list("guides") { $0.guides },
      .markup("preview") { $0.preview },
    ]
  }

  var frame: PageFrame
  var drawing: PageDrawing { .previews }
  var summary: String
  var systems: [SystemCard]
  /// A screen that opens the page, on its stage, and what it is; empty where no system draws.
  var hero = ""
  var heroSystem: SystemCard?

  /// Where some systems draw, those that only document come behind them.
  private var drawn: [SystemCard] {
    systems.contains { !$0.preview.isEmpty } ? systems.filter { !$0.preview.isEmpty } : systems
  }
  private var others: [SystemCard] {
    systems.contains { !$0.preview.isEmpty } ? systems.filter(\.preview.isEmpty) : []
  }

  static let fields: [ContextField<CatalogContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("systems") { $0.drawn },
      .list("others") { $0.others },
      .markup("hero") { $0.hero },
      .text("heroSlug") { $0.heroSystem?.slug },
      .text("system") { $0.heroSystem?.name },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    for system in systems {
      writer.heading(2, MarkdownText.pageLink(system.name, to: system.href))
      writer.paragraph(MarkdownText.escaped(system.summary))
      writer.list(
        [MarkdownText.escaped(words(StartPhrase.pages, count: system.pages))]
          + system.figures.map(\.markdown))
    }
  }
}

/// The page of a search's results, which a script puts there.
struct SearchContext: SitePage {
  static let template = "pages/search"
  static let kind = "search"

  var frame: PageFrame

  static let fields: [ContextField<SearchContext>] = frameFields
}

/// The page a server shows for an address that leads nowhere.
struct NotFoundContext: SitePage {
  static let template = "pages/not-found"

  var frame: PageFrame
  var summary: String

  static let fields: [ContextField<NotFoundContext>] =
    frameFields + [.text("summary") { $0.summary }]
}
