import Diagnostics
import Testing

@testable import Templates

/// Templates and data that are meant to exhaust something.
@Suite struct HostileInputTests {
  private func ids(_ text: String, _ partials: [String: String] = [:]) -> [String] {
    library(text, partials).compile("page", for: Page.self).diagnostics.map(\.id.name)
  }

  private func failure(
    _ text: String, _ page: Page, _ partials: [String: String], limits: TemplateLimits
  ) throws -> Diagnostic? {
    do {
      _ = try render(text, page, partials, limits: limits)
      return nil
    } catch let error as RenderError {
      return error.diagnostic
    }
  }

  @Test func thousandsOfNestedSectionsEndInADiagnostic() {
    let text = String(repeating: "{{#title}}", count: 5000)
    #expect(
      problems(text + String(repeating: "{{/title}}", count: 5000)) == [
        "page.mustache:1:1001: template/too-deep: more than 100 sections are open here; "
          + "move inner sections into a partial"
      ])
  }

  @Test func asManySectionsAsAllowedAreRendered() throws {
    let text = String(repeating: "{{#title}}", count: 100) + "x"
    #expect(try render(text + String(repeating: "{{/title}}", count: 100)) == "x")
  }

  @Test(arguments: [
    "{{", "{{{", "{{=", "{{!", "{{#", "{{#a", "}}", "{{/a}}", "{{=a b=}}", "{{$a}}",
  ])
  func repeatedFragmentsEnd(fragment: String) {
    let source = String(repeating: fragment, count: 50_000)
    #expect(library(source).compile("page", for: Page.self).diagnostics.count <= 1000)
  }

  @Test func aPartialThatAlwaysIncludesItselfEndsInAnError() throws {
    let found = try failure("{{>p}}", Page(), ["p": "a{{>p}}"], limits: TemplateLimits())
    #expect(
      found?.text == "p.mustache:1:2: template/recursion: 'p' is included more than 200 levels "
        + "deep; put the tag into a section over the items of the next level")
  }

  @Test func includesInACircleEndInAnError() throws {
    let partials = ["p": "{{>q}}{{>q}}", "q": "{{>p}}{{>p}}"]
    #expect(
      try failure("{{>p}}", Page(), partials, limits: .init())?.id.name == "template/recursion")
  }

  @Test func parentsInACircleEndInAnError() throws {
    let partials = ["p": "{{<q}}{{$a}}{{<p}}{{/p}}{{/a}}{{/q}}", "q": "{{$a}}{{/a}}"]
    #expect(
      try failure("{{>p}}", Page(), partials, limits: .init())?.id.name == "template/recursion")
  }

  @Test func partialsThatDoubleEachOtherEndInAnError() throws {
    var partials = ["p60": "x"]
    for level in 0..<60 { partials["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
    var limits = TemplateLimits()
    limits.steps = 100_000
    #expect(
      try failure("{{>p0}}", Page(), partials, limits: limits)?.text
        == "template/too-many-steps: 'page' visits more than 100000 items and partials for one page"
    )
  }

  @Test func listsInListsEndInAnError() throws {
    let page = Page(tags: [String](repeating: "t", count: 100))
    let text = String(repeating: "{{#tags}}", count: 50) + String(repeating: "{{/tags}}", count: 50)
    var limits = TemplateLimits()
    limits.steps = 100_000
    #expect(try failure(text, page, [:], limits: limits)?.id.name == "template/too-many-steps")
  }

  @Test func pagesThatGrowTooLargeEndInAnError() throws {
    let page = Page(title: String(repeating: "x", count: 1000), tags: ["1", "2", "3", "4"])
    var limits = TemplateLimits()
    limits.outputBytes = 2000
    #expect(
      try failure("{{#tags}}{{title}}{{/tags}}", page, [:], limits: limits)?.text
        == "template/output-too-large: 'page' writes more than 2000 bytes")
  }

  @Test func blocksThatDoubleEachOtherEndInADiagnostic() {
    var text = "{{<l0}}{{/l0}}"
    var partials = ["l60": "{{$b60}}{{/b60}}"]
    for level in 0..<60 {
      let twice = String(repeating: "{{$b\(level)}}{{/b\(level)}}", count: 2)
      partials["l\(level)"] =
        "{{<l\(level + 1)}}{{$b\(level + 1)}}\(twice){{/b\(level + 1)}}{{/l\(level + 1)}}"
    }
    text += "{{title}}"
    #expect(ids(text, partials) == ["template/too-much"])
  }

  @Test func blocksInBlocksInBlocksEndInADiagnostic() {
    var partials = ["l300": "{{$b300}}{{/b300}}"]
    for level in 0..<300 {
      let next = level + 1
      partials["l\(level)"] =
        "{{<l\(next)}}{{$b\(next)}}<{{$b\(level)}}{{/b\(level)}}>{{/b\(next)}}{{/l\(next)}}"
    }
    #expect(ids("{{<l0}}{{/l0}}", partials) == ["template/too-deep"])
  }

  @Test func indentationDoesNotMultiplyWithoutEnd() throws {
    let blanks = String(repeating: " ", count: 100_000)
    let lines = String(repeating: "\n", count: 100_000)
    var limits = TemplateLimits()
    limits.outputBytes = 1_000_000
    let found = try failure("\(blanks){{>p}}\n", Page(), ["p": lines], limits: limits)
    #expect(found?.id.name == "template/output-too-large")
  }

  @Test func longTextUsedOftenEndsInADiagnostic() {
    let text = String(repeating: "x", count: 1_000_000)
    let shown = String(repeating: "{{$a}}{{/a}}", count: 100)
    #expect(
      ids("{{<p}}{{$a}}\(text){{/a}}{{/p}}", ["p": shown]) == ["template/too-much"])
  }

  @Test func templatesThatAreTooLargeAreNotRead() {
    var limits = TemplateLimits()
    limits.sourceBytes = 10
    #expect(
      library("{{title}}{{/x}}", limits: limits).diagnostics.map(\.text) == [
        "page.mustache: template/too-large: the template is larger than 10 bytes"
      ])
  }

  @Test func nothingIsCompiledWhenNoMoreMistakesAreReported() {
    let text = String(repeating: "{{>none}}", count: 20_000)
    var compiler = Compiler(
      library: library(text, [:], limits: TemplateLimits()), options: TemplateOptions(),
      name: "page")
    compiler.compile(for: Shape(of: Page.self))
    #expect(compiler.report.sorted().count == CompilationReport.maximumCount)
    #expect(compiler.nodeCount < 2 * CompilationReport.maximumCount)
  }

  @Test func longNamesAreQuotedInPart() {
    let found = problems("{{\(String(repeating: "n", count: 10_000))}}")
    #expect(
      found == [
        "page.mustache:1:1: template/unknown-name: no open context declares "
          + "'nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn…'"
      ])
  }
}
