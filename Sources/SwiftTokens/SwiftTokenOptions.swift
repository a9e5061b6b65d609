import DesignTokens
import SwiftSymbols

/// How Swift source is read as tokens.
public struct SwiftTokenOptions: Hashable, Sendable {
  /// The order of the pairs in eight hexadecimal digits, which each project decides for itself.
  public enum HexDigits: String, CaseIterable, Hashable, Sendable {
    case rrggbbaa
    case aarrggbb
  }

  /// The type whose constants are tokens, `DS`; all types and global constants when `nil`, and the
  /// paths then begin with the names of the types.
  public var namespace: String?
  /// `nil` for RRGGBBAA, with a note wherever that had to be assumed.
  public var hexDigits: HexDigits?
  /// Those of the system. Which of them stand for appearance, contrast and platform is told by the
  /// names of their contexts; where one is missing, the reader has its own.
  public var modifiers: [TokenModifier]
  /// The platforms that `#if` branches are told apart for, when no modifier names platforms.
  public var platforms: [SourceConfiguration.Platform]

  /// Options that differ from the defaults where arguments are given.
  public init(
    namespace: String? = nil, hexDigits: HexDigits? = nil, modifiers: [TokenModifier] = [],
    platforms: [SourceConfiguration.Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
  ) {
    self.namespace = namespace
    self.hexDigits = hexDigits
    self.modifiers = modifiers
    self.platforms = platforms
  }
}
