import Diagnostics

/// How the modifiers of a system are expressed in Swift.
struct SwiftContexts {
  /// A modifier whose two contexts are a pair that SwiftUI knows.
  struct Pair {
    var modifier: Int
    /// The context in which SwiftUI is unless the reader asks for the other.
    var usual: Int
    var other: Int
  }

  /// A platform that Swift can tell from others when it compiles.
  struct Platform: Hashable {
    var context: Int
    /// `iOS` and the like, as `os()` takes it.
    var system: String
  }

  let modifiers: [TokenModifier]
  /// The chosen context of every modifier, or its default.
  let base: [Int]
  private(set) var appearance: Pair?
  private(set) var contrast: Pair?
  /// The modifier that chooses the platform, its contexts, and those of them that another one
  /// stands for.
  private(set) var platform: (modifier: Int, platforms: [Platform], merged: [Int])?
  /// Modifiers that neither Swift can express nor the caller has chosen.
  private(set) var inexpressible: [Int] = []

  init(_ storage: TokenStorage, choosing context: Context) {
    modifiers = storage.modifiers
    base = storage.selection(context)
    for (index, modifier) in modifiers.enumerated() where context[modifier.name] == nil {
      let names = modifier.contexts.map { $0.lowercased() }
      if appearance == nil, let pair = Self.pair(names, index, ["light"], ["dark"]) {
        appearance = pair
      } else if contrast == nil,
        let pair = Self.pair(names, index, Self.usualContrast, Self.highContrast)
      {
        contrast = pair
      } else if platform == nil, let found = Self.platforms(names, modifier.defaultIndex) {
        platform = (index, found.platforms, found.merged)
      } else {
        inexpressible.append(index)
      }
    }
  }

  private static let usualContrast: Set = ["normal", "standard", "regular", "default"]
  private static let highContrast: Set = ["increased", "high", "more"]

  private static func pair(
    _ names: [String], _ modifier: Int, _ usual: Set<String>, _ other: Set<String>
  ) -> Pair? {
    guard names.count == 2, let first = names.firstIndex(where: usual.contains),
      let second = names.firstIndex(where: other.contains)
    else { return nil }
    return Pair(modifier: modifier, usual: first, other: second)
  }

  private static let systems = [
    "ios": "iOS", "ipados": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS",
    "visionos": "visionOS", "linux": "Linux", "windows": "Windows", "android": "Android",
  ]

  /// The platforms with a name of their own. An iPad compiles as iOS does, so where both are
  /// contexts, iPadOS counts only when it is the default.
  private static func platforms(
    _ names: [String], _ defaultIndex: Int
  ) -> (platforms: [Platform], merged: [Int])? {
    let known = names.compactMap { systems[$0] }
    guard known.count == names.count else { return nil }
    var platforms: [Platform] = []
    var merged: [Int] = []
    for (index, system) in known.enumerated() {
      guard let earlier = platforms.firstIndex(where: { $0.system == system }) else {
        platforms.append(Platform(context: index, system: system))
        continue
      }
      merged.append(index == defaultIndex ? platforms[earlier].context : index)
      if index == defaultIndex { platforms[earlier].context = index }
    }
    return (platforms, merged)
  }

  /// The contexts with those of appearance, contrast and platform put in.
  func selection(platform context: Int?, isDark: Bool, isIncreased: Bool) -> [Int] {
    var selection = base
    if let platform, let context { selection[platform.modifier] = context }
    if let appearance {
      selection[appearance.modifier] = isDark ? appearance.other : appearance.usual
    }
    if let contrast {
      selection[contrast.modifier] = isIncreased ? contrast.other : contrast.usual
    }
    return selection
  }

  /// The context that stands for the platform of another one.
  func standIn(for context: Int) -> Int? {
    guard let platform else { return nil }
    let name = modifiers[platform.modifier].contexts[context].lowercased()
    return platform.platforms.first { $0.system == Self.systems[name] }?.context
  }

  /// The contexts of `selection` that `axes` name, as in `appearance=dark contrast=increased`.
  func description(_ selection: [Int], of axes: Axes) -> String {
    axes.modifiers.map {
      "\(modifiers[$0].name)=\(modifiers[$0].contexts[selection[$0]])"
    }.joined(separator: " ")
  }
}
