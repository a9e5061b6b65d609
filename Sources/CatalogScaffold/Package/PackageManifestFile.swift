import CatalogChecks
import SwiftPackages

/// The `system.yaml` of a package.
struct PackageManifestFile {
  let name: String
  let package: PackageSources
  let sources: SourceTree
  /// The types that hold the tokens; `nil` when there are none.
  var tokens: TokenHolders?
  /// The folders with pictures of components, from the catalog.
  var snapshots: [String] = []
  /// Whether the catalog has components.
  var hasComponents = false

  var text: String {
    let parts = [tokens == nil ? nil : "tokens", hasComponents ? "components" : nil, "API"]
    let list = parts.compactMap { $0 }.formatted
    let summary = "The \(list) of the Swift package \(package.name)."
    var lines = [
      "# Made from the sources of the package. `catalog schema system` prints all keys.",
      "name: \(YAMLText.scalar(name))",
      "summary: \(YAMLText.scalar(summary))",
      "language: en",
    ]
    let platforms = package.platforms
    if !platforms.isEmpty {
      let list = platforms.map { "\($0.name): \"\($0.version)\"" }.joined(separator: ", ")
      lines.append("platforms: { \(list) }")
    }
    if let tokens {
      lines += [
        "tokens:",
        "  # The Swift sources state the tokens, so that there is one place to change them.",
        "  swift: [\(tokens.folders.map(YAMLText.scalar).joined(separator: ", "))]",
      ]
      if tokens.isNamespace {
        lines.append("  swiftNamespace: \(tokens.types[0])")
      } else if !tokens.types.isEmpty {
        lines.append("  swiftTypes: [\(tokens.types.joined(separator: ", "))]")
      }
      if !tokens.brands.isEmpty { lines.append("  swiftBrands:") }
      lines += tokens.brands.map { "    \($0.name): [\($0.types.joined(separator: ", "))]" }
    }
    lines.append("modules:")
    for module in sources.modules {
      lines.append("  - name: \(YAMLText.scalar(module.name))")
      lines.append("    path: \(YAMLText.scalar(module.path))")
    }
    if !snapshots.isEmpty {
      lines += [
        "# Pictures of snapshot tests show components that nobody has drawn.", "snapshots:",
      ]
      lines += snapshots.map { "  - \(YAMLText.scalar($0))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension [String] {
  /// `tokens, components and API`
  fileprivate var formatted: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + (last ?? "")
  }
}
