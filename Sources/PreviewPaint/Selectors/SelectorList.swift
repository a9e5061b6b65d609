/// Selectors of which one must match, with what is known of them all. Every rule nested in another
/// one has the selectors of that rule in its own, so they are looked through once and then shared.
struct SelectorList: Sendable {
  let selectors: [Selector]
  /// That of the strongest, as of `:is()`.
  let specificity: Specificity
  /// Why some part of them cannot be matched; `nil` when all of them can.
  let unread: UnreadReason?
  /// Whether one may match the host of the tree it is written for.
  let mayMatchHost: Bool

  init(_ selectors: [Selector]) {
    self.selectors = selectors
    specificity = selectors.lazy.map(\.specificity).max() ?? Specificity()
    unread = selectors.lazy.compactMap(\.unread).first
    mayMatchHost = selectors.contains(where: \.mayMatchHost)
  }
}
