/// Says whether selectors match elements of a tree, with a bound on the work.
struct SelectorMatcher {
  /// Looks at elements and their relations that one reading may take. Previews take some thousands.
  static let stepLimit = 2_000_000

  let tree: HTMLTree
  private(set) var stepsLeft: Int

  init(tree: HTMLTree, steps: Int = stepLimit) {
    self.tree = tree
    stepsLeft = steps
  }

  /// Whether the work has become too much; what is answered from then on means nothing.
  var isExhausted: Bool { stepsLeft <= 0 }

  mutating func spend(_ steps: Int) { stepsLeft -= steps }

  /// - Parameter scope: The tree whose stylesheet the selector is in. The element is of this tree,
  ///   or the host of it.
  mutating func matches(
    _ selector: Selector, _ element: HTMLTree.NodeID, in scope: HTMLTree.ScopeID
  ) -> Truth {
    let verdict = compound(selector.subject, element, scope)
    return verdict == .no ? .no : min(verdict, steps(selector.steps[...], from: element, scope))
  }

  /// Whether what `::slotted()` asks for is true of an element.
  mutating func matchesSlotted(_ selector: Selector, _ element: HTMLTree.NodeID) -> Truth {
    compound(selector.slotted ?? [], element, tree.nodes[element].scope)
  }

  // MARK: - Relations

  private mutating func steps(
    _ steps: ArraySlice<Selector.Step>, from element: HTMLTree.NodeID, _ scope: HTMLTree.ScopeID
  ) -> Truth {
    guard let step = steps.first else { return .yes }
    let isRepeated = step.combinator == .descendant || step.combinator == .subsequentSibling
    var best = Truth.no
    var current = related(to: element, by: step.combinator, scope)
    while let next = current, best < .yes, !isExhausted {
      let verdict = compound(step.compound, next, scope)
      if verdict > best {
        best = max(best, min(verdict, self.steps(steps.dropFirst(), from: next, scope)))
      }
      current = isRepeated ? related(to: next, by: step.combinator, scope) : nil
    }
    return best
  }

  private func related(
    to element: HTMLTree.NodeID, by combinator: Selector.Combinator, _ scope: HTMLTree.ScopeID
  ) -> HTMLTree.NodeID? {
    // The host is the top of its shadow tree, and has no relations beyond.
    guard tree.nodes[element].scope == scope else { return nil }
    switch combinator {
    case .descendant, .child: return tree.nodes[element].parent ?? tree.scopes[scope].host
    case .nextSibling, .subsequentSibling: return tree.nodes[element].previous
    }
  }

  // MARK: - Compounds

  private mutating func compound(
    _ compound: [SimpleSelector], _ element: HTMLTree.NodeID, _ scope: HTMLTree.ScopeID
  ) -> Truth {
    var verdict = Truth.yes
    let node = tree.nodes[element]
    let isHost = node.scope != scope
    let cost = 1 + (node.classes.count + node.attributes.count) / 8
    for simple in compound where verdict > .no {
      stepsLeft -= cost
      guard !isExhausted else { return .no }
      verdict = min(
        verdict, isHost ? host(simple, element, scope) : self.simple(simple, element, scope))
    }
    return verdict
  }

  /// Of all selectors only `:host`, and lists with it, match the host from within its tree.
  private mutating func host(
    _ simple: SimpleSelector, _ element: HTMLTree.NodeID, _ scope: HTMLTree.ScopeID
  ) -> Truth {
    switch simple {
    case .host(let inner):
      guard let inner else { return .yes }
      return compound(inner.subject, element, tree.nodes[element].scope)
    case .matches(let list), .whereMatches(let list): return any(list, element, scope)
    case .not(let list):
      return list.mayMatchHost ? !any(list, element, scope) : .no
    case .unread: return .maybe
    default: return .no
    }
  }

  private mutating func simple(
    _ simple: SimpleSelector, _ element: HTMLTree.NodeID, _ scope: HTMLTree.ScopeID
  ) -> Truth {
    let node = tree.nodes[element]
    switch simple {
    case .any: return .yes
    case .type(let name): return Truth(node.name == name)
    case .id(let name): return Truth(node.attribute("id") == name)
    case .className(let name): return Truth(node.classes.contains(name))
    case .attribute(let attribute):
      guard let given = node.attribute(attribute.name) else { return .no }
      stepsLeft -= attribute.cost(of: given)
      return isExhausted ? .no : Truth(attribute.matches(given))
    case .matches(let list), .whereMatches(let list): return any(list, element, scope)
    case .not(let list): return !any(list, element, scope)
    case .child(let position): return Truth(isChild(position, node))
    case .empty: return Truth(node.children.isEmpty)
    case .root: return Truth(node.name == "html" && node.parent == nil)
    case .host, .never: return .no
    case .unread: return .maybe
    }
  }

  private func isChild(_ position: SimpleSelector.Position, _ node: HTMLTree.Node) -> Bool {
    switch position {
    case .first: node.previous == nil
    case .last: node.isLastElement
    case .only: node.previous == nil && node.isLastElement
    }
  }

  private mutating func any(
    _ list: SelectorList, _ element: HTMLTree.NodeID, _ scope: HTMLTree.ScopeID
  ) -> Truth {
    var best = Truth.no
    for selector in list.selectors where best < .yes && !isExhausted {
      best = max(best, matches(selector, element, in: scope))
    }
    return best
  }
}
