import AgentSwift
import AgentUI
import CatalogModel
import Diagnostics

/// `agent/code-…`: the code of every example is Swift, and calls the initialisers, modifiers, cases
/// and tokens that the sources declare, with their labels in order, as far as syntax can tell.
enum CompilingExamples: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let system = subject.system
    // Where a file could not be read, what it declares may be missing.
    let isComplete = system.modules.allSatisfy(\.incompleteFiles.isEmpty)
    let checker = SwiftCodeChecker(
      isComplete ? system.modules : [], tokens: system.vocabulary.tokens.values.map(\.swiftName))
    let found = ExampleCode.all(of: subject).flatMap { code in
      checker.check(code.text, path: code.location.path).map { (code, $0) }
    }
    return distinct(found)
  }

  /// What is the same in the derived code of many trees is said of the first.
  private static func distinct(_ found: [(ExampleCode, Diagnostic)]) -> [Diagnostic] {
    let derived = found.filter { $0.0.written == nil }
    let counts = Dictionary(grouping: derived) { Finding($0.1) }.mapValues(\.count)
    var seen: Set<Finding> = []
    return found.compactMap { code, diagnostic in
      guard code.written == nil else { return code.placed(diagnostic) }
      let finding = Finding(diagnostic)
      guard seen.insert(finding).inserted else { return nil }
      var placed = code.placed(diagnostic)
      let others = (counts[finding] ?? 1) - 1
      if others > 0 {
        placed.notes.append(
          .init("the same holds in \(others) more \(others == 1 ? "place" : "places")"))
      }
      return placed
    }
  }

  private struct Finding: Hashable {
    var id: FindingID
    var summary: String

    init(_ diagnostic: Diagnostic) {
      id = diagnostic.id
      summary = diagnostic.summary
    }
  }
}
