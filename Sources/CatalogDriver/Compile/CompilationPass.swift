import CatalogModel
import Diagnostics
import Files
import SnippetCompilation
import SwiftSymbols

/// Compiles what a system shows for one platform.
struct CompilationPass {
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
      platform: platform.rawValue,
      minimum: system.platforms.first {
        $0.name == platform.rawValue && !$0.minimumVersion.isEmpty
      }?
      .minimumVersion)
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
      guard
        let output = try compilation.compiler.run(
          arguments + common + report.versionArguments, files: paths)
      else {
        found.append(failed(at: SourceLocation(files.first?.path ?? module)))
        continue
      }
      try checkInterfaces(output)
      found += report.findings(output.errors, about: files, written)
    }
    return found
  }

  private func inOrder() -> [(module: String, files: [SourceFile])] {
    var left = zip(system.modules.map(\.name), sources).filter { !$1.isEmpty }.map { name, files in
      (
        module: name, files: files,
        imports: files.reduce(into: Set()) { $0.formUnion($1.importedModules) }
      )
    }
    var done: [(module: String, files: [SourceFile])] = []
    while !left.isEmpty {
      let index = left.firstIndex { candidate in
        !left.contains { $0.module != candidate.module && candidate.imports.contains($0.module) }
      }
      let next = left.remove(at: index ?? 0)
      done.append((next.module, next.files))
    }
    return done
  }

  // MARK: Snippets

  /// The findings about the snippets of some pages, of all when `nil`, by their numbers.
  func compileSnippets(
    _ snippets: [Snippet], pages: Set<String>?
  ) throws(SwiftCompiler.Failure) -> [Int: [Diagnostic]] {
    let plan = SnippetPlan(
      snippets, configuration,
      imports: ["SwiftUI"] + system.modules.filter { !$0.files.isEmpty }.map(\.name)
        + own.modules,
      known: known, declared: topLevelNames, isStandIn: compilation.frameworks.isStandIn,
      pages: pages)
    var found = plan.findings
    for batch in plan.batches {
      found.merge(try compile(batch, of: plan, snippets)) { $0 + $1 }
    }
    return found
  }

  private func compile(
    _ batch: SnippetBatch, of plan: SnippetPlan, _ snippets: [Snippet], isPart: Bool = false
  ) throws(SwiftCompiler.Failure) -> [Int: [Diagnostic]] {
    let files = batch.files.map { ($0.name, Array($0.text.utf8)) }
    try write(FileTree(Dictionary(uniqueKeysWithValues: files)), to: folder + "/snippets")
    let paths = batch.files.map { "\(folder)/snippets/\($0.name)" }
    var arguments = ["-typecheck", "-wmo", "-module-name", "CatalogSnippets"] + common
    if let version = batch.toolsVersion {
      arguments += ["-I", compilation.compiler.resources + "/pm/ManifestAPI"]
      arguments += ["-package-description-version", version]
    } else {
      arguments += report.versionArguments
    }
    if let output = try compilation.compiler.run(arguments, files: paths, isPart: isPart) {
      try checkInterfaces(output)
      return report.findings(output.errors, about: batch, of: plan, snippets)
    }
    guard batch.files.count > 1 else {
      let number = batch.files.first?.snippets.first ?? 0
      let snippet = snippets[number]
      return [number: [failed(at: SourceLocation(snippet.path, line: snippet.firstLine))]]
    }
    var found: [Int: [Diagnostic]] = [:]
    for half in batch.halves {
      found.merge(try compile(half, of: plan, snippets, isPart: true)) { $0 + $1 }
    }
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
  private func checkInterfaces(_ output: CompilerOutput) throws(SwiftCompiler.Failure) {
    guard let line = output.brokenInterface else { return }
    let error = output.errors.first
    throw .unusable(
      .init(
        .compileInterfaces, "\(compilation.compiler.version.name) does not read the interfaces",
        notes: [.init(error.map { "\($0.file):\($0.line): \($0.text)" } ?? line)],
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
