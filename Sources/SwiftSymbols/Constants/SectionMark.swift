import SwiftSyntax

/// Finds `// MARK: - Heading` comments.
enum SectionMark {
  /// The heading of the last mark before a declaration, or `nil` where there is none.
  static func heading(before node: DeclSyntax) -> String? {
    var heading: String?
    for case .lineComment(let text) in node.leadingTrivia {
      let body = text.dropFirst(2).drop(while: \.isWhitespace)
      guard body.hasPrefix("MARK:") else { continue }
      let words = body.dropFirst(5).drop { $0.isWhitespace || $0 == "-" }
      heading = String(words).trimmingBlankEnds
    }
    return heading?.isEmpty == true ? nil : heading
  }
}
