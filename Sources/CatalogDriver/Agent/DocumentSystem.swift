import Diagnostics
import Files

/// Decides which system of a catalog a document belongs to.
///
/// The one that the command line names; the only one, where there is one; the one in whose folder
/// the file lies; the one that has more of the document's components than any other. Where two have
/// as many, it is not clear.
struct DocumentSystem: Sendable {
  private let checker: AgentChecker
  /// Where the content lies, in a tree that spans the disk.
  private let content: String
  private let named: String?

  /// - Parameters:
  ///   - content: The content folder, as named on the command line.
  ///   - named: The system that the command line names.
  init(
    _ checker: AgentChecker, content: String, named: String?, in folder: WorkingFolder = .current
  ) {
    self.checker = checker
    self.content = folder.treePath(of: content)
    self.named = named
  }

  /// The system that a file is of, whatever it holds.
  ///
  /// - Parameter treePath: The file, in a tree that spans the disk.
  /// - Returns: The folder name, or `nil` when the components of the file decide.
  func system(ofFileAt treePath: String) -> String? {
    if let named { return named }
    if checker.systems.count == 1 { return checker.systems.first }
    let folder = contentPath(ofFileAt: treePath)?.split(separator: "/").first
    return checker.systems.first { $0 == folder.map(String.init) }
  }

  /// The path of a file from the content folder; `nil` for one that lies elsewhere.
  func contentPath(ofFileAt treePath: String) -> String? {
    if content.isEmpty { return treePath }
    return treePath.hasPrefix(content + "/") ? String(treePath.dropFirst(content.count + 1)) : nil
  }

  /// Says that it is not clear which system a document belongs to: a guide to any, agent YAML and
  /// Swift code to one with components, where there is one.
  func unclear(at location: SourceLocation, isGuide: Bool = false) -> Diagnostic {
    let drawn = checker.systems.filter { !checker.vocabulary($0).components.isEmpty }
    let systems = isGuide || drawn.isEmpty ? checker.systems : drawn
    return .init(
      .agentUnclearSystem, "it is not clear which system this document belongs to",
      at: location,
      notes: [.init("the systems are: \(systems.joined(separator: ", "))")],
      suggestion: "name one: --system \(systems.first ?? "name")")
  }
}
