import Foundation
import SwiftSymbols
import Testing

/// Compares with the compiler, symbol by symbol: `Data/README.txt` says what the files are.
@Suite("The probe of edge cases")
struct ProbeTests {
  /// Where comments stand behind declarations, on which the compiler and this module differ.
  private static let trailing = "trailing.swift"

  @Test func equalsTheCompiler() throws {
    let compiler = try Probe.compiler().filter { $0.file != Self.trailing }
    let found = try Probe.found().lines.filter { $0.file != Self.trailing }
    #expect(compiler.count > 800)
    #expect(compiler.filter { !found.contains($0) }.map(\.text) == [])
    #expect(found.filter { !compiler.contains($0) }.map(\.text) == [])
    #expect(found.map(\.text) == compiler.map(\.text))
  }

  @Test func commentsBehindDeclarationsDocumentNothing() throws {
    let compiler = try Probe.compiler().filter { $0.file == Self.trailing }
    let found = try Probe.found()
    let lines = found.lines.filter { $0.file == Self.trailing }
    #expect(lines.map(\.symbol) == compiler.map(\.symbol))
    #expect(lines.filter(\.isOwn).map(\.symbol) == ["enumCase\tTrailing.fourth"])
    #expect(
      found.module.diagnostics.map { $0.location?.description ?? "" } == [
        "trailing.swift:3:8", "trailing.swift:5:8", "trailing.swift:9:33", "trailing.swift:12:22",
        "trailing.swift:13:23", "trailing.swift:19:69",
      ])
    #expect(Set(found.module.diagnostics.map(\.id.name)) == ["swift/trailing-doc-comment"])
  }

  @Test func theFileOrderDoesNotMatter() throws {
    let files = try Probe.files()
    let options = ExtractionOptions(configuration: Probe.configuration)
    let forwards = SymbolExtractor.symbols(ofModule: "Probe", in: files, options: options)
    let backwards = SymbolExtractor.symbols(
      ofModule: "Probe", in: files.reversed(), options: options)
    #expect(forwards == backwards)
  }
}

/// The files of the probe.
private enum Probe {
  static let configuration = SourceConfiguration(
    platform: .linux, defines: ["PROBE"], languageMode: 5)

  struct Line: Hashable {
    var file: String
    var text: String

    init(_ text: String) {
      self.text = text
      file = String(text.prefix { $0 != ":" })
    }

    /// Kind and name.
    var symbol: String {
      text.split(separator: "\t").dropFirst().prefix(2).joined(separator: "\t")
    }

    var isOwn: Bool { text.hasSuffix("\town") }
  }

  static func files() throws -> [SourceFile] {
    let ending = ".swift.txt"
    return try FileManager.default.contentsOfDirectory(atPath: folder().path)
      .filter { $0.hasSuffix(ending) }.sorted()
      .map { SourceFile(path: String($0.dropLast(".txt".count)), text: try text($0)) }
  }

  static func compiler() throws -> [Line] {
    try text("compiler.txt").split(separator: "\n").map { Line(String($0)) }
  }

  static func found() throws -> (module: ModuleSymbols, lines: [Line]) {
    let module = SymbolExtractor.symbols(
      ofModule: "Probe", in: try files(), options: ExtractionOptions(configuration: configuration))
    return (module, module.symbols.map { Line(line(of: $0)) })
  }

  private static func line(of symbol: Symbol) -> String {
    // A symbol graph does not tell actors from classes.
    let kind = symbol.kind == .actor ? Symbol.Kind.class : symbol.kind
    var parts = [symbol.location.description, kind.rawValue, symbol.path.joined(separator: ".")]
    if symbol.documentation.state == .own { parts.append("own") }
    return parts.joined(separator: "\t")
  }

  private static func folder() throws -> URL {
    try #require(Bundle.module.resourceURL).appendingPathComponent("Data/Probe")
  }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder().appendingPathComponent(name), encoding: .utf8)
  }
}
