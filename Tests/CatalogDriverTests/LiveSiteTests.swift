import CatalogDriver
import Diagnostics
import Foundation
import Testing

/// Random numbers that are the same in every run.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A folder on the disk with a small catalog of two systems, whose files are edited.
private struct EditedContent {
  private let run: ToolRun
  private(set) var files: [String: String]

  init() throws {
    run = try ToolRun()
    files = [
      "catalog.yaml": "title: Live\nsystems: [one, two]\n"
    ]
    for system in ["one", "two"] {
      files["\(system)/system.yaml"] = """
        name: \(system)
        summary: A system.
        tokens: { files: [a.tokens.json] }
        modules: [{ name: Kit, path: Sources }]

        """
      files["\(system)/a.tokens.json"] = Self.tokens("#000000")
      files["\(system)/components/badge/component.yaml"] = """
        name: Badge
        layer: component
        summary: A word.
        props: [{ name: text, type: string, description: The word. }]
        examples:
          - { name: Short, agent: { component: Badge, props: { text: NEW } } }

        """
      files["\(system)/components/badge/preview.mustache"] =
        "<b><slot name=\"text\"></slot></b>\n"
      files["\(system)/components/badge/preview.css"] = "b { color: var(--color-ink); }\n"
      files["\(system)/guides/start.md"] = Self.guide("Start", "text")
      files["\(system)/guides/deep/more.md"] = Self.guide("More", "See `color.ink`.")
      files["\(system)/Sources/Badge.swift"] = "/// A word.\npublic struct Badge {}\n"
    }
    files["theme/pages/guide.mustache"] = Self.guidePage("0")
    for (path, text) in files { try run.write(text, at: path) }
  }

  /// What a site is made of.
  var options: CatalogBuild.Options {
    CatalogBuild.Options(content: path(), templates: path("theme"))
  }

  /// A file as a watcher names it; the folder itself without a name.
  func path(_ name: String = "") -> String {
    let folder = run.folder.path(percentEncoded: false)
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return name.isEmpty ? root : root + "/" + name
  }

  func write(_ text: String?, at name: String) throws {
    guard let text else { return try FileManager.default.removeItem(atPath: path(name)) }
    try run.write(text, at: name)
  }

  static func tokens(_ color: String) -> String {
    "{ \"color\": { \"$type\": \"color\", \"ink\": { \"$value\": { \"colorSpace\": \"srgb\", "
      + "\"components\": [0, 0, 0], \"hex\": \"\(color)\" } } } }"
  }

  static func guide(_ title: String, _ text: String) -> String {
    "---\ntitle: \(title)\nsummary: s\n---\n\n## Part\n\n\(text)\n"
  }

  /// A template of guides' pages.
  static func guidePage(_ mark: String) -> String {
    "{{<layouts/page}}{{$main}}<h1>{{title}} \(mark)</h1>{{{content}}}{{/main}}{{/layouts/page}}\n"
  }

  /// Changes one file at random, and names it as a watcher does.
  mutating func edit(_ random: inout Seeded, number: Int) throws -> String {
    let system = ["one", "two"].randomElement(using: &random) ?? "one"
    let path: String
    var text: String? = nil
    switch Int.random(in: 0..<11, using: &random) {
    case 0...2:
      path = "\(system)/guides/start.md"
      text = Self.guide("Start", "Edit \(number), see [more](deep/more.md).")
    case 3:
      path = "\(system)/guides/extra-\(number % 3).md"
      text = files[path] == nil ? Self.guide("Extra \(number)", "`Badge`") : nil
    case 4:
      path = "\(system)/a.tokens.json"
      text = number.isMultiple(of: 3) ? "{ broken" : Self.tokens("#0000\(10 + number % 80)")
    case 5:
      path = "\(system)/components/badge/preview.css"
      text = "b { color: var(--color-ink); /* \(number) */ }\n"
    case 6:
      path = "\(system)/components/badge/component.yaml"
      text = (files[path] ?? "").replacing("summary: A", with: "summary: \(number) A")
    case 7:
      path = "\(system)/Sources/Badge.swift"
      text = "/// A word, \(number).\npublic struct Badge { public var text: String }\n"
    case 8:
      path = "\(system)/system.yaml"
      text = (files[path] ?? "").replacing("summary: A", with: "summary: \(number) A")
    case 9:
      path = "theme/pages/guide.mustache"
      text = number.isMultiple(of: 4) ? "{{titel}" : Self.guidePage("\(number)")
    default:
      path = "\(system)/guides/deep/more.md"
      text = Self.guide("More", "## `Badge.text`\n\nEdit \(number).")
    }
    let former = files[path]
    files[path] = text
    if text == nil, former == nil { return self.path(path) }
    try write(text, at: path)
    return self.path(path)
  }
}

