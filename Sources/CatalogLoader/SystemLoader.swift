import AgentUI
import CatalogModel
import DesignTokens
import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import SwiftTokens
import YAMLTree

/// Reads the folder of one system.
///
/// Steps: `system.yaml` says where things are; tokens, components, guides, requirements, rules,
/// screens and Swift sources are read each by their loader; the vocabulary of agent YAML follows
/// from them.
struct SystemLoader {
  let folder: ContentFolder
  let slug: String
  let scope: CatalogLoader.Scope

  func load(_ diagnostics: inout [Diagnostic]) -> System? {
    guard let manifest = SystemManifest.read(folder, &diagnostics) else { return nil }
    var gaps = Gaps(unread: folder.unreadPaths)
    let declared = scope.contains(.sources) ? manifest.modules : []
    let sources = SwiftSources(folder: folder, modules: declared, &diagnostics)
    let (tokens, swiftTokens) = tokens(manifest, sources, &diagnostics, &gaps)
    let components = components(manifest, &diagnostics, &gaps)
    let primitives = primitives(manifest, &diagnostics, &gaps)
    let texts = texts(&diagnostics, &gaps)
    return System(
      slug: slug, name: manifest.name, summary: manifest.summary, version: manifest.version,
      language: manifest.language.tag, languageLocation: manifest.language.location,
      twin: manifest.twin, platforms: manifest.platforms, tokens: tokens,
      swiftNamespace: manifest.tokens.swiftNamespace, stage: manifest.stage,
      contrast: manifest.contrast, components: components, primitives: primitives,
      guides: texts.guides, specifications: texts.specifications, rules: texts.rules,
      screens: scope.contains(.screens) ? ScreenLoader(folder: folder).load(&diagnostics) : [],
      invalidExamples: scope.contains(.screens)
        ? InvalidExampleLoader(folder: folder).load(&diagnostics) : [],
      configuration: manifest.coverage.configuration, coverage: manifest.coverage.settings,
      coverageLocation: manifest.coverage.location,
      baseline: baseline(manifest, &diagnostics),
      baselinePath: manifest.coverage.baseline.map { folder.path($0.name) },
      modules: modules(declared, manifest, sources, &diagnostics),
      documentationExtensions: declared.flatMap {
        sources.entriesByModule[$0.name] ?? []
      },
      swiftTokens: swiftTokens,
      tokenOrigin: manifest.tokens.origin,
      vocabulary: VocabularyBuilder.vocabulary(
        components + primitives, tokens, namespace: manifest.tokens.swiftNamespace,
        declared: manifest.tokens.origin == .swift ? swiftTokens?.swiftNames ?? [:] : [:]),
      images: scope.contains(.images) ? ImageLoader(folder: folder).load() : [:], gaps: gaps,
      agentLimits: manifest.agentLimits)
  }

  private func texts(
    _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> (guides: [Guide], specifications: [Specification], rules: [DesignRule]) {
    guard scope.contains(.guides) else { return ([], [], []) }
    return (
      GuideLoader(folder: folder).load(&diagnostics, &gaps),
      SpecificationLoader(folder: folder).load(&diagnostics, &gaps),
      RuleLoader(folder: folder).load(&diagnostics, &gaps)
    )
  }

  private func baseline(
    _ manifest: SystemManifest, _ diagnostics: inout [Diagnostic]
  ) -> CoverageBaseline? {
    guard scope.contains(.sources) else { return nil }
    return manifest.coverage.baseline.flatMap {
      BaselineLoader(folder: folder).load($0, &diagnostics)
    }
  }

  /// The tokens, and what the Swift source says of them.
  private func tokens(
    _ manifest: SystemManifest, _ sources: SwiftSources, _ diagnostics: inout [Diagnostic],
    _ gaps: inout Gaps
  ) -> (ResolvedTokens, SwiftTokenLoad?) {
    let loader = SwiftTokenLoader(folder: folder, manifest: manifest.tokens, sources: sources)
    guard manifest.tokens.origin == .files else {
      let load = loader.loadAlone(&diagnostics)
      return (load?.tokens ?? TokenLoader.noTokens, load)
    }
    let tokens = TokenLoader(folder: folder).load(manifest.tokens, &diagnostics, &gaps)
    // There would be nothing to compare the source with.
    guard manifest.tokens.areNamed, scope.contains(.sources) else { return (tokens, nil) }
    return (tokens, loader.load(modifiers: tokens.modifiers, &diagnostics))
  }

  /// In the order of their layers, then by name.
  private func components(
    _ manifest: SystemManifest, _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> [Component] {
    let order = Dictionary(uniqueKeysWithValues: zip(Layer.allCases, Layer.allCases.indices))
    let unpublished = folder.subfolders(of: "components", lacking: "component.yaml").map {
      ComponentLoader.withoutManifest($0, in: folder)
    }
    gaps.unpublished = unpublished.map(\.gap)
    diagnostics += unpublished.map(\.diagnostic)
    let components = load(
      "components", module: manifest.modules.first?.name ?? manifest.name, manifest,
      &diagnostics, &gaps)
    gaps.unpublished.sort { $0.folder < $1.folder }
    return components.sorted { (order[$0.layer] ?? 0, $0.name) < (order[$1.layer] ?? 0, $1.name) }
  }

  private func primitives(
    _ manifest: SystemManifest, _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> [Component] {
    load("primitives", module: "SwiftUI", manifest, &diagnostics, &gaps)
      .sorted { $0.name < $1.name }
  }

  private func load(
    _ parent: String, module: String, _ manifest: SystemManifest,
    _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> [Component] {
    folder.subfolders(of: parent, holding: "component.yaml").compactMap { slug in
      let loader = ComponentLoader(
        folder: folder.folder(parent + "/" + slug), slug: slug,
        sharedStyles: folder.folder("previews"), defaultModule: module,
        defaultPlatforms: manifest.platforms, scope: scope)
      let component = loader.load(&diagnostics, &gaps)
      // Primitives have no pages.
      if component == nil, parent == "components" { gaps.unpublished.append(loader.unpublished) }
      return component
    }
  }

  private func modules(
    _ declared: [SystemManifest.Module], _ manifest: SystemManifest, _ sources: SwiftSources,
    _ diagnostics: inout [Diagnostic]
  ) -> [ModuleSymbols] {
    let modules = declared.map { module in
      var symbols = SymbolExtractor.symbols(
        ofModule: module.name, in: sources.byModule[module.name] ?? [],
        options: ExtractionOptions(configuration: manifest.coverage.configuration))
      let unread = sources.unreadByModule[module.name] ?? []
      symbols.incompleteFiles = Set(symbols.incompleteFiles + unread).sorted()
      diagnostics += symbols.diagnostics
      return symbols
    }
    return ModuleSymbols.sharingDocumentation(modules)
  }
}

/// Puts together what agent YAML of a system may name.
enum VocabularyBuilder {
  /// - Parameter declared: What constants are called that the tokens were read from.
  static func vocabulary(
    _ components: [Component], _ tokens: ResolvedTokens, namespace: String,
    declared: [TokenPath: String]
  ) -> Vocabulary {
    var entries: [String: Vocabulary.Token] = [:]
    for token in tokens where !token.isInternal {
      let deprecation: String? =
        if case .deprecated(let reason) = token.deprecation { reason ?? "" } else { nil }
      entries[token.path.text] = Vocabulary.Token(
        swiftName: declared[token.path] ?? token.metadata.swift
          ?? token.path.swiftName(namespace: namespace),
        deprecation: deprecation)
    }
    return Vocabulary(components: components.map(\.contract), tokens: entries)
  }
}
