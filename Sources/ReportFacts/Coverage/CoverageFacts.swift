import CatalogModel
import Diagnostics
import DocumentationCoverage
import InterfaceStrings
import SwiftSymbols

/// What is told of the documentation of some modules and of the system they belong to, in the words
/// of a language.
///
/// Steps: ``CoverageText`` says shares; ``CoverageFacts`` says what is asked and not reached, and
/// what the figures lack (`CoverageDemand`), lists symbols (``CoverageItem``), counts by module,
/// kind and file (``CoverageFigures``), tells of parts (``CoveragePart``) and of the baseline
/// (``CoverageTrend``). Pages, their twins, terminals and pull requests are written from these.
package struct CoverageFacts {
  package let report: CoverageReport
  /// What the parts of the system should have besides.
  package let facets: [CoverageFacet]
  package let words: Words
  package let links: CoverageLinks

  package init(
    _ report: CoverageReport, facets: [CoverageFacet], words: Words,
    links: CoverageLinks = CoverageLinks()
  ) {
    self.report = report
    self.facets = facets
    self.words = words
    self.links = links
  }

  var text: CoverageText { CoverageText(words) }
  var credits: Bool { report.settings.creditsInherited }
}

/// Where a page leads from what it tells; a terminal leads nowhere.
package struct CoverageLinks {
  /// Where the API shows a symbol.
  package var symbol: (Symbol) -> String = { _ in "" }
  /// Where the API begins with a module.
  package var module: (String) -> String = { _ in "" }
  /// The page of a part of the system, and what of it a facet is about.
  package var part: (String, CoverageFacet.Kind) -> String = { _, _ in "" }

  package init() {}
}

/// Something that lacks documentation, or is excused.
package struct CoverageItem: Sendable {
  /// `method`; empty where the list says it.
  package var kind = ""
  package var name: String
  /// Empty where no page shows it.
  package var href = ""
  /// Why it is listed; empty where the list says it.
  package var detail = ""
  package var location: SourceLocation?
  /// Whether it stands below the path of its file.
  package var isBelowItsFile = false

  /// What stands in one file.
  package struct Group: Sendable {
    package var path: String
    package var anchor: String
    /// `3 symbols`
    package var count: String
    package var items: [CoverageItem]
  }
}

// MARK: - Lists of symbols

extension CoverageFacts {
  /// A symbol in a list.
  package func item(_ covered: CoveredSymbol, detail: String = "") -> CoverageItem {
    let symbol = covered.symbol
    return CoverageItem(
      kind: words.noun(of: symbol.kind), name: symbol.dottedPath, href: links.symbol(symbol),
      detail: detail, location: symbol.location)
  }

  /// A symbol with what is to be written: nothing where it has no comment at all.
  package func toWrite(_ covered: CoveredSymbol) -> CoverageItem {
    item(covered, detail: lacks(of: covered, in: report.settings.requiredAxes))
  }

  /// The undocumented symbols by file, files in the order in which they come first.
  package var undocumented: [CoverageItem.Group] {
    let anchors = fileAnchors
    var order: [String] = []
    var items: [String: [CoverageItem]] = [:]
    for covered in report.undocumented {
      let path = covered.symbol.location.path
      if items[path] == nil { order.append(path) }
      var item = item(
        covered, detail: covered.state == .inherited ? words(CoveragePhrase.inheritsText) : "")
      item.isBelowItsFile = true
      items[path, default: []].append(item)
    }
    return order.map { path in
      let items = items[path] ?? []
      return CoverageItem.Group(
        path: path, anchor: anchors[path] ?? "",
        count: words(CoveragePhrase.symbols, count: items.count), items: items)
    }
  }

  package var excused: [CoverageItem] {
    report.excused.map { item($0, detail: $0.excuse?.reason ?? "") }
  }

  /// Excuses that no undocumented symbol needs.
  package var unusedExcuses: [CoverageItem] {
    report.unusedExcuses.map {
      CoverageItem(name: $0.pattern, detail: $0.reason, location: $0.location)
    }
  }

  /// The ids of the files in the list of undocumented symbols, by path.
  var fileAnchors: [String: String] {
    var slugs = UniqueSlugs()
    return report.modules.flatMap(\.byFile).reduce(into: [:]) { anchors, file in
      if anchors[file.path] == nil {
        anchors[file.path] = slugs.slug(of: "file-\(file.path.withoutWayUp)")
      }
    }
  }
}

extension String {
  /// A path without `../` at its beginning, as pages show those of files outside the content.
  package var withoutWayUp: String {
    var rest = self[...]
    while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
    return String(rest)
  }
}
