import SwiftParser
import SwiftSyntax
import Workers

/// The one way from text to syntax tree: through `NestingGuard`, and within a time.
///
/// The guard counts what is known to overwhelm the parser, so its answer depends on the text alone.
/// The parser has no hook by which a count of its work could stop it, so what the guard does not
/// know is bounded by time: a text that takes ``limit(of:)`` is refused, and its parser is left
/// behind as `Attempt` says.
enum BoundedParser {
  /// The tree of `text`, or why it has none.
  static func parse(
    _ text: String, within limit: Duration? = nil
  ) -> Result<SourceFileSyntax, NestingGuard.Refusal> {
    let limit = limit ?? self.limit(of: text)
    let result = Attempt.run(within: limit) {
      () -> Result<SourceFileSyntax, NestingGuard.Refusal> in
      if let refusal = NestingGuard.refusal(of: text) { return .failure(refusal) }
      return .success(tree(of: text))
    }
    return result ?? .failure(NestingGuard.Refusal(reason: .time, line: 1))
  }

  /// The tree of a text that the guard has let pass, or that it has bounded itself.
  static func tree(of text: String) -> SourceFileSyntax {
    var parser = Parser(text, maximumNestingLevel: NestingGuard.maximumParserDepth)
    return SourceFileSyntax.parse(from: &parser)
  }

  /// More than twenty times what the parser needs, even when it is compiled for debugging, which
  /// makes it seventy times slower.
  private static func limit(of text: String) -> Duration {
    .seconds(20) + .milliseconds(text.utf8.count / 16)
  }
}
