import CatalogModel
import DesignTokens
import Diagnostics
import Files
import TokenDialects

/// Reads the token files of a system.
struct TokenLoader {
  let folder: ContentFolder

  /// What the tokens are read from.
  struct Input: Equatable, Sendable {
    var manifest: SystemManifest.Tokens
    var files: FileTree
    var unread: Set<String>

    init(_ manifest: SystemManifest.Tokens, of folder: ContentFolder) {
      self.manifest = manifest
      files = folder.contents(of: "", suffix: ".json").reduce(into: FileTree()) {
        $0[$1.path] = $1.input
      }
      unread = folder.unread
    }
  }

  /// The tokens, and what is wrong with them.
  struct Output: Sendable {
    var tokens: ResolvedTokens
    var diagnostics: [Diagnostic]
    /// Whether tokens may be missing.
    var isGap: Bool
  }

  func load(_ manifest: SystemManifest.Tokens) -> Output {
    var found: [Diagnostic] = []
    let tokens = load(manifest, &found)
    // A file that could not be read was reported as such, and is not missing.
    let isMissingExplained = !folder.unreadPaths.isEmpty
    return Output(
      tokens: tokens,
      diagnostics: found.filter { !(isMissingExplained && $0.id == .tokensRefMissing) },
      isGap: !manifest.isComplete || found.contains { $0.severity == .error })
  }

  private func load(
    _ manifest: SystemManifest.Tokens, _ diagnostics: inout [Diagnostic]
  ) -> ResolvedTokens {
    var files: [String: [UInt8]] = [:]
    for name in folder.files(in: "", suffix: ".json") {
      files[folder.path(name)] = folder.tree[folder.path(name)]
    }
    let load: TokenLoad
    if let resolver = manifest.resolver {
      guard isThere(resolver, &diagnostics) else { return Self.noTokens }
      load = TokenLoad(files: files, resolver: folder.path(resolver.name))
    } else {
      let listed = manifest.files.filter { isThere($0, &diagnostics) }
      load = TokenLoad(files: files, tokenFiles: listed.map { folder.path($0.name) })
    }
    diagnostics += load.diagnostics
    return load.tokens
  }

  static var noTokens: ResolvedTokens { .empty }

  private func isThere(_ file: Reference, _ diagnostics: inout [Diagnostic]) -> Bool {
    if folder.has(file.name) { return true }
    if folder.isUnread(file.name) { return false }
    diagnostics.append(
      .init(
        .contentMissingFile, "there is no file \(folder.path(file.name))", at: file.location,
        suggestion: DidYouMean.suggestion(
          for: file.name, among: folder.files(in: "", suffix: ".json"))))
    return false
  }
}
