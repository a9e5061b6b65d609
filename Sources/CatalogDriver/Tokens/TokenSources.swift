import DesignTokens
import Diagnostics
import Files
import SwiftPackages
import SwiftTokens
import TokenDialects

/// Token files and Swift source that a command was given, and the files that they refer to.
///
/// Steps: read what was named; tell resolver documents, token files and Swift source apart; read
/// what the resolver documents refer to; of folders, pass over what holds no tokens, and find out how
/// files belong together that no resolver document takes in. Each resolver document is a set of
/// tokens; all token files that no resolver of the command takes in are another, in which later
/// files override earlier ones; all Swift source is another. Of the sets of a folder, those that do
/// not contradict each other are one: see ``TokenParts``.
public struct TokenSources: Sendable {
  var files: NamedFiles
  /// Resolver documents that were named.
  private(set) var resolvers: [String] = []
  /// Token files that were named and that no resolver takes in.
  private(set) var tokenFiles: [String] = []
  /// How token files belong together by themes or names, where they are read tolerantly.
  private(set) var proposals: [FolderResolver] = []
  /// The files of folders that are not used.
  private var passedOver: [FolderDocuments.PassedOver] = []
  /// Which sets of a folder's files are used together, where they are read tolerantly.
  private var parts = TokenParts()
  /// A folder that was named and is one to build a site of.
  private var contentFolder: String?
  /// Whether the order in which the token files were named says which of them count.
  private var isOrdered = true
  let swift: SwiftFiles
  /// The Swift type that holds the tokens; `nil` to take the one that the source shows.
  let namespace: String?
  let folder: WorkingFolder

  /// - Parameters:
  ///   - names: Files, and folders whose token files are meant.
  ///   - namespace: The Swift type that holds the tokens, where Swift source is named.
  /// - Throws: ``DiskError`` for what is not there or cannot be read.
  public static func read(
    _ names: [String], namespace: String? = nil, in folder: WorkingFolder = .current
  ) throws(DiskError) -> TokenSources {
    let files = try NamedFiles.read(names, in: folder, where: TokenFileNames.chosen)
    var sources = TokenSources(
      files, namespace: namespace, in: folder, named: Set(names.map(folder.treePath(of:))))
    sources.contentFolder = names.first {
      ContentFolderChoice.isCatalog("/" + folder.treePath(of: $0))
    }
    return sources
  }

  /// - Parameter names: The paths of what was named itself: files among them are read whatever they
  ///   hold.
  init(
    _ named: NamedFiles, namespace: String?, in folder: WorkingFolder, named names: Set<String> = []
  ) {
    files = named
    self.namespace = namespace
    self.folder = folder
    swift = SwiftFiles(named, in: folder)
    let documents = named.paths.filter { !SwiftFiles.isSwiftOrAsset($0) }
    resolvers = documents.filter { Self.isResolver($0, named.tree[$0] ?? []) }
    var taken: Set<String> = []
    var pending = Array(resolvers.reversed())
    while let resolver = pending.popLast() {
      for path in ReferencedFiles.paths(in: document(resolver))
      where path != resolver && taken.insert(path).inserted
        && files.add(path, referredToBy: resolver)
      {
        if Self.isResolver(path, files.tree[path] ?? []) { pending.append(path) }
      }
    }
    resolvers.removeAll(where: taken.contains)
    tokenFiles = documents.filter { !resolvers.contains($0) && !taken.contains($0) }
    sort(namedThemselves: names)
  }

  /// Passes over files of folders that hold no tokens, and finds out how the others belong together.
  private mutating func sort(namedThemselves names: Set<String>) {
    let found = tokenFiles.filter { !names.contains($0) }
    let isFolder = !found.isEmpty || resolvers.contains { !names.contains($0) }
    guard isFolder, tokenFiles.count + resolvers.count > 1 || !found.isEmpty else { return }
    isOrdered = false
    let documents = tokenFiles.map { path in
      DialectDocument(parsing: files.tree[path] ?? [], path: path)
    }
    let useless = FolderDocuments(documents).passedOver.filter { found.contains($0.path) }
    // A folder without any token is told as what it is.
    if useless.count < documents.count {
      passedOver = useless
      let paths = Set(useless.map(\.path))
      tokenFiles.removeAll(where: paths.contains)
      proposals = FolderResolver.proposed(
        for: documents.map(\.document).filter { !paths.contains($0.path) }, in: bytes)
    }
    parts = TokenParts(
      proposals, unproposed, resolvers.map { ($0, ReferencedFiles.paths(in: document($0))) }
    ) { document($0).values }
  }

