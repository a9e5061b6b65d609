import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import Testing

struct CatalogueTests {
  private let text = """
    public struct Badge {
      public var level = 1
      public init(text: String) {}
      public init(text: String, level: Int) {}
      public static func - (_ a: Badge, _ b: Badge) -> Badge { a }
      public enum Kind { case plain, round }
    }
    /// Documented.
    public func badge() {}
    """

  private func documented(_ entries: CatalogueEntry...) -> [String] {
    report(text, catalogue: entries).modules[0].symbols.filter { $0.state == .catalogue }
      .map(\.symbol.dottedPath)
  }

  private func documented(_ path: String, module: String? = nil) -> [String] {
    documented(CatalogueEntry(module: module, path: path, location: SourceLocation("b.yaml")))
  }

  @Test func aTypeAndNotItsMembers() {
    #expect(documented("Badge") == ["Badge"])
  }

  @Test func aMemberWithItsLabels() {
    #expect(documented("Badge.init(text:level:)") == ["Badge.init(text:level:)"])
    #expect(documented("Badge.init(level:)") == [])
  }

  @Test func allOverloadsWithoutLabels() {
    #expect(documented("Badge.init") == ["Badge.init(text:)", "Badge.init(text:level:)"])
  }

  @Test func theModuleBeforeIt() {
    #expect(documented("Kit.Badge.level") == ["Badge.level"])
    #expect(documented("Badge", module: "Kit") == ["Badge"])
    #expect(documented("Badge", module: "Other") == [])
    #expect(documented("Other.Badge") == [])
  }

  @Test func slashesAsInDocC() {
    #expect(documented("Kit/Badge/Kind/round") == ["Badge.Kind.round"])
    #expect(documented("/Kit/Badge") == ["Badge"])
    #expect(documented("Badge/-(_:_:)") == ["Badge.-(_:_:)"])
  }

  @Test func suffixesAsInDocC() {
    #expect(documented("Badge-swift.struct") == ["Badge"])
    #expect(documented("Badge-swift.class") == [])
    #expect(documented("Badge/init(text:)-7f2k1") == ["Badge.init(text:)"])
    #expect(documented("Badge/-(_:_:)->Badge") == ["Badge.-(_:_:)"])
  }

  @Test func aSuffixThatMayMeanOneOfSeveralCreditsNone() {
    let twice = """
      public func draw(_ a: Int) {}
      public func draw(_ a: String) {}
      """
    let entry = CatalogueEntry(path: "draw(_:)-7f2k1", location: SourceLocation("d.md"))
    #expect(report(twice, catalogue: [entry]).counts.catalogue == 0)
  }

  @Test func theModuleItselfIsNoSymbol() {
    let entry = CatalogueEntry(path: "Kit", location: SourceLocation("Kit.md"))
    #expect(report("public struct Kit {}", catalogue: [entry]).states == ["Kit": .none])
    let named = CatalogueEntry(module: "Kit", path: "Kit", location: SourceLocation("kit.yaml"))
    #expect(report("public struct Kit {}", catalogue: [named]).states == ["Kit": .catalogue])
  }

  @Test func aTypeCalledAsTheModuleHasMembers() {
    let entry = CatalogueEntry(path: "Kit.size", location: SourceLocation("g.md", line: 3))
    let report = report("public struct Kit { public var size = 1 }", catalogue: [entry])
    #expect(report.states == ["Kit": .none, "Kit.size": .catalogue])
  }

  @Test func anOwnCommentStaysOwnAndThePlaceIsKept() {
    let place = SourceLocation("guide.md", line: 7, column: 1)
    let later = CatalogueEntry(path: "badge()", location: SourceLocation("later.md"))
    let found = report(text, catalogue: [CatalogueEntry(path: "badge", location: place), later])
    #expect(found.symbol("badge()")?.state == .own)
    #expect(found.symbol("badge()")?.catalogueLocation == place)
  }

  @Test func itCountsMoreThanAnInheritedText() {
    let entry = CatalogueEntry(path: "S0", location: SourceLocation("s.md"))
    let report = CoverageReport([module([.inherited])], catalogue: [entry])
    #expect(report.percent == 100)
    #expect(report.counts.catalogue == 1)
  }
}
