/// Takes the indentation that a block has where it is written from its lines: where it is shown,
/// it gets the indentation of that place.
enum Indentation {
  /// Every line loses as much of its beginning as it has in common with `indentation`.
  static func remove(_ indentation: [UInt8], from nodes: [Node]) -> [Node] {
    if indentation.isEmpty { return nodes }
    return nodes.map { remove(indentation, from: $0) }
  }

  private static func remove(_ indentation: [UInt8], from node: Node) -> Node {
    switch node {
    case .variable: return node
    case .text(let text): return .text(remove(indentation, from: text))
    case .partial(let call): return .partial(remove(indentation, from: call))
    case .section(var section):
      section.nodes = remove(indentation, from: section.nodes)
      return .section(section)
    case .parent(var parent):
      parent.call = remove(indentation, from: parent.call)
      return .parent(parent)
    case .block(var block):
      block.nodes = remove(indentation, from: block.nodes)
      block.indentation = shortened(block.indentation, by: indentation)
      return .block(block)
    }
  }

  private static func remove(_ indentation: [UInt8], from call: PartialCall) -> PartialCall {
    var call = call
    call.indentation = call.indentation.map { shortened($0, by: indentation) }
    return call
  }

  private static func remove(_ indentation: [UInt8], from text: TextNode) -> TextNode {
    var result: [UInt8] = []
    result.reserveCapacity(text.bytes.count)
    var rest = text.bytes[...]
    var startsLine = text.startsLine
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      let line = rest[..<end]
      result += startsLine ? shortened(line, by: indentation) : line
      rest = rest[end...]
      startsLine = true
    }
    return TextNode(bytes: result, startsLine: text.startsLine)
  }

  private static func shortened(_ line: ArraySlice<UInt8>, by indentation: [UInt8])
    -> ArraySlice<UInt8>
  {
    let common = zip(line, indentation).prefix { $0 == $1 }.count
    return line.dropFirst(common)
  }

  private static func shortened(_ line: [UInt8], by indentation: [UInt8]) -> [UInt8] {
    Array(shortened(line[...], by: indentation))
  }
}
