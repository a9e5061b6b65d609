import Testing

/// A function is short enough to be read at once, and takes few enough values to be called by heart.
struct FunctionSizeTests {
  /// Functions that take one value more, since all of them belong to one finding, one node or one
  /// declaration; a type that only carries them would say nothing more.
  static let takeSix: Set<String> = [
    "CatalogRenderer/Pages/FrameBuilder.swift: frame",
    "DesignTokens/Merging/GroupExtender.swift: report",
    "DesignTokens/Parsing/TokenTreeParser.swift: report",
    "JSONTree/JSONWriter.swift: writeEntries",
    "PreviewPaint/Painting/Cascade.swift: add",
    "PreviewPaint/Painting/StyleComputer.swift: paint",
    "Templates/NameResolver.swift: follow",
  ]

  @Test("A function has at most 40 lines, but for initialisers that take one value for each field")
  func functionsAreShort() throws {
    let long = try functions().filter {
      $0.function.lineCount > 40 && !($0.function.name == "init" && $0.function.parameters > 5)
    }
    #expect(long.map(\.place) == [])
  }

  @Test("A function takes at most five values")
  func functionsTakeFewValues() throws {
    let found = try functions().filter { $0.function.name != "init" && $0.function.parameters > 5 }
    #expect(Set(found.map(\.place)) == Self.takeSix)
    #expect(found.allSatisfy { $0.function.parameters == 6 })
  }

  @Test(
    "What a function takes",
    arguments: [
      ("func draw() {", 0), ("func draw(a: Int, _ b: [Int: (Int, Int)]) {", 2),
      ("static func == (a: Self, b: Self) -> Bool {", 2), ("init?(_ a: () -> (Int, Int)) {", 1),
      ("subscript<Key: Hashable, Value>(a: Int, b: Value) -> Int {", 2),
      ("func add<T>(_ a: Map<T, T>, b: T,) {", 2),
    ])
  func parameters(line: String, count: Int) {
    #expect(SwiftFunction.all(in: [line, "}"]).map(\.parameters) == [count])
  }

  @Test("A function reaches to the brace below its first line")
  func lengths() {
    let code = ["  func a(", "    b: Int", "  ) {", "    if b { }", "  }", "  func c() {}", "}"]
    #expect(SwiftFunction.all(in: code).map(\.lineCount) == [5, 1])
  }

  private func functions() throws -> [(place: String, function: SwiftFunction)] {
    try Repository.sources().flatMap { file in
      SwiftFunction.all(in: file.code).map {
        ("\(file.path.dropFirst("Sources/".count)): \($0.name)", $0)
      }
    }
  }
}

/// A function, initialiser or subscript, as its indentation shows it.
struct SwiftFunction {
  let name: String
  let parameters: Int
  /// From the line with its keyword to the one with its closing brace.
  let lineCount: Int

  /// The functions in lines without comments and quotes.
  static func all(in code: [String]) -> [Self] {
    code.indices.compactMap { index in
      guard let name = name(in: code[index]) else { return nil }
      return Self(
        name: name, parameters: parameterCount(code[index...]), lineCount: lineCount(code[index...])
      )
    }
  }

  private static func name(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard
      let index = words.firstIndex(where: { keywords.contains(String($0.prefix(while: isWord))) }),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) })
    else { return nil }
    let keyword = String(words[index].prefix(while: isWord))
    guard keyword == "func" else { return keyword }
    return words.dropFirst(index + 1).first.map { String($0.prefix { $0 != "(" && $0 != "<" }) }
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character == "_"
  }

  /// The commas between the parentheses that follow the name, where nothing else encloses them.
  private static func parameterCount(_ lines: ArraySlice<String>) -> Int {
    var open: [Character] = []
    var items = [false]
    var previous: Character = " "
    for character in lines.prefix(40).joined(separator: " ") {
      let isArrow = previous == "-" && character == ">"
      previous = character
      if "([{<".contains(character) {
        open.append(character)
      } else if ")]}>".contains(character), !isArrow {
        guard let last = open.popLast() else { continue }
        if last == "(", open.isEmpty { break }
      } else if open == ["("], character == "," {
        items.append(false)
      } else if open.first == "(", character != " " {
        items[items.count - 1] = true
      }
    }
    return items.count { $0 }
  }

  private static func lineCount(_ lines: ArraySlice<String>) -> Int {
    guard let first = lines.first else { return 0 }
    if first.hasSuffix("}") { return 1 }
    let indentation = first.prefix { $0 == " " }
    let end = lines.dropFirst().firstIndex { line in
      guard line.hasPrefix(indentation), let start = line.dropFirst(indentation.count).first
      else { return false }
      return start != " " && start != ")"
    }
    guard let end, lines[end].dropFirst(indentation.count).first == "}" else { return 1 }
    return end - lines.startIndex + 1
  }

  private static let keywords: Set<String> = ["func", "init", "subscript"]
  private static let modifiers: Set<String> = [
    "class", "consuming", "convenience", "fileprivate", "final", "infix", "internal", "mutating",
    "nonisolated", "override", "package", "postfix", "prefix", "private", "public", "required",
    "static",
  ]
}
