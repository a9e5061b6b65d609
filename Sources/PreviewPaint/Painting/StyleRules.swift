/// The rules of one tree, found by what their subjects ask for.
struct StyleRules: Sendable {
  /// A rule with one of its selectors.
  struct Entry: Sendable {
    var selector: Selector
    var rule: Stylesheet.Rule
    /// The reference of the stylesheet; `nil` for those of the browser.
    var stylesheet: String?
    /// The place of its layer among the others; rules outside of layers come last.
    var layer: Int
    var order: Int
  }

  private(set) var entries: [Entry] = []
  /// The entries for the host, and those for what stands in slots.
  private(set) var host: [Int] = []
  private(set) var slotted: [Int] = []
  /// What of the stylesheets may change all they say, when something may.
  private(set) var unread: UnknownColors?
  private(set) var declared: Set<String> = []
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byType: [String: [Int]] = [:]
  private var others: [Int] = []

  /// - Parameter stylesheets: In the order in which they apply, with their references.
  init(_ stylesheets: [(reference: String?, stylesheet: Stylesheet?)]) {
    let layers = LayerOrder(stylesheets.compactMap { $0.stylesheet?.layers }.flatMap(\.self))
    for (reference, stylesheet) in stylesheets {
      guard let stylesheet else {
        note(UnreadReason(.unknownStylesheet, reference ?? ""), at: nil)
        continue
      }
      if let found = stylesheet.unread.first {
        let place = reference.map {
          PaintPlace(stylesheet: $0, line: found.line, column: found.column)
        }
        note(found.reason, at: place)
      }
      declared.formUnion(stylesheet.declared)
      for rule in stylesheet.rules { add(rule, reference, layers) }
    }
  }

  /// Stands for rules that are too many.
  static let tooLarge: StyleRules = {
    var rules = StyleRules([])
    rules.note(UnreadReason(.previewTooLarge), at: nil)
    return rules
  }()

  /// The entries whose subjects an element may match, in no order.
  func candidates(for node: HTMLTree.Node) -> [Int] {
    var found = others
    if !byID.isEmpty, let id = node.attribute("id") { found += byID[id] ?? [] }
    for name in node.classes { found += byClass[name] ?? [] }
    if let name = node.name { found += byType[name] ?? [] }
    return found
  }

  private mutating func note(_ reason: UnreadReason, at place: PaintPlace?) {
    if unread == nil { unread = UnknownColors(reason: reason, place: place) }
  }

  private mutating func add(_ rule: Stylesheet.Rule, _ reference: String?, _ layers: LayerOrder) {
    for selector in rule.selectors {
      let index = entries.count
      entries.append(
        Entry(
          selector: selector, rule: rule, stylesheet: reference, layer: layers.rank(of: rule.layer),
          order: index))
      guard selector.slotted == nil else {
        slotted.append(index)
        continue
      }
      if selector.mayMatchHost { host.append(index) }
      file(index, selector.subject)
    }
  }

  /// Files an entry under what is the rarest of its subject.
  private mutating func file(_ index: Int, _ subject: [SimpleSelector]) {
    var className: String?
    var type: String?
    for simple in subject {
      switch simple {
      case .id(let name): return byID[name, default: []].append(index)
      case .className(let name): className = name
      case .type(let name): type = name
      case .host, .never: return
      default: break
      }
    }
    if let className {
      byClass[className, default: []].append(index)
    } else if let type {
      byType[type, default: []].append(index)
    } else {
      others.append(index)
    }
  }
}

/// The order of cascade layers: that in which they are first named, inner ones before what their
/// outer layer says itself.
struct LayerOrder: Sendable {
  private let ranks: [[String]: Int]

  init(_ layers: [[String]]) {
    var ordinals: [[String]: Int] = [:]
    for layer in layers {
      for count in 1...max(layer.count, 1) {
        let path = Array(layer.prefix(count))
        if ordinals[path] == nil { ordinals[path] = ordinals.count }
      }
    }
    func key(_ layer: [String]) -> [Int] {
      layer.indices.map { ordinals[Array(layer.prefix($0 + 1))] ?? 0 } + [Int.max]
    }
    let paths = ordinals.keys.map { (path: $0, key: key($0)) }
    let sorted = paths.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    ranks = Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.path, $0) })
  }

  /// The higher, the later; what is in no layer is last.
  func rank(of layer: [String]) -> Int { layer.isEmpty ? Int.max : ranks[layer] ?? Int.max }
}
