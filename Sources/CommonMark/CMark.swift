import CCMark

/// The only file that touches libcmark: text goes in, a ``RawTree`` comes out, and nothing of the
/// library's memory outlives the call.
///
/// libcmark parses without recursion and shares nothing between documents, so that depth costs no
/// stack and documents can be parsed on any number of threads.
enum CMark {
  static func parse(_ text: some Collection<UInt8>) -> RawTree {
    let parsed = text.withContiguousStorageIfAvailable { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_DEFAULT)
      }
    }
    guard let root = parsed ?? nil else { return RawTree() }
    defer { cmark_node_free(root) }
    return copy(root, expecting: text.count / 24)
  }

  private static func copy(_ root: OpaquePointer, expecting count: Int) -> RawTree {
    var tree = RawTree()
    tree.nodes.reserveCapacity(count)
    guard let iterator = cmark_iter_new(root) else { return tree }
    defer { cmark_iter_free(iterator) }
    var open: [Int] = []
    while true {
      switch cmark_iter_next(iterator) {
      case CMARK_EVENT_ENTER:
        guard let node = cmark_iter_get_node(iterator), let kind = kind(of: node) else { continue }
        if !kind.isLeaf { open.append(tree.nodes.count) }
        tree.nodes.append(copy(node, kind: kind, index: tree.nodes.count))
      case CMARK_EVENT_EXIT:
        if let index = open.popLast() { tree.nodes[index].end = tree.nodes.count }
      default:
        return tree
      }
    }
  }

  private static func copy(_ node: OpaquePointer, kind: RawNode.Kind, index: Int) -> RawNode {
    let text: UnsafePointer<CChar>?
    var detail: UnsafePointer<CChar>?
    var number = 0
    switch kind {
    case .link, .image:
      text = cmark_node_get_url(node)
      detail = cmark_node_get_title(node)
    case .code:
      text = cmark_node_get_literal(node)
      detail = cmark_node_get_fence_info(node)
    case .html, .text, .codeSpan, .htmlInline:
      text = cmark_node_get_literal(node)
    case .heading:
      text = nil
      number = Int(cmark_node_get_heading_level(node))
    case .list:
      text = nil
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      number = isOrdered ? Int(cmark_node_get_list_start(node)) : -1
    default: text = nil
    }
    return RawNode(
      kind: kind, end: index + 1, startLine: Int(cmark_node_get_start_line(node)),
      endLine: Int(cmark_node_get_end_line(node)),
      startColumn: Int(cmark_node_get_start_column(node)),
      text: text.map { String(cString: $0) } ?? "",
      detail: detail.map { String(cString: $0) } ?? "", number: number,
      isTight: kind == .list && cmark_node_get_list_tight(node) != 0)
  }

  /// `nil` for the two custom kinds, which the parser never makes.
  private static func kind(of node: OpaquePointer) -> RawNode.Kind? {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT: .text
    case CMARK_NODE_SOFTBREAK: .softBreak
    case CMARK_NODE_LINEBREAK: .lineBreak
    case CMARK_NODE_CODE: .codeSpan
    case CMARK_NODE_HTML_INLINE: .htmlInline
    case CMARK_NODE_EMPH: .emphasis
    case CMARK_NODE_STRONG: .strong
    case CMARK_NODE_LINK: .link
    case CMARK_NODE_IMAGE: .image
    case CMARK_NODE_PARAGRAPH: .paragraph
    case CMARK_NODE_HEADING: .heading
    case CMARK_NODE_ITEM: .item
    case CMARK_NODE_LIST: .list
    case CMARK_NODE_CODE_BLOCK: .code
    case CMARK_NODE_BLOCK_QUOTE: .quote
    case CMARK_NODE_HTML_BLOCK: .html
    case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
    case CMARK_NODE_DOCUMENT: .document
    default: nil
    }
  }
}

extension RawNode.Kind {
  /// Whether libcmark announces the node once, without an end.
  fileprivate var isLeaf: Bool {
    switch self {
    case .code, .html, .thematicBreak, .text, .softBreak, .lineBreak, .codeSpan, .htmlInline: true
    default: false
    }
  }
}
