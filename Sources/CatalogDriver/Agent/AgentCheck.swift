import AgentUI
import CatalogModel
import Diagnostics

/// What a check of one document of agent YAML came to.
public struct AgentCheck: Sendable {
  /// The file of the document, as places name it.
  public var path: String
  /// The folder name of the system it was checked against; `nil` when that could not be told.
  public var system: String?
  /// The tree, as far as it could be read; `nil` when the text holds none.
  public var root: AgentNode?
  /// The name that a screen file gives itself; `nil` for a document that is a node.
  public var name: String?
  /// The number of nodes in the tree.
  public var nodeCount: Int
  /// Everything that is wrong, in the order of the text, with the values it is about.
  public var findings: [AgentFinding]
  /// Whether there are errors that are not told, because what could not be read of the content may
  /// explain them.
  var hasUntoldErrors = false

  /// A check that found `findings` in a document, and nothing else.
  init(_ document: AgentDocument, path: String, system: String?, findings: [AgentFinding]) {
    self.path = path
    self.system = system
    root = document.root
    name = document.name
    nodeCount = document.nodeCount
    self.findings = findings
  }

  /// A check of a file that is no agent YAML.
  init(
    path: String, system: String? = nil, root: AgentNode? = nil, diagnostics: [Diagnostic]
  ) {
    self.path = path
    self.system = system
    self.root = root
    nodeCount = root?.nodeCount ?? 0
    findings = diagnostics.inOrder.map { AgentFinding($0, at: nil) }
  }

  /// The findings without the values they are about.
  public var diagnostics: [Diagnostic] { findings.map(\.diagnostic) }

  /// Whether the document may be drawn and written as Swift: there is a tree and no error.
  public var isValid: Bool {
    root != nil && !hasUntoldErrors && !findings.contains { $0.diagnostic.severity == .error }
  }
}
