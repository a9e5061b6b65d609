// Renders one page with the Templates module and with swift-mustache, and prints pages per CPU
// second of both. The page: a layout by inheritance, a navigation partial of 10 links, 50 items
// of 5 escaped fields with a badge partial each, a condition, and 8 KB of finished HTML.
//
// Usage: swift run -c release TemplatesBenchmark [ROUNDS]

import Foundation
import Mustache
import Templates

let layout = """
  <!doctype html>
  <html lang="{{language}}">
  <head><title>{{$title}}Untitled{{/title}} – {{siteName}}</title></head>
  <body>
  <nav>{{>nav}}</nav>
  <main>{{$main}}{{/main}}</main>
  {{#isDraft}}<p>Draft</p>{{/isDraft}}
  {{^isDraft}}<p>Published</p>{{/isDraft}}
  </body>
  </html>

  """
let nav = "<ul>{{#links}}<li><a href=\"{{href}}\">{{label}}</a></li>{{/links}}</ul>"
let badge = "<span class=\"badge {{status}}\">{{status}}</span>"
let page = """
  {{<layout}}{{$title}}{{title}}{{/title}}{{$main}}<h1>{{title}}</h1>
  {{{body}}}
  <table>{{#items}}<tr id="{{id}}"><td>{{name}}</td><td>{{summary}}</td><td>{{since}}</td>\
  <td>{{status}} {{>badge}}</td></tr>{{/items}}</table>{{/main}}{{/layout}}
  """

struct Link: Sendable { var href, label: String }
struct Item: Sendable { var id, name, summary, since, status: String }
struct Page: Sendable {
  var language, siteName, title, body: String
  var isDraft: Bool
  var links: [Link]
  var items: [Item]
}

let example = Page(
  language: "en", siteName: "Example & Sons", title: "Components <all>",
  body: String(repeating: "<p>A paragraph of <em>finished</em> markup.</p>\n", count: 170),
  isDraft: false,
  links: (0..<10).map { Link(href: "/section/\($0)?a=1&b=2", label: "Section number \($0)") },
  items: (0..<50).map {
    Item(
      id: "component-\($0)", name: "Component \($0)",
      summary: "Shows a value <= \($0) & lets the reader say \"more\" of it, without surprise",
      since: "1.\($0)", status: $0 % 3 == 0 ? "stable" : "beta")
  })

// MARK: Templates

extension Link: TemplateContext {
  static let fields: [ContextField<Link>] = [
    .text("href") { $0.href }, .text("label") { $0.label },
  ]
}
extension Item: TemplateContext {
  static let fields: [ContextField<Item>] = [
    .text("id") { $0.id }, .text("name") { $0.name }, .text("summary") { $0.summary },
    .text("since") { $0.since }, .text("status") { $0.status },
  ]
}
extension Page: TemplateContext {
  static let fields: [ContextField<Page>] = [
    .text("language") { $0.language }, .text("siteName") { $0.siteName },
    .text("title") { $0.title }, .markup("body") { $0.body }, .flag("isDraft") { $0.isDraft },
    .list("links") { $0.links }, .list("items") { $0.items },
  ]
}

let sources = ["layout": layout, "nav": nav, "badge": badge, "page": page]
let compiled = TemplateLibrary(
  Dictionary(
    uniqueKeysWithValues: sources.map { name, text in
      (name, TemplateSource(path: name + ".mustache", text: text))
    })
).compile("page", for: Page.self)

// MARK: swift-mustache, with its fastest way to read structs

extension Link: MustacheParent {
  func child(named name: String) -> Any? { name == "href" ? href : name == "label" ? label : nil }
}
extension Item: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "id": id
    case "name": self.name
    case "summary": summary
    case "since": since
    case "status": status
    default: nil
    }
  }
}
extension Page: MustacheParent {
  func child(named name: String) -> Any? {
    switch name {
    case "language": language
    case "siteName": siteName
    case "title": title
    case "body": body
    case "isDraft": isDraft
    case "links": links
    case "items": items
    default: nil
    }
  }
}

let mustache = MustacheLibrary(
  templates: try sources.mapValues { try MustacheTemplate(string: $0) })

// MARK: Measuring

func cpuSeconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Pages per CPU second, over about one second.
func measure(_ render: () throws -> Int) rethrows -> Double {
  var pages = 0
  var bytes = 0
  let start = cpuSeconds()
  var elapsed = 0.0
  while elapsed < 1 {
    for _ in 0..<50 { bytes += try render() }
    pages += 50
    elapsed = cpuSeconds() - start
  }
  precondition(bytes > 0)
  return Double(pages) / elapsed
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// `false` when the two engines do not agree on the page.
func runBenchmark() throws -> Bool {
  guard let template = compiled.template else {
    for problem in compiled.diagnostics { print(problem.summary) }
    return false
  }
  let ours = String(decoding: try template.render(example), as: UTF8.self)
  let theirs = mustache.render(example, withTemplate: "page") ?? ""
  guard ours == theirs else {
    print("the outputs differ", ours.prefix(400), theirs.prefix(400), separator: "\n---\n")
    return false
  }
  let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 5
  var results: (templates: [Double], mustache: [Double]) = ([], [])
  for _ in 0..<rounds {
    results.templates.append(try measure { try template.render(example).count })
    results.mustache.append(
      measure { mustache.render(example, withTemplate: "page")?.utf8.count ?? 0 })
  }
  let (fast, slow) = (median(results.templates), median(results.mustache))
  print("\(ours.utf8.count) bytes a page, \(rounds) rounds, medians, pages per CPU second")
  print("Templates       \(Int(fast))  (\(results.templates.map { Int($0) }))")
  print("swift-mustache  \(Int(slow))  (\(results.mustache.map { Int($0) }))")
  print("ratio           \(Double(Int(fast / slow * 10)) / 10)")
  return true
}

if try !runBenchmark() { exit(1) }
