import CatalogDriver
import Foundation

/// A folder on the disk with a small catalog and a folder of templates, whose files are edited.
struct EditedContent {
  private let run: ToolRun
  private(set) var files: [String: String] = [:]
  /// What stands before the paths of each system; one empty text for a content that is a system.
  let systems: [String]

  /// - Parameter names: Folder names of systems; none for a content that is one system itself.
  init(_ names: [String] = ["one", "two"]) throws {
    run = try ToolRun()
    systems = names.isEmpty ? [""] : names.map { $0 + "/" }
    if !names.isEmpty {
      files["catalog.yaml"] = "title: Live\nsystems: [\(names.joined(separator: ", "))]\n"
    }
    for system in systems {
      for (path, text) in Self.system { files[system + path] = text }
    }
    files["theme/pages/guide.mustache"] = Self.guidePage("0")
    for (path, text) in files { try run.write(text, at: place(of: path)) }
  }

  /// What a site is made of.
  var options: CatalogBuild.Options {
    CatalogBuild.Options(content: path(), templates: path("theme"))
  }

  /// A file as a watcher names it; the content folder itself without a name.
  func path(_ name: String = "") -> String {
    let folder = run.folder.path(percentEncoded: false)
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    return name.isEmpty ? root + "/content" : root + "/" + place(of: name)
  }

  /// Templates lie beside the content, not in it.
  private func place(of name: String) -> String {
    name == "theme" || name.hasPrefix("theme/") ? name : "content/" + name
  }

  /// Writes a file, or removes it.
  mutating func write(_ text: String?, at name: String) throws {
    files[name] = text
    if let text { return try run.write(text, at: place(of: name)) }
    if FileManager.default.fileExists(atPath: path(name)) {
      try FileManager.default.removeItem(atPath: path(name))
    }
  }

  private static let system = [
    "system.yaml": """
    name: System
    summary: A system.
    tokens: { files: [a.tokens.json] }
    modules: [{ name: Kit, path: Sources }]

    """,
    "a.tokens.json": tokens("#000000"),
    "components/badge/component.yaml": """
    name: Badge
    layer: component
    summary: A word.
    props: [{ name: text, type: string, description: The word. }]
    examples:
      - { name: Short, agent: { component: Badge, props: { text: NEW } } }

    """,
    "components/badge/preview.mustache": "<b><slot name=\"text\"></slot></b>\n",
    "components/badge/preview.css": "b { color: var(--color-ink); }\n",
    "guides/start.md": guide("Start", "text"),
    "guides/deep/index.md": guide("Deep", "What lies deep."),
    "guides/deep/more.md": guide("More", "See `color.ink` and [the start](../start.md#part)."),
    "rules/one.md": guide("A rule", "Why."),
    "specs/one.md": specification("A badge SHALL have a word."),
    "Sources/Badge.swift": "/// A word.\npublic struct Badge {}\n",
  ]

  /// The record of a version in which the token and the component are deprecated or missing, by the
  /// number.
  static func record(_ version: String, number: Int) -> String {
    let tokens = [
      "", ##""color.ink": { "type": "color", "value": "#00000\##(number % 10)" }"##,
      ##""color.ink": { "type": "color", "value": "#000000", "deprecated": "use another" }"##,
    ]
    return """
      { "format": 1, "system": "one", "name": "System", "version": "\(version)",
        "date": "2026-01-0\(1 + number % 9)", "tokens": { \(tokens[number % 3]) } }

      """
  }

  static func tokens(_ color: String, _ more: String = "") -> String {
    """
    { "color": { "$type": "color",
      "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "\(color)" } }
      \(more) } }
    """
  }

  static func guide(_ title: String, _ text: String, heading: String = "Part") -> String {
    "---\ntitle: \(title)\nsummary: s\n---\n\n## \(heading)\n\n\(text)\n"
  }

  static func specification(_ text: String) -> String {
    "---\ntitle: Needs\nsummary: s\n---\n\n## Requirement: A word\n\n\(text)\n\n"
      + "### Scenario: Shown\n\n- **WHEN** it is shown\n- **THEN** it has a word\n\n"
      + "Met by: `Badge`\n"
  }

  /// A template of guides' pages.
  static func guidePage(_ mark: String) -> String {
    "{{<layouts/page}}{{$main}}<h1>{{title}} \(mark)</h1>{{{content}}}{{/main}}{{/layouts/page}}\n"
  }
}
