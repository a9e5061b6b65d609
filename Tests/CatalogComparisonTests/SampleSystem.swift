import CatalogChecks
import CatalogComparison
import CatalogLoader
import CatalogModel
import Files
import Testing

/// A small system of which tests change single words.
struct SampleSystem {
  enum File: String {
    case manifest = "system.yaml"
    case tokens = "base.tokens.json"
    case dark = "dark.tokens.json"
    case resolver = "kit.resolver.json"
    case badge = "components/badge/component.yaml"
    case row = "components/row/component.yaml"
    case badgeTemplate = "components/badge/preview.mustache"
    case badgeStyle = "components/badge/preview.css"
    case rowTemplate = "components/row/preview.mustache"
    case rowStyle = "components/row/preview.css"
    case screen = "examples/harbour.yaml"
    case source = "Sources/Kit/Kit.swift"
  }

  private(set) var files: FileTree = [
    File.manifest.rawValue: """
    name: Kit
    summary: A sample.
    platforms: { iOS: "17.0" }
    tokens: { resolver: kit.resolver.json, swiftNamespace: DS }
    modules:
      - { name: Kit, path: Sources/Kit }

    """,
    File.tokens.rawValue: """
    { "ink": { "$type": "color", "$value":
        { "colorSpace": "srgb", "components": [0.2, 0.2, 0.2] } },
      "paper": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
      "tint": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } },
      "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
      "slow": { "$type": "duration", "$value": { "value": 300, "unit": "ms" } } }
    """,
    File.dark.rawValue: """
    { "paper": { "$type": "color",
        "$value": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] } } }
    """,
    File.resolver.rawValue: """
    { "version": "2025.10",
      "sets": { "all": { "sources": [{ "$ref": "base.tokens.json" }] } },
      "modifiers": { "appearance": {
        "contexts": { "light": [], "dark": [{ "$ref": "dark.tokens.json" }], "print": [] },
        "default": "light" } },
      "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/appearance" }] }
    """,
    File.badge.rawValue: """
    name: Badge
    layer: component
    summary: A word.
    status: stable
    swift: { module: Kit, type: Badge }
    props:
      - { name: text, type: string, required: true, description: The word. }
      - { name: level, type: enum, values: [ok, off], default: ok, description: The state. }
      - { name: share, type: number, minimum: 0, maximum: 1, description: How much. }
      - { name: fill, type: token, description: The colour. }
    children: none
    contrast:
      - { name: Word, foreground: ink, background: paper }
    examples:
      - name: Closed
        agent: { component: Badge, props: { text: "Closed", level: off } }

    """,
    File.row.rawValue: """
    name: Row
    layer: component
    summary: A row.
    status: beta
    children: [Badge]

    """,
    File.badgeTemplate.rawValue: "<i></i>",
    File.badgeStyle.rawValue: "i { color: var(--ink); background: var(--paper); }",
    File.rowTemplate.rawValue: "<slot></slot>",
    File.rowStyle.rawValue: ":host { display: block; }",
    File.screen.rawValue: """
    name: Harbour
    description: What is open.
    agent:
      view: Row
      children:
        - { component: Badge, props: { text: "Open" } }

    """,
    File.source.rawValue: """
    /// A word.
    public struct Badge: Equatable {
      /// The word.
      public var text: String
      /// How wide.
      public var width: Int
      public init(text: String, width: Int = 1) {}
      public func draw(at point: Int) -> Int { 0 }
      public func erase() {}
    }
    public enum Level { case ok, off }
    public protocol Drawable { func draw() }
    extension Drawable { public func hide() {} }
    open class Canvas { open func clear() {} }
    public func paint(_ badge: Badge) {}

    """,
  ]

  /// A copy with another text in the place of one; a text that is not there fails the test.
  func replacing(_ old: String, with new: String, in file: File) throws -> SampleSystem {
    var copy = self
    let text = String(decoding: try #require(files[file.rawValue]), as: UTF8.self)
    try #require(text.contains(old), "\(file.rawValue) has no '\(old)'")
    copy.files[file.rawValue] = Array(text.replacing(old, with: new).utf8)
    return copy
  }

  /// Loaded and measured.
  func version() throws -> VersionRecord {
    let loaded = CatalogLoader(files, scope: [.previews, .guides, .screens, .sources]).load()
    let catalog = try #require(loaded.catalog)
    let errors = loaded.diagnostics.filter { $0.severity == .error }
    try #require(errors.isEmpty, "\(errors.map(\.summary))")
    let reports = CatalogChecks.run(catalog, rules: [], figures: .comparison).reports
    return try #require(VersionRecord.all(of: catalog, reports: reports).first)
  }

  /// The same from the file that records it.
  func recorded(as version: String = "1.0") throws -> VersionRecord {
    var record = try self.version()
    record.version = version
    let read = RecordReader.read(
      Array(RecordWriter.text(of: record).utf8), path: "versions/\(version).json")
    try #require(read.diagnostics.isEmpty, "\(read.diagnostics.map(\.summary))")
    return try #require(read.record)
  }
}
