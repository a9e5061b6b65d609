/// Builds a tree from tokens as a browser does, in so far as previews need it: elements without
/// end tags, end tags left out, end tags without an element, and declarative shadow trees.
struct HTMLTreeBuilder {
  /// Elements within elements, as in browsers. What is deeper is left out.
  static let depthLimit = 512

  private(set) var tree = HTMLTree()
  private var open: [Level] = []
  /// Elements below the limit that are not closed yet.
  private var skipped = 0

  /// Where children are added.
  private struct Level {
    var name: String
    /// `nil` for a shadow tree.
    var node: HTMLTree.NodeID?
    var scope: HTMLTree.ScopeID
    var lastElement: HTMLTree.NodeID?
    var isForeign: Bool
  }

  private static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source",
    "track", "wbr",
  ]

  private static let foreignElements: Set<String> = ["svg", "math"]

  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr",
    "main", "menu", "nav", "ol", "p", "pre", "section", "table", "ul",
  ]

  /// The elements that a start tag closes when one of them is open.
  private static let closedBy: [String: Set<String>] = [
    "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "option": ["option"],
    "optgroup": ["option", "optgroup"], "tr": ["td", "th", "tr"], "td": ["td", "th"],
    "th": ["td", "th"], "tbody": ["td", "th", "tr", "thead", "tbody"],
    "tfoot": ["td", "th", "tr", "thead", "tbody"],
  ]

  /// Elements whose end is left out at most with that of their parent.
  private static let barriers: Set<String> = [
    "button", "caption", "dl", "foreignobject", "math", "menu", "ol", "select", "svg", "table",
    "td", "template", "th", "ul",
  ]

  mutating func build(_ html: String) {
    open = [Level(name: "", node: nil, scope: HTMLTree.document, isForeign: false)]
    var tokenizer = MarkupTokenizer(html)
    while let token = tokenizer.next() {
      switch token {
      case .start(let name, let attributes, let isSelfClosing):
        start(name, attributes, isSelfClosing)
      case .end(let name): end(name)
      case .text(let isVisible): if skipped == 0 { addText(isVisible) }
      }
    }
  }

  private var top: Int { open.count - 1 }

  private mutating func start(
    _ name: String, _ attributes: [MarkupToken.Attribute], _ isSelfClosing: Bool
  ) {
    let isForeign = Self.foreignElements.contains(name) || open[top].isForeign
    let hasContent = !Self.voidElements.contains(name) && !(isForeign && isSelfClosing)
    if !isForeign { closeImplied(by: name) }
    guard skipped == 0, open.count <= Self.depthLimit else {
      let cut = open[top].node ?? tree.scopes[open[top].scope].host
      if let cut { tree.nodes[cut].isCut = true }
      if hasContent { skipped += 1 }
      return
    }
    if name == "template", attributes.contains(where: { $0.name == "shadowrootmode" }),
      openShadow()
    {
      return
    }
    let node = addElement(name, attributes)
    tree.nodes[node].isForeign = isForeign
    guard hasContent else { return }
    open.append(
      Level(
        name: name, node: node, scope: open[top].scope,
        isForeign: isForeign && name != "foreignobject"))
  }

  /// Whether the template becomes the shadow tree of its parent: the first one does.
  private mutating func openShadow() -> Bool {
    guard let host = open[top].node, tree.nodes[host].shadow == nil else { return false }
    let scope = tree.scopes.count
    tree.scopes.append(HTMLTree.Scope(host: host))
    tree.nodes[host].shadow = scope
    open.append(Level(name: "template", node: nil, scope: scope, isForeign: false))
    return true
  }

  private mutating func closeImplied(by name: String) {
    var closed = Self.closedBy[name] ?? []
    if Self.blocks.contains(name) { closed.insert("p") }
    guard !closed.isEmpty, skipped == 0 else { return }
    var level = top
    while level > 0, open[level].node != nil {
      if closed.contains(open[level].name) {
        open.removeSubrange(level...)
      } else if Self.barriers.contains(open[level].name) {
        return
      }
      level -= 1
    }
  }

  private mutating func end(_ name: String) {
    if skipped > 0 {
      skipped -= Self.voidElements.contains(name) ? 0 : 1
      return
    }
    var level = top
    while level > 0 {
      if open[level].name == name { return open.removeSubrange(level...) }
      // The end of a template is not within it.
      if open[level].name == "template" { return }
      level -= 1
    }
  }
}

// MARK: - Nodes

extension HTMLTreeBuilder {
  private mutating func addText(_ isVisible: Bool) {
    add(HTMLTree.Node(name: nil, scope: open[top].scope, isVisibleText: isVisible))
  }

  private mutating func addElement(
    _ name: String, _ attributes: [MarkupToken.Attribute]
  ) -> HTMLTree.NodeID {
    var node = HTMLTree.Node(name: name, attributes: attributes, scope: open[top].scope)
    node.classes = Set((node.attribute("class") ?? "").split { $0.isWhitespace }.map(String.init))
    node.previous = open[top].lastElement
    if let previous = node.previous { tree.nodes[previous].isLastElement = false }
    let id = add(node)
    open[top].lastElement = id
    switch name {
    case "slot": addSlot(id, named: tree.nodes[id].attribute("name") ?? "")
    case "style": tree.scopes[node.scope].unread = UnreadReason(.styleElement)
    case "link": addLink(node)
    default: break
    }
    return id
  }

  @discardableResult private mutating func add(_ node: HTMLTree.Node) -> HTMLTree.NodeID {
    var node = node
    let id = tree.nodes.count
    let level = open[top]
    node.parent = level.node
    tree.nodes.append(node)
    if let parent = level.node {
      tree.nodes[parent].children.append(id)
    } else {
      tree.scopes[level.scope].children.append(id)
    }
    return id
  }

  private mutating func addSlot(_ id: HTMLTree.NodeID, named name: String) {
    let scope = open[top].scope
    guard tree.scopes[scope].host != nil, tree.scopes[scope].slots[name] == nil else { return }
    tree.scopes[scope].slots[name] = id
  }

  private mutating func addLink(_ node: HTMLTree.Node) {
    let relations = (node.attribute("rel") ?? "").lowercased().split { $0.isWhitespace }
    guard relations.contains("stylesheet"), let href = node.attribute("href") else { return }
    let media = CSSTokenizer.tokens(of: node.attribute("media") ?? "")
    switch MediaQuery.verdict(media.filter { $0.kind != .blank }) {
    case .no: return
    case .maybe: tree.scopes[node.scope].unread = UnreadReason(.conditionalStylesheet)
    case .yes: tree.scopes[node.scope].stylesheets.append(href)
    }
  }
}
