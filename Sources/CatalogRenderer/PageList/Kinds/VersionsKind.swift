import CatalogComparison
import CatalogModel
import Diagnostics
import InterfaceStrings
import JSONTree
import ReportFacts
import Templates

/// The page of a system's versions, where versions are recorded: what each of them changed.
enum VersionsKind: PageKind {
  typealias Content = VersionsContext

  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry] {
    let records = index.system.records
    guard !records.isEmpty else { return [] }
    let name = index.system.name
    let summary = words(VersionsPhrase.summary, ["system": name])
    var entry = PageEntry(.versions(system: index.system.slug)) { scope, _ in
      VersionsPage(scope: scope, history: scope.index.history).content()
    }
    entry.summary = summary
    entry.listing = .init(section: .overview, title: words(VersionsPhrase.title))
    entry.sources = records.compactMap { $0.location.map { PageSource($0.path) } }
    entry.news = records.reversed().compactMap { news(of: $0, words) }
    entry.data = (.versions, { $0.versions(index.history) })
    entry.searchParts = { words in
      [SearchPart(.page, words(VersionsPhrase.title))]
        + index.history.versions.map { searchPart(of: $0, system: name) }
    }
    entry.sizeAdvice = "record fewer versions"
    return [entry]
  }

  private static func news(of record: VersionRecord, _ words: Words) -> PageEntry.News? {
    guard let date = record.date, let version = record.version else { return nil }
    return PageEntry.News(
      date: date, anchor: anchor(of: version), title: "\(record.name) \(version)",
      summary: record.note ?? words(VersionsPhrase.news, ["version": version]))
  }

  private static func searchPart(
    of version: SystemHistory.Version, system: String
  ) -> SearchPart {
    let name = version.record.version ?? ""
    var part = SearchPart(.page, "\(version.record.name) \(name)", anchor: anchor(of: name))
    part.names = [name]
    part.text = version.record.note ?? ""
    part.keywords = version.changes.prefix(200).map(\.name).joined(separator: " ")
    return part
  }

  /// The id of the section about a version.
  static func anchor(of version: String) -> String { "version-" + Slug.of(version) }

  /// The id of the section about what no version has yet.
  static let unreleasedAnchor = "unreleased"
}

extension Route {
  /// What the versions of a system changed.
  static func versions(system: String) -> Route { Route("versions", system: system) }
}

/// What a system's versions changed.
struct VersionsContext: PageContent {
  static let template = "pages/versions"

  /// A version.
  struct Version: TemplateContext, Sendable {
    var title: String
    var anchor: String
    var date: String?
    /// How many changes there are, in words; of the first version what it has.
    var summary: String
    var note: String?
    var groups: [Group]

    static let fields: [ContextField<Version>] = [
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .text("date") { $0.date },
      .text("summary") { $0.summary },
      .text("note") { $0.note },
      .list("groups") { $0.groups },
    ]
  }

  /// The changes of a version that mean the same for those who use the system.
  struct Group: TemplateContext, Sendable {
    /// The name of the class, for styles.
    var effect: String
    var title: String
    var anchor: String
    var count: String
    var changes: [Change]

    /// More changes than these are folded away.
    private static let openLimit = 24

    static let fields: [ContextField<Group>] = [
      .text("effect") { $0.effect },
      .text("title") { $0.title },
      .text("anchor") { $0.anchor },
      .text("count") { $0.count },
      .flag("isOpen") { $0.changes.count <= openLimit },
      .list("changes") { $0.changes },
    ]
  }

  /// A change.
  struct Change: TemplateContext, Sendable {
    /// What kind of thing has changed.
    var kind: String
    var name: String
    /// Where it is documented; `nil` for what is gone.
    var href: String?
    /// What has happened, in words.
    var phrase: String
    var old: String?
    var new: String?
    /// Where that is documented, for a new name.
    var newHref: String?
    var reason: String?
    /// How code follows the change.
    var code: MigrationCode?

