import CatalogModel
import DesignLint
import DesignTokens
import Diagnostics
import SwiftTokens
import TokenContrast
import YAMLTree

/// What `system.yaml` says.
struct SystemManifest {
  /// Where the tokens are.
  struct Tokens: Equatable, Sendable {
    /// The resolver document; `nil` when token files are listed or there are none.
    var resolver: Reference?
    /// Token files that lie over each other.
    var files: [Reference]
    /// Swift files, and folders of them, that state the tokens: those of the system where nothing
    /// else does, otherwise what the token files are compared with.
    var swift: [Reference] = []
    var swiftNamespace: String
    /// Several types that hold the tokens, instead of a namespace.
    var swiftTypes: [String] = []
    /// Types that state the same tokens for one brand each.
    var swiftBrands: [SwiftTokenOptions.Brand] = []
    /// Where the namespace is stated, or the tokens are.
    var namespaceLocation: SourceLocation?
    /// What eight hexadecimal digits of a Swift colour mean.
    var hexDigits: SwiftTokenOptions.HexDigits?
    /// Whether what the manifest says of the tokens could be understood.
    var isComplete = true

    /// Whether the system has tokens at all.
    var areNamed: Bool { resolver != nil || !files.isEmpty || !swift.isEmpty }
  }

  /// A module of Swift sources.
  struct Module: Equatable, Sendable {
    var name: String
    /// The folder of its sources, or the file, from the folder of the system; it may lie outside.
    var path: String
    var location: SourceLocation
  }

  var name: String
  var summary: String
  var version: String?
  var language: StatedLanguage
  /// The folder name of the same system in another language.
  var twin: Reference?
  var platforms: [PlatformSupport]
  var tokens: Tokens
  var stage: Stage
  var contrast: ContrastSettings
  var coverage: CoverageManifest
  var lint: LintSettings
  var modules: [Module]
  /// Folders with the pictures of snapshot tests.
  var snapshots: [Reference]
  var agentLimits: AgentLimits
  var repository: Repository
  var theme: SystemTheme

  static func read(_ folder: ContentFolder, _ diagnostics: inout [Diagnostic]) -> SystemManifest? {
    guard let root = folder.yaml("system.yaml", &diagnostics) else { return nil }
    var fields = YAMLFields(root, subject: "a system")
    let name = fields.requiredText("name")
    let manifest = SystemManifest(
      name: name ?? "", summary: fields.requiredText("summary") ?? "",
      version: fields.text("version"), language: LanguageLoader.language(&fields),
      twin: fields.reference("twin"),
      platforms: PlatformLoader.platforms(&fields) ?? [], tokens: tokens(&fields),
      stage: stage(&fields), contrast: ContrastSettingsLoader.settings(&fields),
      coverage: CoverageSettingsLoader.coverage(&fields),
      lint: LintSettingsLoader.settings(&fields), modules: modules(&fields),
      snapshots: fields.texts("snapshots").map {
        Reference($0.text.trimmingSlash, at: $0.location)
      },
      agentLimits: AgentLimitsLoader.limits(&fields),
      repository: RepositoryLoader.repository(&fields), theme: ThemeLoader.theme(&fields))
    diagnostics += fields.finish()
    return name == nil ? nil : manifest
  }

  private static func tokens(_ fields: inout YAMLFields) -> Tokens {
    guard let node = fields.node("tokens") else {
      return Tokens(resolver: nil, files: [], swiftNamespace: "DS")
    }
    var inner = YAMLFields(node, subject: "tokens")
    let resolver = inner.text("resolver").map {
      Reference($0, at: inner.node("resolver")?.location ?? inner.location)
    }
    var tokens = Tokens(
      resolver: resolver, files: inner.texts("files").map { Reference($0.text, at: $0.location) },
      swift: inner.texts("swift").map { Reference($0.text.trimmingSlash, at: $0.location) },
      swiftNamespace: inner.text("swiftNamespace") ?? "DS",
      swiftTypes: inner.texts("swiftTypes").map(\.text),
      namespaceLocation: inner.location(of: "swiftNamespace"),
      hexDigits: inner.oneOf("hexDigits", SwiftTokenOptions.HexDigits.self))
    tokens.swiftBrands = brands(&inner)
    if !SwiftExporter.canBeNamespace(tokens.swiftNamespace) {
      inner.report(
        .init(
          .tokensSwiftNamespace,
          "'\(tokens.swiftNamespace)' cannot be the name of the Swift type that holds the tokens",
          at: inner.location(of: "swiftNamespace"), suggestion: "write a name such as DS"))
      tokens.swiftNamespace = "DS"
    }
    let found = inner.finish()
    tokens.isComplete = found.isEmpty
    fields.report(found)
    return tokens
  }

  /// `swiftBrands: { finn: [FinnColors, FinnTokens], tori: ToriColors }`.
  private static func brands(_ fields: inout YAMLFields) -> [SwiftTokenOptions.Brand] {
    let entries = fields.entries("swiftBrands", suggestion: "write { brand: [Type] }") ?? []
    return entries.map { entry in
      let types = entry.value.items?.compactMap(\.text) ?? [entry.value.text].compactMap(\.self)
      if types.isEmpty {
        fields.report(
          .init(
            .yamlWrongKind, "a brand must be a list of types, not \(entry.value.spokenKind)",
            at: entry.value.location, suggestion: "write \(entry.key): [Type]"))
      }
      return SwiftTokenOptions.Brand(entry.key, types: types)
    }
  }

  private static func stage(_ fields: inout YAMLFields) -> Stage {
    guard let node = fields.node("stage") else { return Stage() }
    var inner = YAMLFields(node, subject: "stage")
    func reference(_ key: String) -> Reference? {
      inner.text(key).map { Reference($0, at: inner.node(key)?.location ?? inner.location) }
    }
    let stage = Stage(
      background: reference("background"), foreground: reference("foreground"),
      font: reference("font"))
    fields.report(inner.finish())
    return stage
  }

  private static func modules(_ fields: inout YAMLFields) -> [Module] {
    fields.list("modules").compactMap { node in
      var inner = YAMLFields(node, subject: "a module")
      let name = inner.requiredText("name")
      let path = inner.requiredText("path")
      let location = inner.location(of: "path")
      fields.report(inner.finish())
      guard let name, let path else { return nil }
      return Module(name: name, path: path.trimmingSlash, location: location)
    }
  }
}
