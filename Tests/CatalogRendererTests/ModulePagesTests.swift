import Testing

@testable import CatalogModel
@testable import CatalogRenderer

/// Which pages of a module the navigation lists beside one.
@Suite struct ModulePagesTests {
  private func page(_ path: String) -> SymbolPage {
    SymbolPage(
      subject: .extensions, module: "Kit", path: path.split(separator: ".").map(String.init),
      members: [], route: .symbol(path, module: "kit", system: "one"))
  }

  private func names(_ pages: [SymbolPage]) -> [String] {
    pages.map { $0.path.joined(separator: ".") }
  }

  /// `A` with nested types, then types without any.
  private func pages(nested: Int, others: Int) -> [String] {
    ["A"] + (0..<nested).map { "A.N\($0)" } + (0..<others).map { "B\($0)" }
  }

  @Test func sixtyPagesAreListedWhole() {
    let all = pages(nested: 9, others: 50)
    let module = ModulePages(all.map(page))
    #expect(all.count == 60)
    #expect(names(module.listed(beside: page("B1"))) == all)
    #expect(names(module.listed(beside: nil)) == all)
  }

  @Test func ofMoreOnlyTheNestedTypesBesideThePageAreListed() {
    let all = ["A", "A.N", "B", "B.N"] + (0..<57).map { "C\($0)" }
    let module = ModulePages(all.map(page))
    let withoutNested = all.filter { !$0.hasSuffix(".N") }
    #expect(all.count == 61)
    #expect(names(module.listed(beside: page("A"))) == all.filter { $0 != "B.N" })
    #expect(names(module.listed(beside: page("B.N"))) == all.filter { $0 != "A.N" })
    #expect(names(module.listed(beside: page("C1"))) == withoutNested)
    #expect(names(module.listed(beside: nil)) == withoutNested)
  }

  @Test func ofSixtyOneOuterTypesOnlyThoseOfThePageAreListed() {
    let module = ModulePages(pages(nested: 2, others: 60).map(page))
    #expect(names(module.listed(beside: page("A.N1"))) == ["A", "A.N0", "A.N1"])
    #expect(names(module.listed(beside: page("B7"))) == ["B7"])
    #expect(module.listed(beside: nil).isEmpty)
  }

  @Test func sixtyOneOfOneTypeAreNotListed() {
    let module = ModulePages(pages(nested: 60, others: 0).map(page))
    #expect(module.listed(beside: page("A")).isEmpty)
  }

  @Test func whatStandsOutsideTypesIsAFamilyOfItsOwn() {
    let module = ModulePages((pages(nested: 0, others: 60) + [""]).map(page))
    #expect(names(module.listed(beside: page(""))) == [""])
  }

  @Test func theNavigationOfAPageThatListsNothingHasThePageItself() throws {
    let nested = (0..<60).map { "  /// N.\n  public struct N\($0) {}\n" }.joined()
    let source = "/// A.\npublic struct A {\n\(nested)}\n"
    let page = try apiPage("one/api/one/a-n7.html", ["one/Sources/Badge.swift": source])
    #expect(page.contains("<a href=\"a-n7.html\" aria-current=\"page\">A.N7</a>"))
    #expect(!page.contains("<a href=\"a-n9.html\">"))
    #expect(page.contains("rel=\"prev\" href=\"a-n6.html\""))
  }

  @Test func pagesKnowWhatIsAroundAndBesideThem() {
    let module = ModulePages(["A", "A.B", "A.B.C", "D"].map(page))
    #expect(names(module.enclosing(page("A.B.C"))) == ["A", "A.B"])
    #expect(names(module.enclosing(page("Int.Digit"))).isEmpty)
    let inner = module.neighbours(of: page("A.B.C").route)
    #expect(inner?.previous?.path == ["A", "B"])
    #expect(inner?.next?.path == ["D"])
    #expect(module.neighbours(of: page("A").route)?.previous == nil)
    #expect(module.neighbours(of: page("Other").route) == nil)
  }
}
