import Diagnostics
import SwiftSymbols

/// A source of a system, as the compiler reads it.
public struct ModuleFile: Hashable, Sendable {
  /// The whole text; `#sourceLocation` names the source by a number.
  public var text: String
  /// The parts that only run from some version on.
  public var availability: [AvailableRange]
  /// What is told without a compiler: modules that are not known.
  public var diagnostics: [Diagnostic] = []

  /// A source for one platform.
  ///
  /// - Parameters:
  ///   - file: The source.
  ///   - number: What the compiler calls it by.
  ///   - known: All modules that the compiler finds; `nil` when it is to find out itself.
  public init(
    _ file: SourceFile, number: Int, _ configuration: SourceConfiguration, known: Set<String>?
  ) {
    let source = CompilableSource.read(file, configuration, known == nil ? [] : .standIn)
    availability = source.availability
    var lines = source.lines
    var inserted: [Int: String] = [:]
    for item in source.items {
      if case .importing(let name) = item.kind {
        guard let known, !known.contains(name), !PlatformInterface.frameworks.contains(name) else {
          continue
        }
        for line in item.lines where lines.indices.contains(line - 1) { lines[line - 1] = "" }
        diagnostics.append(
          SnippetPlan.unknown(
            name, at: SourceLocation(file.path, line: item.lines.lowerBound, column: 1)))
      }
      guard known != nil, item.kind == .preview else { continue }
      let first = item.lines.lowerBound
      inserted[first] =
        Self.place(number, line: first - 1)
        + "@MainActor fileprivate let _preview\(number)_\(first): _Preview =\n"
    }
    text =
      Self.place(number, line: 1)
      + lines.enumerated().map { (inserted[$0.offset + 1] ?? "") + $0.element }
      .joined(separator: "\n") + "\n"
  }

  private static func place(_ number: Int, line: Int) -> String {
    "#sourceLocation(file: \"F\(number)\", line: \(line + SnippetWriter.firstLine - 1))\n"
  }
}
