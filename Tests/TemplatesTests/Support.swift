import Diagnostics
import Templates
import Testing

/// A page as the tests see one: every kind of field once.
struct Page: TemplateContext {
  var title = "Buttons"
  var subtitle: String?
  var body = "<p>Hello</p>"
  var isDraft = false
  var count: Int?
  var author: Author?
  var items: [Item] = []
  var tags: [String] = []

  static let fields: [ContextField<Page>] = [
    .text("title") { $0.title },
    .text("subtitle") { $0.subtitle },
    .markup("body") { $0.body },
    .flag("isDraft") { $0.isDraft },
    .number("count") { $0.count },
    .object("author") { $0.author },
    .list("items") { $0.items },
    .texts("tags") { $0.tags },
  ]
}

struct Author: TemplateContext {
  var name: String
  var mail: String?

  static let fields: [ContextField<Author>] = [
    .text("name") { $0.name },
    .text("mail") { $0.mail },
  ]
}

/// An item holds further items, as navigation does.
struct Item: TemplateContext {
  var label: String
  var items: [Item] = []

  static let fields: [ContextField<Item>] = [
    .text("label") { $0.label },
    .list("items") { $0.items },
  ]
}

/// A library of the template `page` and partials, each in a file of its own name.
func library(
  _ text: String, _ partials: [String: String] = [:], limits: TemplateLimits = TemplateLimits()
) -> TemplateLibrary {
  var sources = partials.mapValues { TemplateSource(path: "", text: $0) }
  sources["page"] = TemplateSource(path: "", text: text)
  for name in sources.keys { sources[name]?.path = "\(name).mustache" }
  return TemplateLibrary(sources, limits: limits)
}

/// The page that a template makes of a context.
func render(
  _ text: String, _ page: Page = Page(), _ partials: [String: String] = [:],
  limits: TemplateLimits = TemplateLimits()
) throws -> String {
  let (template, diagnostics) = library(text, partials, limits: limits)
    .compile("page", for: Page.self)
  try #require(diagnostics.isEmpty, "\(diagnostics.map(\.text))")
  return String(decoding: try #require(template).render(page), as: UTF8.self)
}

/// What is wrong with a template, a line each.
func problems(_ text: String, _ partials: [String: String] = [:]) -> [String] {
  library(text, partials).compile("page", for: Page.self).diagnostics.map(\.text)
}

extension Diagnostic {
  /// `place: id: summary; suggestion`
  var text: String {
    let place = location.map { "\($0): " } ?? ""
    return "\(place)\(id): \(summary)" + (suggestion.map { "; \($0)" } ?? "")
  }
}
