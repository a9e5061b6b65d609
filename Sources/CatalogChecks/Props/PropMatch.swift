import AgentUI
import Diagnostics

/// The props of a component laid beside the arguments of one overload.
struct PropMatch {
  /// Props with the arguments that they give, in the order of the arguments.
  private(set) var pairs: [(prop: PropContract, argument: SwiftArgument)] = []
  /// Props that no argument takes.
  private(set) var extras: [PropContract]
  /// Arguments that no prop gives.
  private(set) var missing: [SwiftArgument]
  /// The argument without a prop that an extra prop may mean, by the name of the prop.
  private(set) var nearestMissing: [String: String] = [:]

  /// Pairs of names that may be looked at for nearness, which is slow.
  private static let nearnessLimit = 2_000

  /// Pairs by equal names first; then arguments without a label, in their order; then near names of
  /// one type, and the only ones left of a type in one place.
  init(_ props: [PropContract], _ arguments: [SwiftArgument]) {
    extras = props
    missing = arguments
    pair { prop, argument in prop.name == argument.name }
    pair { prop, argument in prop.isUnlabelled && argument.parameter.label == nil }
    let isLong = extras.count * missing.count > Self.nearnessLimit
    pair { prop, argument in
      !isLong && DidYouMean.nearest(to: prop.name, among: [argument.name]) != nil
        && PropAgreement.isSame(prop, argument)
    }
    let places = Dictionary(
      props.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    pair { prop, argument in
      guard let place = places[prop.name], place < arguments.count else { return false }
      return arguments[place] == argument && PropAgreement.isSame(prop, argument)
    }
    let order = Dictionary(
      arguments.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    nearestMissing = Dictionary(
      isLong
        ? []
        : extras.compactMap { prop in
          DidYouMean.nearest(to: prop.name, among: missing.map(\.name)).map { (prop.name, $0) }
        }, uniquingKeysWith: { first, _ in first })
    pairs.sort { order[$0.argument.name] ?? 0 < order[$1.argument.name] ?? 0 }
  }

  private mutating func pair(by isPair: (PropContract, SwiftArgument) -> Bool) {
    for prop in extras {
      guard let index = missing.firstIndex(where: { isPair(prop, $0) }) else { continue }
      pairs.append((prop, missing.remove(at: index)))
      extras.removeAll { $0.name == prop.name }
    }
  }
}
