import DesignTokens
import Diagnostics
import Files
import SwiftPackages
import SwiftTokens
import TokenDialects

/// Token files and Swift source that a command was given, and the files that they refer to.
///
/// Steps: read what was named; tell resolver documents, token files and Swift source apart; read
/// what the resolver documents refer to. Each resolver document is a set of tokens; all token files
/// that no resolver of the command takes in are another, in which later files lie over earlier
/// ones; all Swift source is another.
public struct TokenSources: Sendable {
  var files: NamedFiles
  /// Resolver documents that were named.
  private(set) var resolvers: [String] = []
  /// Token files that were named and that no resolver takes in.
  private(set) var tokenFiles: [String] = []
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
    return TokenSources(files, namespace: namespace, in: folder)
  }

  init(_ named: NamedFiles, namespace: String?, in folder: WorkingFolder) {
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
  }

  /// How many sets of tokens there are: what resolves or exports one needs exactly one.
  public var count: Int {
    resolvers.count + (tokenFiles.isEmpty ? 0 : 1) + (swift.isEmpty ? 0 : 1)
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
    files.diagnostics.map { $0.mappingPaths(folder.name(of:)) } + swift.diagnostics
  }

  /// Reads each set of tokens.
  public func sets(conformance: TokenConformance = .tolerant) -> [TokenSet] {
    let bytes = Dictionary(
      files.tree.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var sets = resolvers.map {
      set(TokenLoad(files: bytes, resolver: $0, conformance: conformance))
    }
    if !tokenFiles.isEmpty {
      sets.append(
        set(TokenLoad(files: bytes, tokenFiles: tokenFiles, conformance: conformance)))
    }
    if !swift.isEmpty { sets.append(swiftSet) }
    return sets
  }

  private func set(_ load: TokenLoad) -> TokenSet {
    TokenSet(
      tokens: load.tokens,
      diagnostics: load.diagnostics.map { $0.mappingPaths(folder.name(of:)) })
  }

  private var swiftSet: TokenSet {
    let namespace = namespace ?? SwiftTokenOptions.namespace(of: swift.sources)
    let load = swift.load(namespace: namespace)
    return TokenSet(
      tokens: load.tokens, diagnostics: load.diagnostics, unevaluated: load.unevaluated,
      namespace: namespace)
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
  private static let recommended = [".tokens", ".tokens.json", ".resolver.json"]
  private static let possible = [".json", ".jsonc", ".json5", ".yaml", ".yml"]

  /// Those with a recommended ending; in a folder without any, Swift source with its asset
  /// catalogs, and otherwise all that could be token files.
  static func chosen(_ paths: [String]) -> [String] {
    let sure = paths.filter { path in
      recommended.contains { path.hasSuffix($0) }
        || path.split(separator: "/").last == "resolver.json"
    }
    if !sure.isEmpty { return sure }
    let swift = paths.filter(SwiftFiles.isSwiftOrAsset)
    if swift.contains(where: { $0.hasSuffix(".swift") }) { return swift }
    return paths.filter { path in possible.contains { path.hasSuffix($0) } }
  }
}
