import DesignTokens
import Diagnostics

/// What lies below translucent colours, as the system says.
struct Underlays: Sendable {
  /// How many layers are looked at below a colour; nobody sees more through each other.
  private static let depthLimit = 32

  private var below: [TokenPath: [Token]] = [:]

  init(_ underlays: [ContrastSettings.Underlay], _ tokens: ResolvedTokens) {
    for underlay in underlays {
      let over = underlay.over.compactMap { tokens.color($0.name) }
      let path = TokenPath(underlay.color.name)
      if over.count == underlay.over.count, below[path] == nil { below[path] = over }
    }
  }

  /// The layers with what lies below the lowest one, and below that, to the end. A colour that
  /// would lie below itself ends it.
  func completed(_ layers: [Token]) -> [Token] {
    var layers = layers
    var seen: Set<TokenPath> = []
    while layers.count < Self.depthLimit, let lowest = layers.first,
      let over = below[lowest.path], !over.isEmpty
    {
      seen.insert(lowest.path)
      if over.contains(where: { seen.contains($0.path) }) { break }
      layers = over + layers
    }
    return layers
  }
}

extension ContrastSettings {
  /// The colours that lie below themselves, each cycle once, from the first colour that is named in
  /// the settings back to it.
  public var underlayCycles: [[Reference]] {
    let below = Dictionary(underlays.map { ($0.color.name, $0.over) }) { first, _ in first }
    var search = CycleSearch(below: below)
    return underlays.compactMap { search.cycle(from: $0.color) }
  }
}

/// Looks for a way from a colour through what lies below it back to itself; every colour is gone
/// through once.
private struct CycleSearch {
  let below: [String: [Reference]]
  private var finished: Set<String> = []

  init(below: [String: [Reference]]) { self.below = below }

  mutating func cycle(from start: Reference) -> [Reference]? {
    var path = [start]
    var positions = [start.name: 0]
    var open = [below[start.name] ?? []]
    while let last = path.last {
      guard let next = open[open.count - 1].first else {
        finished.insert(last.name)
        positions[last.name] = nil
        path.removeLast()
        open.removeLast()
        continue
      }
      open[open.count - 1].removeFirst()
      if let position = positions[next.name] {
        finished.formUnion(path.map(\.name))
        return Array(path[position...]) + [next]
      }
      if finished.contains(next.name) { continue }
      positions[next.name] = path.count
      path.append(next)
      open.append(below[next.name] ?? [])
    }
    return nil
  }
}
