import CatalogModel
import Diagnostics
import YAMLTree

/// What `catalog.yaml` says.
struct CatalogManifest {
  /// `nil` when it is missing.
  var title: String?
  var summary: String
  /// With a final slash.
  var baseURL: String?
  var language: String
  /// The folder names of the systems, each once.
  var systems: [Reference]
  var agentLimits: AgentLimits

  static func read(
    _ root: YAMLNode, _ content: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> CatalogManifest {
    var fields = YAMLFields(root, subject: "the catalog")
    let manifest = CatalogManifest(
      title: fields.requiredText("title"), summary: fields.text("summary") ?? "",
      baseURL: baseURL(&fields), language: LanguageLoader.language(&fields).tag,
      systems: systems(&fields, content), agentLimits: AgentLimitsLoader.limits(&fields))
    diagnostics += fields.finish()
    return manifest
  }

  private static func baseURL(_ fields: inout YAMLFields) -> String? {
    guard let text = fields.text("baseURL") else { return nil }
    if let address = SiteAddress(text) { return address.text }
    fields.report(
      .init(
        .contentBaseUrl, "'baseURL' cannot be '\(text)'", at: fields.location(of: "baseURL"),
        suggestion: "write the whole address: https://example.org/design/"))
    return nil
  }

  private static func systems(
    _ fields: inout YAMLFields, _ content: ContentFolder
  ) -> [Reference] {
    let listed = fields.texts("systems")
    if fields.node("systems") == nil || fields.node("systems")?.items?.isEmpty == true {
      let found = content.subfolders(of: "", holding: "system.yaml")
      fields.report(
        .init(
          .contentNoSystems, "the catalog lists no systems",
          at: fields.location(of: "systems"),
          suggestion: "add 'systems: [\(found.isEmpty ? "folder" : found.joined(separator: ", "))]'"
        ))
    }
    var first: [String: SourceLocation] = [:]
    return listed.filter { slug in
      guard let earlier = first.updateValue(slug.location, forKey: slug.text.lowercased()) else {
        return true
      }
      first[slug.text.lowercased()] = earlier
      fields.report(
        .init(
          .contentDuplicateSystem, "the system '\(slug.text)' is listed twice",
          at: slug.location, notes: [.init("it is first listed here", at: earlier)],
          suggestion: "keep one of them"))
      return false
    }.map { Reference($0.text, at: $0.location) }
  }
}
