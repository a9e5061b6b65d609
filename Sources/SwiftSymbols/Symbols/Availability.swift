/// One entry of an `@available` attribute.
public struct Availability: Hashable, Sendable {
  /// `iOS`, `macOS`, `swift`, … or `*` for everything.
  public var platform: String
  /// The first version that has it.
  public var introduced: String?
  /// The version from which it is deprecated; `nil` also when it is deprecated altogether.
  public var deprecated: String?
  /// The first version that no longer has it.
  public var obsoleted: String?
  /// What the author says about it.
  public var message: String?
  /// The name to use instead.
  public var renamed: String?
  /// Deprecated, in some version or altogether.
  public var isDeprecated: Bool
  /// Not to be used on the platform in any version.
  public var isUnavailable: Bool

  /// An entry that is neither deprecated nor unavailable.
  public init(platform: String, introduced: String? = nil) {
    self.platform = platform
    self.introduced = introduced
    isDeprecated = false
    isUnavailable = false
  }
}
