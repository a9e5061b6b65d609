/// A problem of libyaml, in our own words.
struct KnownProblem {
  /// Part of what libyaml says.
  let problem: String
  let summary: String
  let suggestion: String
  /// YAML that is right at such a place.
  var example: String?

  static let all = [
    KnownProblem(
      problem: "mapping values are not allowed", summary: "a value is not allowed here",
      suggestion: "put the text in quotes if it holds a colon, or check the indentation",
      example: "title: \"Part 2: the end\""),
    KnownProblem(
      problem: "could not find expected ':'", summary: "a key without ':' and value",
      suggestion: "write 'key: value', with a space after the colon", example: "title: \"Text\""),
    KnownProblem(
      problem: "did not find expected key",
      summary: "a key or the end of the mapping is expected here",
      suggestion: "align the keys of a mapping, and put a text that begins with a quote in quotes"),
    KnownProblem(
      problem: "did not find expected '-' indicator",
      summary: "an item of the list is expected here",
      suggestion: "begin every item with '- ', at the same column", example: "- first\n- second"),
    KnownProblem(
      problem: "did not find expected ',' or ']'", summary: "the list in brackets is not closed",
      suggestion: "separate its items with commas and close it with ']'",
      example: "[first, second]"),
    KnownProblem(
      problem: "did not find expected ',' or '}'", summary: "the mapping in braces is not closed",
      suggestion: "separate its entries with commas and close it with '}'",
      example: "{ title: \"Text\", level: 1 }"),
    KnownProblem(
      problem: "unexpected end of stream", summary: "a quote is not closed",
      suggestion: "close it with the same quote", example: "\"Text\""),
    KnownProblem(
      problem: "undefined alias", summary: "an alias refers to no anchor",
      suggestion: "put the text in quotes if '*' is meant", example: "\"*\""),
    KnownProblem(
      problem: "unknown escape character", summary: "an escape that YAML does not know",
      suggestion: "write a backslash as '\\\\'", example: "\"C:\\\\folder\""),
    KnownProblem(
      problem: "found another document", summary: "a second document begins here",
      suggestion: "keep one document in a file"),
  ]
}
