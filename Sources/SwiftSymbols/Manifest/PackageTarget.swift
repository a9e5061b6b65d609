/// A target of a package manifest.
public struct PackageTarget: Hashable, Sendable {
  /// What a target is built into, by SwiftPM's names.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A module for other targets.
    case regular
    /// A program.
    case executable
    /// Tests, code that runs in the build or in the compiler, and what is no Swift.
    case test, plugin, macro, system, binary
    /// Code that is compiled when a package asks for it, and code samples of documentation.
    case providedLibrary, snippet
  }

  /// A name that is set as by `-D NAME`.
  public struct Define: Hashable, Sendable {
    /// As `#if` names it.
    public var name: String
    /// The platforms on which alone it holds, lower case (`linux`); everywhere when empty.
    public var platforms: Set<String>
    /// The traits of which one must be enabled; none has to when empty.
    public var traits: Set<String>

    /// A define that holds everywhere unless conditions are given.
    public init(name: String, platforms: Set<String> = [], traits: Set<String> = []) {
      self.name = name
      self.platforms = platforms
      self.traits = traits
    }
  }

  /// The module's name.
  public var name: String
  /// What it is built into.
  public var kind: Kind
  /// The folder of its sources, relative to the package; `nil` for the usual places.
  public var path: String?
  /// The files and folders that count, relative to its folder; all when `nil`.
  public var sources: [String]?
  /// The files and folders that do not count, relative to its folder.
  public var exclude: [String] = []
  /// In the order of the manifest; those of debug builds are among them, of release builds not.
  public var defines: [Define] = []
  /// The language features it turns on, upcoming and experimental.
  public var features: [String] = []
  /// The language mode it is compiled in; that of its package when `nil`.
  public var languageMode: Int?
  /// Whether plugins run in its build, which may make further sources.
  public var usesPlugins = false

  /// A target whose sources lie in the usual place.
  public init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }

  /// The names that are set in a build for `platform` with `traits` enabled; with no platform,
  /// those that hold on every one.
  public func defines(
    on platform: SourceConfiguration.Platform?, traits: Set<String>
  ) -> Set<String> {
    let name = platform?.rawValue.lowercased()
    let holding = defines.filter { define in
      (define.platforms.isEmpty || name.map { define.platforms.contains($0) } == true)
        && (define.traits.isEmpty || !define.traits.isDisjoint(with: traits))
    }
    return Set(holding.map(\.name)).union(traits)
  }
}
