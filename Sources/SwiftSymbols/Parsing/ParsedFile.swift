import Diagnostics
import SwiftSyntax

/// The syntax tree of one file, with its active branches and a way to name places in it.
struct ParsedFile {
  let path: String
  let tree: SourceFileSyntax
  let branches: BranchConditions
  /// Whether all of the file is Swift, so that no declaration can be missing.
  private(set) var isComplete = true
  private let converter: SourceLocationConverter

  /// Parses `file`; `nil`, with a diagnostic, for a text the parser must not see.
  init?(_ file: SourceFile, conditions: BranchConditions, diagnostics: inout [Diagnostic]) {
    self.init(
      file, BoundedParser.parse(file.text), conditions: conditions, diagnostics: &diagnostics)
  }

  /// Takes what parsing `file` gave.
  init?(
    _ file: SourceFile, _ parsed: Result<SourceFileSyntax, NestingGuard.Refusal>,
    conditions: BranchConditions, diagnostics: inout [Diagnostic]
  ) {
    switch parsed {
    case .failure(let refusal):
      diagnostics.append(refusal.diagnostic(path: file.path))
      return nil
    case .success(let tree): self.tree = tree
    }
    path = file.path
    branches = conditions
    converter = SourceLocationConverter(fileName: file.path, tree: tree)
    let error = syntaxError()
    isComplete = error == nil
    if let error { diagnostics.append(error) }
  }

  /// Where the first token of `node` begins.
  func location(of node: some SyntaxProtocol) -> Diagnostics.SourceLocation {
    location(at: node.positionAfterSkippingLeadingTrivia)
  }

  /// Where `position` is.
  func location(at position: AbsolutePosition) -> Diagnostics.SourceLocation {
    let place = converter.location(for: position)
    return Diagnostics.SourceLocation(path, line: place.line, column: place.column)
  }

  /// The first place that is not Swift, if there is one; what follows is often a consequence.
  private func syntaxError() -> Diagnostic? {
    guard tree.hasError else { return nil }
    var others = 0
    for token in tree.tokens(viewMode: .all) {
      guard others < 100 else { return nil }
      guard let fault = SyntaxFault(at: token) else { continue }
      guard branches.isRead(token) else {
        others += 1
        continue
      }
      return .init(
        .swiftSyntaxError, fault.summary, at: location(at: fault.position),
        notes: [.init("the declarations that could be read are counted; others may be missing")],
        suggestion: "correct the file so that the Swift compiler accepts it")
    }
    return nil
  }
}
