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
      for name in manifest.names {
        files[folder.path(name)] = folder.tree[folder.path(name)]
        for file in folder.tokenFiles(of: name) { files[file.path] = file.input }
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
    if let resolver = manifest.resolver, folder.has(resolver.name),
      !FolderResolver.isMark(resolver.name)
    {
      load = TokenLoad(files: files, resolver: folder.path(resolver.name))
    } else {
      var named = TokenFiles(files)
      let isThere = (manifest.resolver.map { [$0] } ?? manifest.files)
        .map { add($0, to: &named, &diagnostics) }
      guard manifest.resolver == nil || isThere == [true] else { return Self.noTokens }
      load = named.load()
    }
    diagnostics += load.diagnostics
    return load.tokens
  }

  static var noTokens: ResolvedTokens { .empty }

  /// Adds a file, or all of a folder; `false` for what is not there, which is reported.
  private func add(
    _ file: Reference, to named: inout TokenFiles, _ diagnostics: inout [Diagnostic]
  ) -> Bool {
    let path = folder.path(file.name)
    let inside = folder.tokenFiles(of: file.name)
    if let content = folder.tree[path], !FolderResolver.isMark(path) {
      named.add(path, content)
      return true
    }
    if folder.isUnread(file.name) { return false }
    if !inside.isEmpty, named.add(folderWith: inside) { return true }
    diagnostics.append(missing(file, isFolder: folder.isFolder(file.name)))
    return false
  }

  private func missing(_ file: Reference, isFolder: Bool) -> Diagnostic {
    let path = folder.path(file.name)
    func finding(_ summary: String, _ suggestion: String?) -> Diagnostic {
      .init(.contentMissingFile, "\(summary)", at: file.location, suggestion: suggestion)
    }
    if isFolder {
      return finding("there are no token files in \(path)", "name the folder that holds them")
    }
    if ContentPath.isOutside(path) {
      return finding(
        "\(file.name) is outside the content, where token files are not read",
        "copy it into the folder of the system, or put a link to it there and use --follow-links")
    }
    return finding(
      "there is no file \(path)",
      DidYouMean.suggestion(for: file.name, among: folder.files(in: "", suffix: ".json")))
  }
}

extension SystemManifest.Tokens {
  /// The files and folders that tokens are read from.
  fileprivate var names: [String] { (files + [resolver].compactMap(\.self)).map(\.name) }
}

extension ContentFolder {
  /// The files that may hold tokens in a folder, or beside a file of Tokens Studio that says how they
  /// belong together.
  fileprivate func tokenFiles(of name: String) -> [(path: String, input: [UInt8])] {
    guard FolderResolver.isMark(name) else {
      return contents(of: name, suffix: "").filter { TokenFiles.isPossible($0.path) }
    }
    let parent = name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
    return contents(of: parent, suffix: ".json")
  }

  fileprivate func isFolder(_ name: String) -> Bool { !contents(of: name, suffix: "").isEmpty }
}
