/// The mark that begins the first line of a quote and makes it an alert, `[!NOTE]`.
///
/// Obsidian, Hugo and others have a title behind it, and a sign before that for alerts that fold:
/// `[!tip]- Title`. These are always open here. Svelte and others begin the text on the same line:
/// `[!NOTE] Text.`
struct AlertMark {
  /// The word between the brackets.
  var word: String
  /// How many bytes of the text it takes, with the blanks behind it.
  var length: Int
  /// Whether the text says more.
  var hasTitle: Bool
  /// Whether it has the sign of an alert that folds.
  var folds = false

  /// Reads the text that a quote begins with; `nil` where it has no mark.
  init?(_ text: String) {
    guard text.hasPrefix("[!"), let end = text.firstIndex(of: "]") else { return nil }
    word = String(text[text.index(text.startIndex, offsetBy: 2)..<end])
    guard !word.isEmpty, word.allSatisfy(\.isLetter) else { return nil }
    var rest = text[end...].dropFirst()
    if rest.first == "-" || rest.first == "+" {
      rest = rest.dropFirst()
      folds = true
    }
    let title = rest.drop { $0 == " " || $0 == "\t" }
    hasTitle = !title.isEmpty
    guard !hasTitle || title.startIndex > rest.startIndex else { return nil }
    length = text.utf8.distance(from: text.startIndex, to: title.startIndex)
  }

  /// Whether what is behind the mark is a title: it has text below it, and is neither the beginning
  /// of a longer text nor a sentence that ends.
  ///
  /// - Parameters:
  ///   - text: The paragraph without the mark.
  ///   - hasBlocks: Whether more follows the paragraph in the quote.
  func isTitle(_ text: [Inline], of hasBlocks: Bool) -> Bool {
    if folds { return true }
    var rest = text
    let line = rest.takeFirstLine().plainText
    guard hasBlocks || !rest.isEmpty else { return false }
    let isSentence = [".", ":", ",", ";"].contains(where: line.hasSuffix)
    let goesOn = line.count > Self.shortTitle && rest.plainText.first?.isLowercase == true
    return line.count <= Self.longestTitle && !isSentence && !goesOn
  }

  /// In characters; lines of text are longer.
  private static let longestTitle = 60
  /// Shorter lines do not end for lack of room.
  private static let shortTitle = 30
}
