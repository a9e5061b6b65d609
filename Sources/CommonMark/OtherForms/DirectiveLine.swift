/// A directive of DocC at the start of a line: `@Image(source: "a", alt: "b")`, `@Row {`.
struct DirectiveLine {
  var name: String
  /// With an empty name for those that have none.
  var arguments: [(name: String, value: String)] = []
  /// Whether a brace opens what it holds, on the lines that follow.
  var opens = false
  /// What stands between braces on the line itself.
  var content: ArraySlice<UInt8>?
  /// Behind the directive, which may be on a later line.
  var end: Int

  subscript(_ name: String) -> String? { arguments.first { $0.name == name }?.value }

  /// Those that DocC has.
  static let known: Set<String> = [
    "Article", "CallToAction", "Chapter", "Column", "Comment", "DeprecationSummary", "Image",
    "Links", "Metadata", "Options", "PageImage", "Redirected", "Row", "Section", "Small",
    "Snippet", "Tab", "TabNavigator", "Tutorial", "TutorialReference", "Tutorials", "Video",
    "Volume",
  ]

  /// Those whose content is about the page, and no part of it.
  static let settings: Set<String> = ["Comment", "Metadata", "Options", "Redirected"]

  /// Those among the settings that would show something on the page.
  static let shownSettings: Set<String> = ["Available", "CallToAction", "TitleHeading"]

  /// Those that only arrange what they hold.
  static let layout: Set<String> = ["Column", "Links", "Row", "Small", "TabNavigator"]

  /// The directive that a line of a text begins with.
  ///
  /// - Parameters:
  ///   - start: Where `@` stands.
  ///   - isDocC: Whether the text is one of DocC's, so that directives it does not know count too.
  static func directive(
    at start: Int, of body: ArraySlice<UInt8>, isDocC: Bool
  ) -> DirectiveLine? {
    var rest = body[start...].prefix(ComponentTagReader.reach).dropFirst()
    let word = rest.prefix { Byte.isLetter($0) || Byte.isDigit($0) }
    guard let first = word.first, Byte.isCapital(first) else { return nil }
    let isKnown = known.contains(word.text)
    guard isKnown || isDocC else { return nil }
    rest = rest[word.endIndex...]
    var directive = DirectiveLine(name: word.text, end: rest.startIndex)
    var hasForm = isKnown
    if rest.first == UInt8(ascii: "(") {
      guard let end = closingParenthesis(rest) else { return nil }
      directive.arguments = arguments(rest[..<end].dropFirst())
      rest = rest[end...].dropFirst()
      hasForm = true
    }
    let line = rest.prefix { $0 != Byte.lineFeed }
    let remainder = line.trimmed
    directive.end = line.endIndex
    guard let brace = remainder.first else { return hasForm ? directive : nil }
    guard brace == UInt8(ascii: "{") else { return nil }
    let content = remainder.dropFirst()
    if content.isBlankLine {
      directive.opens = true
    } else if content.last == UInt8(ascii: "}") {
      directive.content = content.dropLast().trimmed
    } else {
      return nil
    }
    return directive
  }

  private static func closingParenthesis(_ text: ArraySlice<UInt8>) -> Int? {
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\"") where text[index - 1] != Byte.backslash: isQuoted.toggle()
      case UInt8(ascii: ")") where !isQuoted: return index
      default: break
      }
    }
    return nil
  }

  private static func arguments(
    _ text: ArraySlice<UInt8>
  ) -> [(name: String, value: String)] {
    var arguments: [(String, String)] = []
    var (name, value, isQuoted) = ([UInt8](), [UInt8](), false)
    func close() {
      let bare = value[...].trimmed.text
      if !bare.isEmpty { arguments.append((name[...].trimmed.text, bare)) }
      (name, value) = ([], [])
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case Byte.colon where !isQuoted && name.isEmpty: (name, value) = (value, [])
      case UInt8(ascii: ",") where !isQuoted: close()
      case Byte.lineFeed: value.append(Byte.space)
      default: value.append(byte)
      }
    }
    close()
    return arguments
  }
}
