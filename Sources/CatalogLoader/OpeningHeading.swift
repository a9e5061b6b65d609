import CatalogModel
import CommonMark

/// The heading that a text begins with, below nothing but pictures and raw HTML, as a README has
/// them.
struct OpeningHeading {
  /// Its place among the blocks, or that of the raw HTML which holds it.
  let index: Int
  /// On one line.
  let text: String
  /// Whether it is what the whole page is called, rather than its first part.
  let isTitle: Bool
  /// Whether it is of level 1 and has no other of that level beside it, so that VitePress,
  /// Docusaurus and MkDocs show it alone, whatever the title of front matter is.
  let isOnlyTop: Bool

  /// `nil` for a text that begins otherwise.
  ///
  /// - Parameter slug: The path of the file below that of all guides, without its ending.
  init?(of document: Document, slug: String) {
    guard let first = document.firstHeading else { return nil }
    let levels = document.blocks.compactMap(\.headingLevel)
    let others = levels.count { $0 == 1 } - (first.isRaw ? 0 : 1)
    if first.isRaw,
      let second = document.title(below: first, slug: slug, levels: levels)
    {
      self = second
      return
    }
    index = first.index
    text = first.text
    isTitle = first.isRaw || document.isTitle(first.text, levels: levels, slug: slug)
    isOnlyTop = first.level == 1 && others == 0
  }

  private init(isOnly index: Int, _ text: String) {
    (self.index, self.text, isTitle, isOnlyTop) = (index, text, true, true)
  }

  fileprivate static func second(_ index: Int, _ text: String) -> OpeningHeading {
    OpeningHeading(isOnly: index, text)
  }
}

extension Document {
  fileprivate typealias FirstHeading = (index: Int, level: Int, text: String, isRaw: Bool)

  fileprivate var firstHeading: FirstHeading? {
    for (index, block) in blocks.enumerated() {
      switch block.content {
      case .heading(let heading):
        let text = title(ofSymbolIn: heading.content) ?? heading.content.plainText
        return (index, heading.level, text.onOneLine, false)
      case .html(let html):
        if let title = RawHTML.title(in: html) { return (index, 1, title, true) }
      case .paragraph(let text) where text.arePictures: continue
      default: return nil
      }
    }
    return nil
  }

  /// The heading right below one of raw HTML with which all files begin, such as the name of the
  /// project: the only one of level 1, or one of level 2 that has the words of the file's name,
  /// which that above it has not.
  fileprivate func title(
    below first: FirstHeading, slug: String, levels: [Int]
  ) -> OpeningHeading? {
    let place = first.index + 1
    guard blocks.indices.contains(place), case .heading(let heading) = blocks[place].content,
      !Self.isIntroduction(slug)
    else { return nil }
    let name = Self.words(GuideFolder.title(ofFile: slug))
    let text = heading.content.plainText.onOneLine
    let words = Self.words(text)
    let isTitle =
      switch heading.level {
      case 1: levels.count { $0 == 1 } == 1
      case 2 where name.isDisjoint(with: Self.words(first.text)) && !levels.contains(1):
        text.lowercased().lettersAndDigits
          == GuideFolder.title(ofFile: slug).lowercased().lettersAndDigits
          || name.isSubset(of: words)
          || levels.count { $0 == 2 } == 1 && !name.isDisjoint(with: words)
      default: false
      }
    return isTitle ? .second(place, text) : nil
  }

  /// Whether the first heading is what the page is called, and not only its first part, as on pages
  /// of a wiki: others of its level follow, and it has no word of the file's name.
  fileprivate func isTitle(_ text: String, levels: [Int], slug: String) -> Bool {
    let name = Self.words(GuideFolder.title(ofFile: slug))
    guard text.allSatisfy(\.isASCII), name.isDisjoint(with: Self.words(text)),
      !Self.isIntroduction(slug), let first = levels.first
    else { return true }
    return !levels.dropFirst().contains { $0 <= first }
  }

  /// Whether a file has no name of its own.
  private static func isIntroduction(_ slug: String) -> Bool {
    let file = slug.split(separator: "/").last?.lowercased() ?? ""
    return ["", "index", "intro", "introduction", "overview", "readme"].contains(file)
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
  }

  /// The name of the declaration that an extension file of DocC describes: `open()` for a heading of
  /// ``` ``Kit/Dock/open()-9xf99`` ```.
  private func title(ofSymbolIn content: [Inline]) -> String? {
    guard path.contains(".docc/"), content.count == 1, case .code(let symbol) = content[0].content,
      let name = symbol.split(separator: "/").last
    else { return nil }
    let isMark = { (character: Character) in
      character.isNumber || character.isLowercase || character == "."
    }
    guard let hyphen = name.lastIndex(of: "-"), name[hyphen...].dropFirst().allSatisfy(isMark)
    else { return String(name) }
    return String(name[..<hyphen])
  }
}

extension Block {
  fileprivate var headingLevel: Int? {
    if case .heading(let heading) = content { heading.level } else { nil }
  }
}

extension [Inline] {
  /// Whether these are pictures, linked or not, or names of the place, and nothing else.
  var arePictures: Bool {
    !isEmpty
      && allSatisfy { inline in
        switch inline.content {
        case .image, .softBreak, .lineBreak, .html, .anchor: true
        case .text(let text): text.allSatisfy(\.isWhitespace)
        case .link: inline.children.arePictures
        default: false
        }
      }
  }
}

extension String {
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
