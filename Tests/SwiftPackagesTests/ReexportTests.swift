import SwiftSymbols
import Testing

@testable import SwiftPackages

/// What targets pass on by `@_exported import`.
@Suite("Re-exported modules")
struct ReexportTests {
  private func target(_ name: String, _ text: String, needs: [String] = [])
    -> PackageSources.Target
  {
    var manifest = PackageTarget(name: name, kind: .regular)
    manifest.dependencies = needs.map { PackageTarget.Dependency(name: $0) }
    let member = DependencyGraph.Member(
      root: PackageRoot("."), manifest: PackageManifest(name: "Kit"),
      toolsVersion: ToolsVersion(6, 0), traits: [])
    return PackageSources.Target(
      name: name, path: name, files: [SourceFile(path: "\(name)/A.swift", text: text)],
      extensions: [], manifest: manifest, traits: [],
      graph: DependencyGraph(member, targets: []),
      node: DependencyGraph.Node(package: "", target: name))
  }

  @Test("They are followed, and what is not on the disk is named")
  func followed() {
    var sources = PackageSources(
      name: "Kit",
      targets: [
        target(
          "Kit",
          """
          #if os(iOS)
          @_exported import Views // all of it
          public @_exported import far_away
          #endif
          @_exported import SwiftUI
          import Hidden
          """, needs: ["Views", "far-away", "Hidden"])
      ], diagnostics: [])
    sources.lenders = [
      target("Hidden", "@_exported import Secret", needs: ["Secret"]),
      target("Tokens", ""), target("Views", "@_exported import Tokens"),
    ]
    #expect(sources.reexports.targets.map(\.name) == ["Tokens", "Views"])
    #expect(sources.reexports.missing == ["far_away"])
  }
}
