import AgentUI
import CatalogModel
import DesignLint
import DesignTokens
import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import SwiftTokens
import Workers
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
  let workers: Workers

  func load(_ loads: inout SystemLoads, _ diagnostics: inout [Diagnostic]) -> System? {
    guard let manifest = SystemManifest.read(folder, &diagnostics) else { return nil }
    var gaps = Gaps(unread: folder.unreadPaths)
    let declared = scope.contains(.sources) ? manifest.modules : []
    let sources = loads.sources.output(of: .init(declared, of: folder)) { _ in
      SwiftSources(folder: folder, modules: declared)
    }
    diagnostics += sources.diagnostics
    let (tokens, swiftTokens) = tokens(manifest, sources, &loads, &diagnostics, &gaps)
    let api = modules(manifest, sources, &loads, &diagnostics)
    let components = components(manifest, api, &loads.components, &diagnostics, &gaps)
    let primitives = primitives(manifest, &loads.primitives, &diagnostics, &gaps)
    let texts = texts(&loads, &diagnostics, &gaps)
    let images = images(manifest, api, components, &diagnostics)
    return System(
      slug: slug, name: manifest.name, summary: manifest.summary, version: manifest.version,
      language: manifest.language.tag, languageLocation: manifest.language.location,
      twin: manifest.twin, platforms: manifest.platforms, tokens: tokens,
      swiftNamespace: manifest.tokens.swiftNamespace, stage: manifest.stage,
      contrast: manifest.contrast,
      components: pictured(components, among: images, &diagnostics), primitives: primitives,
      guides: texts.guides, guideSections: texts.sections, specifications: texts.specifications,
      rules: texts.rules, screens: screens(&loads, &diagnostics),
      invalidExamples: scope.contains(.screens)
        ? InvalidExampleLoader(folder: folder).load(&diagnostics) : [],
      configuration: manifest.coverage.configuration, coverage: manifest.coverage.settings,
      coverageLocation: manifest.coverage.location, baseline: baseline(manifest, &diagnostics),
      baselinePath: manifest.coverage.baseline.map { folder.path($0.name) },
      modules: api.modules,
      documentationExtensions: declared.flatMap { sources.entries(of: $0.name) },
      swiftTokens: swiftTokens, tokenOrigin: manifest.tokens.origin,
      vocabulary: VocabularyBuilder.vocabulary(
        components + primitives, tokens, namespace: manifest.tokens.swiftNamespace,
        declared: manifest.tokens.origin == .swift ? swiftTokens?.swiftNames ?? [:] : [:]),
      images: images, gaps: gaps, agentLimits: manifest.agentLimits,
      repository: manifest.repository, theme: theme(manifest, &diagnostics)
    ).with(
      uses(sources, texts.rules, &loads), manifest.lint, api.articles,
      records(&loads, &diagnostics))
  }

  /// What the code of the sources uses. Why a file cannot be read is told with its API.
  private func uses(
    _ sources: SwiftSources, _ rules: [DesignRule], _ loads: inout SystemLoads
  ) -> [SwiftUses] {
    guard scope.contains(.uses) || rules.contains(where: { !$0.checks.isEmpty }) else { return [] }
    let files = sources.byModule.values.flatMap(\.self).map { ($0.path, $0) }
      .sorted { $0.0 < $1.0 }
    return loads.uses.outputs(of: files, on: workers) { _, file in
      SwiftUsesLoad(uses: SwiftUses.read(file).uses)
    }.compactMap(\.uses)
  }

  private func records(
    _ loads: inout SystemLoads, _ diagnostics: inout [Diagnostic]
  ) -> [VersionRecord] {
    guard scope.contains(.versions) else { return [] }
    return VersionRecordLoader(folder: folder, slug: slug, workers: workers)
      .load(&loads.versions, &diagnostics)
  }

  private func images(
    _ manifest: SystemManifest, _ api: ModuleOutput, _ components: [Component],
    _ diagnostics: inout [Diagnostic]
  ) -> [String: [UInt8]] {
    guard scope.contains(.images) else { return [:] }
    let loader = ImageLoader(folder: folder)
    var images = loader.load(&diagnostics).merging(
      loader.load(
        shownBy: api.modules, api.articles, in: Set(manifest.modules.map(\.path)).sorted(),
        &diagnostics)
    ) { own, _ in own }
    images.merge(loader.load(showing: components)) { own, _ in own }
    if let logo = manifest.theme.logo {
      diagnostics += ThemeLoader.findings(logo, in: folder, images)
    }
    return images
  }

  private func theme(
    _ manifest: SystemManifest, _ diagnostics: inout [Diagnostic]
  ) -> SystemTheme {
    guard scope.contains(.images) else { return manifest.theme }
    var theme = manifest.theme
    theme.fonts = FontLoader.reading(theme.fonts, in: folder, &diagnostics)
    return theme
  }

  private func screens(
    _ loads: inout SystemLoads, _ diagnostics: inout [Diagnostic]
  ) -> [Screen] {
    guard scope.contains(.screens) else { return [] }
    return ScreenLoader(folder: folder, workers: workers).load(&loads.screens, &diagnostics)
  }

  private func texts(
    _ loads: inout SystemLoads, _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> (
    guides: [Guide], sections: GuideFolders, specifications: [Specification], rules: [DesignRule]
  ) {
    guard scope.contains(.guides) else { return ([], GuideFolders([]), [], []) }
    let guides = GuideLoader(folder: folder, workers: workers).load(&loads, &diagnostics, &gaps)
    return (
      guides.guides, guides.sections,
      SpecificationLoader(folder: folder, workers: workers)
        .load(&loads.specifications, &diagnostics, &gaps),
      RuleLoader(folder: folder, workers: workers).load(&loads.rules, &diagnostics, &gaps)
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
    _ manifest: SystemManifest, _ sources: SwiftSources, _ loads: inout SystemLoads,
    _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> (ResolvedTokens, SwiftTokenLoad?) {
    let loader = SwiftTokenLoader(
      folder: folder, manifest: manifest.tokens, sources: sources, workers: workers)
    guard manifest.tokens.origin == .files else {
      let output = loads.swiftTokens.output(of: loader.input(modifiers: nil)) { _ in
        loader.loadAlone()
      }
      diagnostics += output.diagnostics
      return (output.load?.tokens ?? TokenLoader.noTokens, output.load)
    }
    let tokens = loads.tokens.output(of: TokenLoader.Input(manifest.tokens, of: folder)) { _ in
      TokenLoader(folder: folder).load(manifest.tokens)
    }
    diagnostics += tokens.diagnostics
    if tokens.isGap { gaps.tokens = true }
    // There would be nothing to compare the source with.
    guard manifest.tokens.areNamed, scope.contains(.sources) else { return (tokens.tokens, nil) }
    let modifiers = tokens.tokens.modifiers
    let output = loads.swiftTokens.output(of: loader.input(modifiers: modifiers)) { _ in
      loader.load(modifiers: modifiers)
    }
    diagnostics += output.diagnostics
    return (tokens.tokens, output.load)
  }

  /// In the order of their layers, then by name.
  private func components(
    _ manifest: SystemManifest, _ api: ModuleOutput, _ loads: inout ComponentLoads,
    _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> [Component] {
    guard scope.contains(.components) else { return [] }
    let order = Dictionary(uniqueKeysWithValues: zip(Layer.allCases, Layer.allCases.indices))
    let unpublished = folder.subfolders(of: "components", lacking: "component.yaml").map {
      ComponentLoader.withoutManifest($0, in: folder)
    }
    gaps.unpublished = unpublished.map(\.gap)
    diagnostics += unpublished.map(\.diagnostic) + UnreadNames(folder: folder).diagnostics
    var files = ComponentFiles(
      folder: folder, parent: "components", manifest: manifest, scope: scope, workers: workers)
    if scope.contains(.previews) {
      files.snapshots = SnapshotLoader(folder: folder).load(manifest.snapshots, &diagnostics)
    }
    let components = described(files.load(&loads, &diagnostics, &gaps), by: api, &diagnostics)
    gaps.unpublished.sort { $0.folder < $1.folder }
    return components.sorted { (order[$0.layer] ?? 0, $0.name) < (order[$1.layer] ?? 0, $1.name) }
  }

  /// Without pictures that are not there.
  private func pictured(
    _ components: [Component], among images: [String: [UInt8]],
    _ diagnostics: inout [Diagnostic]
  ) -> [Component] {
    guard scope.contains(.images) else { return components }
    return components.map { $0.checkingPicture(among: images, &diagnostics) }
  }

  /// With the texts of Swift where their metadata have none.
  private func described(
    _ components: [Component], by api: ModuleOutput, _ diagnostics: inout [Diagnostic]
  ) -> [Component] {
    guard scope.contains(.sources) else { return components }
    let incomplete = Set(api.modules.filter { !$0.incompleteFiles.isEmpty }.map(\.name))
    return components.map { component in
      let described = api.texts.completing(component)
      if !incomplete.contains(component.contract.swift.module) {
        diagnostics += [described.diagnostic].compactMap(\.self)
      }
      return described.component
    }
  }

  private func primitives(
    _ manifest: SystemManifest, _ loads: inout ComponentLoads,
    _ diagnostics: inout [Diagnostic], _ gaps: inout Gaps
  ) -> [Component] {
    guard scope.contains(.components) else { return [] }
    let files = ComponentFiles(
      folder: folder, parent: "primitives", manifest: manifest, scope: scope, workers: workers)
    return files.load(&loads, &diagnostics, &gaps).sorted { $0.name < $1.name }
  }

  private func modules(
    _ manifest: SystemManifest, _ sources: SwiftSources, _ loads: inout SystemLoads,
    _ diagnostics: inout [Diagnostic]
  ) -> ModuleOutput {
    let input = ModuleInput(
      sources: sources.input, configuration: manifest.coverage.configuration)
    let output = loads.modules.output(of: input) { input in
      let modules = workers.map(input.sources.modules) { module in
        sources.symbols(of: module.name, input.configuration)
      }
      let shared = ModuleSymbols.sharingDocumentation(modules)
      let found = shared.map { module in
        SymbolArticles.articles(
          of: module, in: sources.extensionsByModule[module.name, default: []])
      }
      let articles = found.flatMap(\.articles)
      return ModuleOutput(
        modules: shared, texts: SwiftTexts(shared, articles), articles: articles,
        diagnostics: modules.flatMap(\.diagnostics) + found.flatMap(\.diagnostics))
    }
    diagnostics += output.diagnostics
    return output
  }
}

extension System {
  /// The same with what its code uses, what is said of its rules, what documentation catalogs say of
  /// its API, and what its released versions were.
  fileprivate func with(
    _ uses: [SwiftUses], _ lint: LintSettings, _ articles: [SymbolArticle],
    _ records: [VersionRecord]
  ) -> System {
    var copy = self
    copy.uses = uses
    copy.lint = lint
    copy.symbolArticles = articles
    copy.records = records
    return copy
  }
}
