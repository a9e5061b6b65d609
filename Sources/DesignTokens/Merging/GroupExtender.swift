import Diagnostics
import JSONTree

/// Carries out `$extends`: copies what a target group holds below the group that extends it,
/// beneath the group's own definitions.
struct GroupExtender {
  var tree: MergedTree

  private enum State { case untouched, active, done }

  /// Groups that extend each other in a row; a real chain is a handful long.
  static let maximumChain = 64
  /// Definitions that copying may add, so that doubling groups cannot fill the memory.
  static let maximumCopies = 100_000

  private var states: [State]
  private var copies = 0
  private var chain: [Int] = []

  init(tree: MergedTree) {
    self.tree = tree
    states = Array(repeating: .untouched, count: tree.nodes.count)
  }

  mutating func run() {
    for index in tree.nodes.indices { extend(index) }
    for index in tree.nodes.indices where tree[index].ownChildren != nil { order(index) }
  }

  /// The Format module's order in a group that extends another: its own tokens, `$root`, inherited
  /// tokens, then groups.
  private mutating func order(_ index: Int) {
    let own = tree[index].ownChildren ?? 0
    func rank(_ position: Int, _ child: Int) -> Int {
      guard tree[child].isToken else { return 3 }
      if tree[child].name == "$root" { return 1 }
      return position < own ? 0 : 2
    }
    let ranked = tree[index].children.enumerated().map { (rank($0.offset, $0.element), $0.element) }
    tree[index].children = (0...3).flatMap { wanted in
      ranked.filter { $0.0 == wanted }.map(\.1)
    }
  }

  /// Extends one group, its targets first.
  ///
  /// - Returns: whether the group is complete; `false` within a cycle.
  @discardableResult
  private mutating func extend(_ index: Int) -> Bool {
    guard index < states.count else { return true }
    switch states[index] {
    case .done: return true
    case .active: return false
    case .untouched: break
    }
    let entries = tree[index].groups.filter { $0.properties.extends != nil }
    guard !entries.isEmpty else {
      states[index] = .done
      return true
    }
    states[index] = .active
    chain.append(index)
    // The last layer lies on top, so it is put underneath the others last.
    for entry in entries.reversed() { apply(entry, to: index) }
    chain.removeLast()
    states[index] = .done
    return true
  }

  private mutating func apply(_ entry: MergedTree.GroupEntry, to index: Int) {
    guard copies <= Self.maximumCopies, let reference = entry.properties.extends,
      let names = targetNames(reference, entry)
    else { return }
    guard chain.count <= Self.maximumChain else {
      return report(
        .tokensExtendsCycle,
        "groups extend each other more than \(Self.maximumChain) times in a row",
        entry, reference)
    }
    guard let target = findTarget(names, extending: index) else {
      return reportMissing(names, entry, reference)
    }
    if tree[target].isToken {
      return report(
        .tokensExtendsToken, "\(about: names.joined(separator: ".")) is a token, not a group",
        entry,
        reference, suggestion: "extend a group, or refer to the token in a '$value'")
    }
    guard !isAncestor(target, of: index), completeSubtree(target) else {
      return reportCycle(index, target, entry, reference)
    }
    copy(from: target, to: index, condition: entry.condition)
    if copies > Self.maximumCopies {
      report(
        .tokensExtendsTooLarge, "extending groups makes more than \(Self.maximumCopies) tokens",
        entry, reference)
    }
  }

  /// Walks to the target; groups on the way are extended first, since it may lie in a copy.
  private mutating func findTarget(_ names: [String], extending index: Int) -> Int? {
    var current = 0
    for name in names {
      if let next = tree.child(name, of: current) {
        current = next
        continue
      }
      extend(current)
      guard let next = tree.child(name, of: current) else { return nil }
      current = next
    }
    return current
  }

  private func isAncestor(_ candidate: Int, of index: Int) -> Bool {
    var current: Int? = index
    while let node = current {
      if node == candidate { return true }
      current = tree[node].parent
    }
    return false
  }

