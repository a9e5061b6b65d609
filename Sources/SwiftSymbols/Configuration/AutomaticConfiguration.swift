import SwiftSyntax

extension SourceConfiguration {
  /// The configuration of sources about which nothing else is known.
  ///
  /// It is Linux, unless a file imports a module of Apple's platforms outside of any `#if`, and so
  /// cannot be compiled elsewhere: then it is the one platform that has the module (macOS for
  /// AppKit), or iOS where several do. Defines, traits among them, are the caller's to set.
  public static func automatic(for files: [SourceFile]) -> SourceConfiguration {
    var isApple = false
    for file in files where PlatformImports.mayImport(file.text) {
      let modules = PlatformImports.modules(of: file)
      if let platform = PlatformImports.only(modules) {
        return SourceConfiguration(platform: platform)
      }
      isApple = isApple || !modules.isDisjoint(with: PlatformImports.apple)
    }
    return isApple ? .iOS : .linux
  }
}

/// Finds the imports by which a file belongs to one family of platforms.
private enum PlatformImports {
  static let apple = PlatformModules.appleOnly.union(["UIKit"])
    .subtracting(PlatformModules.linuxOnly)

  /// The platforms that alone have a module, in the order in which they are asked.
  private static let single: [(SourceConfiguration.Platform, Set<String>)] = [
    (.macOS, PlatformModules.macOSOnly), (.tvOS, PlatformModules.tvOSOnly),
    (.watchOS, PlatformModules.watchOSOnly),
  ]

  static func only(_ modules: Set<String>) -> SourceConfiguration.Platform? {
    single.first { !$0.1.isDisjoint(with: modules) }?.0
  }

  /// Whether it is worth parsing a text: most files name none of the modules in an import.
  static func mayImport(_ text: String) -> Bool {
    text.utf8.split(separator: UInt8(ascii: "\n")).contains { line in
      let line = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = line.first, firstBytes.contains(first) else { return false }
      let words = Substring(line).split { !$0.isLetter && $0 != "_" }.map(String.init)
      return words.contains("import") && words.contains(where: names)
    }
  }

  /// Of `import`, of an attribute, and of an access modifier before it.
  private static let firstBytes = Set("i@pf".utf8)

  private static func names(_ word: String) -> Bool {
    apple.contains(word) || single.contains { $0.1.contains(word) }
  }

  /// The modules that `file` imports outside of any `#if`.
  static func modules(of file: SourceFile) -> Set<String> {
    guard case .success(let tree) = BoundedParser.parse(file.text) else { return [] }
    return Set(
      tree.statements.compactMap {
        $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text
      })
  }
}
