import DesignTokens
import Diagnostics
import Files
import JSONTree
import TokenDialects

/// The files of a command in strict DTCG 2025.10.
///
/// Steps: read every file; write anew those that are in another format, or refer to a file that
/// gets a new name; take the others as they are. So the folder they are written to stands on its
/// own.
public struct TokenUpgrades: Sendable {
  /// By their paths below the folder that all files of the command have in common; empty when
  /// every file is in strict DTCG 2025.10 already.
  public private(set) var files = FileTree()
  /// How many of them are written anew.
  public private(set) var count = 0
  /// `tokens/upgrade-clash` for two files that would get one name.
  public private(set) var diagnostics: [Diagnostic] = []

  public init(_ sources: TokenSources) {
    let documents = sources.documentPaths.map {
      DialectReader().document(sources.files.tree[$0] ?? [], path: $0)
    }
    var newNames: [String: String] = [:]
    for document in documents where Self.isForeign(document) {
      newNames[document.path] = TokenUpgrade(document)?.path
    }
    guard !newNames.isEmpty || !sources.proposals.isEmpty else { return }
    Self.takeOneForm(of: documents, &newNames)
    let folder = Self.commonFolder(of: sources.documentPaths)
    for document in documents {
      let path = newNames[document.path] ?? document.path
      let bytes = upgraded(document, newNames) ?? sources.files.tree[document.path] ?? []
      if let clash = files.add(bytes, at: String(path.dropFirst(folder.count))) {
        diagnostics.append(Self.clash(document.path, clash, sources))
      }
    }
    for proposal in sources.proposals { add(proposal, newNames, folder, sources) }
  }

  /// Gives all token files the ending `.tokens.json` where one of them has it.
  private static func takeOneForm(of documents: [TokenDocument], _ newNames: inout [String: String])
  {
    let files = documents.filter { $0.root != nil && !$0.isResolver }
    func name(_ document: TokenDocument) -> String { newNames[document.path] ?? document.path }
    guard files.contains(where: { name($0).hasSuffix(".tokens.json") }) else { return }
    for document in files where !name(document).hasSuffix(".tokens.json") {
      let name = name(document)
      guard name.hasSuffix(".json") else { continue }
      newNames[document.path] = name.dropLast(".json".count) + ".tokens.json"
    }
  }

  /// Adds the resolver document that puts files together as they were read.
  private mutating func add(
    _ proposal: FolderResolver, _ newNames: [String: String], _ folder: String,
    _ sources: TokenSources
  ) {
    let path = sources.path(of: proposal)
    let document = ReferenceRenaming(path: path, newNames: newNames).renamed(proposal.document)
    let bytes = JSONWriter(.pretty).bytes(document)
    if let clash = files.add(bytes, at: String(path.dropFirst(folder.count))) {
      diagnostics.append(Self.clash(path, clash, sources))
    }
    count += 1
  }

  /// The findings of a check once the files are written, which need no advice to write them.
  public static func done(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    TokenUpgrade.done(diagnostics)
  }

  /// `nil` for a document that stays as it is.
  private mutating func upgraded(
    _ document: TokenDocument, _ newNames: [String: String]
  ) -> [UInt8]? {
    guard let upgrade = TokenUpgrade(document) else { return nil }
    let renaming = ReferenceRenaming(path: document.path, newNames: newNames)
    let value = renaming.renamed(upgrade.document)
    guard newNames[document.path] != nil || value != upgrade.document else { return nil }
    count += 1
    return JSONWriter(.pretty).bytes(value)
  }

  /// Whatever was not read as it stands has a warning that says so.
  private static func isForeign(_ document: TokenDocument) -> Bool {
    document.root != nil && document.diagnostics.contains { $0.severity == .warning }
  }

  private static func clash(
    _ path: String, _ conflict: Diagnostic, _ sources: TokenSources
  ) -> Diagnostic {
    .init(
      .tokensUpgradeClash,
      "another file would be upgraded to the same name, '\(conflict.location?.path ?? path)'",
      at: SourceLocation(sources.folder.name(of: path)),
      suggestion: "rename one of the two, or upgrade them one at a time")
  }

  /// With a final slash; empty when there is none.
  static func commonFolder(of paths: [String]) -> String {
    guard var common = paths.first.map({ $0.split(separator: "/").dropLast() }) else { return "" }
    for path in paths {
      let names = path.split(separator: "/").dropLast()
      common = common.prefix(zip(common, names).prefix { $0 == $1 }.count)
    }
    return common.map { $0 + "/" }.joined()
  }
}
