extension SourceFile {
  /// The modules that its lines import, found without parsing: `Kit` for `@testable import Kit` and
  /// for `import struct Kit.Badge`.
  public var importedModules: Set<String> {
    Set(Self.lines(of: text).compactMap(Self.module(importedBy:)))
  }

  private static func module(importedBy line: Substring) -> String? {
    let words = line.split { " \t;".contains($0) }
    guard let index = words.firstIndex(of: "import"),
      words[..<index].allSatisfy({ $0.hasPrefix("@") || access.contains($0) })
    else { return nil }
    let named = words[(index + 1)...].drop(while: kinds.contains)
    return named.first?.split(separator: ".").first.map(String.init)
  }

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
  private static let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
}
