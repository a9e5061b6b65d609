/// A target of a package manifest.
public struct PackageTarget: Hashable, Sendable {
  /// What a target is built into, by SwiftPM's names.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// A module for other targets.
    case regular
    /// A program that can be run.
    case executable
    /// Tests, code that runs in the build or in the compiler, and what is not Swift.
    case test, plugin, macro, system, binary
    /// Code that is compiled when a package asks for it, and code samples of documentation.
    case providedLibrary, snippet
  }

  /// A name that is set as by `-D NAME`.
  public struct Define: Hashable, Sendable {
    /// As `#if` names it.
    public var name: String
    /// When it is set.
    public var condition: BuildCondition

    /// A define that holds always unless a condition is given.
    public init(name: String, condition: BuildCondition = BuildCondition()) {
      self.name = name
      self.condition = condition
    }
  }

  /// What the target is built upon: another target, or the product of a package.
  public struct Dependency: Hashable, Sendable {
    /// The name of the target or product.
    public var name: String
    /// The package of the product; `nil` for a target, and for a product of which the manifest
    /// gives the name alone.
    public var package: String?
    /// When the target depends on it.
    public var condition: BuildCondition

    /// A dependency that holds always unless a condition is given.
    public init(
      name: String, package: String? = nil, condition: BuildCondition = BuildCondition()
    ) {
      self.name = name
      self.package = package
      self.condition = condition
    }
  }

  /// As the manifest names it. The module is called alike, with `_` for each character that no
  /// identifier may have.
  public var name: String
  /// What it is built into.
  public var kind: Kind
  /// The folder of its sources, relative to the package; `nil` for the usual places.
  public var path: String?
  /// The files and folders that count, relative to its folder; all when `nil`.
  public var sources: [String]?
  /// The files and folders that do not count, relative to its folder.
  public var exclude: [String] = []
  /// In the order of the manifest.
  public var dependencies: [Dependency] = []
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
    let holding = defines.filter { $0.condition.holds(on: platform, traits: traits) }
    return Set(holding.map(\.name)).union(traits)
  }
}

extension PackageTarget.Define {
  /// Those among flags of the compiler: `-DNAME`, and `-D` followed by the name.
  public static func all(inFlags flags: [String]) -> [PackageTarget.Define] {
    var result: [PackageTarget.Define] = []
    for (number, flag) in flags.enumerated() {
      if flag == "-D", number + 1 < flags.count {
        result.append(PackageTarget.Define(name: flags[number + 1]))
      } else if flag.hasPrefix("-D"), flag != "-D" {
        result.append(PackageTarget.Define(name: String(flag.dropFirst(2))))
      }
    }
    return result
  }
}
