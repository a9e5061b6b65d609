import SwiftPackages
import SwiftSymbols

/// What of the sources is read.
public struct CoverageReading: Hashable, Sendable {
  /// Which branches of `#if` count.
  public enum Branches: Hashable, Sendable {
    /// Those of Linux, or of the platform whose modules the files import.
    case automatic
    /// All of them at once.
    case all
    /// Those of a platform.
    case of(Platform)
  }

  /// The platforms that sources can be read for.
  public typealias Platform = SourceConfiguration.Platform

  /// The least access that counts.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    /// Public and open.
    case `public`
    /// What the package sees, too.
    case package
    /// What the module sees, too.
    case `internal`

    var level: AccessLevel {
      switch self {
      case .public: .public
      case .package: .package
      case .internal: .internal
      }
    }

    /// What counts, in words: `public symbols`.
    func symbols(_ count: Int) -> String {
      let noun = count == 1 ? "symbol" : "symbols"
      return switch self {
      case .public: "public \(noun)"
      case .package: "public and package \(noun)"
      case .internal: noun
      }
    }
  }

  /// The newest language mode that is known.
  public static let newestLanguageMode = LanguageMode.newest

  /// Which branches of `#if` count.
  public var branches = Branches.automatic
  /// Names that are set as by `-D NAME`.
  public var defines: Set<String> = []
  /// The language mode, 4, 5 or 6; that of the manifest when `nil`, and of other sources 6.
  public var languageMode: Int?
  /// Language features that are turned on beside those of the manifest and the language mode.
  public var features: Set<String> = []
  /// The traits of a package that are enabled; those that its manifest enables when `nil`.
  public var traits: [String]?
  /// Whether SwiftPM may run the manifest of a package where its text does not suffice.
  public var runsManifest = false
  /// The least access that counts.
  public var minimumAccess = Access.public

  /// Public symbols, in the branches that the sources suggest.
  public init() {}

  /// Whether a word can be a name that is set in `#if`.
  public static func isName(_ word: String) -> Bool {
    word.first?.isNumber == false && word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The conditions for a module.
  ///
  /// - Parameters:
  ///   - files: The files of the module, whose imports may choose the platform.
  ///   - target: What its package says of it; `nil` when no package was read.
  func conditions(
    for files: [SourceFile], target: PackageSources.Target?
  ) -> ReadConditions {
    var configuration: SourceConfiguration
    switch branches {
    case .automatic: configuration = SourceConfiguration.automatic(for: files)
    case .all: configuration = .allBranches
    case .of(let platform): configuration = SourceConfiguration(platform: platform)
    }
    configuration.defines.formUnion(defines)
    if let target {
      configuration.defines.formUnion(target.defines(on: configuration.platform))
      configuration.languageMode = target.languageMode
      configuration.features = target.features
      configuration.importableModules = target.importableModules(on: configuration.platform)
    }
    configuration.languageMode = languageMode ?? configuration.languageMode
    configuration.features.formUnion(features)
    return ReadConditions(configuration, isChosen: branches != .automatic)
  }
}
