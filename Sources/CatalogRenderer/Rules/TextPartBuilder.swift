import CatalogModel
import CommonMark

/// Makes what a page shows of a text with right and wrong examples.
struct TextPartBuilder {
  let scope: PageScope
  let fences: Fences
  /// The file that the text stands in.
  let path: String
  var headingOffset = 0
  var anchorPrefix = ""

  func item(_ part: TextPart, _ texts: inout TextBuilder) -> TextPartItem {
    switch part {
    case .text(let blocks):
      return TextPartItem(
        text: texts.markup(
          Document(path: path, blocks: blocks), fences: fences, headingOffset: headingOffset,
          anchorPrefix: anchorPrefix))
    case .examples(let examples):
      let builder = RuleExampleBuilder(scope: scope, fences: fences)
      return TextPartItem(
        examples: examples.compactMap { example in
          builder.item(
            example.verdict, example.code, caption: texts.inline(example.caption, of: path))
        })
    }
  }

  /// The sections of a document, each with its heading; first what stands before the first heading.
  func sections(of document: Document, _ texts: inout TextBuilder) -> [GuideSectionItem] {
    let top = document.contents.map(\.level).min() ?? 1
    var sections: [[Block]] = []
    for block in document.blocks {
      if case .heading(let heading) = block.content, heading.level == top {
        sections.append([block])
      } else if sections.isEmpty {
        sections.append([block])
      } else {
        sections[sections.count - 1].append(block)
      }
    }
    return sections.map { blocks in
      GuideSectionItem(parts: TextPart.parts(of: blocks).map { item($0, &texts) })
    }
  }
}
