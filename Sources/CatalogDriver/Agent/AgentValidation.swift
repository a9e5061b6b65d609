import CatalogLoader
import Diagnostics
import Files

/// Checks the documents of agent YAML that a command line names.
///
/// Steps: read of the content what documents are checked against; read the documents; tell which
/// system each belongs to; check them side by side. The result is in the order in which they were
/// named.
public enum AgentValidation {
  /// What is checked, and against what.
  public struct Options: Sendable {
    /// Files, and folders whose YAML files are meant; `-` is standard input.
    public var names: [String]
    /// The content folder; `nil` for the one that is found.
    public var content: String?
    /// The folder name of the system that all documents belong to; `nil` to tell it from each.
    public var system: String?
    /// What came in on standard input; `nil` when it is not asked for.
    public var input: DocumentInput?
    /// Whether links to files outside the content are followed.
    public var followsLinks: Bool

    /// Options for the documents named.
    public init(
      names: [String], content: String? = nil, system: String? = nil, input: DocumentInput? = nil,
      followsLinks: Bool = false
    ) {
      self.names = names
      self.content = content
      self.system = system
      self.input = input
      self.followsLinks = followsLinks
    }
  }

  /// Checks documents; what keeps them from being checked is among the findings.
  public static func run(_ options: Options) async -> AgentValidationResult {
    let content = ContentFolderChoice.folder(named: options.content)
    let loaded: (checker: AgentChecker?, diagnostics: [Diagnostic])
    do throws(FolderError) {
      loaded = try AgentChecker.load(
        ContentSource(content, system: options.system, followsLinks: options.followsLinks))
    } catch {
      return AgentValidationResult(others: [error.diagnostic.namingContentOption])
    }
    var others = loaded.diagnostics.errors.map(\.namingContentOption)
    guard let checker = loaded.checker, !checker.systems.isEmpty else {
      return AgentValidationResult(others: others)
    }
    let documents = DocumentFiles.read(options.names, input: options.input)
    others += documents.diagnostics + documents.emptyFolders.map(Diagnostic.noDocuments)
    let check = DocumentCheck(checker, content: content, system: options.system)
    let checks = await Self.check(documents.files, with: check)
    return AgentValidationResult(checks: checks, others: others)
  }

  /// Checks documents that are in memory, each by its path: one in `content/one` belongs to the
  /// system `one`.
  public static func check(
    _ documents: FileTree, against content: FileTree
  ) async -> AgentValidationResult {
    let loaded = CatalogLoader(content, scope: .vocabulary).load()
    guard let catalog = loaded.catalog else {
      return AgentValidationResult(others: loaded.diagnostics)
    }
    let files = documents.map {
      DocumentFiles.File(path: $0.path, treePath: $0.path, bytes: $0.bytes)
    }
    let check = DocumentCheck(AgentChecker(catalog), content: "/content", system: nil)
    return AgentValidationResult(
      checks: await Self.check(files, with: check), others: loaded.diagnostics.errors)
  }

  /// So many that a task is worth its cost, so few that all cores have work to the end.
  private static let batchSize = 64

  private static func check(
    _ files: [DocumentFiles.File], with check: DocumentCheck
  ) async -> [AgentCheck] {
    await withTaskGroup(of: (Int, [AgentCheck]).self) { group in
      for start in stride(from: 0, to: files.count, by: batchSize) {
        let batch = files[start..<min(start + batchSize, files.count)]
        group.addTask { (start, batch.map { check($0) }) }
      }
      var batches: [Int: [AgentCheck]] = [:]
      for await (start, checks) in group { batches[start] = checks }
      return batches.sorted { $0.key < $1.key }.flatMap(\.value)
    }
  }
}

extension Diagnostic {
  fileprivate static func noDocuments(in folder: String) -> Diagnostic {
    .init(
      .agentNoDocuments, "there is no agent YAML in '\(folder)'",
      suggestion: "name files, or a folder that holds *.yaml")
  }
}
