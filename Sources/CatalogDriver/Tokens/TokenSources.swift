import DesignTokens
import Diagnostics
import Files

/// Token files that a command was given, and the files that they refer to.
///
/// Steps: read what was named; tell resolver documents from token files; read what the resolver
/// documents refer to. A resolver document is one source; all token files that no resolver of the
/// command takes in are another, in which later files lie over earlier ones.
public struct TokenSources: Sendable {
  var files: NamedFiles
  /// Resolver documents that were named.
  private(set) var resolvers: [String] = []
  /// Token files that were named and that no resolver takes in.
  private(set) var tokenFiles: [String] = []
  let folder: WorkingFolder

  /// - Parameter names: Files, and folders whose token files are meant.
  /// - Throws: ``DiskError`` for what is not there or cannot be read.
  public static func read(
    _ names: [String], in folder: WorkingFolder = .current
  ) throws(DiskError) -> TokenSources {
    let files = try NamedFiles.read(names, in: folder, where: TokenFileNames.chosen)
    return TokenSources(files, in: folder)
  }

  init(_ named: NamedFiles, in folder: WorkingFolder) {
    files = named
    self.folder = folder
    resolvers = named.paths.filter { Self.isResolver($0, named.tree[$0] ?? []) }
    var taken: Set<String> = []
    var pending = Array(resolvers.reversed())
    while let resolver = pending.popLast() {
      for path in ReferencedFiles.paths(in: files.tree[resolver] ?? [], path: resolver)
      where taken.insert(path).inserted && files.add(treePath: path) {
        if Self.isResolver(path, files.tree[path] ?? []) { pending.append(path) }
      }
    }
    resolvers.removeAll(where: taken.contains)
    tokenFiles = named.paths.filter { !resolvers.contains($0) && !taken.contains($0) }
  }

  /// How many sets of tokens there are: what resolves or exports one needs exactly one.
  public var count: Int { resolvers.count + (tokenFiles.isEmpty ? 0 : 1) }

  /// The paths of all files that are read.
  var paths: [String] { files.tree.paths }

  /// Reads each set of tokens; their places are named as seen from the working folder.
  public func loads(conformance: TokenConformance = .tolerant) -> [TokenLoad] {
    let bytes = Dictionary(
      files.tree.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    var loads = resolvers.map {
      TokenLoad(files: bytes, resolver: $0, conformance: conformance)
    }
    if !tokenFiles.isEmpty {
      loads.append(
        TokenLoad(files: bytes, tokenFiles: tokenFiles, conformance: conformance))
    }
    return loads
  }

  /// By its name, or by the one key that only resolver documents have.
  private static func isResolver(_ path: String, _ bytes: [UInt8]) -> Bool {
    path.hasSuffix(".resolver.json") || bytes.contains(Array("\"resolutionOrder\"".utf8))
  }
}

/// Which files of a folder hold tokens.
enum TokenFileNames {
  /// The endings that the Format and Resolver modules recommend.
  private static let recommended = [".tokens", ".tokens.json", ".resolver.json"]
  private static let possible = recommended + [".json", ".jsonc", ".json5", ".yaml", ".yml"]

  /// Those with a recommended ending; in a folder without any, all that could be token files.
  static func chosen(_ paths: [String]) -> [String] {
    let sure = paths.filter { path in recommended.contains { path.hasSuffix($0) } }
    return sure.isEmpty
      ? paths.filter { path in possible.contains { path.hasSuffix($0) } } : sure
  }
}
