import DesignTokens
import SwiftSymbols

/// Which modifiers stand for appearance, contrast and platform, and how their contexts are called.
struct ModifierRoles {
  let appearance: TokenModifier
  let contrast: TokenModifier
  let platform: TokenModifier
  /// Those of the system, as they were given.
  let given: [TokenModifier]

  init(_ options: SwiftTokenOptions) {
    given = options.modifiers
    appearance =
      given.first { Self.has(Self.light, $0) && Self.has(Self.dark, $0) }
      ?? TokenModifier(
        name: "appearance", contexts: ["light", "dark"], declaredDefault: "light")
    contrast =
      given.first { Self.has(Self.normal, $0) && Self.has(Self.increased, $0) }
      ?? TokenModifier(
        name: "contrast", contexts: ["normal", "increased"], declaredDefault: "normal")
    let platforms = options.platforms.isEmpty ? [.iOS] : options.platforms
    let names = platforms.map(\.rawValue)
    platform =
      given.first { $0.contexts.contains { Self.platform($0) != nil } }
      ?? TokenModifier(name: "platform", contexts: names, declaredDefault: names.first)
  }

  /// The platforms that the contexts name, each once.
  var platforms: [SourceConfiguration.Platform] {
    var seen: Set<SourceConfiguration.Platform> = []
    return platform.contexts.compactMap(Self.platform).filter { seen.insert($0).inserted }
  }

  /// The contexts of a situation; several where several contexts are one platform to Swift.
  ///
  /// - Parameter isEverywhere: Whether the constant exists in all situations. The default platform
  ///   then needs no name, as what stands for the others lies over it.
  func contexts(_ situation: Situation, isEverywhere: Bool) -> [Context] {
    var context = Context()
    if situation.isDark { context[appearance.name] = Self.name(Self.dark, appearance) }
    if situation.isHighContrast { context[contrast.name] = Self.name(Self.increased, contrast) }
    guard let place = situation.platform else { return [context] }
    return platform.contexts.filter { Self.platform($0) == place }.map { name in
      if isEverywhere, name == platform.defaultContext { return context }
      var narrowed = context
      narrowed[platform.name] = name
      return narrowed
    }
  }

  /// The given modifiers, and of the reader's own those that `axes` need.
  func modifiers(for axes: SituationAxes) -> [TokenModifier] {
    var result = given
    let own = [
      (appearance, SituationAxes.appearance), (contrast, .contrast), (platform, .platform),
    ]
    for (modifier, axis) in own where axes.contains(axis) && !result.contains(modifier) {
      result.append(modifier)
    }
    return result
  }

  // MARK: - Names of contexts

  private static let light: Set<String> = ["light"]
  private static let dark: Set<String> = ["dark"]
  private static let normal: Set<String> = ["normal", "standard", "regular", "default"]
  private static let increased: Set<String> = ["increased", "high", "more"]

  private static func has(_ names: Set<String>, _ modifier: TokenModifier) -> Bool {
    modifier.contexts.contains { names.contains($0.lowercased()) }
  }

  private static func name(_ names: Set<String>, _ modifier: TokenModifier) -> String? {
    modifier.contexts.first { names.contains($0.lowercased()) }
  }

  /// iPadOS is iOS to `#if os(…)`.
  private static func platform(_ context: String) -> SourceConfiguration.Platform? {
    switch context.lowercased() {
    case "ios", "ipados": .iOS
    case "macos", "osx": .macOS
    case "tvos": .tvOS
    case "watchos": .watchOS
    case "visionos", "xros": .visionOS
    case "linux": .linux
    default: nil
    }
  }
}
