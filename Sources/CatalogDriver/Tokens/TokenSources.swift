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
/// files override earlier ones; all Swift source is another.
public struct TokenSources: Sendable {
  var files: NamedFiles
  /// Resolver documents that were named.
  private(set) var resolvers: [String] = []
  /// Token files that were named and that no resolver takes in.
  private(set) var tokenFiles: [String] = []
  /// How token files belong together by themes or names, where they are read tolerantly.
  private(set) var proposals: [FolderResolver] = []
  /// The files of folders that hold no tokens.
  private var passedOver: [String] = []
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
    return TokenSources(
      files, namespace: namespace, in: folder, named: Set(names.map(folder.treePath(of:))))
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
    guard !found.isEmpty else { return }
    isOrdered = false
    let documents = tokenFiles.map { path in
      DialectDocument(parsing: files.tree[path] ?? [], path: path)
    }
    let useful = Set(documents.ofTokens.map(\.path))
    let useless = tokenFiles.filter { found.contains($0) && !useful.contains($0) }
    // A folder without any token is told as what it is.
    guard useless.count < documents.count else { return }
    passedOver = useless
    tokenFiles.removeAll(where: passedOver.contains)
    proposals = FolderResolver.proposed(
      for: documents.map(\.document).filter { !passedOver.contains($0.path) }, in: bytes)
  }

  /// How many sets of tokens there are: what resolves or exports one needs exactly one.
  public var count: Int {
    resolvers.count + proposals.count + (unproposed.isEmpty ? 0 : 1) + (swift.isEmpty ? 0 : 1)
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
    (files.diagnostics + passedOverFindings).map { $0.mappingPaths(folder.name(of:)) }
      + swift.diagnostics
  }

  private var passedOverFindings: [Diagnostic] {
    guard let first = passedOver.first else { return [] }
    return [
      .init(
        .tokensPassedOver,
        passedOver.count == 1
          ? "a file without tokens is passed over"
          : "\(passedOver.count) files without tokens are passed over",
        at: SourceLocation(first),
        notes: passedOver.dropFirst().prefix(4).map { .init("also this", at: SourceLocation($0)) })
    ]
  }

  /// Reads each set of tokens.
  public func sets(conformance: TokenConformance = .tolerant) -> [TokenSet] {
    let bytes = self.bytes
    var sets = resolvers.map {
      set(TokenLoad(files: bytes, resolver: $0, conformance: conformance))
    }
    let isTolerant = conformance == .tolerant
    if isTolerant { sets += proposals.map { set($0, among: bytes) } }
    let rest = isTolerant ? unproposed : tokenFiles
    if !rest.isEmpty {
      sets.append(
        set(
          TokenLoad(
            files: bytes, tokenFiles: rest, isOrdered: isOrdered || !isTolerant,
            conformance: conformance)))
    }
    if !swift.isEmpty { sets.append(swiftSet) }
    return sets
  }

  private func set(_ load: TokenLoad) -> TokenSet {
    TokenSet(
      tokens: load.tokens,
      diagnostics: load.diagnostics.map { $0.mappingPaths(folder.name(of:)) })
  }

  /// The tokens of files that a proposal puts together.
  private func set(_ proposal: FolderResolver, among bytes: [String: [UInt8]]) -> TokenSet {
    var bytes = bytes
    let path = path(of: proposal)
    bytes[path] = proposal.bytes
    var load = TokenLoad(files: bytes, resolver: path, conformance: .tolerant)
    load.diagnostics = proposal.placed(load.diagnostics, readAt: path)
    var set = set(load)
    set.diagnostics += proposal.diagnostics.map { $0.mappingPaths(folder.name(of:)) }
    return set
  }

  private var swiftSet: TokenSet {
    let namespace = namespace ?? SwiftTokenOptions.namespace(of: swift.sources)
    let load = swift.load(namespace: namespace)
    return TokenSet(
      tokens: load.tokens, diagnostics: load.diagnostics + load.unevaluatedFindings,
      unevaluated: load.unevaluated, namespace: namespace)
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
