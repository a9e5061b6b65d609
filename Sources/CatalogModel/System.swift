import AgentUI
import DesignLint
import DesignTokens
import Diagnostics
import DocumentationCoverage
import SwiftSymbols
import SwiftTokens
import TokenContrast

/// A design system: what one folder with a `system.yaml` describes.
public struct System: Sendable {
  /// The name of its folder, and of its folder on the site.
  public var slug: String
  public var name: String
  public var summary: String
  public var version: String?
  /// A BCP 47 language tag, such as `en`.
  public var language: String
  /// Where the language is stated, or the system begins.
  public var languageLocation: SourceLocation?
  /// The system of the catalog that is this one in another language, as `system.yaml` names it.
  public var twin: Reference?
  public var platforms: [PlatformSupport]
  public var tokens: ResolvedTokens
  /// The name that Swift code puts before a token: `DS`.
  public var swiftNamespace: String
  public var stage: Stage
  /// What it asks of its colour pairs.
  public var contrast: ContrastSettings
  /// Components in the order of their layers, then by name.
  public var components: [Component]
  /// Views of the platform that agent YAML may use; they have no pages.
  public var primitives: [Component]
  /// Guides in the order of their `order`, then by title; among them the introductions of folders.
  public var guides: [Guide] {
    get { orderedGuides }
    set {
      orderedGuides = newValue
      guideSections = GuideFolders(newValue)
    }
  }
  private var orderedGuides: [Guide]
  /// The folders of the guides, which are sections.
  public private(set) var guideSections: GuideFolders
  /// Requirements in the order of their pages' `order`, then by title.
  public var specifications: [Specification]
  /// Rules of design in the order of their `order`, then by title.
  public var rules: [DesignRule]
  public var screens: [Screen]
  /// Agent YAML that shows mistakes, in the order of its `order`, then by name.
  public var invalidExamples: [InvalidExample]
  /// Under which conditions its Swift sources are read.
  public var configuration: SourceConfiguration
  /// What it asks of the documentation of its Swift sources.
  public var coverage: CoverageSettings
  /// Where it asks that; `nil` when it asks for nothing.
  public var coverageLocation: SourceLocation?
  /// The undocumented API that it accepts; `nil` when `system.yaml` names no baseline.
  public var baseline: CoverageBaseline?
  /// The file of the baseline, whether or not it could be read; `nil` when none is named.
  public var baselinePath: String?
  /// The public API of each module of its Swift sources.
  public var modules: [ModuleSymbols]
  /// What the documentation catalogs beside its Swift sources are about.
  public var documentationExtensions: [CatalogueEntry]
  /// What these say, and how they arrange declarations.
  public var symbolArticles: [SymbolArticle] = []
  /// The tokens as its Swift sources state them; `nil` when it has none.
  public var swiftTokens: SwiftTokenLoad?
  public var tokenOrigin: TokenOrigin
  /// What agent YAML of this system may name.
  public var vocabulary: Vocabulary
  /// Images that texts may show, by their path in the content.
  public var images: [String: [UInt8]]
  /// What could not be read.
  public var gaps: Gaps
  /// How large the files for programs may be.
  public var agentLimits: AgentLimits
  /// Where its files can be read and changed.
  public var repository: Repository
  /// What its pages take from it.
  public var theme: SystemTheme
  /// What the code of its Swift sources uses, in the order of their paths; empty where nothing is
  /// held against them.
  public var uses: [SwiftUses] = []
  /// What `system.yaml` says of the rules that Swift source is held against.
  public var lint = LintSettings()
  /// What its released versions were, the oldest first.
  public var records: [VersionRecord] = []

