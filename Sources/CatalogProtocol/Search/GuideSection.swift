import CommonMark

/// What stands under a heading, up to the next one.
struct GuideSection: Hashable, Sendable {
  /// The heading; empty for what stands before the first one.
  var title: String
  /// The name to link to; `nil` for what stands before the first heading.
  var anchor: String?
  /// 1 to 6; 0 for what stands before the first heading.
  var level: Int
  /// The lines of the file, the heading's included.
  var lines: ClosedRange<Int>
  /// Without markup.
  var text: String

  /// The sections of a text in their order. Headings inside quotes and lists begin none.
  static func all(of document: Document) -> [GuideSection] {
    var sections: [(heading: Heading?, blocks: [Block])] = []
    for block in document.blocks {
      if case .heading(let heading) = block.content {
        sections.append((heading, [block]))
      } else if sections.isEmpty {
        sections.append((nil, [block]))
      } else {
        sections[sections.count - 1].blocks.append(block)
      }
    }
    return sections.map { heading, blocks in
      let body = Document(
        path: document.path, blocks: heading == nil ? blocks : Array(blocks.dropFirst()))
      let first = blocks.first?.lines.lowerBound ?? 1
      return GuideSection(
        title: heading?.content.plainText ?? "", anchor: heading?.anchor,
        level: heading?.level ?? 0,
        lines: first...max(first, blocks.last?.lines.upperBound ?? first), text: body.plainText)
    }
  }
}

extension [GuideSection] {
  /// A section with those below it: up to the next heading of its level or a higher one.
  func lines(from index: Int) -> ClosedRange<Int> {
    let section = self[index]
    let below = self[(index + 1)...].prefix { $0.level > section.level }
    return section.lines.lowerBound...(below.last ?? section).lines.upperBound
  }
}
