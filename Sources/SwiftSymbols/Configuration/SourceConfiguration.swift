/// Under which conditions the sources are read: it decides which `#if` branches exist.
public struct SourceConfiguration: Hashable, Sendable {
  /// A platform by which `os(…)`, `arch(…)` and `canImport(…)` are answered.
  public enum Platform: String, Hashable, Sendable, Codable, CaseIterable {
    /// Devices, not simulators; Linux on x86-64.
    case iOS, macOS, tvOS, watchOS, visionOS, linux
  }

  /// The platform, or `nil` for every branch of every `#if` at once.
  ///
  /// With every branch, a declaration that stands in several of them counts once: those of one
  /// container and one signature are the same symbol.
  public var platform: Platform?
  /// Names that are set as by `-D NAME`. Not asked when every branch is read.
  public var defines: Set<String>
  /// Modules that `canImport` finds beside those that come with the platform.
  public var importableModules: Set<String>
  /// The language mode by which `swift(…)` is answered: 6 as by `-swift-version 6`, or 5 or 4.
  public var languageMode: Int
  /// Upcoming and experimental features that are turned on beside those of the language mode.
  public var features: Set<String>

  /// A configuration of `platform`, or of all branches when it is `nil`.
  ///
  /// Defines are those of the command line and the traits of a package alike.
  public init(
    platform: Platform?, defines: Set<String> = [], importableModules: Set<String> = [],
    languageMode: Int = 6, features: Set<String> = []
  ) {
    self.platform = platform
    self.defines = defines
    self.importableModules = importableModules
    self.languageMode = languageMode
    self.features = features
  }

  /// The union of all branches, for documentation that speaks of every platform.
  public static let allBranches = SourceConfiguration(platform: nil)
  /// Linux on x86-64.
  public static let linux = SourceConfiguration(platform: .linux)
  /// macOS on Apple silicon, with AppKit and SwiftUI.
  public static let macOS = SourceConfiguration(platform: .macOS)
  /// An iOS device, with UIKit and SwiftUI.
  public static let iOS = SourceConfiguration(platform: .iOS)

  /// The name a report prints: `iOS`, `linux`, … or `all`.
  public var name: String { platform?.rawValue ?? "all" }
}