  /// Extends everything inside `root`, so that a copy of it is complete.
  private mutating func completeSubtree(_ root: Int) -> Bool {
    var pending = [root]
    while let index = pending.popLast(), copies <= Self.maximumCopies {
      guard extend(index) else { return false }
      pending += tree[index].children
    }
    return true
  }

  private mutating func copy(from source: Int, to destination: Int, condition: Condition) {
    var pending = [(source: source, destination: destination)]
    while let (source, destination) = pending.popLast(), copies <= Self.maximumCopies {
      copyEntries(from: source, to: destination, condition: condition)
      for child in tree[source].children {
        // A group that extends one inside itself must not copy its own copy.
        guard child != destination else { continue }
        pending.append((child, tree.childOrNew(tree[child].name, of: destination)))
      }
    }
  }

  private mutating func copyEntries(
    from source: Int, to destination: Int, condition: Condition
  ) {
    copies += max(1, tree[source].groups.count + tree[source].tokens.count)
    if tree[destination].ownChildren == nil {
      tree[destination].ownChildren = tree[destination].children.count
    }
    let groups = tree[source].groups.compactMap { entry -> MergedTree.GroupEntry? in
      guard let both = entry.condition.and(condition) else { return nil }
      var copy = entry
      copy.condition = both
      copy.properties.extends = nil
      copy.properties.mentions = []
      return copy
    }
    let tokens = tree[source].tokens.compactMap { entry -> MergedTree.TokenEntry? in
      guard let both = entry.condition.and(condition) else { return nil }
      return MergedTree.TokenEntry(token: entry.token, condition: both, isInherited: true)
    }
    // Where one side has a token and the other a group, the local one replaces the inherited.
    if !tree[destination].isToken { tree[destination].groups.insert(contentsOf: groups, at: 0) }
    if tree[destination].groups.isEmpty {
      tree[destination].tokens.insert(contentsOf: tokens, at: 0)
    }
  }
}

// MARK: - Mistakes

extension GroupExtender {
  private mutating func targetNames(
    _ reference: JSONNode, _ entry: MergedTree.GroupEntry
  ) -> [String]? {
    if let text = reference.string {
      if let path = CurlyAlias.path(text), !path.isEmpty {
        return path.split(separator: ".").map(String.init)
      }
      if let segments = TokenPointer.segments(text), !segments.isEmpty { return segments }
    }
    report(
      .tokensAliasSyntax, "a group is extended by '{group.path}' or '#/group/path'", entry,
      reference)
    return nil
  }

  private mutating func report(
    _ id: FindingID, _ headline: Headline, _ entry: MergedTree.GroupEntry, _ node: JSONNode,
    notes: [Diagnostic.Note] = [], suggestion: String? = nil
  ) {
    let location = SourceLocation(entry.location.path, at: node.position)
    tree.diagnostics.append(
      .init(id, headline, at: location, notes: notes, suggestion: suggestion))
  }

  private mutating func reportMissing(
    _ names: [String], _ entry: MergedTree.GroupEntry, _ reference: JSONNode
  ) {
    let path = names.joined(separator: ".")
    let groups = tree.nodes.indices.lazy.filter { [tree] in !tree[$0].isToken && $0 > 0 }
      .prefix(2000).map { [tree] in tree.path(of: $0) }
    report(
      .tokensExtendsMissing, "there is no group '\(path)' to extend", entry, reference,
      suggestion: DidYouMean.suggestion(for: path, among: groups))
  }

  private mutating func reportCycle(
    _ index: Int, _ target: Int, _ entry: MergedTree.GroupEntry, _ reference: JSONNode
  ) {
    let start = chain.firstIndex(of: target) ?? chain.firstIndex(of: index) ?? 0
    let names = (chain[start...] + [target]).map { "'\(tree.path(of: $0))'" }
    report(
      .tokensExtendsCycle, "\(about: tree.path(of: index)) extends a group that contains it", entry,
      reference, notes: [Diagnostic.Note("the way back is " + names.joined(separator: " → "))],
      suggestion: "extend a group outside of this one")
  }
}
