import AgentUI
import Diagnostics
import SwiftSymbols

/// Reads SwiftUI code as the trees of agent YAML that it is the code of.
///
/// The steps: `SwiftExpressionReader` parses the text; `CallIndex` finds the component whose view,
/// modifier or environment value a call is; `StatementReader` turns each chain of calls into a node
/// inside the nodes of its modifiers; `ArgumentReader` gives the arguments to props and the
/// closures to children, and `PropValueReader` reads the values. What is no call of a component is
/// reported with its place and left out.
///
/// Code that is nested too deeply for the Swift parser, or into more levels than agent YAML may
/// have, is refused. The reader looks at calls only: whether the trees are valid is for
/// `AgentValidator` to say, whose places are then those of the code.
///
/// What ``AgentUI/SwiftPrinter`` writes is read as the same tree again, as far as code can carry
/// it. Trees are equal that differ in nothing but this:
///
/// - a prop that is given its default, which code leaves out;
/// - the key of a node, which comes from the contract: `view` for a pattern;
/// - the order of props, and of children that stand in different closures;
/// - the spelling of a number, and an action with spaces: `copy selection` is `copySelection()`.
public struct SwiftReader: Sendable {
  private let index: CallIndex

  /// A reader of code that is written with the components of `vocabulary`.
  public init(_ vocabulary: Vocabulary) { index = CallIndex(vocabulary) }

  /// The trees of the views in `text`, in their order, and what cannot be read of it.
  ///
  /// - Parameters:
  ///   - text: An expression, the statements of a view builder, or a file with a view whose `body`
  ///     is read.
  ///   - path: The file that the diagnostics name.
  public func read(
    _ text: String, path: String
  ) -> (roots: [AgentNode], diagnostics: [Diagnostic]) {
    let source = SwiftExpressionReader.read(SourceFile(path: path, text: text))
    var reader = StatementReader(index: index)
    let roots = reader.nodes(source.statements)
    var diagnostics = source.diagnostics + reader.diagnostics
    if roots.isEmpty, diagnostics.isEmpty {
      diagnostics.append(
        .init(
          .agentSwiftNoView, "there is no view in this code",
          at: SourceLocation(path, line: 1, column: 1),
          suggestion: "write the call of a component, or a type with a 'body'"))
    }
    return (roots, diagnostics)
  }
}
