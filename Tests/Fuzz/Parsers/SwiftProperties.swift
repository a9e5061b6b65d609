import Diagnostics
import SwiftSymbols

/// What is read of Swift lies inside of its file, and its colours are those of the whole text.
enum SwiftProperties {
  static func checkDeclarations(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let file = SourceFile(path: inputPath, text: text)
    let module = SymbolExtractor.symbols(ofModule: "Kit", in: [file])
    requirePlaces(module.diagnostics, in: Array(text.utf8))
    requirePlaces(module.symbols.map { ($0.key, $0.location) }, in: Array(text.utf8))
    let painted = SwiftHighlighter.tokens(of: text).map(\.text).joined()
    require(painted.utf8.elementsEqual(text.utf8), "a coloured text is another text")
    for options in [CompilableSource.Options.snippet, .standIn] {
      let source = CompilableSource.read(file, .linux, options)
      require(
        source.items.allSatisfy { source.lines.indices.contains($0.lines.upperBound - 1) },
        "a part of compilable code stands outside of it")
    }
    checkUses(file)
    _ = DocumentationComment(text: text)
  }

  /// Uses stand inside of the text, and what surrounds them is there.
  private static func checkUses(_ file: SourceFile) {
    let (uses, diagnostics) = SwiftUses.read(file)
    requirePlaces(diagnostics, in: Array(file.text.utf8))
    guard let uses else { return }
    let size = file.text.utf8.count
    let ranges =
      uses.calls.map(\.range) + uses.members.map(\.range) + uses.declarations.map(\.range)
      + uses.imports.map(\.range) + uses.allowances.map(\.range)
      + uses.calls.flatMap { $0.arguments.flatMap { [$0.range] + $0.values.map(\.range) } }
    let flow = SwiftFlow(of: uses)
    let blocks = flow.closures + flow.conditions.flatMap(\.sides)
    let flowing = flow.references.map(\.range) + blocks.flatMap { $0.statements.map(\.range) }
    for range in ranges + flowing {
      require(range.upperBound <= size, "a use stands outside of the file")
      require((1...uses.lineCount).contains(uses.line(at: range.lowerBound)), "no such line")
    }
    for around in uses.calls.map(\.surroundings) + uses.members.map(\.surroundings) {
      require(around.call.map { uses.calls.indices.contains($0) } ?? true, "no such call")
      require(
        around.declaration.map { uses.declarations.indices.contains($0) } ?? true,
        "no such declaration")
      require(around.branch.map { uses.branches.indices.contains($0) } ?? true, "no such branch")
    }
    require(
      flow.references.allSatisfy { $0.condition.map(flow.conditions.indices.contains) ?? true },
      "no such condition")
  }

  /// A gap of a manifest has its place in it.
  static func checkManifest(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let manifest = PackageManifest.read(text: text, path: inputPath) else { return }
    requirePlaces(manifest.gaps.map { ("a gap", $0.location) }, in: Array(text.utf8))
    let named = Set(manifest.products.flatMap(\.targets))
    require(
      manifest.libraryTargets.isSubset(of: named.union(manifest.targets.map(\.name))),
      "a library has targets that nothing names")
    _ = manifest.enabledTraits(nil)
  }
}
