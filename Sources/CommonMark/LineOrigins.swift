/// The lines of a file that the lines of a text come from, where a text was put together from
/// several files: what is included stands on the line that includes it.
public struct LineOrigins: Hashable, Sendable {
  private let lines: [Int]

  /// - Parameter lines: For each line of the text, one of the file, counted from 1.
  public init(_ lines: [Int]) { self.lines = lines }

  /// The line of the file for one of the text; the last one for those behind the text.
  public subscript(_ line: Int) -> Int {
    guard let last = lines.last else { return line }
    return line < 1 ? line : line <= lines.count ? lines[line - 1] : last
  }
}

extension Document {
  /// The document with lines of the file instead of those of the text that it was parsed from.
  public func placed(by origins: LineOrigins) -> Document {
    var copy = self
    copy.blocks = blocks.map { $0.placed(by: origins) }
    for index in copy.diagnostics.indices {
      copy.diagnostics[index].location?.line = diagnostics[index].location?.line.map { origins[$0] }
    }
    for index in copy.foreignUses.indices {
      copy.foreignUses[index].line = origins[foreignUses[index].line]
    }
    return copy
  }
}

extension Block {
  fileprivate func placed(by origins: LineOrigins) -> Block {
    Block(content.placed(by: origins), lines: lines.placed(by: origins))
  }
}

extension Block.Content {
  fileprivate func placed(by origins: LineOrigins) -> Block.Content {
    switch self {
    case .heading(var heading):
      heading.content = heading.content.placed(by: origins)
      return .heading(heading)
    case .paragraph(let text): return .paragraph(text.placed(by: origins))
    case .quote(let blocks): return .quote(blocks.map { $0.placed(by: origins) })
    case .list(var list):
      for index in list.items.indices {
        list.items[index].lines = list.items[index].lines.placed(by: origins)
        list.items[index].blocks = list.items[index].blocks.map { $0.placed(by: origins) }
      }
      return .list(list)
    case .code(var code):
      code.firstLine = origins[code.firstLine]
      return .code(code)
    case .table(var table):
      table.header = table.header.placed(by: origins)
      table.rows = table.rows.map { $0.placed(by: origins) }
      return .table(table)
    case .alert(var alert):
      alert.title = alert.title.placed(by: origins)
      alert.blocks = alert.blocks.map { $0.placed(by: origins) }
      return .alert(alert)
    case .html, .thematicBreak: return self
    }
  }
}

extension Table.Row {
  fileprivate func placed(by origins: LineOrigins) -> Table.Row {
    Table.Row(cells: cells.map { $0.placed(by: origins) }, line: origins[line])
  }
}

extension ClosedRange<Int> {
  fileprivate func placed(by origins: LineOrigins) -> ClosedRange<Int> {
    let first = origins[lowerBound]
    return first...Swift.max(first, origins[upperBound])
  }
}

extension [Inline] {
  fileprivate func placed(by origins: LineOrigins) -> [Inline] {
    map { inline in
      Inline(inline.content.placed(by: origins), line: origins[inline.line])
    }
  }
}

extension Inline.Content {
  fileprivate func placed(by origins: LineOrigins) -> Inline.Content {
    switch self {
    case .emphasis(let content): return .emphasis(content.placed(by: origins))
    case .strong(let content): return .strong(content.placed(by: origins))
    case .strikethrough(let content): return .strikethrough(content.placed(by: origins))
    case .link(var link):
      link.content = link.content.placed(by: origins)
      return .link(link)
    case .image(var image):
      image.description = image.description.placed(by: origins)
      return .image(image)
    default: return self
    }
  }
}
