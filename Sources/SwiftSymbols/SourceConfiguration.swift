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

  /// A configuration of `platform`, or of all branches when it is `nil`.
  public init(
    platform: Platform?, defines: Set<String> = [], importableModules: Set<String> = []
  ) {
    self.platform = platform
    self.defines = defines
    self.importableModules = importableModules
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