  /// How many sets of tokens there are: what resolves or exports one needs exactly one.
  public var count: Int {
    let files = parts.used.isEmpty ? resolvers.count + (tokenFiles.isEmpty ? 0 : 1) : 1
    return files + (swift.isEmpty ? 0 : 1)
  }

  /// What each of the sets is made of, as a person may name it.
  var names: [String] {
    let alone = tokenFiles.prefix(3).map(folder.name(of:)).joined(separator: ", ")
    let more = tokenFiles.count > 3 ? " and \(tokenFiles.count - 3) more" : ""
    return resolvers.map(folder.name(of:)) + (tokenFiles.isEmpty ? [] : [alone + more])
      + (swift.isEmpty ? [] : ["the Swift files"])
  }

  /// The token files that no proposal takes in.
  private var unproposed: [String] {
    tokenFiles.filter { path in !proposals.contains { $0.files.contains(path) } }
  }

  private var bytes: [String: [UInt8]] {
    Dictionary(files.tree.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
  }

  /// A path for the document of a proposal at which there is no file.
  func path(of proposal: FolderResolver) -> String {
    files.tree[proposal.path] == nil
      ? proposal.path : proposal.path.replacing("tokens.resolver.json", with: "all.resolver.json")
  }

  private func document(_ path: String) -> TokenDocument {
    DialectReader().document(files.tree[path] ?? [], path: path)
  }

  /// The paths of the token files and resolver documents among them.
  var documentPaths: [String] { paths.filter { !SwiftFiles.isSwiftOrAsset($0) } }

  /// The paths of all files that are read.
  var paths: [String] { files.tree.paths }

  /// What could not be read at all.
  var diagnostics: [Diagnostic] {
    let told = files.diagnostics + PassedOverFindings.diagnostics(passedOver)
    return told.map { $0.mappingPaths(folder.name(of:)) } + contentFinding + emptyFindings
      + swift.diagnostics
  }

  /// No file was found that could hold tokens, or none in a folder that was named.
  private var emptyFindings: [Diagnostic] {
    let places = files.emptyFolders.map { "in '\($0)'" }
    return (places.isEmpty && count == 0 ? ["here"] : places).map { place in
      .init(
        .tokensNoFiles, "there are no token files \(place)",
        suggestion: "name files, or a folder that holds *.tokens.json")
    }
  }

  /// The sets that a selection leaves out.
  var leftOutFindings: [Diagnostic] {
    parts.diagnostics.map { $0.mappingPaths(folder.name(of:)) }
  }

  /// The files of a content folder say more about its tokens than their names do.
  private var contentFinding: [Diagnostic] {
    guard let contentFolder, count != 1 || !passedOver.isEmpty else { return [] }
    return [
      .init(
        .tokensContentFolder,
        "'\(contentFolder)' is a content folder, whose systems name their tokens",
        suggestion: "write '--content \(contentFolder)' to take the tokens of a system")
    ]
  }

  /// Reads each set of tokens.
  ///
  /// - Parameter isWhole: Whether those are read, too, that give tokens of the first other values.
  public func sets(
    conformance: TokenConformance = .tolerant, isWhole: Bool = true
  ) -> [TokenSet] {
    let bytes = self.bytes
    var sets: [TokenSet]
    if conformance == .tolerant, !parts.used.isEmpty {
      // Resolver documents are each complete.
      let isOne = !isWhole || resolvers.isEmpty
      sets = isOne ? [set(parts.used, among: bytes)] : parts.used.map { set([$0], among: bytes) }
      if isWhole { sets += parts.others.map { set([$0], among: bytes) } }
    } else {
      sets = resolvers.map { set(TokenLoad(files: bytes, resolver: $0, conformance: conformance)) }
      if !tokenFiles.isEmpty {
        sets.append(
          set(TokenLoad(files: bytes, tokenFiles: tokenFiles, conformance: conformance)))
      }
    }
    if !swift.isEmpty { sets.append(swiftSet) }
    return sets
  }

  private func set(_ load: TokenLoad) -> TokenSet {
    TokenSet(
      tokens: load.tokens,
      diagnostics: load.diagnostics.map { $0.mappingPaths(folder.name(of:)) })
  }

  /// The tokens of parts of a folder under one roof.
  private func set(_ parts: [TokenParts.Part], among bytes: [String: [UInt8]]) -> TokenSet {
    var bytes = bytes
    var paths: [String] = []
    for part in parts {
      guard let proposal = part.proposal else {
        paths += part.paths
        continue
      }
      let path = path(of: proposal)
      bytes[path] = proposal.bytes
      paths.append(path)
    }
    var load = TokenLoad(files: bytes, tokenFiles: paths, isOrdered: isOrdered)
    for proposal in parts.compactMap(\.proposal) {
      load.diagnostics =
        proposal.placed(load.diagnostics, readAt: path(of: proposal)) + proposal.diagnostics
    }
    return set(load)
  }

  private var swiftSet: TokenSet {
    let used = namespace ?? SwiftTokenOptions.namespace(of: swift.sources)
    let load = swift.load(namespace: used)
    return TokenSet(
      tokens: load.tokens,
      diagnostics: load.diagnostics + load.unevaluatedFindings
        + (namespace.map(load.findings(on:)) ?? []),
      unevaluated: load.unevaluated, namespace: used)
  }

  private static func isResolver(_ path: String, _ bytes: [UInt8]) -> Bool {
    if path.hasSuffix(".resolver.json") { return true }
    // Few files are worth being parsed twice: those with the one key that resolvers must have.
    return Self.mentionsOrder(bytes) && DialectReader().document(bytes, path: path).isResolver
  }

  /// Written out, since the standard library's search through bytes takes longer than parsing them.
  private static func mentionsOrder(_ bytes: [UInt8]) -> Bool {
    let key = Array("resolutionOrder".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      while start + key.count <= bytes.count {
        if bytes[start] == key[0], key.indices.allSatisfy({ bytes[start + $0] == key[$0] }) {
          return true
        }
        start += 1
      }
      return false
    }
  }
}

/// Which files of a folder hold tokens.
enum TokenFileNames {
  /// The endings that the Format and Resolver modules recommend.
  private static let recommended = [".tokens", ".tokens.json"]
  private static let possible = [".json", ".jsonc", ".json5", ".yaml", ".yml"]

