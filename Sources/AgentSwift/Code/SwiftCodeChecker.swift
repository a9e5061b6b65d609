import Diagnostics
import SwiftSymbols

/// Checks that Swift code calls only what the sources declare, as far as syntax can tell.
///
/// The steps: `SwiftExpressionReader` parses the code; `DeclaredAPI` knows what the sources
/// declare; `CodeWalk` looks at every call and every name of the code, and `CallMatch` lays the
/// arguments of a call beside the parameters of its overloads. Types are not inferred: a name that
/// the sources do not have may be of SwiftUI or of the code around, and is only reported where it
/// is nearly one that they have.
public struct SwiftCodeChecker: Sendable {
  private let api: DeclaredAPI

  /// A checker of code that uses `modules`, whose sources have to be complete.
  ///
  /// - Parameter tokens: The Swift names of the tokens: `DS.Spacing.m`.
  public init(_ modules: [ModuleSymbols], tokens: some Sequence<String>) {
    api = DeclaredAPI(modules, tokens: Set(tokens))
  }

  /// What is wrong with the code, in its order; the places are those of `text`.
  ///
  /// - Parameters:
  ///   - text: An expression, statements of a view builder, or a file with a view.
  ///   - path: The file that the diagnostics name.
  public func check(_ text: String, path: String) -> [Diagnostic] {
    let source = SwiftExpressionReader.read(SourceFile(path: path, text: text))
    var walk = CodeWalk(api: api)
    for statement in source.statements { walk.visit(statement) }
    return source.diagnostics.map(ofExample) + walk.diagnostics
  }

  /// Findings of the group `swift` are about the sources of a system.
  private func ofExample(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.id =
      diagnostic.id == .swiftTooDeep ? .agentCodeTooDeep : .agentCodeSyntaxError
    return diagnostic
  }
}