struct LiveSiteTests {
  /// How many edits are compared; `CATALOG_LIVE_EDITS=300` walks further.
  private static let edits =
    ProcessInfo.processInfo.environment["CATALOG_LIVE_EDITS"].flatMap { Int($0) } ?? 16

  @Test("After each of many edits every file is what a fresh build writes")
  func equalsBuild() throws {
    var content = try EditedContent()
    let options = content.options
    let live = LiveSite(options)
    #expect(try live.edit().errors == [])
    var random = Seeded(state: 7)
    var compared = 0
    for number in 1...Self.edits {
      let path = try content.edit(&random, number: number)
      let errors = try live.edit([path]).errors
      let fresh = try CatalogBuild(options).run()
      guard errors.isEmpty else {
        #expect(fresh.hasErrors, "edit \(number) of \(path)")
        continue
      }
      compared += 1
      for (file, bytes) in fresh.site {
        #expect(live.file(at: file) == bytes, "\(file) after edit \(number) of \(path)")
      }
      #expect(live.pages == fresh.site.paths.filter { $0.hasSuffix(".html") })
    }
    #expect(compared > Self.edits / 3)
  }

  @Test("While the content has errors the last good site stays, and the errors name their file")
  func lastGoodSiteStays() throws {
    let content = try EditedContent()
    let live = LiveSite(content.options)
    _ = try live.edit()
    let before = live.file(at: "one/tokens/color.html")
    try content.write("{ broken", at: "one/a.tokens.json")
    let path = content.path("one/a.tokens.json")
    let edit = try live.edit([path])
    #expect(edit.errors.map(\.location?.path).contains(path))
    #expect(live.file(at: "one/tokens/color.html") == before)
    #expect(live.sources(of: "one/guides/start.html") == [content.path("one/guides/start.md")])
  }

  @Test(
    "A Swift file that would overwhelm the parser holds nothing up, and is read once it is mended",
    arguments: [
      "\\\"\"" + String(repeating: "[", count: 30), String(repeating: "if ", count: 50_000),
      String(repeating: "/**", count: 32_000), String(repeating: "class A\n", count: 20_000),
    ])
  func hostileSwift(source: String) throws {
    let content = try EditedContent()
    let live = LiveSite(content.options)
    _ = try live.edit()
    let file = "one/Sources/Badge.swift"
    try content.write(source, at: file)
    let edit = try live.edit([content.path(file)])
    #expect(edit.errors.map(\.id) == ["swift/too-deep"])
    #expect(edit.errors.first?.location?.path == content.path(file))
    try content.write("/// A word.\npublic struct Badge {}\n", at: file)
    #expect(try live.edit([content.path(file)]).errors == [])
    #expect(live.file(at: "one/components/badge.html") != nil)
  }

  @Test("A template that changed while the content had errors counts once they are mended")
  func templatesChangedMeanwhile() throws {
    let content = try EditedContent()
    let live = LiveSite(content.options)
    _ = try live.edit()
    let tokens = "one/a.tokens.json"
    try content.write("{ broken", at: tokens)
    _ = try live.edit([content.path(tokens)])
    let template = "theme/pages/guide.mustache"
    try content.write(EditedContent.guidePage("anew"), at: template)
    _ = try live.edit([content.path(template)])
    try content.write(EditedContent.tokens("#112233"), at: tokens)
    #expect(try live.edit([content.path(tokens)]).errors == [])
    let page = try #require(live.file(at: "one/guides/start.html"))
    #expect(String(decoding: page, as: UTF8.self).contains("<h1>Start anew</h1>"))
  }
}
