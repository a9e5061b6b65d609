/// The mark that begins the first line of a quote and makes it an alert, `[!NOTE]`.
///
/// Obsidian, Hugo and others have a title behind it, and a sign before that for alerts that fold:
/// `[!tip]- Title`. These are always open here. A line without any text below and without the sign
/// is a quote, as on GitHub.
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
}
