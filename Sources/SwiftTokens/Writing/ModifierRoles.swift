import DesignTokens
import SwiftSymbols

/// Which modifiers stand for appearance, contrast and platform, and how their contexts are called.
struct ModifierRoles {
  /// A modifier with the context in which something differs from the usual.
  private struct Pair {
    var modifier: TokenModifier
    var other: String
  }

  /// Those of the system, as they were given.
  let given: [TokenModifier]
  private var appearance: Pair
  private var contrast: Pair
  private var platform: TokenModifier
  /// The brands; `nil` where there are none.
  let brand: TokenModifier?
  /// By context of ``platform``, which one it is to `#if os(…)`.
  private var systems: [SourceConfiguration.Platform?]

  /// The first given modifier of each role counts, otherwise one of the reader's own.
  init(_ options: SwiftTokenOptions) {
    given = options.modifiers
    let brands = options.brands.map(\.name)
    brand =
      brands.isEmpty
      ? nil
      : TokenModifier(
        name: SwiftTokenOptions.brandModifier, contexts: brands, declaredDefault: brands.first)
    appearance = Pair(
      modifier: TokenModifier(
        name: "appearance", contexts: ["light", "dark"], declaredDefault: "light"), other: "dark")
    contrast = Pair(
      modifier: TokenModifier(
        name: "contrast", contexts: ["normal", "increased"], declaredDefault: "normal"),
      other: "increased")
    let platforms = options.platforms.isEmpty ? [.iOS] : options.platforms
    let names = platforms.map(\.rawValue)
    platform = TokenModifier(name: "platform", contexts: names, declaredDefault: names.first)
    systems = platforms
    for modifier in given.reversed() {
      switch ModifierRole(modifier) {
      case .appearance(_, let dark)?:
        appearance = Pair(modifier: modifier, other: modifier.contexts[dark])
      case .contrast(_, let increased)?:
        contrast = Pair(modifier: modifier, other: modifier.contexts[increased])
      case .platform(let names)?:
        let known = names.map { name in name.flatMap(SourceConfiguration.Platform.init(system:)) }
        // Source is read as one platform compiles it that is known here.
        guard known.contains(where: { $0 != nil }) else { continue }
        (platform, systems) = (modifier, known)
      case nil: continue
      }
    }
  }

  /// The platforms that the contexts name, each once.
  var platforms: [SourceConfiguration.Platform] {
    var seen: Set<SourceConfiguration.Platform> = []
    return systems.compactMap(\.self).filter { seen.insert($0).inserted }
  }

  /// The contexts of a situation; several where several contexts are one platform to Swift.
  ///
  /// - Parameter isEverywhere: Whether the constant exists in all situations. The default platform
  ///   then needs no name, as what stands for the others lies over it.
  func contexts(_ situation: Situation, isEverywhere: Bool) -> [Context] {
    var context = Context()
    if situation.isDark { context[appearance.modifier.name] = appearance.other }
    if situation.isHighContrast { context[contrast.modifier.name] = contrast.other }
    guard let place = situation.platform else { return [context] }
    return zip(platform.contexts, systems).filter { $0.1 == place }.map { name, _ in
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
      (appearance.modifier, SituationAxes.appearance), (contrast.modifier, .contrast),
      (platform, .platform),
    ]
    for (modifier, axis) in own where axes.contains(axis) && !result.contains(modifier) {
      result.append(modifier)
    }
    return result
  }
}

extension SourceConfiguration.Platform {
  /// The platform that `os(system)` asks for.
  fileprivate init?(system: String) {
    let platform = Self.allCases.first { $0.rawValue.lowercased() == system.lowercased() }
    guard let platform else { return nil }
    self = platform
  }
}
