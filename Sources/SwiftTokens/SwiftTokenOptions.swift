import DesignTokens
import SwiftSymbols

/// How Swift source is read as tokens.
public struct SwiftTokenOptions: Hashable, Sendable {
  /// The order of the pairs in eight hexadecimal digits, which each project decides for itself.
  public enum HexDigits: String, CaseIterable, Hashable, Sendable {
    /// Alpha last, as in CSS: `0xRRGGBBAA`.
    case rrggbbaa
    /// Alpha first, as in Android's resources: `0xAARRGGBB`.
    case aarrggbb
  }

  /// Types that state the same tokens, with the values of one brand.
  public struct Brand: Hashable, Sendable {
    /// The context of the modifier: `finn`.
    public var name: String
    /// The types, whose names the paths of their tokens leave out. Their properties count also
    /// where every instance has them. A constant counts as a type, `Theme.north`, where it is a
    /// value of a structure.
    public var types: [String]

    /// A brand whose tokens are in `types`.
    public init(_ name: String, types: [String]) {
      self.name = name
      self.types = types
    }
  }

  /// The type whose constants are tokens, `DS`; all types and global constants when `nil`, and the
  /// paths then begin with the names of the types.
  public var namespace: String?
  /// Several types whose constants are tokens, `Color` and `Spacing`; the paths begin with their
  /// names. ``namespace`` counts when there are none.
  public var types: [String] = []
  /// The brands, of which the first is the default: contexts of the modifier ``brandModifier``.
  public var brands: [Brand] = []
  /// What the modifier of ``brands`` is called.
  public static let brandModifier = "brand"
  /// `nil` for RRGGBBAA, with a warning where that had to be assumed.
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

extension SwiftTokenOptions {
  /// The namespace that `sources` use when nobody names one: `DS` where a type of that name stands
  /// at the top, otherwise the one top-level type that holds all constants, its extensions
  /// included.
  ///
  /// - Returns: `nil` where constants are global, stand in several types, or in a type that the
  ///   sources only extend, such as `Color`.
  public static func namespace(of sources: [SourceFile]) -> String? {
    let listed = SwiftConstantReader.read(sources)
    let declared = Set(listed.types.filter { $0.path.count == 1 }.flatMap(\.path))
    if declared.contains("DS") { return "DS" }
    let holders = Set(listed.constants.map(\.container.first))
    guard holders.count == 1, let holder = holders.first.flatMap(\.self) else { return nil }
    return declared.contains(holder) ? holder : nil
  }
}
