import CatalogModel
import SwiftSymbols

/// What the last load of a content made of each of its files.
///
/// Whoever loads a content again after a change, as a preview server does, hands the cache of the
/// last load to the next: a file whose bytes are the same is not read as text again. The catalog and
/// the diagnostics are those of a load without a cache. What is gone is forgotten.
public struct LoadCache: Sendable {
  var systems: [String: SystemLoads] = [:]

  /// A cache of nothing.
  public init() {}

  /// How often anything was loaded for a system, from files that may lie outside its folder.
  public struct Revision: Hashable, Sendable {
    /// How often a guide was.
    public var guides = 0
    /// How often anything else was.
    var others = 0
  }

  /// How often anything was loaded for a system.
  public func revision(ofSystem slug: String) -> Revision {
    systems[slug]?.revision ?? Revision()
  }
}

/// What was loaded of the folder of one system.
struct SystemLoads: Sendable {
  /// Takes over a guide of which only words have changed.
  ///
  /// - Parameters:
  ///   - system: The system that holds it.
  ///   - bytes: The file.
  mutating func keep(_ load: GuideLoad, of path: String, _ bytes: [UInt8], in system: System) {
    guides.keep(load, of: path, bytes)
    guideSet.change { contents, set in
      contents.replace(bytes, of: path)
      (set.guides, set.sections) = (system.guides, system.guideSections)
    }
  }

  var guides = FileLoads<[UInt8], GuideLoad>()
  /// The guides that include other files.
  var includingGuides = FileLoads<IncludingText, GuideLoad>()
  /// The files that guides include, of the last load.
  var includedFiles: Set<String> = []
  /// Whether files define addresses of links for all guides.
  var sharesDefinitions = false

  /// Whether what a guide says depends on other files, or theirs on it.
  func mayConcernOthers(_ path: String) -> Bool {
    sharesDefinitions || includedFiles.contains(path)
  }

  var guideSet = KeptLoad<GuideContents, GuideSet>()
  var specifications = FileLoads<[UInt8], TextLoad<Specification>>()
  var rules = FileLoads<[UInt8], TextLoad<DesignRule>>()
  var screens = FileLoads<[UInt8], ScreenLoad>()
  var versions = FileLoads<[UInt8], VersionRecordLoad>()
  var components = ComponentLoads()
  var primitives = ComponentLoads()
  var sources = KeptLoad<SwiftSources.Input, SwiftSources>()
  var modules = KeptLoad<ModuleInput, ModuleOutput>()
  var uses = FileLoads<SourceFile, SwiftUsesLoad>()
  var tokens = KeptLoad<TokenLoader.Input, TokenLoader.Output>()
  var swiftTokens = KeptLoad<SwiftTokenLoader.Input, SwiftTokenLoader.Output>()

  var revision: LoadCache.Revision {
    let texts =
      specifications.revision + rules.revision + screens.revision
      + versions.revision
    let code = sources.revision + modules.revision + uses.revision + swiftTokens.revision
    return LoadCache.Revision(
      guides: guides.revision + includingGuides.revision,
      others: texts + components.revision + primitives.revision + tokens.revision + code)
  }
}

/// What the code of a file uses; `nil` for a file that cannot be read.
struct SwiftUsesLoad: Sendable {
  var uses: SwiftUses?
}
