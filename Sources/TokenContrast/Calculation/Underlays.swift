import DesignTokens
import Diagnostics

/// What lies below translucent colours, as the system says.
struct Underlays: Sendable {
  private var below: [TokenPath: [Token]] = [:]

  init(_ underlays: [ContrastSettings.Underlay], _ tokens: ResolvedTokens) {
    for underlay in underlays {
      let over = underlay.over.compactMap { tokens.color($0.name) }
      if over.count == underlay.over.count { below[TokenPath(underlay.color.name)] = over }
    }
  }

  /// The layers with what lies below the lowest one, and below that, to the end. A colour that
  /// would lie below itself ends it.
  func completed(_ layers: [Token]) -> [Token] {
    var layers = layers
    var seen: Set<TokenPath> = []
    while let lowest = layers.first, let over = below[lowest.path], let next = over.first {
      seen.insert(lowest.path)
      if seen.contains(next.path) { break }
      layers = over + layers
    }
    return layers
  }
}

extension ContrastSettings {
  /// The colours that lie below themselves, each cycle once, from the first colour that is named in
  /// the settings back to it.
  public var underlayCycles: [[Reference]] {
    let lowest = Dictionary(
      underlays.compactMap { underlay in underlay.over.first.map { (underlay.color.name, $0) } }
    ) { first, _ in first }
    var known: Set<String> = []
    return underlays.compactMap { underlay in
      var path: [Reference] = [underlay.color]
      while let last = path.last, let next = lowest[last.name], !known.contains(last.name) {
        if let start = path.firstIndex(where: { $0.name == next.name }) {
          known.formUnion(path.map(\.name))
          return Array(path[start...]) + [next]
        }
        path.append(next)
      }
      known.formUnion(path.map(\.name))
      return nil
    }
  }
}
