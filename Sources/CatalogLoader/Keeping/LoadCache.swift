import CatalogModel

/// What the last load of a content made of each of its files.
///
/// Whoever loads a content again after a change, as a preview server does, hands the cache of the
/// last load to the next: a file whose bytes are the same is not read as text again. The catalog and
/// the diagnostics are those of a load without a cache. What is gone is forgotten.
public struct LoadCache: Sendable {
  var systems: [String: SystemLoads] = [:]

  /// A cache of nothing.
  public init() {}

  /// Counts how often anything was loaded for a system from files that may lie outside its folder.
  public func revision(ofSystem slug: String) -> Int { systems[slug]?.revision ?? 0 }
}

/// What was loaded of the folder of one system.
struct SystemLoads: Sendable {
  var guides = FileLoads<[UInt8], GuideLoad>()
  /// The guides in their order, by the revision of their loads.
  var guideOrder = KeptLoad<Int, (guides: [Guide], sections: GuideFolders)>()
  var specifications = FileLoads<[UInt8], TextLoad<Specification>>()
  var rules = FileLoads<[UInt8], TextLoad<DesignRule>>()
  var screens = FileLoads<[UInt8], ScreenLoad>()
  var components = ComponentLoads()
  var primitives = ComponentLoads()
  var sources = KeptLoad<SwiftSources.Input, SwiftSources>()
  var modules = KeptLoad<ModuleInput, ModuleOutput>()
  var tokens = KeptLoad<TokenLoader.Input, TokenLoader.Output>()
  var swiftTokens = KeptLoad<SwiftTokenLoader.Input, SwiftTokenLoader.Output>()

  var revision: Int {
    guides.revision + specifications.revision + rules.revision + screens.revision
      + components.revision + primitives.revision + sources.revision + modules.revision
      + tokens.revision + swiftTokens.revision
  }
}
