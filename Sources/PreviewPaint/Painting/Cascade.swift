/// Decides which declarations count for an element, after CSS Cascading Level 5: origin and
/// importance, tree, layer, specificity, order.
struct Cascade {
  /// A declaration that counts.
  struct Winner {
    var declaration: Stylesheet.Declaration
    /// `nil` when the browser or an attribute says it.
    var place: PaintPlace?
    /// Why it cannot be told whether it counts.
    var unread: UnreadReason?
    fileprivate var weight: Weight
  }

  struct Winners {
    fileprivate(set) var properties = [Winner?](
      repeating: nil, count: PaintProperty.allCases.count)
    /// By custom property.
    fileprivate(set) var customs: [String: Winner] = [:]
    /// Of the boxes before and after the content that rules speak of.
    fileprivate(set) var generated: [GeneratedBox: Winners] = [:]

    subscript(property: PaintProperty) -> Winner? { properties[property.rawValue] }
  }

  fileprivate enum Origin: Int { case browser, attribute, author, important }

  fileprivate struct Weight {
    var origin: Origin
    var context: Int
    var layer: Int
    var specificity: Specificity
    var order: Int

    static func < (left: Weight, right: Weight) -> Bool {
      let (outer, inner) = (
        (left.origin.rawValue, left.context, left.layer),
        (right.origin.rawValue, right.context, right.layer)
      )
      if outer != inner { return outer < inner }
      return (left.specificity, left.order) < (right.specificity, right.order)
    }
  }

  private(set) var matcher: SelectorMatcher
  private let browser: StyleRules
  /// By tree.
  let ruleSets: [StyleRules]

  init(tree: HTMLTree, ruleSets: [StyleRules], browser: StyleRules) {
    matcher = SelectorMatcher(tree: tree)
    self.ruleSets = ruleSets
    self.browser = browser
  }

  var tree: HTMLTree { matcher.tree }

  mutating func spend(_ steps: Int) { matcher.spend(steps) }

  /// Why the styles of a tree cannot be told, when they cannot.
  func unread(in scope: HTMLTree.ScopeID) -> UnknownColors? {
    if let reason = tree.scopes[scope].unread { return UnknownColors(reason: reason) }
    return ruleSets[scope].unread
  }

  mutating func winners(for element: HTMLTree.NodeID) -> Winners {
    var winners = Winners()
    let node = tree.nodes[element]
    add(browser, browser.candidates(for: node), element, node.scope, .browser, to: &winners)
    addAttributes(of: node, to: &winners)
    let own = ruleSets[node.scope]
    add(own, own.candidates(for: node), element, node.scope, .author, to: &winners)
    if let shadow = node.shadow {
      add(ruleSets[shadow], ruleSets[shadow].host, element, shadow, .author, to: &winners)
    }
    addSlotted(element, to: &winners)
    return winners
  }

  private mutating func add(
    _ rules: StyleRules, _ candidates: [Int], _ element: HTMLTree.NodeID, _ scope: HTMLTree.ScopeID,
    _ origin: Origin, to winners: inout Winners
  ) {
    matcher.spend(candidates.count)
    for index in candidates {
      let entry = rules.entries[index]
      let verdict = matcher.matches(entry.selector, element, in: scope)
      winners.add(entry, verdict, origin, scope)
    }
  }

  private mutating func addSlotted(_ element: HTMLTree.NodeID, to winners: inout Winners) {
    var next = tree.nodes[element].slot
    while let slot = next {
      let scope = tree.nodes[slot].scope
      let rules = ruleSets[scope]
      matcher.spend(1)
      for index in rules.slotted {
        let entry = rules.entries[index]
        let verdict = matcher.matchesSlotted(entry.selector, element)
        guard verdict > .no else { continue }
        winners.add(
          entry, min(verdict, matcher.matches(entry.selector, slot, in: scope)), .author, scope)
      }
      next = tree.nodes[slot].slot
    }
  }

  private func addAttributes(of node: HTMLTree.Node, to winners: inout Winners) {
    guard node.isForeign else { return }
    for attribute in node.attributes
    where PaintProperty.presentationAttributes.contains(attribute.name) {
      let value = ComponentValue.values(of: CSSTokenizer.tokens(of: attribute.value)[...])
      let declaration = Stylesheet.Declaration(
        name: attribute.name, sets: PaintProperty.byName[attribute.name] ?? [], value: value,
        isImportant: false, line: 0, column: 0)
      let weight = Weight(
        origin: .attribute, context: 0, layer: 0, specificity: Specificity(), order: 0)
      winners.add(Winner(declaration: declaration, weight: weight))
    }
  }
}

extension Cascade.Winners {
  fileprivate mutating func add(
    _ entry: StyleRules.Entry, _ verdict: Truth, _ origin: Cascade.Origin,
    _ scope: HTMLTree.ScopeID
  ) {
    guard verdict > .no else { return }
    let unread = verdict == .maybe ? entry.selector.unread : entry.rule.unread
    for declaration in entry.rule.declarations {
      let isImportant = declaration.isImportant && origin == .author
      // Outer trees and late layers win, but what is important is the other way round.
      let sign = isImportant ? 1 : -1
      let weight = Cascade.Weight(
        origin: isImportant ? .important : origin, context: sign * scope,
        layer: -sign * entry.layer, specificity: entry.selector.specificity, order: entry.order)
      let place = entry.stylesheet.map {
        PaintPlace(stylesheet: $0, line: declaration.line, column: declaration.column)
      }
      let winner = Cascade.Winner(
        declaration: declaration, place: place, unread: unread, weight: weight)
      if let box = entry.selector.generated {
        generated[box, default: Cascade.Winners()].add(winner)
      } else {
        add(winner)
      }
    }
  }

  fileprivate mutating func add(_ winner: Cascade.Winner) {
    if winner.declaration.sets.isEmpty {
      let name = winner.declaration.name
      if let known = customs[name], winner.weight < known.weight { return }
      customs[name] = winner
    }
    for property in winner.declaration.sets {
      if let known = properties[property.rawValue], winner.weight < known.weight { continue }
      properties[property.rawValue] = winner
    }
  }
}
