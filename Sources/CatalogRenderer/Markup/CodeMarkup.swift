import SwiftSymbols

/// Code blocks with their parts in colour.
enum CodeMarkup {
  /// Swift, complete or not.
  static func swift(_ code: String) -> String { block(highlighted(code), language: "swift") }

  /// Swift with links from the names of types.
  ///
  /// - Parameter href: Where a type leads to, by its name with those of enclosing types before it;
  ///   `nil` for a type without a page.
  static func swift(_ code: String, href: (String) -> String?) -> String {
    block(linked(code, href: href), language: "swift")
  }

  /// The same within a line of text.
  static func inlineSwift(_ code: String, href: (String) -> String?) -> String {
    "<code class=\"language-swift\">\(linked(code, href: href))</code>"
  }

  /// Swift within a line of text.
  static func inlineSwift(_ code: String) -> String {
    "<code class=\"language-swift\">\(highlighted(code))</code>"
  }

  private static func highlighted(_ code: String) -> String {
    SwiftHighlighter.tokens(of: code).map { span($0) }.joined()
  }

  private static func span(_ token: HighlightedToken) -> String {
    guard let name = className(token.kind) else { return HTML.escaped(token.text) }
    return "<span class=\"tok-\(name)\">\(HTML.escaped(token.text))</span>"
  }

  /// A type behind a dot is looked up with the names before the dot. Behind generic arguments,
  /// `Box<Int>.Index`, these are not known, so that there is no link.
  private static func linked(_ code: String, href: (String) -> String?) -> String {
    var path: [String]? = []
    return SwiftHighlighter.tokens(of: code).map { token in
      guard token.kind == .type else {
        if token.text != "." { path = token.text.hasSuffix(".") ? nil : [] }
        return span(token)
      }
      guard let names = path.map({ $0 + [token.text] }) else { return span(token) }
      path = names
      guard let href = href(names.joined(separator: ".")) else { return span(token) }
      return "<a class=\"code-link\" href=\"\(HTML.escaped(href))\">\(span(token))</a>"
    }.joined()
  }

  /// YAML.
  static func yaml(_ code: String) -> String {
    block(
      code.split(separator: "\n", omittingEmptySubsequences: false).map { YAMLLine.markup($0) }
        .joined(separator: "\n"), language: "yaml")
  }

  /// YAML with a number before each line, and some of the lines marked.
  static func yaml(_ code: String, marking marked: Set<Int>) -> String {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    let content = zip(lines, 1...).map { line, number in
      let element = marked.contains(number) ? "mark" : "span"
      return "<\(element) class=\"code-line\" data-line=\"\(number)\">\(YAMLLine.markup(line))\n"
        + "</\(element)>"
    }
    return block(content.joined(), language: "yaml")
  }

  /// What a command prints.
  static func output(_ text: String, label: String) -> String {
    "<pre class=\"code output\" tabindex=\"0\" role=\"group\" aria-label=\"\(HTML.escaped(label))\">"
      + "<code>\(HTML.escaped(text))</code></pre>"
  }

  /// Anything else, without colours.
  static func plain(_ code: String, language: String) -> String {
    block(HTML.escaped(code), language: language)
  }

  /// Long lines scroll, so the block takes the focus: the keyboard has no other way to it. Its name
  /// is that of its language, which is the same in all languages of readers.
  private static func block(_ content: String, language: String) -> String {
    let name = language.isEmpty ? "" : " class=\"language-\(HTML.escaped(language))\""
    let label =
      language.isEmpty
      ? "" : " role=\"group\" aria-label=\"\(HTML.escaped(title(of: language)))\""
    return "<pre class=\"code\" tabindex=\"0\"\(label)><code\(name)>\(content)</code></pre>"
  }

  /// A language as it is written in a sentence.
  private static func title(of language: String) -> String {
    switch language {
    case "swift": "Swift"
    case "yaml", "json", "css", "html": language.uppercased()
    default: language
    }
  }

  private static func className(_ kind: HighlightedToken.Kind) -> String? {
    switch kind {
    case .keyword, .directive: "keyword"
    case .type: "type"
    case .string: "string"
    case .number: "number"
    case .comment: "comment"
    case .attribute: "attribute"
    case .identifier, .label, .operator, .punctuation, .plain: nil
    }
  }
}

/// One line of YAML: its key, its value and its comment.
private enum YAMLLine {
  static func markup(_ line: Substring) -> String {
    let indent = line.prefix { $0 == " " || $0 == "-" }
    let rest = line.dropFirst(indent.count)
    if rest.hasPrefix("#") { return escaped(indent) + span("comment", rest) }
    guard let colon = keyEnd(rest) else { return escaped(indent) + value(rest) }
    let key = rest[..<colon]
    let after = rest[rest.index(after: colon)...]
    return escaped(indent) + span("key", key) + ":" + value(after)
  }

  /// The colon after a plain key: it ends the line or is followed by a space.
  private static func keyEnd(_ text: Substring) -> Substring.Index? {
    guard let colon = text.firstIndex(of: ":"), colon != text.startIndex,
      text[..<colon].allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
    else { return nil }
    let next = text.index(after: colon)
    return next == text.endIndex || text[next] == " " ? colon : nil
  }

  private static func value(_ text: Substring) -> String {
    let blank = text.prefix { $0 == " " }
    let word = text.dropFirst(blank.count)
    guard let first = word.first else { return escaped(text) }
    if first == "\"" || first == "'" { return escaped(blank) + span("string", word) }
    if ["true", "false", "null"].contains(word) { return escaped(blank) + span("keyword", word) }
    if Double(word) != nil { return escaped(blank) + span("number", word) }
    return escaped(text)
  }

  private static func span(_ name: String, _ text: Substring) -> String {
    "<span class=\"tok-\(name)\">\(escaped(text))</span>"
  }

  private static func escaped(_ text: Substring) -> String { HTML.escaped(String(text)) }
}
