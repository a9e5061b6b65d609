import Diagnostics

/// What a package manifest says of the package's Swift sources.
///
/// It is read in two ways that give the same value: by syntax alone, see ``read(text:path:)``, or
/// from what SwiftPM prints when it runs the manifest.
public struct PackageManifest: Hashable, Sendable {
  /// As the manifest names the package.
  public var name: String
  /// The declared minimum versions: `macos 15.0`.
  public var platforms: [String] = []
  /// The language modes that the sources are written for; empty when the manifest names none.
  public var languageModes: [Int] = []
  /// The packages that this one depends on, in the order of the manifest.
  public var dependencies: [PackageDependency] = []
  /// In the order of the manifest.
  public var targets: [PackageTarget] = []
  /// In the order of the manifest.
  public var products: [Product] = []
  /// The traits that the manifest declares; `default` holds those enabled without asking.
  public var traits: [Trait] = []
  /// What was not understood; a part that it concerns may be missing from the other properties.
  public var gaps: [Gap] = []

  /// A manifest that says nothing but the name.
  public init(name: String) {
    self.name = name
  }

  /// Whether everything that decides which sources there are was understood.
  public var isComplete: Bool { gaps.isEmpty }

  /// What other packages can depend on.
  public struct Product: Hashable, Sendable {
    /// As other packages name it.
    public var name: String
    /// Whether it is a library, and no executable or plugin.
    public var isLibrary: Bool
    /// The names of its targets.
    public var targets: [String]

    /// A product of `targets`.
    public init(name: String, isLibrary: Bool, targets: [String]) {
      self.name = name
      self.isLibrary = isLibrary
      self.targets = targets
    }
  }

  /// A switch that those who depend on the package can set; source sees it as a define.
  public struct Trait: Hashable, Sendable {
    /// The name of the set that is enabled when nobody chooses.
    public static let defaultName = "default"

    /// As `#if` names it.
    public var name: String
    /// The traits that it enables as well.
    public var enables: [String]

    /// A trait that enables `enables` with itself.
    public init(name: String, enables: [String] = []) {
      self.name = name
      self.enables = enables
    }
  }

  /// A part of a manifest that its reader could not follow.
  public struct Gap: Hashable, Sendable {
    /// What it says, as one line of source.
    public var source: String
    /// Where it stands.
    public var location: SourceLocation
    /// Whether this is no valid Swift; ``source`` then says why.
    public var isFault = false

    /// The part that begins at `location`.
    public init(source: String, at location: SourceLocation) {
      self.source = source
      self.location = location
    }
  }

  /// The traits that hold when `chosen` are asked for, with those that they enable; the default
  /// ones when nothing is asked for.
  public func enabledTraits(_ chosen: [String]?) -> Set<String> {
    var pending = chosen ?? [Trait.defaultName]
    var enabled: Set<String> = []
    while let name = pending.popLast() {
      guard enabled.insert(name).inserted else { continue }
      pending += traits.first { $0.name == name }?.enables ?? []
    }
    return enabled.subtracting([Trait.defaultName])
  }

  /// The names of the targets that the library products offer.
  public var libraryTargets: Set<String> {
    Set(products.filter(\.isLibrary).flatMap(\.targets))
  }
}
