import Diagnostics
import TokenContrast

/// The contrast pairs of a system, by who says that two colours are seen on each other.
public struct ContrastPairs: Sendable {
  /// What components and primitives declare, by their names.
  public var declared: [String: [ContrastPair]]
  /// What the `yaml contrast` fences of guides hold, in the order of the content. Guides show wrong
  /// pairs on purpose, so that they are no findings.
  public var shown: [ContrastPair]
  /// What the previews of components put on each other and no component declares, by the names of
  /// the components, in the order of their drawings.
  public var drawn: [String: [ContrastPair]]
  /// What follows from the names of tokens, and is neither declared nor drawn.
  public var named: [ContrastPair]

  /// Every pair, those first that are stated most plainly.
  public var all: [ContrastPair] {
    Self.inOrder(declared) + shown + Self.inOrder(drawn) + named
  }

  /// The pairs that have to reach a level. Guides may show pairs that nobody should use, and a pair
  /// that only follows from names may never be seen.
  public var judged: [ContrastPair] { Self.inOrder(declared) + Self.inOrder(drawn) }

  public init(
    declared: [String: [ContrastPair]] = [:], shown: [ContrastPair] = [],
    drawn: [String: [ContrastPair]] = [:], named: [ContrastPair] = []
  ) {
    self.declared = declared
    self.shown = shown
    self.drawn = drawn
    self.named = named
  }

  private static func inOrder(_ pairs: [String: [ContrastPair]]) -> [ContrastPair] {
    pairs.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

extension System {
  /// The pairs that components and primitives declare, by their names.
  public var declaredPairs: [String: [ContrastPair]] {
    Dictionary(
      (components + primitives).map { ($0.name, $0.contrast) }, uniquingKeysWith: { $0 + $1 })
  }

  /// The pairs that texts show, those of components before those of the system.
  public var shownPairs: [ContrastPair] {
    textFences.flatMap(\.pairs)
  }
}
