import Diagnostics
import JSONTree

/// Tokens in the form of DTCG 2025.10 that were not read from a token file, such as those that
/// Swift source states.
public struct TokenTree: Sendable {
  /// The root group; the positions of its nodes are those in the file at ``path``.
  public var root: JSONNode
  /// The file that messages name.
  public var path: String
  /// Where the tree applies; everywhere when empty.
  public var context: Context

  /// A tree that applies everywhere unless `context` limits it.
  public init(root: JSONNode, path: String, context: Context = Context()) {
    self.root = root
    self.path = path
    self.context = context
  }
}

extension TokenLoad {
  /// Reads trees that lie over each other in the order given.
  ///
  /// - Parameter modifiers: All that the contexts of the trees name; what is not among them is
  ///   ignored.
  public init(trees: [TokenTree], modifiers: [TokenModifier] = []) {
    var diagnostics: [Diagnostic] = []
    let layers = trees.compactMap { tree -> TokenLayer? in
      var parser = TokenTreeParser(path: tree.path)
      let group = parser.parseRoot(tree.root)
      diagnostics += parser.diagnostics
      return group.map {
        TokenLayer(tree: $0, condition: Condition(tree.context, among: modifiers))
      }
    }
    self.init(
      plan: ResolverPlan(modifiers: modifiers, layers: layers), diagnostics: diagnostics)
  }
}

extension Condition {
  /// Holds in `context`.
  init(_ context: Context, among modifiers: [TokenModifier]) {
    self = .always
    for (index, modifier) in modifiers.enumerated() {
      guard let name = context[modifier.name],
        let choice = modifier.contexts.firstIndex(of: name)
      else { continue }
      self = and(.when(index, is: choice)) ?? self
    }
  }
}