  /// Where a resolver document is among them, those with a recommended ending; in a folder without
  /// any, Swift source with its asset catalogs; otherwise all that could be token files.
  static func chosen(_ paths: [String]) -> [String] {
    let sure = paths.filter { path in
      isResolverName(path) || recommended.contains { path.hasSuffix($0) }
    }
    if sure.contains(where: isResolverName) { return sure }
    let swift = paths.filter(SwiftFiles.isSwiftOrAsset)
    if sure.isEmpty, swift.contains(where: { $0.hasSuffix(".swift") }) { return swift }
    return paths.filter { path in
      sure.contains(path) || possible.contains { path.hasSuffix($0) } && !isSideProduct(path)
    }
  }

  private static func isResolverName(_ path: String) -> Bool {
    path.hasSuffix(".resolver.json") || path.split(separator: "/").last == "resolver.json"
  }

  /// Whether a file is the setting of a tool, or in a folder of what tools make or need.
  private static func isSideProduct(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init)
    let folders: Set<String> = ["node_modules", "dist", "build", "__tests__", "fixtures"]
    return parts.dropLast().contains { folders.contains($0) || $0.hasPrefix(".") }
      || parts.last.map { $0.hasPrefix(".") || settings.contains($0) } == true
      || path.hasSuffix(".schema.json")
  }

  private static let settings: Set<String> = [
    "package.json", "package-lock.json", "tsconfig.json", "config.json", "manifest.json",
    "project.json", "turbo.json", "nx.json", "lerna.json", "renovate.json", "pnpm-lock.yaml",
  ]
}
