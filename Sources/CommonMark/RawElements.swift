/// Which raw HTML a page may hold: elements that set text, without a program, a style, a form, or a
/// name that the page's own scripts could meet.
///
/// Paragraphs and headings become `div` elements, since markdown between their tags makes
/// paragraphs of its own, which cannot stand in either.
enum RawElement {
  /// What an element is in the tree.
  enum Kind {
    /// Running text.
    case phrasing
    /// Running text without an end tag.
    case void
    /// A block, which holds text and blocks.
    case flow
    /// A block that holds nothing but some elements: a table, a row, a list.
    case structure
    /// A block without content and end tag.
    case rule
    /// A tag that is left out, while what it holds stays.
    case transparent
    /// A tag that is left out with what it holds, which sets the page or draws.
    case silent
    /// A page or a film of another place, in whose place a link to it stands.
    case embedded

    /// Whether its tags are written, or left out while what they hold stays.
    var isWritten: Bool { self != .silent && self != .embedded }
  }

  static func kind(of name: String) -> Kind? { kinds[name] }

  /// The element that is written for a name.
  static func element(for name: String) -> String { elements[name] ?? name }

  /// The name that an element on a page gives its place: its `id`, or the `name` of an `a`.
  static func placeName(of element: String, _ attributes: [RawAttribute]) -> String? {
    guard kind(of: element)?.isWritten == true else { return nil }
    let isAnchor = element == "a" && attributes.value(of: "href") == nil
    let name = attributes.value(of: "id") ?? (isAnchor ? attributes.value(of: "name") : nil)
    return name.flatMap { $0.isEmpty || $0.contains(where: \.isWhitespace) ? nil : $0 }
  }

  /// The elements that one of them may stand in; `nil` where it may stand anywhere.
  static func parents(of name: String) -> Set<String>? { parents[name] }

  /// Whether the beginning of another element ends this one, as HTML says of `li` and `td`.
  static func endsByItself(_ name: String) -> Bool {
    parents[name] != nil || kinds[name] == .phrasing
  }

  private static let kinds: [String: Kind] = {
    let lists: [(Kind, String)] = [
      (
        .phrasing,
        "a abbr b bdi cite code del dfn em i ins kbd mark q s samp small span strike strong sub "
          + "sup tt u var"
      ),
      (.void, "br img wbr"),
      (
        .flow,
        "blockquote caption center dd details div dt figcaption figure h1 h2 h3 h4 h5 h6 li p pre "
          + "summary td th"
      ),
      (.structure, "dl ol table tbody tfoot thead tr ul"),
      (.rule, "hr"),
      (
        .transparent,
        "address article aside big col colgroup font footer header label main nav picture section "
          + "source"
      ),
      (
        .silent,
        "circle clippath defs ellipse g line lineargradient link mask meta path polygon polyline rect "
          + "stop style svg use"
      ),
      (.embedded, "audio iframe video"),
    ]
    var kinds: [String: Kind] = [:]
    for (kind, names) in lists {
      for name in names.split(separator: " ") { kinds[String(name)] = kind }
    }
    return kinds
  }()

  private static let elements = [
    "p": "div", "center": "div", "h1": "div", "h2": "div", "h3": "div", "h4": "div", "h5": "div",
    "h6": "div", "strike": "s", "tt": "code",
  ]

  private static let parents: [String: Set<String>] = [
    "caption": ["table"], "thead": ["table"], "tbody": ["table"], "tfoot": ["table"],
    "tr": ["table", "thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"], "li": ["ul", "ol"],
    "dt": ["dl"], "dd": ["dl"], "summary": ["details"], "figcaption": ["figure"],
  ]
}

/// The raw elements that are open while a document is written.
struct OpenElements {
  /// Deeper ones are shown as text.
  static let limit = 60

  /// The names in the text and the elements that were written for them.
  private(set) var stack: [(name: String, element: String)] = []
  /// Elements below this place were opened outside of the block that is being written.
  var base = 0

  /// The innermost element that was opened in the block.
  var top: String? { stack.count > base ? stack.last?.name : nil }
  /// What the innermost element is.
  var topKind: RawElement.Kind? { top.flatMap(RawElement.kind) }
  var isFull: Bool { stack.count >= Self.limit }
  /// How many are open.
  var count: Int { stack.count }

  func holds(_ name: String) -> Bool { stack.contains { $0.name == name } }

  /// The place of the innermost element of a name that may be closed here.
  func place(of name: String) -> Int? {
    stack.lastIndex { $0.name == name }.flatMap { $0 >= base ? $0 : nil }
  }

  mutating func push(_ name: String, as element: String) { stack.append((name, element)) }

  /// Forgets the innermost element and returns what was written for it.
  mutating func pop() -> String? { stack.popLast()?.element }
}
