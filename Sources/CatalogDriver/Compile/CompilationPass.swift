import CatalogModel
import Diagnostics
import Files
import SnippetCompilation
import SwiftSymbols

/// Compiles what a system shows for one platform.
struct CompilationPass {
  /// What became of the snippets.
  struct Outcome {
    var diagnostics: [Diagnostic] = []
    /// The pages with mistakes.
    var failedPages: Set<String> = []
    /// Where the mistakes are.
    var failedPlaces: Set<SourceLocation> = []
  }

  private let system: System
  private let compilation: SystemCompilation
  private let platform: SourceConfiguration.Platform
  private let folder: String
  private let frameworks: PlatformInterface
  /// What the system declares of modules that are not there.
  private let own: PlatformInterface
  private let report: CompilerReport
  private let sources: [[SourceFile]]

  init(
    _ compilation: SystemCompilation, _ platform: SourceConfiguration.Platform
  ) throws(SwiftCompiler.Failure) {
    self.compilation = compilation
    self.platform = platform
    system = compilation.system
    folder = "\(compilation.folder)/\(platform.rawValue)"
    sources = system.modules.map { module in
      module.files.map { path in
        let bytes = compilation.content.tree[path] ?? []
        return SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
      }
    }
    if case .interfaces(let files) = compilation.frameworks {
      let version = compilation.compiler.version.name
      frameworks = PlatformInterface(files, for: platform, compiler: version)
      own = PlatformInterface(compilation.ownInterfaces, for: platform, compiler: version)
    } else {
      frameworks = PlatformInterface([:], for: platform, compiler: "")
      own = frameworks
    }
    let types = ClosedTypes.names(in: system.modules.flatMap(\.symbols))
    report = CompilerReport(
      MessageJudge(isStandIn: compilation.frameworks.isStandIn, ownTypes: types),
      platform: platform.rawValue)
    try write(FileTree(own.files.mapValues { Array($0.utf8) }), to: folder + "/interfaces")
    // One folder for all systems: the compiler keeps what it has made of these files.
    let shared = compilation.cache + "-" + platform.rawValue
    guard !FileProbe.exists(shared) else { return }
    try write(FileTree(frameworks.files.mapValues { Array($0.utf8) }), to: shared)
  }

  /// The modules that code may import.
  private var known: Set<String> {
    frameworks.modules.union(own.modules).union(system.modules.map(\.name)).union([
      "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Observation", "Synchronization",
      "RegexBuilder", "Testing", "XCTest", "PackageDescription",
    ])
  }

  private var topLevelNames: Set<String> {
    Set(system.modules.flatMap(\.symbols).filter(\.container.isEmpty).map(\.name))
  }

  private var configuration: SourceConfiguration {
    SourceConfiguration(
      platform: platform, importableModules: known, languageMode: compilation.languageMode)
  }

  // MARK: Modules

