import AgentUI
import CatalogLoader
import CatalogModel
import Diagnostics
import Files

/// What documents of agent YAML are checked against: the vocabularies of a catalog's systems.
public struct AgentChecker: Sendable {
  /// The folder names of the systems, in the order of the catalog.
  public let systems: [String]

  private let entries: [String: Entry]

  private struct Entry: Sendable {
    let vocabulary: Vocabulary
    let gaps: Gaps
  }

  init(_ catalog: Catalog) {
    systems = catalog.systems.map(\.slug)
    entries = Dictionary(
      catalog.systems.map { ($0.slug, Entry(vocabulary: $0.vocabulary, gaps: $0.gaps)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Reads of a content folder what documents are checked against.
  ///
  /// - Returns: The checker unless the folder holds no catalog, and what is wrong with the content,
  ///   with paths that lead there from the working folder.
  /// - Throws: ``FolderError`` when the folder is missing or cannot be read.
  public static func load(
    _ source: ContentSource
  ) throws(FolderError) -> (checker: AgentChecker?, diagnostics: [Diagnostic]) {
    let content = try ContentFolderReader.read(source, scope: .vocabulary)
    return (content.catalog.map(AgentChecker.init), content.diagnostics)
  }

  /// Checks a document, or a screen file that holds one.
  ///
  /// - Parameters:
  ///   - path: The file, as places shall name it.
  ///   - system: One of ``systems``; in any other no component is known.
  public func check(_ text: String, path: String, system: String) -> AgentCheck {
    check(AgentDocument.read(text, path: path, vocabulary: vocabulary(system)), path, system)
  }

  /// The same for a file as it is stored, which may be anything but UTF-8.
  func check(_ bytes: [UInt8], path: String, system: String) -> AgentCheck {
    check(AgentDocument.read(bytes, path: path, vocabulary: vocabulary(system)), path, system)
  }

  /// The system that has the most of a tree's components; `nil` when several have as many.
  public func system(of root: AgentNode) -> String? {
    let names = root.componentNames
    let counts = systems.map { slug in
      let vocabulary = vocabulary(slug)
      return names.count { vocabulary.component($0) != nil }
    }
    guard let most = counts.max(), most > 0, counts.count(where: { $0 == most }) == 1 else {
      return nil
    }
    return zip(systems, counts).first { $0.1 == most }?.0
  }

  /// What is wrong with a tree that comes from elsewhere than agent YAML, and whether there are
  /// errors that are not told: see ``AgentCheck``.
  func validate(
    _ root: AgentNode, system: String
  ) -> (told: [Diagnostic], hasUntoldErrors: Bool) {
    let gaps = entries[system]?.gaps ?? Gaps()
    let found = AgentValidator(vocabulary(system)).validate(root)
    let told = found.filter { !gaps.mayExplain($0) }
    return (told, told.errors.count < found.errors.count)
  }

  /// What may be named in a system; nothing in one that is not there.
  func vocabulary(_ system: String) -> Vocabulary {
    entries[system]?.vocabulary ?? Vocabulary(components: [], tokens: [:])
  }

  /// What rests on a name that may be missing because its file could not be read is not said.
  private func check(_ document: AgentDocument, _ path: String, _ system: String) -> AgentCheck {
    let gaps = entries[system]?.gaps ?? Gaps()
    let told = document.findings.filter { !gaps.mayExplain($0.diagnostic) }
    var check = AgentCheck(document, path: path, system: system, findings: told)
    check.hasUntoldErrors =
      told.count < document.findings.count && !document.isValid
    return check
  }
}
