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
  /// By context of ``platform``, the system it is.
  private var systems: [String?] = []
  /// Modifiers that neither Swift can express nor the caller has chosen.
  private(set) var inexpressible: [Int] = []

  init(_ storage: TokenStorage, choosing context: Context) {
    modifiers = storage.modifiers
    base = storage.selection(context)
    for (index, modifier) in modifiers.enumerated() where context[modifier.name] == nil {
      let role = ModifierRole(modifier)
      switch role?.isComplete(for: modifier) == true ? role : nil {
      case .appearance(let light, let dark)? where appearance == nil:
        appearance = Pair(modifier: index, usual: light, other: dark)
      case .contrast(let usual, let increased)? where contrast == nil:
        contrast = Pair(modifier: index, usual: usual, other: increased)
      case .platform(let systems)? where platform == nil:
        let found = Self.platforms(systems.compactMap(\.self), modifier.defaultIndex)
        platform = (index, found.platforms, found.merged)
        self.systems = systems
      default: inexpressible.append(index)
      }
    }
  }

  /// The platforms with a name of their own. An iPad compiles as iOS does, so where both are
  /// contexts, iPadOS counts only when it is the default.
  private static func platforms(
    _ systems: [String], _ defaultIndex: Int
  ) -> (platforms: [Platform], merged: [Int]) {
    var platforms: [Platform] = []
    var merged: [Int] = []
    for (index, system) in systems.enumerated() {
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
    platform?.platforms.first { $0.system == systems[context] }?.context
  }

  /// The contexts of `selection` that `axes` name, as in `appearance=dark contrast=increased`.
  func description(_ selection: [Int], of axes: Axes) -> String {
    axes.modifiers.map {
      "\(modifiers[$0].name)=\(modifiers[$0].contexts[selection[$0]])"
    }.joined(separator: " ")
  }
}