  /// Makes a module of each target's sources, those that others import first.
  func compileModules() throws(SwiftCompiler.Failure) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for (module, files) in inOrder() {
      let known = compilation.frameworks.isStandIn ? known : nil
      let written = files.enumerated().map {
        ModuleFile($0.element, number: $0.offset, configuration, known: known)
      }
      found += written.flatMap(\.diagnostics)
      let tree = FileTree(
        Dictionary(
          uniqueKeysWithValues: written.enumerated().map {
            ("F\($0.offset).swift", Array($0.element.text.utf8))
          }))
      try write(tree, to: "\(folder)/\(module)")
      let paths = written.indices.map { "\(folder)/\(module)/F\($0).swift" }
      let arguments =
        ["-emit-module", "-wmo", "-enable-testing", "-module-name", module]
        + ["-emit-module-path", "\(folder)/\(module).swiftmodule"]
        + ["-Xfrontend", "-experimental-allow-module-with-compiler-errors"]
      guard let text = try compilation.compiler.run(arguments + common, files: paths) else {
        found.append(failed(at: SourceLocation(files.first?.path ?? module)))
        continue
      }
      try checkInterfaces(text)
      found += report.findings(in: text, about: files)
    }
    return found
  }

  private func inOrder() -> [(module: String, files: [SourceFile])] {
    var left = zip(system.modules.map(\.name), sources).map { (module: $0, files: $1) }
      .filter { !$0.files.isEmpty }
    var done: [(module: String, files: [SourceFile])] = []
    while !left.isEmpty {
      let index = left.firstIndex { candidate in
        !left.contains { other in
          other.module != candidate.module
            && candidate.files.contains { $0.text.contains("import \(other.module)\n") }
        }
      }
      done.append(left.remove(at: index ?? 0))
    }
    return done
  }

  // MARK: Snippets

  /// Compiles the snippets of some pages; of all when `nil`.
  func compileSnippets(
    _ snippets: [Snippet], pages: Set<String>?
  ) throws(SwiftCompiler.Failure) -> Outcome {
    let plan = SnippetPlan(
      snippets, configuration,
      imports: ["SwiftUI"] + system.modules.filter { !$0.files.isEmpty }.map(\.name)
        + own.modules,
      known: known, declared: topLevelNames, isStandIn: compilation.frameworks.isStandIn,
      pages: pages)
    var found: [Int: [Diagnostic]] = [:]
    for batch in plan.batches {
      found.merge(try compile(batch, snippets)) { $0 + $1 }
    }
    var outcome = Outcome()
    outcome.diagnostics = plan.diagnostics
    for (number, findings) in found.sorted(by: { $0.key < $1.key }) {
      outcome.diagnostics += findings
      if findings.contains(where: { $0.severity == .error }) {
        outcome.failedPages.insert(snippets[number].page)
      }
    }
    let mistakes = outcome.diagnostics.filter { $0.severity == .error }
    outcome.failedPlaces = Set(mistakes.compactMap(\.location))
    return outcome
  }

  private func compile(
    _ batch: SnippetBatch, _ snippets: [Snippet]
  ) throws(SwiftCompiler.Failure) -> [Int: [Diagnostic]] {
    let files = batch.files.map { ($0.name, Array($0.text.utf8)) }
    try write(FileTree(Dictionary(uniqueKeysWithValues: files)), to: folder + "/snippets")
    let paths = batch.files.map { "\(folder)/snippets/\($0.name)" }
    var arguments = ["-typecheck", "-wmo", "-module-name", "CatalogSnippets"] + common
    if let version = batch.toolsVersion {
      arguments += ["-I", compilation.compiler.resources + "/pm/ManifestAPI"]
      arguments += ["-package-description-version", version]
    }
    if let text = try compilation.compiler.run(arguments, files: paths) {
      try checkInterfaces(text)
      return report.findings(in: text, about: batch, snippets)
    }
    guard batch.files.count > 1 else {
      let number = batch.files.first?.snippets.first ?? 0
      let snippet = snippets[number]
      return [number: [failed(at: SourceLocation(snippet.path, line: snippet.firstLine))]]
    }
    var found: [Int: [Diagnostic]] = [:]
    for half in batch.halves { found.merge(try compile(half, snippets)) { $0 + $1 } }
    return found
  }

  // MARK: The compiler

  /// What every run is told.
  private var common: [String] {
    let base = [
      "-parse-as-library", "-swift-version", "\(compilation.languageMode)",
      "-diagnostic-style", "llvm", "-suppress-warnings", "-I", folder, "-I", "\(folder)/interfaces",
      "-I", "\(compilation.cache)-\(platform.rawValue)",
      "-module-cache-path", "\(compilation.cache)-\(platform.rawValue)/modules",
    ]
    guard case .sdk(let path, let name) = compilation.frameworks else { return base }
    let version = system.platforms.first { $0.name == platform.rawValue }?.minimumVersion ?? ""
    let system = platform == .macOS ? "macosx" : "ios"
    let suffix = name.contains("simulator") ? "-simulator" : ""
    return base + ["-sdk", path, "-target", "arm64-apple-\(system)\(version)\(suffix)"]
  }

  /// - Throws: When the interfaces themselves are not understood by this compiler.
  private func checkInterfaces(_ text: String) throws(SwiftCompiler.Failure) {
    let lines = text.split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("failed to build module '") }) else { return }
    let errors = CompilerMessage.errors(in: text).first
    throw .unusable(
      .init(
        .compileInterfaces, "\(compilation.compiler.version.name) does not read the interfaces",
        notes: [.init(errors.map { "\($0.file):\($0.line): \($0.text)" } ?? String(line))],
        suggestion: "use a toolchain between Swift 6.1 and 6.3, or '--sdk' on a Mac"))
  }

  private func failed(at location: SourceLocation) -> Diagnostic {
    .init(
      .compileFailed, "the compiler does not get to its end with this code", at: location,
      notes: [.init("compiled for \(platform.rawValue)")],
      suggestion: "divide the code, or write 'swift fragment' after the backticks")
  }

  private func write(_ tree: FileTree, to target: String) throws(SwiftCompiler.Failure) {
    do throws(DiskError) {
      for (path, bytes) in tree { try FileWriter.write(bytes, to: "\(target)/\(path)") }
    } catch {
      throw .unusable(error.diagnostic)
    }
  }
}
