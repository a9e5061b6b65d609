import Templates

/// What surrounds the content of every page: the names that layouts and their partials may use.
struct PageFrame: Sendable {
  var language: String
  var kind: String
  /// The heading of the page.
  var title: String
  /// The title of the browser's window: the page, then where it belongs.
  var pageTitle: String
  var description: String
  var siteTitle: String
  /// The language of the site's title, where the page has another one.
  var siteLanguage: String?
  /// What leads from the page to the site's root: `../`, or nothing.
  var root: String
  var canonical: String?
  /// The address of the picture that stands for the page; `nil` where that of the site is unknown.
  var picture: String?
  /// The address of the site's feed, where it has one.
  var feed: String?
  /// The page in each of its languages, itself first; empty where it has one language.
  var alternates: [LanguageItem] = []
  /// Where a reader goes who speaks the other language of the system.
  var otherLanguage: LanguageItem?
  /// The page as markdown; `nil` where it has no twin.
  var markdownHref: String?
  /// That of the system's own colours.
  var themeStylesheets: [LinkItem] = []
  /// The stylesheet of the tokens, and that of the previews, for the pages that draw them.
  var tokenStylesheets: [LinkItem] = []
  var previewStylesheets: [LinkItem] = []
  var homeHref: String
  var systemName: String?
  /// The page of a search's results in the language of the page, as a path from the site's root.
  var searchPage = "search.html"
  /// The folder name of the system, in which a search looks first.
  var systemSlug: String?
  var systemHref: String?
  var axes: [AxisItem] = []
  /// Whether the page has a stage, which shows the same choices.
  var hasStage = false
  var navigation: [NavigationSection] = []
  /// The script with all pages of the system, and what leads from the page to their folder.
  var outlineHref: String?
  var outlineRoot: String?
  var breadcrumbs: [LinkItem] = []
  var contents: [ContentsItem] = []
  var previous: LinkItem?
  var next: LinkItem?
  /// Where the file that the page is made from can be changed; `nil` where no repository is named.
  var editHref: String?
  /// The logo of the system.
  var logoHref: String?
}

/// A context that is a whole page.
protocol SitePage: TemplateContext, Sendable {
  /// The name of the template: `pages/component`.
  static var template: String { get }
  var frame: PageFrame { get }
  /// What of the system the page draws.
  var drawing: PageDrawing { get }
}

extension SitePage {
  var drawing: PageDrawing { .nothing }

  /// The stylesheets of the system that the page needs.
  fileprivate var stylesheets: [LinkItem] {
    frame.themeStylesheets + (drawing > .nothing ? frame.tokenStylesheets : [])
      + (drawing == .previews ? frame.previewStylesheets : [])
  }

  /// The choices that something on the page reacts to.
  fileprivate var axes: [AxisItem] { drawing > .fixedTokens ? frame.axes : [] }

  /// The fields of the frame; a page adds its own.
  static var frameFields: [ContextField<Self>] {
    [
      .text("lang") { $0.frame.language },
      .text("kind") { $0.frame.kind },
      .text("title") { $0.frame.title },
      .text("pageTitle") { $0.frame.pageTitle },
      .text("description") { $0.frame.description },
      .text("siteTitle") { $0.frame.siteTitle },
      .flag("hasSiteName") { $0.frame.siteTitle != $0.frame.systemName },
      .text("siteLanguage") { $0.frame.siteLanguage },
      .text("root") { $0.frame.root },
      .text("canonical") { $0.frame.canonical },
      .text("picture") { $0.frame.picture },
      .text("feed") { $0.frame.feed },
      .list("alternates") { $0.frame.alternates },
      .object("otherLanguage") { $0.frame.otherLanguage },
      .text("markdownHref") { $0.frame.markdownHref },
      .text("generator") { _ in Generator.name },
      .list("stylesheets") { $0.stylesheets },
      .text("homeHref") { $0.frame.homeHref },
      .text("systemName") { $0.frame.systemName },
      .text("systemSlug") { $0.frame.systemSlug },
      .text("searchHref") { $0.frame.root + $0.frame.searchPage },
      .flag("isSearch") { $0.frame.kind == SearchContext.kind },
      .text("systemHref") { $0.frame.systemHref },
      .flag("hasAxes") { !$0.axes.isEmpty },
      .list("axes") { $0.axes },
      .flag("hasStage") { $0.frame.hasStage },
      .list("navigation") { $0.frame.navigation },
      .text("outlineHref") { $0.frame.outlineHref },
      .text("outlineRoot") { $0.frame.outlineRoot },
      .flag("hasBreadcrumbs") { !$0.frame.breadcrumbs.isEmpty },
      .list("breadcrumbs") { $0.frame.breadcrumbs },
      .flag("hasContents") { $0.frame.contents.count > 1 },
      .list("contents") { $0.frame.contents },
      .flag("hasPager") { $0.frame.previous != nil || $0.frame.next != nil },
      .object("previous") { $0.frame.previous },
      .object("next") { $0.frame.next },
      .text("editHref") { $0.frame.editHref },
      .text("logoHref") { $0.frame.logoHref },
    ]
  }
}

