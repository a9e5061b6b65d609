import AgentUI
import Diagnostics
import Foundation
import Testing

/// The table of documents. With `CATALOG_RECORD=1` the messages are written anew, and the test
/// fails so that nobody records by accident.
@Suite struct DocumentTableTests {
  @Test func theTableIsThere() {
    #expect(DocumentTable.valid.count >= 20)
    #expect(DocumentTable.invalid.count >= 40)
  }

  @Test(arguments: DocumentTable.valid)
  func validDocuments(row: DocumentTable.Row) {
    let document = row.document
    #expect(document.isValid)
    #expect(document.diagnostics.allSatisfy { $0.id.name == "agent/deprecated-token" })
    #expect(document.nodeCount > 0)
  }

  @Test(arguments: DocumentTable.invalid)
  func invalidDocuments(row: DocumentTable.Row) throws {
    let document = row.document
    #expect(!document.isValid)
    let text = document.diagnostics.map(report).joined()
    let file = DocumentTable.messages(of: row)
    if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// A diagnostic as a terminal shows it.
  private func report(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { "\($0): " } ?? ""
    var text = "\(place)\(diagnostic.severity): \(diagnostic.summary) [\(diagnostic.id.name)]\n"
    for note in diagnostic.notes {
      text += "  note: \(note.location.map { "\($0): " } ?? "")\(note.message)\n"
    }
    text += diagnostic.suggestion.map { "  help: \($0)\n" } ?? ""
    guard let example = diagnostic.example else { return text }
    let lines = example.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.count == 1 { return text + "  example: \(example)\n" }
    return text + "  example:\n" + lines.map { "    \($0)\n" }.joined()
  }
}