  public init(
    slug: String, name: String, summary: String, version: String?, language: String,
    languageLocation: SourceLocation? = nil, twin: Reference? = nil,
    platforms: [PlatformSupport], tokens: ResolvedTokens, swiftNamespace: String,
    stage: Stage, contrast: ContrastSettings = ContrastSettings(), components: [Component],
    primitives: [Component], guides: [Guide], guideSections: GuideFolders? = nil,
    specifications: [Specification] = [], rules: [DesignRule] = [], screens: [Screen],
    invalidExamples: [InvalidExample] = [],
    configuration: SourceConfiguration = .allBranches,
    coverage: CoverageSettings = CoverageSettings(), coverageLocation: SourceLocation? = nil,
    baseline: CoverageBaseline? = nil,
    baselinePath: String? = nil, modules: [ModuleSymbols],
    documentationExtensions: [CatalogueEntry] = [], swiftTokens: SwiftTokenLoad? = nil,
    tokenOrigin: TokenOrigin = .files, vocabulary: Vocabulary,
    images: [String: [UInt8]] = [:], gaps: Gaps = Gaps(),
    agentLimits: AgentLimits = AgentLimits(), repository: Repository = Repository(),
    theme: SystemTheme = SystemTheme()
  ) {
    self.slug = slug
    self.name = name
    self.summary = summary
    self.version = version
    self.language = language
    self.languageLocation = languageLocation
    self.twin = twin
    self.platforms = platforms
    self.tokens = tokens
    self.swiftNamespace = swiftNamespace
    self.stage = stage
    self.contrast = contrast
    self.components = components
    self.primitives = primitives
    orderedGuides = guides
    self.guideSections = guideSections ?? GuideFolders(guides)
    self.specifications = specifications
    self.rules = rules
    self.screens = screens
    self.invalidExamples = invalidExamples
    self.configuration = configuration
    self.coverage = coverage
    self.coverageLocation = coverageLocation
    self.baseline = baseline
    self.baselinePath = baselinePath
    self.modules = modules
    self.documentationExtensions = documentationExtensions
    self.swiftTokens = swiftTokens
    self.tokenOrigin = tokenOrigin
    self.vocabulary = vocabulary
    self.images = images
    self.gaps = gaps
    self.agentLimits = agentLimits
    self.repository = repository
    self.theme = theme
  }
}

extension System {
  /// Puts another text in the place of a guide's.
  ///
  /// - Parameters:
  ///   - index: That of the guide among ``guides``.
  ///   - guide: The guide of the same name, with everything as it was but its text.
  public mutating func replaceText(ofGuideAt index: Int, by guide: Guide) {
    orderedGuides[index] = guide
    guideSections.replaceText(by: guide)
  }
}

/// What the tokens of a system are read from.
public enum TokenOrigin: Hashable, Sendable {
  /// Token files.
  case files
  /// Swift source, which no token files stand beside.
  case swift
}

/// The tokens that previews stand on: what is behind them and what they inherit.
public struct Stage: Hashable, Sendable {
  public var background: Reference?
  public var foreground: Reference?
  /// The token of the type that text is set in.
  public var font: Reference?

  public init(
    background: Reference? = nil, foreground: Reference? = nil, font: Reference? = nil
  ) {
    self.background = background
    self.foreground = foreground
    self.font = font
  }
}

/// A platform, and the first of its versions that is supported.
public struct PlatformSupport: Hashable, Sendable {
  /// As Apple writes it: `iOS`.
  public var name: String
  /// `17.0`; empty when all versions are supported.
  public var minimumVersion: String
  /// `17.0+`; empty when all versions are supported.
  public var versionText: String { minimumVersion.isEmpty ? "" : minimumVersion + "+" }

  public init(name: String, minimumVersion: String) {
    self.name = name
    self.minimumVersion = minimumVersion
  }
}

/// The layers of a design system, from what is smallest to what is largest.
public enum Layer: String, Hashable, Sendable, CaseIterable {
  case token, modifier, component, pattern, context, utility
  /// A view of the platform itself.
  case primitive
}

/// How far a component has come.
public enum Status: String, Hashable, Sendable, CaseIterable {
  case stable, beta, planned, deprecated
}
