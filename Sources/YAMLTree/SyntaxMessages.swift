import Diagnostics
import Yams

/// Says in our own words what libyaml found broken.
struct SyntaxMessages {
  let places: MarkPlaces

  func diagnostic(for error: any Error) -> Diagnostic {
    guard let error = error as? YamlError else { return unreadable }
    switch error {
    case .scanner(let context, let problem, let mark, _),
      .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      // An open quote or bracket is to be seen where it opens, not at the end of the file.
      let isOpen = problem.contains("end of stream") || problem.contains("expected ','")
      let place = places.location(isOpen ? context?.mark ?? mark : mark)
      return message(for: problem, context: context?.text ?? "", at: place, mark: mark)
    case .reader: return unreadableCharacter
    default: return unreadable
    }
  }

  private var unreadable: Diagnostic {
    .error("yaml/syntax", "this YAML cannot be read", at: places.map.start)
  }

  private var unreadableCharacter: Diagnostic {
    .error(
      "yaml/control-character", "the document holds a character that YAML does not allow",
      at: places.map.start,
      notes: [
        .init("control characters, U+FFFE, U+FFFF and inner byte order marks are not allowed")
      ],
      suggestion: "remove it, or write it as an escape in double quotes")
  }

  private func message(
    for problem: String, context: String, at place: SourceLocation, mark: Mark
  ) -> Diagnostic {
    if problem.contains("cannot start any token") { return wrongStart(mark, at: place) }
    if problem.hasPrefix("Maximum nesting level") { return .tooDeep(at: place) }
    if let known = Self.known.first(where: { problem.contains($0.problem) }) {
      return .error("yaml/syntax", known.summary, at: place, suggestion: known.suggestion)
    }
    let where_ = context.isEmpty ? "" : " \(Excerpt.of(context))"
    return .error("yaml/syntax", "broken YAML\(where_): \(Excerpt.of(problem))", at: place)
  }

  private func wrongStart(_ mark: Mark, at place: SourceLocation) -> Diagnostic {
    let original = places.original(mark)
    let offset = places.map.offset(line: original.line, column: original.column)
    let byte = offset < places.map.bytes.count ? places.map.bytes[offset] : 0
    if byte == 0x09 {
      return .error(
        "yaml/syntax", "a tab cannot indent", at: place,
        suggestion: "indent with spaces, not with tabs")
    }
    let character = String(UnicodeScalar(byte))
    return .error(
      "yaml/syntax", "a value cannot begin with '\(character)'", at: place,
      suggestion: "put the value in quotes")
  }

  private typealias Known = (problem: String, summary: String, suggestion: String)

  private static let known: [Known] = [
    (
      "mapping values are not allowed", "a value cannot stand here",
      "put the text in quotes if it holds a colon, or check the indentation"
    ),
    (
      "could not find expected ':'", "a key without ':' and value",
      "write 'key: value', with a space after the colon"
    ),
    (
      "did not find expected key", "a key or the end of the mapping is expected here",
      "align the keys of a mapping, and put texts in quotes that begin with one"
    ),
    (
      "did not find expected '-' indicator", "an item of the list is expected here",
      "begin every item with '- ', at the same column"
    ),
    (
      "did not find expected ',' or ']'", "the list in brackets is not closed",
      "separate its items with commas and close it with ']'"
    ),
    (
      "did not find expected ',' or '}'", "the mapping in braces is not closed",
      "separate its entries with commas and close it with '}'"
    ),
    ("unexpected end of stream", "a quote is not closed", "close it with the same quote"),
    ("undefined alias", "an alias refers to no anchor", "put the text in quotes if '*' is meant"),
    (
      "unknown escape character", "an escape that YAML does not know",
      "write a backslash as '\\\\'"
    ),
    ("found another document", "a second document begins here", "keep one document in a file"),
  ]
}
