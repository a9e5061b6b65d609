/// What SwiftUI or the compiler knows a modifier as, by the names of its contexts in any letter
/// case. Both the exporter and the reader of Swift source go by it.
public enum ModifierRole: Hashable, Sendable {
  /// The positions of the contexts for the light and the dark appearance.
  case appearance(light: Int, dark: Int)
  /// The positions of the contexts for the usual and for increased contrast.
  case contrast(usual: Int, increased: Int)
  /// By context, the operating system as `os()` takes it; `nil` for one that is none.
  case platform([String?])

  /// The role of `modifier`, or `nil` where its contexts are neither of a pair nor a platform.
  public init?(_ modifier: TokenModifier) {
    let names = modifier.contexts.map { $0.lowercased() }
    if let (light, dark) = Self.pair(names, ["light"], ["dark"]) {
      self = .appearance(light: light, dark: dark)
    } else if let (usual, increased) = Self.pair(names, Self.usual, Self.increased) {
      self = .contrast(usual: usual, increased: increased)
    } else {
      let systems = names.map { Self.systems[$0] }
      guard systems.contains(where: { $0 != nil }) else { return nil }
      self = .platform(systems)
    }
  }

  /// Whether every context of `modifier`, of which this is the role, has its place in the role. An
  /// appearance beside light and dark has none: source that states it can be read as far as it
  /// goes, but such a modifier cannot be exported.
  public func isComplete(for modifier: TokenModifier) -> Bool {
    switch self {
    case .appearance, .contrast: modifier.contexts.count == 2
    case .platform(let systems): !systems.contains(nil)
    }
  }

  private static func pair(
    _ names: [String], _ first: Set<String>, _ second: Set<String>
  ) -> (Int, Int)? {
    guard let left = names.firstIndex(where: first.contains),
      let right = names.firstIndex(where: second.contains)
    else { return nil }
    return (left, right)
  }

  private static let usual: Set = ["normal", "standard", "regular", "default"]
  private static let increased: Set = ["increased", "high", "more"]

  /// An iPad compiles as iOS does; `osx` and `xros` are earlier names.
  private static let systems = [
    "ios": "iOS", "ipados": "iOS", "macos": "macOS", "osx": "macOS", "tvos": "tvOS",
    "watchos": "watchOS", "visionos": "visionOS", "xros": "visionOS", "linux": "Linux",
    "windows": "Windows", "android": "Android",
  ]
}
