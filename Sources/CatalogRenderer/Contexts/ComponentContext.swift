import InterfaceStrings
import Templates

/// The page of a component.
struct ComponentContext: PageContent {
  static let template = "pages/component"

  struct Note: TemplateContext, Sendable {
    var text: Prose

    static let fields: [ContextField<Note>] = [.markup("text") { $0.text.html }]
  }

  struct TokenUse: TemplateContext, Sendable {
    var path: String
    var href: String
    var typeLabel: String
    var swatch: String
    /// Markup of the value in the chosen context.
    var value: String

    static let fields: [ContextField<TokenUse>] = [
      .text("path") { $0.path },
      .text("href") { $0.href },
      .text("typeLabel") { $0.typeLabel },
      .markup("swatch") { $0.swatch },
      .markup("value") { $0.value },
    ]
  }

  var frame: PageFrame
  var drawing: PageDrawing { .previews }
  var name: String
  var summary: String
  var status: String
  var statusLabel: String
  /// From when on it is there, in words.
  var marks: [String]
  /// What a component of its layer is called: `Component`.
  var layerLabel: String
  var priority: String?
  var module: String
  var swiftType: String
  /// The page of the type; `nil` where the API has none.
  var swiftHref: String?
  var semantics: String?
  var platforms: [PlatformItem]
  var stage: StageItem?
  /// What shows it in place of the stage; `nil` for a component that is drawn.
  var picture: PictureItem?
  var examples: [ExampleItem]
  /// The whole screens that it is part of.
  var screens: [NamedLink]
  /// The sections of its guide.
  var guide: [GuideSectionItem]
  var props: [PropItem]
  /// Where the props and the Swift initialiser disagree.
  var propNotices: [String]
  var childrenRule: String
  var allowedChildren: [NamedLink]
  /// Whether each node has to say what it means.
  var requiresSemantics: Bool
  var accessibilityLabel: String?
  var accessibilityRole: String?
  var minimumTarget: String?
  var accessibilityNotes: [Note]
  var contrast: ComponentContrastItem
  var tokens: [TokenUse]
  /// How many these are, in words.
  var tokenCount: String
  var api: ComponentAPIItem
  var related: [NamedLink]
  /// The requirements that it meets.
  var requirements: [NamedLink]
  /// How many these are, in words.
  var requirementCount: String

  static let fields: [ContextField<ComponentContext>] =
    frameFields + [
      .text("name") { $0.name },
      .text("summary") { $0.summary },
      .text("status") { $0.status },
      .text("statusLabel") { $0.statusLabel },
      .texts("marks") { $0.marks },
      .text("priority") { $0.priority },
      .text("module") { $0.module },
      .text("swiftType") { $0.swiftType },
      .text("swiftHref") { $0.swiftHref },
      .text("semantics") { $0.semantics },
      .list("platforms") { $0.platforms },
      .list("examples") { $0.examples },
      .list("screens") { $0.screens },
      .flag("hasScreens") { !$0.screens.isEmpty },
      .object("stage") { $0.stage },
      .object("snapshot") { $0.picture },
      .list("guide") { $0.guide },
      .flag("hasGuide") { !$0.guide.isEmpty },
      .list("props") { $0.props },
      .flag("hasProps") { !$0.props.isEmpty },
      .texts("propNotices") { $0.propNotices },
      .text("childrenRule") { $0.childrenRule },
      .list("allowedChildren") { $0.allowedChildren },
      .flag("requiresSemantics") { $0.requiresSemantics },
      .text("accessibilityLabel") { $0.accessibilityLabel },
      .text("accessibilityRole") { $0.accessibilityRole },
      .text("minimumTarget") { $0.minimumTarget },
      .list("accessibilityNotes") { $0.accessibilityNotes },
      .flag("hasContrast") { $0.contrast.isThere },
      .list("contrast") { $0.contrast.declared },
      .text("contrastSummary") { $0.contrast.summary },
      .text("requirementsHref") { $0.contrast.requirementsHref },
      .flag("hasDrawnContrast") { !$0.contrast.drawn.isEmpty },
      .list("drawnContrast") { $0.contrast.drawn },
      .flag("hasUnreadContrast") { !$0.contrast.unread.isEmpty },
      .list("unreadContrast") { $0.contrast.unread.map(TextItem.init) },
      .list("tokens") { $0.tokens },
      .flag("hasTokens") { !$0.tokens.isEmpty },
      .text("tokenCount") { $0.tokenCount },
      .object("api") { $0.api.symbols.isEmpty ? nil : $0.api },
      .list("related") { $0.related },
      .flag("hasRelated") { !$0.related.isEmpty },
      .list("requirements") { $0.requirements },
      .flag("hasRequirements") { !$0.requirements.isEmpty },
      .text("requirementCount") { $0.requirementCount },
    ]
}

