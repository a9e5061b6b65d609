import CatalogModel
import CommonMark
import Diagnostics
import YAMLTree

/// What a guide is called, says in short, and comes after: as its front matter states it, else as
/// its text shows it.
struct GuideHead {
  var title: String
  var summary: String
  /// Whether the front matter has a summary; the text begins with it otherwise.
  var isSummaryStated: Bool
  /// The largest number where none is stated, so that the page comes last.
  var order: Double
  /// The place among the blocks of the heading that says the title once more.
  var titleHeading: Int?

  /// - Parameters:
  ///   - fields: The front matter, which may be empty.
  ///   - parameters: Its keys below `params`, which stand in for those that are missing.
  ///   - slug: The path of the file, whose name is the title where nothing else is.
  init(
    _ document: Document, _ fields: inout YAMLFields, _ parameters: inout YAMLFields, slug: String
  ) {
    let opening = document.openingHeading
    let isTitle = opening.map { $0.index == nil || document.isTitle($0.text, slug: slug) }
    let heading = isTitle == true ? opening : nil
    let titles = [fields.statedText("title"), parameters.statedText("title")]
    let stated = titles.compactMap(\.self).first ?? document.displayName
    let derived = heading.flatMap(\.text.unlessBlank)
    title = stated ?? derived ?? GuideFolder.title(ofFile: slug)
    // The name of a page stands in place of its heading.
    let isTitled = stated == nil || heading?.text == title || stated == document.displayName
    titleHeading = isTitled ? heading?.index : nil
    // All are asked for, so that none is an unknown key.
    let keys = ["summary", "description"]
    let summaries =
      keys.compactMap { fields.statedText($0) } + keys.compactMap { parameters.statedText($0) }
    let summary = summaries.first
    isSummaryStated = summary != nil
    self.summary = summary ?? document.openingText
    // The names of this number in Hugo, Jekyll and Docusaurus.
    let orders = ["order", "weight", "nav_order", "sidebar_position"]
    let numbers =
      orders.compactMap { fields.number($0) } + orders.compactMap { parameters.number($0) }
    order = numbers.first ?? .greatestFiniteMagnitude
  }
}

extension YAMLFields {
  /// A text that is not blank; `nil` when the key is missing, which is no mistake.
  fileprivate mutating func statedText(_ key: String) -> String? {
    text(key).flatMap(\.unlessBlank)
  }
}

extension Document {
  /// The heading that the text begins with, below nothing but pictures and raw HTML, as a README
  /// has them; without a place where it is raw HTML itself.
  fileprivate var openingHeading: (index: Int?, text: String)? {
    for (index, block) in blocks.enumerated() {
      switch block.content {
      case .heading(let heading):
        return (index, title(ofSymbolIn: heading.content) ?? heading.content.plainText)
      case .html(let html):
        if let title = RawHTML.title(in: html) { return (nil, title) }
      case .paragraph(let text) where text.arePictures: continue
      default: return nil
      }
    }
    return nil
  }

  /// Whether the first heading is what the page is called, and not only its first part, as on pages
  /// of a wiki: others of its level follow, and it has no word of the file's name.
  fileprivate func isTitle(_ text: String, slug: String) -> Bool {
    let name = GuideFolder.title(ofFile: slug)
    let words = Self.words(text)
    let file = slug.split(separator: "/").last?.lowercased() ?? ""
    guard text.allSatisfy(\.isASCII), Self.words(name).isDisjoint(with: words),
      !["", "index", "readme"].contains(file)
    else { return true }
    let levels = blocks.compactMap { block -> Int? in
      guard case .heading(let heading) = block.content else { return nil }
      return heading.level
    }
    guard let first = levels.first else { return true }
    return !levels.dropFirst().contains { $0 <= first }
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

  /// The first paragraph that says something, without markup; its beginning where it is long.
  fileprivate var openingText: String {
    for block in blocks {
      guard case .paragraph(let content) = block.content, !content.arePictures else { continue }
      return content.plainText.beginning
    }
    return ""
  }
}

extension [Inline] {
  /// Whether these are pictures, linked or not, or names of the place, and nothing else.
  fileprivate var arePictures: Bool {
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
  /// `nil` for a text of white space alone.
  fileprivate var unlessBlank: String? { contains { !$0.isWhitespace } ? self : nil }

  /// The text on one line, cut after a word where it has more than 200 characters, which is what
  /// search engines and previews of links show.
  fileprivate var beginning: String {
    let words = split(whereSeparator: \.isWhitespace)
    var length = 0
    let taken = words.prefix { word in
      length += word.count + 1
      return length <= 200
    }
    let text = taken.joined(separator: " ")
    return taken.count == words.count ? text : text + "…"
  }
}