    static let fields: [ContextField<Change>] = [
      .text("kind") { $0.kind },
      .text("name") { $0.name },
      .text("href") { $0.href },
      .text("phrase") { $0.phrase },
      .text("old") { $0.old },
      .text("new") { $0.new },
      .text("newHref") { $0.newHref },
      .text("reason") { $0.reason },
      .flag("hasCode") { $0.code != nil },
      .flag("isGuess") { $0.code?.isGuess == true },
      .markup("codeBefore") { $0.code.map { Self.markup($0.before, $0.language) } },
      .markup("codeAfter") { $0.code.map { Self.markup($0.after, $0.language) } },
    ]

    private static func markup(_ code: String, _ language: MigrationCode.Language) -> String {
      switch language {
      case .swift: CodeMarkup.swift(code)
      case .yaml: CodeMarkup.yaml(code)
      }
    }
  }

  var frame: PageFrame
  var summary: String
  var versions: [Version]

  static let fields: [ContextField<VersionsContext>] =
    frameFields + [
      .text("summary") { $0.summary },
      .list("versions") { $0.versions },
    ]

  func markdown(into writer: inout MarkdownWriter, _ words: Words) {
    for version in versions {
      writer.heading(2, MarkdownText.escaped(version.title))
      let date = version.date.map { "\($0). " } ?? ""
      writer.paragraph(date + MarkdownText.escaped(version.summary))
      writer.paragraph(MarkdownText.escaped(version.note ?? ""))
      for group in version.groups {
        writer.heading(3, MarkdownText.escaped(group.title))
        var lines: [String] = []
        for change in group.changes {
          lines.append(change.markdown)
          guard let code = change.code else { continue }
          writer.list(lines)
          lines = []
          writer.paragraph(MarkdownText.escaped(words(VersionsPhrase.before)))
          writer.code(code.before, code.language.rawValue)
          writer.paragraph(
            MarkdownText.escaped(
              words(code.isGuess ? VersionsPhrase.guess : VersionsPhrase.after)))
          writer.code(code.after, code.language.rawValue)
        }
        writer.list(lines)
      }
    }
  }
}

extension VersionsContext.Change {
  /// The change on one line, without its code.
  fileprivate var markdown: String {
    let subject = MarkdownText.link(MarkdownText.code(name), to: href.map(TwinAddress.ofPage))
    let successor = new.map {
      MarkdownText.link(MarkdownText.code($0), to: newHref.map(TwinAddress.ofPage))
    }
    let values = [old.map(MarkdownText.code), successor].compactMap(\.self)
      .joined(separator: " → ")
    let line = "\(MarkdownText.escaped(kind)) \(subject): \(MarkdownText.escaped(phrase))"
    let because = reason.map { ". " + MarkdownText.escaped($0) } ?? ""
    return line + (values.isEmpty ? "" : " " + values) + because
  }
}

extension CatalogData {
  /// Each version with its changes, the newest first.
  fileprivate func versions(_ history: SystemHistory) -> [JSONValue] {
    history.versions.map { version in
      JSONValue.members {
        $0.add("version", version.record.version)
        $0.add("date", version.record.date)
        $0.add("note", version.record.note)
        $0.add(
          "page",
          page(
            .versions(system: system.slug),
            anchor: VersionsKind.anchor(of: version.record.version ?? "")))
        $0.add("changes", .array(version.changes.map(change)))
      }
    }
  }

  private func change(_ change: VersionChange) -> JSONValue {
    JSONValue.members {
      $0.add("kind", change.kind.rawValue)
      $0.add("name", change.name)
      $0.add("what", change.what.rawValue)
      $0.add("class", change.effect.rawValue)
      $0.add("contexts", change.contexts)
      $0.add("old", change.old)
      $0.add("new", change.new)
      $0.add("note", change.note)
    }
  }
}
