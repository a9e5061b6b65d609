/// A source file, and what a reader sees in it without a compiler.
struct SwiftFile {
  /// Below the root.
  let path: String
  /// The folder below `Sources`.
  let target: String
  /// The lines without comments and without what stands in quotes.
  ///
  /// Comments in this code begin with two slashes, and the text of a multi-line literal is kept:
  /// both are enough for what these tests look for.
  let code: [String]
  /// The modules this file imports.
  let imports: Set<String>

  init(path: String, target: String, text: String) {
    self.path = path
    self.target = target
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    code = lines.dropLast(text.hasSuffix("\n") ? 1 : 0).map(Self.code(of:))
    imports = Set(code.compactMap(Self.importedModule(in:)))
  }

  /// The module of an import statement: the first name after `import` and the kind of declaration.
  static func importedModule(in line: String) -> String? {
    let words = line.split(separator: " ")
    guard let keyword = words.firstIndex(of: "import"),
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
    else { return nil }
    let name = words[(keyword + 1)...].first { !declarationKinds.contains($0) }
    return name?.split(separator: ".").first.map(String.init)
  }

  private static let accessLevels: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let declarationKinds: Set<Substring> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// A line up to its comment, with its quoted parts taken out.
  static func code(of line: Substring) -> String {
    var result = ""
    var isQuoted = false
    var previous: Character = " "
    for character in line {
      if character == "\"" && previous != "\\" {
        isQuoted.toggle()
      } else if !isQuoted {
        if character == "/" && previous == "/" { return String(result.dropLast()) }
        result.append(character)
      }
      previous = character
    }
    return result
  }
}
