import Diagnostics
import SwiftSyntax

/// The comment by which a declaration is left undocumented on purpose:
/// `// catalog:undocumented reason`, before the declaration, before or after its documentation.
struct ExcuseComment {
  /// What follows the slashes.
  static let marker = "catalog:undocumented"

  private let reason: String
  private let location: Diagnostics.SourceLocation

  /// `nil` where no such comment stands; of several, the last one counts.
  init?(of node: DeclSyntax, in file: ParsedFile) {
    var position = node.position
    var found: (reason: String, position: AbsolutePosition)?
    for piece in node.leadingTrivia {
      if case .lineComment(let text) = piece, let reason = Self.reason(in: text) {
        found = (reason, position)
      }
      position += piece.sourceLength
    }
    guard let found else { return nil }
    reason = found.reason
    location = file.location(at: found.position)
  }

  /// `nil` without a reason: then it excuses nothing.
  var excuse: Symbol.Excuse? {
    reason.isEmpty ? nil : Symbol.Excuse(reason: reason, location: location)
  }

  /// What is wrong with it.
  var remark: Diagnostic? {
    guard reason.isEmpty else { return nil }
    return .init(
      .coverageExcuseWithoutReason, "an excuse from documentation needs a reason",
      at: location, suggestion: "write the reason: '// \(Self.marker) what documents it instead'")
  }

  private static func reason(in comment: String) -> String? {
    let text = comment.drop { $0 == "/" }.drop(while: \.isWhitespace)
    guard text.hasPrefix(marker) else { return nil }
    let rest = text.dropFirst(marker.count)
    guard rest.first.map({ $0.isWhitespace || $0 == ":" }) ?? true else { return nil }
    return String(rest.drop { $0 == ":" }).trimmingBlankEnds
  }
}
