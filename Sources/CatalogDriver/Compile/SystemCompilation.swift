import CatalogModel
import Diagnostics
import Files
import SnippetCompilation
import SwiftPackages
import SwiftSymbols

/// Compiles what one system shows.
struct SystemCompilation {
  let system: System
  let content: ContentReading
  let compiler: SwiftCompiler
  let frameworks: FrameworkSource
  let folder: String
  let cache: String
  /// The language mode of its code.
  let languageMode: Int
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var figures: CompileResult.Figures

  init(
    _ system: System, _ content: ContentReading, _ compiler: SwiftCompiler,
    _ frameworks: FrameworkSource, folder: String, cache: String
  ) {
    self.system = system.withFrameworksAlone(in: content.tree)
    self.content = content
    self.compiler = compiler
    self.frameworks = frameworks
    self.folder = folder
    self.cache = cache
    languageMode = Self.languageMode(of: system, in: content.tree)
    figures = CompileResult.Figures(system.slug)
  }

  /// Compiles for each platform. Sources have to compile for all of them, a snippet for one.
  mutating func run() throws(SwiftCompiler.Failure) {
    let snippets = SnippetCollector(system: system, tree: content.tree).snippets
    figures.count(snippets)
    let sources = system.modules.flatMap(\.files)
    figures.sources = sources.count
    guard !snippets.isEmpty || !sources.isEmpty else {
      figures.platforms = ["no platform"]
      return
    }
    var verdicts = SnippetVerdicts(snippets)
    for platform in platforms where !verdicts.openPages.isEmpty || !sources.isEmpty {
      figures.platforms.append(platform.rawValue)
      let pass = try CompilationPass(self, platform)
      let modules = try pass.compileModules()
      diagnostics += modules.filter { !isKnown($0) }
      let pages = verdicts.openPages
      guard !pages.isEmpty else { continue }
      verdicts.add(try pass.compileSnippets(snippets, pages: pages), about: pages)
    }
    diagnostics += verdicts.findings
  }

  private func isKnown(_ finding: Diagnostic) -> Bool {
    diagnostics.contains { $0.mistake == finding.mistake }
  }

  /// Those that the frameworks are there for; iOS for a system that names none.
  private var platforms: [SourceConfiguration.Platform] {
    let names = Set(system.platforms.map(\.name))
    var platforms: [SourceConfiguration.Platform] = []
    if !names.isDisjoint(with: ["iOS", "iPadOS"]) || names.isEmpty { platforms.append(.iOS) }
    if names.contains("macOS") { platforms.append(.macOS) }
    if case .sdk(_, let name) = frameworks {
      let isMac = name.hasPrefix("macosx")
      platforms = platforms.filter { ($0 == .macOS) == isMac }
    }
    return platforms
  }

  /// The language mode: that of the manifest beside the system, else 5, as in Xcode.
  private static func languageMode(of system: System, in tree: FileTree) -> Int {
    let path = tree["\(system.slug)/system.yaml"] == nil ? "" : system.slug + "/"
    guard let bytes = tree[path + "Package.swift"] else { return 5 }
    let text = String(decoding: bytes, as: UTF8.self)
    let package = PackageManifest.read(text: text, path: path) ?? PackageManifest(name: "")
    let tools = ToolsVersion(declaredIn: text)
    // The compilers that are supported know no mode before 4.
    return max(4, LanguageMode.mode(of: package, toolsVersion: tools.major))
  }

  /// What the folder of the system declares of modules that are not there.
  var ownInterfaces: [String: String] {
    let path = content.tree["\(system.slug)/system.yaml"] == nil ? "" : system.slug + "/"
    let folder = content.shown(path + "interfaces")
    let tree = (try? FileTree.read(folder: folder).tree) ?? FileTree()
    let files = tree.filter { $0.path.hasSuffix(".swift") }
    return Dictionary(
      uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}

extension System {
  /// The system without modules that import no framework: their own build compiles them.
  fileprivate func withFrameworksAlone(in tree: FileTree) -> System {
    var copy = self
    let usesFrameworks = modules.flatMap(\.files).contains { path in
      let text = String(decoding: tree[path] ?? [], as: UTF8.self)
      let imported = SourceFile(path: path, text: text).importedModules
      return PlatformInterface.frameworks.contains(where: imported.contains)
    }
    if !usesFrameworks { copy.modules = [] }
    return copy
  }
}
