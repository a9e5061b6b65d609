import Templates
import Testing

@Suite struct ConcurrencyTests {
  @Test func aTemplateIsRenderedByManyTasksAtOnce() async throws {
    let (compiled, _) = library(
      "{{title}}:{{#items}}{{>item}}{{/items}}", ["item": "{{label}},"]
    ).compile("page", for: Page.self)
    let template = try #require(compiled)
    let pages = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
      for number in 0..<200 {
        group.addTask {
          let items = (0..<number).map { Item(label: "\($0)") }
          return (number, try template.render(Page(title: "\(number)", items: items)))
        }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = String(decoding: $1.1, as: UTF8.self) }
    }
    #expect(pages.count == 200)
    #expect(pages[3] == "3:0,1,2,")
    #expect(pages[199]?.hasPrefix("199:0,1,2,") == true)
  }
}
