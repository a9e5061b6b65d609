import CatalogModel

/// Writes `feed.xml`, from which feed readers learn of new and changed pages (Atom, RFC 4287).
///
/// It lists the pages that state a date, and the versions that are recorded, the newest first. Its
/// addresses are whole ones, so there is a feed only where that of the site is known.
struct FeedFile {
  static let path = "feed.xml"
  /// How many pages the feed lists.
  static let limit = 50

  private struct Entry {
    var date: String
    var path: String
    var anchor: String?
    var title: String
    var summary: String
    var system: String
  }

  private let catalog: Catalog
  private let baseURL: String
  private let entries: [Entry]

  /// - Returns: `nil` where the address of the site is not known, or no page states a date or has news.
  init?(_ catalog: Catalog, _ sites: [SystemSite]) {
    guard let baseURL = catalog.baseURL else { return nil }
    let entries = sites.flatMap { site in
      site.pages.entries.flatMap { Self.entries(of: $0, in: site) }
    }
    if entries.isEmpty { return nil }
    self.catalog = catalog
    self.baseURL = baseURL
    self.entries = Array(
      entries.sorted { $0.date == $1.date ? $0.path < $1.path : $0.date > $1.date }
        .prefix(Self.limit))
  }

  private static func entries(of page: PageEntry, in site: SystemSite) -> [Entry] {
    let path = site.path(page.route)
    let own = page.date.map { date in
      Entry(
        date: date, path: path, anchor: nil, title: page.listing?.title ?? "",
        summary: page.summary, system: site.system.name)
    }
    return [own].compactMap(\.self)
      + page.news.map { news in
        Entry(
          date: news.date, path: path, anchor: news.anchor, title: news.title,
          summary: news.summary, system: site.system.name)
      }
  }

  var text: String {
    let title = HTML.escaped(catalog.title)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(HTML.escaped(catalog.language))">
      <title>\(title)</title>
      <id>\(HTML.escaped(baseURL))</id>
      <link href="\(HTML.escaped(baseURL))"/>
      <link rel="self" type="application/atom+xml" href="\(HTML.escaped(baseURL + Self.path))"/>
      <updated>\(entries.first.map { time($0.date) } ?? "")</updated>
      <author><name>\(title)</name></author>
      \(entries.map(text).joined())</feed>

      """
  }

  private func text(_ entry: Entry) -> String {
    let address = HTML.escaped(baseURL + RelativeURL.from("", to: entry.path, anchor: entry.anchor))
    let summary = entry.summary.isEmpty ? "" : "<summary>\(HTML.escaped(entry.summary))</summary>\n"
    return """
      <entry>
      <title>\(HTML.escaped(entry.title))</title>
      <id>\(address)</id>
      <link href="\(address)"/>
      <updated>\(time(entry.date))</updated>
      \(summary)<category term="\(HTML.escaped(entry.system))"/>
      </entry>

      """
  }

  /// A feed needs a time; the day begins in UTC.
  private func time(_ day: String) -> String { day + "T00:00:00Z" }
}
