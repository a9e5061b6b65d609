/// When a part of a target's description holds: `.when(platforms: [.linux], traits: ["Fast"])`.
public struct BuildCondition: Hashable, Sendable {
  /// The platforms on which alone it holds, lower case (`linux`); everywhere when empty.
  public var platforms: Set<String>
  /// The traits of which one must be enabled; none has to when empty.
  public var traits: Set<String>

  /// A condition that always holds unless something is named.
  public init(platforms: Set<String> = [], traits: Set<String> = []) {
    self.platforms = platforms
    self.traits = traits
  }

  /// Whether it holds in a build for `platform` with `traits` enabled; with no platform, whether it
  /// holds on every one.
  public func holds(
    on platform: SourceConfiguration.Platform?, traits enabled: Set<String>
  ) -> Bool {
    (platforms.isEmpty || platform.map { platforms.contains($0.rawValue.lowercased()) } == true)
      && (traits.isEmpty || !traits.isDisjoint(with: enabled))
  }
}
