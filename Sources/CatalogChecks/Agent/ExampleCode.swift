import AgentUI
import CatalogModel
import Diagnostics

/// Swift code that the site shows beside a tree of agent YAML: derived from it, or written by hand.
struct ExampleCode {
  /// What a note calls it: `the example 'Error'`.
  var name: String
  var text: String
  /// Where its tree stands.
  var location: SourceLocation
  /// The lines of the file that the code is written in; `nil` for derived code.
  var written: WrittenCode?

  /// The code of every valid tree, in the order of the content.
  static func all(of subject: CheckSubject) -> [ExampleCode] {
    let system = subject.system
    let printer = SwiftPrinter(system.vocabulary)
    var written: [SourceLocation: (component: Component, example: Example)] = [:]
    for component in system.components + system.primitives {
      for example in component.examples { written[example.root.location] = (component, example) }
    }
    return zip(subject.exampleTrees, subject.exampleDiagnostics).compactMap { tree, found in
      let source = written[tree.location]
      if let source, let code = source.example.swiftCode {
        return ExampleCode(
          name: "the example '\(source.example.name)'", text: code, location: tree.location,
          written: WrittenCode(source.example, in: source.component.manifest))
      }
      guard !found.contains(where: { $0.severity == .error }) else { return nil }
      return ExampleCode(
        name: source.map { "the example '\($0.example.name)'" } ?? "this tree",
        text: printer.print(tree), location: tree.location)
    }
  }

  /// A finding in the code as one in the content: at the place where the code is written, or at
  /// the tree that it is derived from.
  func placed(_ diagnostic: Diagnostic) -> Diagnostic {
    var placed = diagnostic
    let line = diagnostic.location?.line ?? 1
    if let place = diagnostic.location.flatMap({ written?.location(of: $0) }) {
      placed.location = place
    } else {
      placed.location = location
      let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      let shown = line <= code.count ? code[line - 1].drop { $0 == " " }.prefix(80) : ""
      placed.notes.insert(
        .init("in line \(line) of the Swift code of \(name): \(shown)"), at: 0)
    }
    return placed
  }
}

/// Code in a block of a YAML file.
struct WrittenCode {
  private let path: String
  /// The line of the file that holds the first line of the code.
  private let firstLine: Int
  /// The spaces before each line.
  private let indentation: Int

  /// `nil` for code that is no literal block, so that its lines are not those of the file.
  init?(_ example: Example, in file: TextFile) {
    guard let location = example.swiftCodeLocation, let line = location.line,
      let column = location.column
    else { return nil }
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(line), lines[line - 1].utf8.dropFirst(column - 1).first == 0x7C
    else { return nil }
    path = location.path
    firstLine = line + 1
    indentation = lines[line].prefix { $0 == " " }.count
  }

  func location(of place: SourceLocation) -> SourceLocation? {
    guard let line = place.line else { return nil }
    return SourceLocation(
      path, line: firstLine + line - 1, column: place.column.map { $0 + indentation })
  }
}
