import Testing

/// A name stands for one thing.
struct TypeNameTests {
  @Test("No two targets declare types of the same name")
  func namesAreUnique() throws {
    let declared = try Repository.sources().flatMap { file in
      Set(file.code.compactMap(Self.declaredType)).map { (name: $0, target: file.target) }
    }
    let targets = Dictionary(grouping: declared, by: \.name).mapValues { Set($0.map(\.target)) }
    let shared = targets.filter { $0.value.count > 1 }
      .map { "\($0.key): \($0.value.sorted().joined(separator: ", "))" }
    #expect(shared.sorted() == [], "a reader of one must not take it for the other: rename one")
  }

  @Test(
    "A declaration without indentation names a type",
    arguments: [
      ("struct Page {", "Page"), ("public final class Page: Sendable {", "Page"),
      ("private indirect enum Page", "Page"), ("public typealias Page = Int", "Page"),
      ("@frozen public actor Page {", "Page"), ("protocol Page<Row>: Sendable {", "Page"),
    ])
  func declarations(line: String, name: String) {
    #expect(Self.declaredType(in: line) == name)
  }

  @Test(
    "Other lines name none",
    arguments: ["  struct Page {", "extension Page {", "func page() {", "let structure = 1", ""])
  func otherLines(line: String) {
    #expect(Self.declaredType(in: line) == nil)
  }

  /// The type that a line at the top of a file declares.
  static func declaredType(in line: String) -> String? {
    guard line.first?.isWhitespace == false else { return nil }
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(where: keywords.contains), keyword + 1 < words.count,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || modifiers.contains($0) })
    else { return nil }
    return String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }

  private static let keywords: Set<Substring> = [
    "actor", "class", "enum", "protocol", "struct", "typealias",
  ]
  private static let modifiers: Set<Substring> = [
    "fileprivate", "final", "indirect", "internal", "package", "private", "public",
  ]
}
