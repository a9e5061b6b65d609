import AgentUI
import Diagnostics

/// Checks files of agent YAML, each against the system it belongs to.
struct DocumentCheck: Sendable {
  private let checker: AgentChecker
  private let choice: DocumentSystem

  /// - Parameters:
  ///   - content: The content folder, as named on the command line.
  ///   - system: The folder name of the system of all files; `nil` to tell it from each.
  init(_ checker: AgentChecker, content: String, system: String?) {
    self.checker = checker
    choice = DocumentSystem(checker, content: content, named: system)
  }

  func callAsFunction(_ file: DocumentFiles.File) -> AgentCheck {
    if let other = OtherFile(at: file.treePath) {
      return AgentCheck(path: file.path, diagnostics: [other.refusal(at: file.path)])
    }
    if let system = choice.system(ofFileAt: file.treePath) {
      return checker.check(file.bytes, path: file.path, system: system)
    }
    let document = AgentDocument.read(
      file.bytes, path: file.path, vocabulary: Vocabulary(components: [], tokens: [:]))
    guard let root = document.root else {
      return AgentCheck(document, path: file.path, system: nil, findings: document.findings)
    }
    if let system = checker.system(of: root) {
      return checker.check(file.bytes, path: file.path, system: system)
    }
    // Of a vocabulary without components, every one is unknown, and soon there are too many of
    // them; the rest is wrong in any system.
    let wrong = document.findings.filter { finding in
      let id = finding.diagnostic.id
      return !id.traits.contains(.needsAllComponents) && id != .agentTooManyFindings
    }
    let unclear = AgentFinding(choice.unclear(at: root.location), at: .root)
    return AgentCheck(document, path: file.path, system: nil, findings: [unclear] + wrong)
  }
}