/// The colour pairs of a component.
struct ComponentContrastItem: Sendable {
  var declared: [ContrastItem]
  /// What its previews draw and nobody declares.
  var drawn: [ContrastItem]
  /// What could not be read of its previews.
  var unread: [String]
  /// How many pairs pass, in words.
  var summary: String
  /// What the system asks for; empty where no page says it.
  var requirementsHref: String
  /// Writes declared and drawn pairs as a table.
  var table: @Sendable (inout MarkdownWriter) -> Void

  var isThere: Bool { !declared.isEmpty || !drawn.isEmpty || !unread.isEmpty }
}

/// The public declarations of a component.
struct ComponentAPIItem: TemplateContext, Sendable {
  /// What callers write: its type, its initialisers, the method that applies it.
  var signature: [LinkedCode] = []
  var symbols: [SymbolItem] = []
  /// How many these are, in words.
  var count = ""
  /// The page of its type.
  var page: LinkItem?

  /// The last of what callers write, in one line.
  private var call: String? {
    signature.last.map { $0.code.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  static let fields: [ContextField<ComponentAPIItem>] = [
    .markup("signature") { item in
      let code = item.signature.map(\.code).joined(separator: "\n")
      return item.signature.first.map { LinkedCode(code: code, href: $0.href).html }
    },
    .text("call") { $0.call },
    .list("symbols") { $0.symbols },
    .text("count") { $0.count },
    .object("page") { $0.page },
  ]
}

/// A row of the table of props.
struct PropItem: TemplateContext, Sendable {
  struct Choice: TemplateContext, Sendable {
    var name: String
    var note: Prose
    /// From when on it is there, in words; `nil` for what came with its prop.
    var since: String?

    static let fields: [ContextField<Choice>] = [
      .text("since") { $0.since },
      .text("name") { $0.name },
      .markup("note") { $0.note.html },
      .flag("hasNote") { !$0.note.isEmpty },
    ]
  }

  var name: String
  var anchor: String
  var type: String
  /// Which numbers it may be; `nil` for all, and for what is not a number.
  var bounds: String?
  var choices: [Choice]
  /// How many there are, where they are so many that they are folded.
  var valueCount: String?
  var defaultValue: String?
  var isRequired: Bool
  var description: Prose
  var swiftType: String?
  /// From when on it is there, in words; `nil` for what came with its component.
  var since: String?

  static let fields: [ContextField<PropItem>] = [
    .text("since") { $0.since },
    .text("name") { $0.name },
    .text("anchor") { $0.anchor },
    .text("type") { $0.type },
    .text("bounds") { $0.bounds },
    .list("values") { $0.choices },
    .flag("hasValues") { !$0.choices.isEmpty },
    .text("valueCount") { $0.valueCount },
    .text("default") { $0.defaultValue },
    .flag("isRequired") { $0.isRequired },
    .markup("description") { $0.description.html },
    .text("swiftType") { $0.swiftType },
  ]
}
