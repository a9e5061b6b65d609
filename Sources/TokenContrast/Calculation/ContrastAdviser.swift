import ColorScience
import DesignTokens

/// Finds the colours that would make a failing pair pass.
struct ContrastAdviser {
  /// In how many contexts of one row the tokens that state its colours are looked up.
  private static let contextLimit = 64

  let layers: LayerStack
  let minimum: Double

  /// The nearest foreground and the nearest background, as far as there are any; each once for
  /// every token that states the colour in some context of the group.
  func advice(in group: ContextGroup) -> [ContrastAdvice] {
    var seen: Set<ContrastAdvice> = []
    return contexts(of: group).flatMap(advice).filter { seen.insert($0).inserted }
  }

  /// Whether a colour written to where the advice says would make the pair fail in a context in
  /// which it passes now.
  func breaks(_ advice: ContrastAdvice, in group: ContextGroup) -> Bool {
    contexts(of: group).contains { context in
      guard let sides = sides(in: context), let stack = stack(in: context),
        let side = sides.first(where: { $0.side == advice.side }),
        let before = stack.ratio, before.value >= minimum
      else { return false }
      let origin = origin(of: side.token, in: context)
      guard origin.path == advice.token, origin.location == advice.location else { return false }
      var changed = stack
      changed.layers[side.index] = advice.passing.color
      return changed.ratio.map { $0.value < minimum } ?? false
    }
  }

  private func contexts(of group: ContextGroup) -> [Context] {
    var choices: [[String: String]] = [[:]]
    for part in group.parts {
      choices = choices.flatMap { choice in
        part.contexts.map { choice.merging([part.modifier: $0]) { _, new in new } }
      }
      choices = Array(choices.prefix(Self.contextLimit))
    }
    return choices.map(Context.init)
  }

  private func advice(in context: Context) -> [ContrastAdvice] {
    guard let sides = sides(in: context), let stack = stack(in: context) else { return [] }
    let passing = stack.nearestPassing(changing: sides.map(\.index), minimum: minimum)
    return zip(sides, passing).compactMap { side, passing in
      passing.map {
        let origin = origin(of: side.token, in: context)
        return ContrastAdvice(
          side: side.side, token: origin.path, location: origin.location, passing: $0)
      }
    }
  }

  /// What can be seen in a context, from the bottom up, the foreground last.
  private func seen(in context: Context) -> [ResolvedToken]? {
    guard case .solid(let visible) = layers.visible(in: context),
      let front = layers.foreground.value(in: context)
    else { return nil }
    return visible + [front]
  }

  private func stack(in context: Context) -> ColorStack? {
    seen(in: context).map { ColorStack($0.compactMap(\.written)) }
  }

  /// The two colours that may change, with their places in the stack.
  private func sides(
    in context: Context
  ) -> [(side: ContrastAdvice.Side, token: ResolvedToken, index: Int)]? {
    seen(in: context).map { seen in
      [
        (.foreground, seen[seen.count - 1], seen.count - 1),
        (.background, seen[seen.count - 2], seen.count - 2),
      ]
    }
  }

  /// The token that states the value: the token itself, or the end of its chain of aliases. A value
  /// that is taken from sources is a fact and stays: the token that refers to it changes.
  private func origin(of token: ResolvedToken, in context: Context) -> ResolvedToken {
    guard let end = token.aliasChain.last.flatMap({ layers.tokens[$0]?.value(in: context) }),
      end.metadata.sources?.isEmpty != false
    else { return token }
    return end
  }
}
