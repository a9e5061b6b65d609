import ColorScience
import DesignTokens

extension LayerStack {
  /// The nearest foreground and the nearest background that bring the ratio to `minimum`, as far as
  /// there are any.
  func advice(in context: Context, minimum: Double) -> [ContrastAdvice] {
    guard case .solid(let layers) = visible(in: context),
      let front = foreground.value(in: context), let top = layers.last
    else { return [] }
    let stack = ColorStack((layers + [front]).compactMap(\.written))
    let sides: [(ContrastAdvice.Side, ResolvedToken, Int)] = [
      (.foreground, front, layers.count), (.background, top, layers.count - 1),
    ]
    let passing = stack.nearestPassing(changing: sides.map(\.2), minimum: minimum)
    return zip(sides, passing).compactMap { side, passing in
      passing.map {
        let origin = origin(of: side.1, in: context)
        return ContrastAdvice(
          side: side.0, token: origin.path, location: origin.location, passing: $0)
      }
    }
  }

  /// The token that states the value: the token itself, or the end of its chain of aliases.
  private func origin(of token: ResolvedToken, in context: Context) -> ResolvedToken {
    token.aliasChain.last.flatMap { tokens[$0]?.value(in: context) } ?? token
  }
}
