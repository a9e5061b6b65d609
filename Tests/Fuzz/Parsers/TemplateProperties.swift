import Templates

/// A template is refused with a place, or writes no more than its limits allow.
enum TemplateProperties {
  static func check(_ bytes: [UInt8]) {
    var limits = TemplateLimits()
    (limits.steps, limits.outputBytes, limits.compiledNodes) = (200_000, 1 << 20, 50_000)
    let library = TemplateLibrary(
      ["page": TemplateSource(path: inputPath, bytes: bytes)], limits: limits)
    let (template, diagnostics) = library.compile("page", for: Page.self)
    requirePlaces(diagnostics, in: bytes)
    guard let template else { return }
    let page = Page(title: "<a & 'b'>", isNew: true, items: [Item(name: "one"), Item(name: "two")])
    guard let written = try? template.render(page) else { return }
    require(written.count <= limits.outputBytes, "more is written than the limits allow")
  }

  private struct Item: TemplateContext {
    var name: String

    static let contextName = "item"
    static let fields: [ContextField<Item>] = [.text("name") { $0.name }]
  }

  private struct Page: TemplateContext {
    var title: String
    var isNew: Bool
    var items: [Item]

    static let contextName = "page"
    static let fields: [ContextField<Page>] = [
      .text("title") { $0.title }, .flag("isNew") { $0.isNew }, .list("items") { $0.items },
    ]
  }
}
