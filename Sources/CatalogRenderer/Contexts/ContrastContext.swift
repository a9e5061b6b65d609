import ReportFacts
import Templates

/// The page of all contrast pairs of a system.
struct ContrastContext: SitePage {
  static let template = "pages/contrast"

  var frame: PageFrame
  var drawing: PageDrawing { .tokens }
  var summary: String
  var figures: [ContrastFigureItem]
  var settings: [SettingItem]
  /// `nil` where there is no matrix.
  var matrixHref: String?
  /// The pairs that are too low somewhere, with those rows alone.
  var shortfalls: [ContrastItem]
  var exceptions: [ContrastExceptionItem]
  /// How many claims hold, in words.
  var claimSummary: String
  var claims: [ContrastClaimRow]
  var declared: [ContrastPairGroup]
  var drawn: [ContrastPairGroup]
  var primitives: [ContrastItem]
  var named: [ContrastItem]
  /// Which named pairs are left out, in words; empty when none is.
  var namedOmission: String

  static let fields: [ContextField<ContrastContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("figures") { $0.figures },
      .list("settings") { $0.settings },
      .text("matrixHref") { $0.matrixHref },
      .flag("hasShortfalls") { !$0.shortfalls.isEmpty },
      .list("shortfalls") { $0.shortfalls },
      .flag("hasExceptions") { !$0.exceptions.isEmpty },
      .list("exceptions") { $0.exceptions },
      .flag("hasClaims") { !$0.claims.isEmpty },
      .text("claimSummary") { $0.claimSummary },
      .list("claims") { $0.claims },
      .flag("hasDeclared") { !$0.declared.isEmpty },
      .list("declared") { $0.declared },
      .flag("hasDrawn") { !$0.drawn.isEmpty },
      .list("drawn") { $0.drawn },
      .flag("hasPrimitives") { !$0.primitives.isEmpty },
      .list("primitives") { $0.primitives },
      .flag("hasNamed") { !$0.named.isEmpty },
      .list("named") { $0.named },
      .text("namedOmission") { $0.namedOmission },
    ]
}

/// How many there are of something.
struct ContrastFigureItem: TemplateContext, Hashable, Sendable {
  var label: String
  var value: String
  /// The section that shows them; empty when there is nothing to show.
  var href: String
  var state: VerdictItem.State?

  static let fields: [ContextField<ContrastFigureItem>] = [
    .text("label") { $0.label },
    .text("value") { $0.value },
    .text("href") { $0.href },
    .flag("isGood") { $0.state == .pass },
    .flag("isPoor") { $0.state == .fail },
  ]
}

/// Something that the settings of a system say.
struct SettingItem: TemplateContext, Sendable {
  var name: String
  var text: String
  /// The tokens that are meant.
  var tokens: [TokenLink] = []

  static let fields: [ContextField<SettingItem>] = [
    .text("name") { $0.name },
    .text("text") { $0.text },
    .list("tokens") { $0.tokens },
  ]
}

/// A shortfall that is accepted.
struct ContrastExceptionItem: TemplateContext, Sendable {
  var foreground: TokenLink
  var background: TokenLink
  /// The contexts it is limited to; empty when it is limited to none.
  var contexts: String
  var reason: String
  /// Whether there still is something that it excuses.
  var isUsed: Bool

  static let fields: [ContextField<ContrastExceptionItem>] = [
    .text("foreground") { $0.foreground.path },
    .text("foregroundHref") { $0.foreground.href },
    .text("background") { $0.background.path },
    .text("backgroundHref") { $0.background.href },
    .text("contexts") { $0.contexts },
    .text("reason") { $0.reason },
    .flag("isUsed") { $0.isUsed },
  ]
}

/// What a document states beside what was measured.
struct ContrastClaimRow: TemplateContext, Sendable {
  var pair: LinkItem
  var context: String
  var claim: ContrastClaimItem
  var measured: String
  var excuse: String

  static let fields: [ContextField<ContrastClaimRow>] = [
    .object("pair") { $0.pair },
    .text("context") { $0.context },
    .text("stated") { $0.claim.stated },
    .object("verdict") { $0.claim.verdict },
    .text("measured") { $0.measured },
    .text("excuse") { $0.excuse },
  ]
}

/// The pairs of one component.
struct ContrastPairGroup: TemplateContext, Sendable {
  var component: LinkItem
  var pairs: [ContrastPairItem]

  static let fields: [ContextField<ContrastPairGroup>] = [
    .object("component") { $0.component },
    .list("pairs") { $0.pairs },
  ]
}

/// A pair in a list of pairs.
struct ContrastPairItem: TemplateContext, Sendable {
  /// Markup that gives the sample the tokens of the chosen context.
  var attributes: String
  /// Markup of the two colours on each other.
  var sample: String
  /// Markup of the ratio in the chosen context.
  var ratio: String
  var summary: ContrastSummary
  /// Its table.
  var href: String

  static let fields: [ContextField<ContrastPairItem>] = [
    .markup("attributes") { $0.attributes },
    .markup("sample") { $0.sample },
    .text("title") { $0.summary.title },
    .text("href") { $0.href },
    .text("use") { $0.summary.use },
    .markup("ratio") { $0.ratio },
    .text("lowest") { $0.summary.lowest },
    .text("open") { $0.summary.open },
    .text("context") { $0.summary.context },
    .object("verdict") { $0.summary.verdict },
  ]
}
