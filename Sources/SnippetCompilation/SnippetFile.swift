import SwiftSymbols

/// A file that a compiler reads: pieces of one page.
public struct SnippetFile: Hashable, Sendable {
  /// Its name, without a folder.
  public var name: String
  /// All of it.
  public var text: String
  /// The pieces, by the numbers that the compiler calls them by.
  public var snippets: [Int]
  /// What it conforms types to, which only one file of a module may do.
  public var conformances: Set<String> = []
  /// For a part of `Package.swift`, which knows another module than other code: the version of
  /// the tools that it is for, such as `5.9`.
  public var toolsVersion: String?
  /// Whether the compiler has to refuse the last of its pieces.
  public var isWrong = false
}

/// Puts pieces into files.
struct SnippetFiles {
  /// The modules that code knows without importing them.
  let imports: [String]
  /// What the system declares.
  let known: Set<String>
  private(set) var files: [SnippetFile] = []
  private var declared: Set<String> = []
  /// What its pieces import, as they write it: `@testable import Kit`.
  private var modules: Set<String> = []
  private var text = ""
  private var numbers: [Int] = []
  private var conformances: Set<String> = []
  private var page = ""

  init(imports: [String], declared known: Set<String>) {
    self.imports = imports
    self.known = known
  }

  /// Takes the next piece; those of one page come one after the other.
  mutating func add(_ reader: SnippetReader, number: Int) {
    if case .manifest = reader.form { return addManifest(text(of: reader, number), number) }
    if reader.snippet.page != page || !declared.isDisjoint(with: reader.declaredNames) {
      finish()
      page = reader.snippet.page
    }
    let written = text(of: reader, number)
    let modules = modules.union(reader.imports.map { reader.importText(of: $0.name) })
      .union(implied(by: reader.snippet.text))
    if reader.snippet.origin == .fence(.wrong) {
      files.append(
        file("W\(number)", text + written, modules, [number]).marking(
          conformances.union(reader.conformances), isWrong: true))
      return
    }
    self.modules = modules
    text += written
    numbers.append(number)
    declared.formUnion(reader.declaredNames)
    conformances.formUnion(reader.conformances)
  }

  private func text(of reader: SnippetReader, _ number: Int) -> String {
    SnippetWriter(reader: reader, name: "S\(number)", declared: declared.union(known)).text
  }

  /// Ends the file of the page.
  mutating func finish() {
    if let first = numbers.first {
      files.append(
        file("P\(first)", text, modules, numbers).marking(conformances, isWrong: false))
    }
    (text, numbers, declared, modules, conformances) = ("", [], [], [], [])
  }

  private mutating func addManifest(_ written: String, _ number: Int) {
    var manifest = SnippetFile(
      name: "M\(number).swift", text: "import PackageDescription\n" + written, snippets: [number])
    let first = written.firstMatch(of: /swift-tools-version: *(\d+\.\d+)/)
    manifest.toolsVersion = first.map { String($0.1) } ?? "6.0"
    files.append(manifest)
  }

  private func file(_ name: String, _ text: String, _ modules: Set<String>, _ numbers: [Int])
    -> SnippetFile
  {
    let all = Set(imports.map { "import \($0)" }).union(modules)
    let head = all.sorted().map { $0 + "\n" }.joined()
    return SnippetFile(name: name + ".swift", text: head + text, snippets: numbers)
  }

  /// What code takes for granted in guides on testing.
  private func implied(by text: String) -> [String] {
    (text.contains("XCTest") || text.contains("XCTAssert") ? ["import XCTest"] : [])
      + (text.contains("@Test") || text.contains("#expect") ? ["import Testing"] : [])
  }
}

extension SnippetFile {
  fileprivate func marking(_ conformances: Set<String>, isWrong: Bool) -> SnippetFile {
    var copy = self
    copy.conformances = conformances
    copy.isWrong = isWrong
    return copy
  }
}
