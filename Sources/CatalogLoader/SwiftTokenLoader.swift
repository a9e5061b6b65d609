import CatalogModel
import DesignTokens
import Diagnostics
import Files
import SwiftSymbols
import SwiftTokens
import Workers

/// Reads the tokens that the Swift source of a system states.
struct SwiftTokenLoader {
  let folder: ContentFolder
  let manifest: SystemManifest.Tokens
  let sources: SwiftSources
  let workers: Workers

  /// What the tokens of Swift source are read from.
  struct Input: Equatable, Sendable {
    var manifest: SystemManifest.Tokens
    var sources: SwiftSources.Input
    /// Besides: the files that the manifest names, and colours of asset catalogs.
    var files: FileTree
    /// `nil` where nothing is compared with the source.
    var modifiers: [TokenModifier]?
  }

  /// The tokens, and what is wrong with them.
  struct Output: Sendable {
    var load: SwiftTokenLoad?
    var diagnostics: [Diagnostic] = []
  }

  func input(modifiers: [TokenModifier]?) -> Input {
    var files = FileTree(assets)
    for reference in manifest.swift {
      files[folder.path(reference.name)] = folder.tree[folder.path(reference.name)]
      for file in folder.contents(of: reference.name, suffix: ".swift") {
        files[file.path] = file.input
      }
    }
    return Input(
      manifest: manifest, sources: sources.input, files: files, modifiers: modifiers)
  }

  /// As ``load(modifiers:_:)``, with what is wrong.
  func load(modifiers: [TokenModifier]) -> Output {
    var output = Output()
    output.load = load(modifiers: modifiers, &output.diagnostics)
    return output
  }

  /// What the files that the manifest names state, or those of all modules; `nil` when there are
  /// none.
  private func load(
    modifiers: [TokenModifier], _ diagnostics: inout [Diagnostic]
  ) -> SwiftTokenLoad? {
    var files = sources.byModule.sorted { $0.key < $1.key }.flatMap(\.value)
    if !manifest.swift.isEmpty {
      files = manifest.swift.flatMap { self.files(of: $0, &diagnostics) }
    }
    guard !files.isEmpty else { return nil }
    var options = SwiftTokenOptions(
      namespace: manifest.swiftNamespace, hexDigits: manifest.hexDigits, modifiers: modifiers)
    options.types = manifest.swiftTypes
    options.brands = manifest.swiftBrands
    return SwiftTokenLoad(sources: files, assets: assets, options: options, on: workers)
  }

  /// What the files state where no token files stand beside them.
  func loadAlone() -> Output {
    var output = load(modifiers: [])
    guard let load = output.load else { return output }
    output.diagnostics += load.diagnostics + load.unevaluatedFindings
    if load.tokens.isEmpty { output.diagnostics += missingNamespace(load) }
    return output
  }

  /// Comparing nothing with the source tells whether it declares the namespace.
  private func missingNamespace(_ load: SwiftTokenLoad) -> [Diagnostic] {
    let drift = TokenDrift(
      tokens: TokenLoader.noTokens, source: load,
      namespace: manifest.swiftTypes.first ?? manifest.swiftNamespace)
    return drift.diagnostics.filter { $0.id == .tokensDriftNamespace }.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.location = manifest.namespaceLocation
      return diagnostic
    }
  }

  private func files(
    of reference: Reference, _ diagnostics: inout [Diagnostic]
  ) -> [SourceFile] {
    let files = SwiftSources.files(in: reference.name, of: folder, &diagnostics).files
    if files.isEmpty, folder.folder(reference.name).unreadPaths.isEmpty {
      diagnostics.append(
        .init(
          .contentNoSources, "there are no Swift files in \(reference.name)",
          at: reference.location))
    }
    return files
  }

  /// The asset catalogs of the system, and those beside the sources, which may lie elsewhere.
  private var assets: [String: [UInt8]] {
    let folders = [""] + sources.input.modules.map(\.path) + manifest.swift.map(\.name)
    return folders.reduce(into: [:]) { assets, name in
      for file in folder.contents(of: name, suffix: "/Contents.json") {
        assets[file.path] = file.input
      }
    }
  }
}

extension SystemManifest.Tokens {
  /// Token files where there are any.
  var origin: TokenOrigin { resolver == nil && files.isEmpty && !swift.isEmpty ? .swift : .files }
}
