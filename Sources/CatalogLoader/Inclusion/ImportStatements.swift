/// The statements of a line of MDX that import documents, and what is left of the line.
struct ImportStatements {
  /// The documents, with the names that they are given.
  private(set) var documents: [(name: Substring, file: String)] = []
  /// What imports something else, or is no import.
  private(set) var others = ""
  /// The beginning of a statement that goes on in the next line.
  private(set) var open = ""

  init(_ text: String) {
    var rest = text[...].trimmingBlanks
    let statement = /import\s+(\w+)\s+from\s+(?:'([^']*)'|"([^"]*)")\s*(?:;\s*|$)/
    while !rest.isEmpty {
      if let found = rest.prefixMatch(of: statement) {
        // In a text of JavaScript, `\_` is `_`.
        let file = (found.output.2 ?? found.output.3 ?? "").filter { $0 != "\\" }
        if file.hasSuffix(".md") || file.hasSuffix(".mdx") {
          documents.append((found.output.1, file))
        } else {
          others += found.output.0
        }
        rest = rest[found.range.upperBound...]
      } else if rest.wholeMatch(of: /import(?:\s+\w+(?:\s+from)?)?/) != nil {
        open = String(rest)
        return
      } else {
        others += rest
        return
      }
    }
  }
}
