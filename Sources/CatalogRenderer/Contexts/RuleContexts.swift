import CommonMark
import InterfaceStrings
import Templates

/// An example of a rule, on the right or the wrong side of it.
struct RuleExampleItem: TemplateContext, Sendable {
  /// The slug of the system whose components it uses.
  var system: String
  var isRight: Bool
  /// Empty when there is none.
  var caption: Prose
  /// The drawing; `nil` when the YAML cannot be drawn.
  var preview: String?
  /// The fence with the YAML.
  var code: CodeBlock
  /// What is wrong with YAML that is no valid agent YAML.
  var mistake: InvalidExampleItem?

  static let fields: [ContextField<RuleExampleItem>] = [
    .text("system") { $0.system },
    .flag("isRight") { $0.isRight },
    .markup("caption") { $0.caption.html },
    .markup("preview") { $0.preview },
    .markup("yaml") { CodeMarkup.yaml($0.code.content) },
    .object("mistake") { $0.mistake },
  ]

  /// The side of the rule that a fence is on, then its YAML.
  static func markdown(
    of code: CodeBlock, isRight: Bool, into writer: inout MarkdownWriter, _ words: Words
  ) {
    let mark = words(isRight ? RulesPhrase.right : RulesPhrase.wrong)
    writer.add("**\(MarkdownText.escaped(mark))**")
    writer.code(code.text, "yaml")
  }
}

/// A check of Swift source that belongs to a rule.
struct RuleCheckItem: TemplateContext, Sendable {
  /// The name of its findings.
  var name: String
  /// Whether the system's own sources keep the rule, and how often they break it.
  var outcome: String
  /// Where they do: the first places.
  var places: [Place]

  /// A place in a source.
  struct Place: TemplateContext, Sendable {
    /// The file and the line.
    var name: String
    /// Where it can be read; `nil` where the sources have no address.
    var href: String?

    static let fields: [ContextField<Place>] = [
      .text("name") { $0.name },
      .text("href") { $0.href },
    ]

    var markdown: String { href.map { MarkdownText.pageLink(name, to: $0) } ?? "`\(name)`" }
  }

  static let fields: [ContextField<RuleCheckItem>] = [
    .text("name") { $0.name },
    .text("outcome") { $0.outcome },
    .list("places") { $0.places },
  ]

  var markdown: String {
    let places = places.map(\.markdown).joined(separator: ", ")
    return "`\(name)`: \(MarkdownText.escaped(outcome))" + (places.isEmpty ? "" : " \(places)")
  }
}

/// The page of a rule.
struct RuleContext: PageContent {
  static let template = "pages/rule"

  var frame: PageFrame
  var drawing: PageDrawing { .previews }
  var summary: String
  var parts: [TextPartItem]
  /// How Swift source is held against it.
  var checks: [RuleCheckItem]
  /// The requirements that the rule meets.
  var requirements: [NamedLink]

  static let fields: [ContextField<RuleContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("parts") { $0.parts },
      .flag("hasChecks") { !$0.checks.isEmpty },
      .list("checks") { $0.checks },
      .flag("hasRequirements") { !$0.requirements.isEmpty },
      .list("requirements") { $0.requirements },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    for part in parts { part.markdown(into: &writer, words) }
    if !checks.isEmpty {
      writer.heading(2, words(RulesPhrase.checks))
      writer.list(checks.map(\.markdown))
    }
    guard !requirements.isEmpty else { return }
    writer.heading(2, words(SpecsPhrase.metRequirements))
    writer.list(requirements.map(\.markdown))
  }
}

/// The page of all rules.
struct RulesContext: PageContent {
  static let template = "pages/rules"

  /// A rule, with the first of its right examples.
  struct Card: TemplateContext, Sendable {
    var title: String
    var href: String
    var summary: String
    var thumbnail: String

    static let fields: [ContextField<Card>] = [
      .text("title") { $0.title },
      .text("href") { $0.href },
      .text("summary") { $0.summary },
      .markup("thumbnail") { $0.thumbnail },
    ]
  }

  var frame: PageFrame
  var drawing: PageDrawing { .previews }
  var summary: String
  var rules: [Card]

  static let fields: [ContextField<RulesContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("rules") { $0.rules },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    writer.list(
      rules.map { LinkCard(title: $0.title, href: $0.href, summary: $0.summary).markdown })
  }
}
