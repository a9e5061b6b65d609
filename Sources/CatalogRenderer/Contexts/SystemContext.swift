import InterfaceStrings
import Templates

/// The start page of a system.
struct SystemContext: PageContent {
  static let template = "pages/system"

  struct Layer: TemplateContext, Sendable {
    var title: String
    var anchor: String
    var summary: String
    var components: [ComponentCard]

    static let fields: [ContextField<Layer>] = [
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .text("summary") { $0.summary },
      .list("components") { $0.components },
    ]
  }

  var frame: PageFrame
  var drawing: PageDrawing { .previews }
  var name: String
  var summary: String
  var version: String?
  var platforms: [PlatformItem]
  var health: [HealthItem]
  /// The page of the figures.
  var healthHref: String
  /// What the system is recognised by, on its stage; empty where it draws nothing.
  var face: String
  /// The guide to read first.
  var firstGuide: LinkItem?
  /// Colours of the system, each with its page.
  var colors: [ComponentContext.TokenUse]
  var layers: [Layer]
  var guides: [LinkCard]
  /// Leads to all guides where only some are shown; the others likewise.
  var moreGuides: LinkItem?
  var cases: [LinkCard]
  var moreCases: LinkItem?
  var moreComponents: LinkItem?
  /// Pages of requirements, with how many there are.
  var specifications: [LinkCard]
  var rules: [LinkCard]
  var tokenGroups: [LinkCard]
  /// The modules of the API, with their figures.
  var modules: [LinkCard]
  /// All pages by section, for programs, which see no navigation.
  var outline: [LinkSection]

  static let fields: [ContextField<SystemContext>] =
    frameFields + [
      .text("name") { $0.name },
      .text("summary") { $0.summary },
      .text("version") { $0.version },
      .list("platforms") { $0.platforms },
      .text("healthHref") { $0.healthHref },
      .markup("face") { $0.face },
      .object("firstGuide") { $0.firstGuide },
      .flag("hasColors") { !$0.colors.isEmpty },
      .list("colors") { $0.colors },
      .list("layers") { $0.layers },
      .flag("hasGuides") { !$0.guides.isEmpty },
      .list("guideCards") { $0.guides },
      .object("moreGuides") { $0.moreGuides },
      .object("moreCases") { $0.moreCases },
      .object("moreComponents") { $0.moreComponents },
      .flag("hasCases") { !$0.cases.isEmpty },
      .list("caseCards") { $0.cases },
      .flag("hasSpecifications") { !$0.specifications.isEmpty },
      .list("specifications") { $0.specifications },
      .flag("hasRules") { !$0.rules.isEmpty },
      .list("rules") { $0.rules },
      .flag("hasTokens") { !$0.tokenGroups.isEmpty },
      .list("tokenGroups") { $0.tokenGroups },
      .flag("hasModules") { !$0.modules.isEmpty },
      .list("modules") { $0.modules },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    let platforms = platforms.map(\.text).joined(separator: ", ")
    let facts = [
      version.map { words(StartPhrase.version, ["version": $0]) },
      platforms.isEmpty ? nil : words(StartPhrase.platforms, ["platforms": platforms]),
    ].compactMap(\.self)
    writer.list(facts.map(MarkdownText.escaped) + health.map(\.markdown))
    for section in outline {
      writer.heading(2, MarkdownText.escaped(section.title))
      writer.list(section.cards.map(\.markdown))
    }
  }
}

/// A component in a list of them.
struct ComponentCard: TemplateContext, Sendable {
  var name: String
  var summary: String
  var href: String
  var status: String
  var statusLabel: String
  var isStable: Bool
  var thumbnail: String

  static let fields: [ContextField<ComponentCard>] = [
    .text("name") { $0.name },
    .text("summary") { $0.summary },
    .text("href") { $0.href },
    .text("status") { $0.status },
    .text("statusLabel") { $0.statusLabel },
    .flag("isStable") { $0.isStable },
    .markup("thumbnail") { $0.thumbnail },
  ]
}