/// What made the site.
public enum Generator {
  /// The tool's version, after Semantic Versioning.
  public static let version = "0.1.0"
  static let name = "catalog \(version)"
}

/// A title that leads somewhere.
struct LinkItem: TemplateContext, Hashable, Sendable {
  var title: String
  var href: String

  static let fields: [ContextField<LinkItem>] = [
    .text("title") { $0.title },
    .text("href") { $0.href },
  ]
}

/// A page in a language.
struct LanguageItem: TemplateContext, Hashable, Sendable {
  /// A BCP 47 tag.
  var language: String
  /// What the language calls itself.
  var name: String
  var href: String

  static let fields: [ContextField<LanguageItem>] = [
    .text("language") { $0.language },
    .text("name") { $0.name },
    .text("href") { $0.href },
  ]
}

/// A name that leads somewhere, with a line about it.
struct NamedLink: TemplateContext, Sendable {
  var name: String
  var href: String
  var summary = ""

  static let fields: [ContextField<NamedLink>] = [
    .text("name") { $0.name },
    .text("href") { $0.href },
    .text("summary") { $0.summary },
  ]

  /// The link as an entry of a list.
  var markdown: String {
    let link = MarkdownText.pageLink(name, to: href)
    return summary.isEmpty ? link : "\(link): \(MarkdownText.escaped(summary))"
  }
}

/// A card of a list of links.
struct LinkCard: TemplateContext, Sendable {
  var title: String
  var href: String
  var summary: String
  var count = ""

  static let fields: [ContextField<LinkCard>] = [
    .text("title") { $0.title },
    .text("href") { $0.href },
    .text("summary") { $0.summary },
    .text("count") { $0.count },
  ]

  /// The card as an entry of a list.
  var markdown: String {
    let link = MarkdownText.pageLink(title, to: href)
    let about = summary.isEmpty ? link : "\(link): \(MarkdownText.escaped(summary))"
    return count.isEmpty ? about : "\(about) (\(MarkdownText.escaped(count)))"
  }
}

/// Cards below a heading.
struct LinkSection: Sendable {
  var title: String
  var cards: [LinkCard]
}

/// A modifier of the tokens that the reader can set for all previews.
struct AxisItem: TemplateContext, Sendable {
  /// A context of the modifier.
  struct Option: TemplateContext, Sendable {
    var value: String
    var label: String
    var isDefault: Bool

    static let fields: [ContextField<Option>] = [
      .text("value") { $0.value },
      .text("label") { $0.label },
      .flag("isDefault") { $0.isDefault },
    ]
  }

  var name: String
  /// What chooses its context on an element.
  var attribute: String
  var label: String
  var options: [Option]

  static let fields: [ContextField<AxisItem>] = [
    .text("name") { $0.name },
    .text("attribute") { $0.attribute },
    .text("label") { $0.label },
    .list("options") { $0.options },
  ]
}

/// A titled part of the navigation.
struct NavigationSection: TemplateContext, Sendable {
  struct Item: TemplateContext, Sendable {
    var title: String
    var href: String
    var isCurrent: Bool
    var isDeprecated = false

    static let fields: [ContextField<Item>] = [
      .text("title") { $0.title },
      .text("href") { $0.href },
      .flag("isCurrent") { $0.isCurrent },
      .flag("isDeprecated") { $0.isDeprecated },
    ]
  }

  /// What the script with all pages calls the section.
  var id: String
  var title: String
  /// The page that lists the section; `nil` for the section of the system's own pages.
  var href: String?
  /// How deep it lies in other sections: 0 to 3.
  var depth = 0
  /// The pages to show, which may be a part; none where the section is closed.
  var items: [Item] = []
  /// The link to all pages, where only a part is shown.
  var more: LinkItem?

  static let fields: [ContextField<NavigationSection>] = [
    .text("id") { $0.id },
    .text("title") { $0.title },
    .text("href") { $0.href },
    .number("depth") { $0.depth },
    .flag("isClosed") { $0.items.isEmpty },
    .list("items") { $0.items },
    .object("more") { $0.more },
  ]
}

/// An entry of the page's table of contents.
struct ContentsItem: TemplateContext, Sendable {
  var title: String
  var href: String
  var isNested = false

  static let fields: [ContextField<ContentsItem>] = [
    .text("title") { $0.title },
    .text("href") { $0.href },
    .flag("isNested") { $0.isNested },
  ]
}

/// A platform with the version it needs.
struct PlatformItem: TemplateContext, Sendable {
  var name: String
  var version: String
  var isAvailable = true

  static let fields: [ContextField<PlatformItem>] = [
    .text("name") { $0.name },
    .text("version") { $0.version },
    .flag("isAvailable") { $0.isAvailable },
  ]

  /// `iOS 17.0+`
  var text: String { version.isEmpty ? name : "\(name) \(version)" }
}
