import CatalogModel
import Diagnostics
import DocumentationCoverage
import InterfaceStrings
import SwiftSymbols

/// Makes the lists of a coverage page: what is undocumented, what is excused.
struct CoverageLists {
  let site: SystemSite
  let page: String

  private var words: Words { site.words }
  private var report: CoverageReport { site.report.coverage }

  /// The undocumented symbols by file, files in the order in which they come first.
  var undocumented: [CoverageListItem.Group] {
    let anchors = CoverageFileAnchors(report)
    var order: [String] = []
    var items: [String: [CoverageListItem]] = [:]
    for covered in report.undocumented {
      let place = covered.symbol.location
      if items[place.path] == nil { order.append(place.path) }
      var item = item(
        covered.symbol,
        detail: covered.state == .inherited ? words(CoveragePhrase.inheritsText) : "")
      item.source = SourcePlace.inFile(place)
      items[place.path, default: []].append(item)
    }
    return order.map { path in
      let items = items[path] ?? []
      return CoverageListItem.Group(
        title: SourcePlace.path(path), anchor: anchors[path],
        count: words(CoveragePhrase.symbols, count: items.count), items: items)
    }
  }

  var excused: [CoverageListItem] {
    report.excused.map { covered in
      var item = item(covered.symbol, detail: covered.excuse?.reason ?? "")
      item.source = SourcePlace.text(covered.symbol.location)
      return item
    }
  }

  /// Excuses that no undocumented symbol needs.
  var unusedExcuses: [CoverageListItem] {
    report.unusedExcuses.map { excuse in
      CoverageListItem(
        name: excuse.pattern, detail: excuse.reason,
        source: excuse.location.map(SourcePlace.text) ?? "")
    }
  }

  /// A symbol with a link to where the API shows it.
  func item(_ symbol: Symbol, detail: String) -> CoverageListItem {
    let target = site.references.symbols.target(of: symbol)
    return CoverageListItem(
      kind: words.noun(of: symbol.kind), name: symbol.dottedPath,
      href: target.map { site.href(from: page, to: $0.route, anchor: $0.anchor) } ?? "",
      detail: detail)
  }
}

/// The ids of the files in the list of undocumented symbols, by path.
struct CoverageFileAnchors {
  private let anchors: [String: String]

  init(_ report: CoverageReport) {
    var slugs = UniqueSlugs()
    var anchors: [String: String] = [:]
    for path in report.modules.flatMap(\.byFile).map(\.path) where anchors[path] == nil {
      anchors[path] = slugs.slug(of: "file-\(SourcePlace.path(path))")
    }
    self.anchors = anchors
  }

  subscript(path: String) -> String { anchors[path] ?? "file-\(Slug.of(path))" }
}
