import Testing

/// Foreign Swift comes before the parser in one place, behind the guard.
struct SwiftParserTests {
  @Test("SwiftParser is imported for its parser in one file, and for its lexer in one")
  func importers() throws {
    let importers = try Repository.sources().filter { $0.imports.contains("SwiftParser") }
    #expect(
      importers.map(\.path) == [
        "Sources/SwiftSymbols/Parsing/BoundedParser.swift",
        "Sources/SwiftSymbols/Parsing/TokenSkimmer.swift",
      ])
  }

  @Test("Nothing else makes a parser, or asks a node to parse")
  func callers() throws {
    let calls = ["Parser(", "Syntax.parse(", ".parse(from", ".parse(source"]
    let places = try Repository.sources().filter { $0.target == "SwiftSymbols" }.flatMap { file in
      file.code.filter { line in
        calls.contains(where: line.contains) && !Self.own.contains(where: line.contains)
      }.map { "\(file.path): \($0)" }
    }
    #expect(
      places == [
        "Sources/SwiftSymbols/Parsing/BoundedParser.swift:     var parser = Parser("
          + "text, maximumNestingLevel: NestingGuard.maximumParserDepth)",
        "Sources/SwiftSymbols/Parsing/BoundedParser.swift:     "
          + "return SourceFileSyntax.parse(from: &parser)",
      ])
  }

  @Test("Only the guard parses without the guard, what it has bounded itself")
  func unguarded() throws {
    let callers = try Repository.sources().filter { file in
      file.code.contains { $0.contains("BoundedParser.tree(") }
    }
    #expect(callers.map(\.path) == ["Sources/SwiftSymbols/Parsing/InterpolationGuard.swift"])
  }

  /// Parsers of this package, of comments and of the types in signatures.
  private static let own = ["CommentParser(", "TypeShapeParser("]
}
