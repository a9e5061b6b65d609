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
    let opening = OpeningHeading(of: document, slug: slug)
    let heading = opening.flatMap { $0.isTitle ? $0 : nil }
    let titles = [fields.statedText("title"), parameters.statedText("title")]
    let stated = titles.compactMap(\.self).first
    let derived = heading.flatMap(\.text.unlessBlank)
    // No reader wants two titles, one below the other: that of front matter is for the window then.
    let shown = heading?.isOnlyTop == true && document.displayName == nil ? derived : nil
    let name = stated ?? document.displayName
    title = shown ?? name ?? derived ?? GuideFolder.title(ofFile: slug)
    // The name of a page stands in place of its heading.
    let isTitled = heading?.text == title || name == nil || name == document.displayName
    titleHeading = isTitled ? heading?.index : nil
    // All are asked for, so that none is an unknown key.
    let keys = ["summary", "description"]
    let summaries =
      keys.compactMap { fields.statedText($0) } + keys.compactMap { parameters.statedText($0) }
    let summary = summaries.first
    isSummaryStated = summary.map { !document.begins(with: $0) } ?? false
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
  /// Whether the first thing that the text says is a summary of it, word for word.
  fileprivate func begins(with summary: String) -> Bool {
    for block in blocks {
      switch block.content {
      case .heading, .html: continue
      case .paragraph(let content) where content.arePictures: continue
      case .paragraph(let content):
        return content.plainText.lettersAndDigits.hasPrefix(summary.lettersAndDigits)
      default: return false
      }
    }
    return false
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

extension String {
  /// `nil` for a text of white space alone.
  fileprivate var unlessBlank: String? { contains { !$0.isWhitespace } ? self : nil }

  /// What is the same in a text with and without markup.
  var lettersAndDigits: String { filter { $0.isLetter || $0.isNumber } }

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
