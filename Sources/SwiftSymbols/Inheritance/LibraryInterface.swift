import Diagnostics

/// What the protocols and classes of libraries document, as far as sources take it over.
///
/// The texts are Swift without the parts that do not matter here: bodies, attributes, constraints,
/// default arguments, and all that has no documentation. A name that a protocol leaves open but
/// does not document is an alias of `_`. To make them again, run
/// `swift-symbolgraph-extract -module-name Swift -skip-synthesized-members`, and the same for the
/// other modules named below, and write down each protocol with the protocols it refines and those
/// of its requirements that have a `docComment` and are not documented by a refined protocol;
/// protocols without such requirements, too, when they refine one that has some. Classes of
/// Foundation that Apple platforms have from Objective-C stand here for their protocols alone,
/// since there their members are documented otherwise.
enum LibraryInterface {
  /// The name of the module that stands for all libraries.
  static let module = "Swift"

  /// All texts below, read once.
  static let interface: Interface = {
    var diagnostics: [Diagnostic] = []
    var collector = DeclarationCollector()
    let conditions = BranchConditions(.allBranches, module: module)
    for text in [numbers, collections, values, coding, distributed, userInterface] {
      let file = SourceFile(path: "\(module).swift", text: text)
      guard let parsed = ParsedFile(file, conditions: conditions, diagnostics: &diagnostics) else {
        continue
      }
      diagnostics += collector.collect(parsed)
    }
    let index = ModuleIndex(module: module, scopes: collector.scopes, aliases: collector.aliases)
    let builder = SymbolBuilder(module: module, index: index)
    let symbols = collector.declarations.map { declared in
      var symbol = builder.symbol(for: declared, access: .public)
      symbol.documentation.state = declared.kind == .typealias ? .none : .own
      // The texts leave accessors out; no documented requirement of a library has a setter.
      symbol.signature.isSettable = false
      return symbol
    }
    return Interface(symbols, inheritance: index.inheritance)
  }()

  /// Whether a protocol documents a requirement and its default implementation, so that other
  /// default implementations find two texts and take none.
  static func isDocumentedTwice(_ requirement: Symbol) -> Bool {
    requirement.module == module
      && documentedDefaults[requirement.container.joined(separator: ".")]?
        .contains(requirement.kind == .operatorFunction ? requirement.baseName : requirement.name)
        ?? false
  }

  private static let documentedDefaults: [String: Set<String>] = [
    "BidirectionalCollection": ["formIndex(before:)"],
    "Collection": [
      "count", "distance(from:to:)", "formIndex(after:)", "index(_:offsetBy:)",
      "index(_:offsetBy:limitedBy:)", "isEmpty",
    ],
    "Comparable": ["<=", ">", ">="],
    "MutableCollection": ["partition(by:)"],
    "RangeReplaceableCollection": [
      "append(_:)", "append(contentsOf:)", "init(_:)", "init(repeating:count:)", "insert(_:at:)",
      "insert(contentsOf:at:)", "remove(at:)", "removeAll(keepingCapacity:)",
      "removeAll(where:)", "removeFirst()", "removeFirst(_:)", "removeSubrange(_:)",
      "replaceSubrange(_:with:)", "reserveCapacity(_:)",
    ],
    "Sequence": ["underestimatedCount"],
    "SetAlgebra": [
      "init(_:)", "isDisjoint(with:)", "isEmpty", "isSubset(of:)", "isSuperset(of:)",
      "subtract(_:)", "subtracting(_:)",
    ],
  ]
}
