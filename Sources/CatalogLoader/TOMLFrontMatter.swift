import Diagnostics

/// Reads the front matter that Hugo writes by default: `title = "Colour"`, line by line, as the YAML
/// that says the same.
///
/// Understood are texts, numbers, dates, lists, tables and dotted keys, as pages have them. A line
/// that is none of them is told and left out.
struct TOMLFrontMatter {
  private var yaml: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let path: String
  /// How far the keys of the table are indented that is being read.
  private var depth = 0
  /// Whether a table is read that is left out.
  private var isLeftOut = false
  /// How many brackets of a list are open over the ends of lines.
  private var brackets = 0

  /// - Parameter firstLine: The line of the file at which `text` begins.
  init(_ text: String, path: String, firstLine: Int) {
    self.path = path
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      yaml.append(read(line, line: firstLine + index) ?? "")
    }
  }

  /// As many lines as the TOML has.
  var text: String { yaml.joined(separator: "\n") }

  private mutating func read(_ line: Substring, line number: Int) -> String? {
    let content = line.trimmed
    if content.isEmpty || content.first == "#" { return nil }
    if brackets > 0 {
      brackets += Self.balance(content)
      return isLeftOut ? nil : indent + " " + content
    }
    if content.first == "[" { return table(content, line: number) }
    guard let equals = content.firstIndex(of: "=") else { return unread(content, number) }
    let key = content[..<equals].trimmed.filter { $0 != "\"" && $0 != "'" }
    let value = content[equals...].dropFirst().trimmed
    brackets = value.first == "[" ? max(0, Self.balance(value)) : 0
    if isLeftOut { return nil }
    guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || "-_.".contains($0) }),
      let yaml = Self.yaml(value)
    else {
      return unread(content, number)
    }
    return "\(indent)\(key): \(yaml)"
  }

  private var indent: String { String(repeating: "  ", count: depth) }

  /// `[params]`; a table of a table, or a list of tables, is left out.
  private mutating func table(_ header: Substring, line: Int) -> String? {
    let name = header.dropFirst().prefix { $0 != "]" }.trimmed
    isLeftOut = header.hasPrefix("[[") || name.contains(".") || name.isEmpty
    depth = isLeftOut ? 0 : 1
    return isLeftOut ? unread(header, line) : "\(name):"
  }

  private mutating func unread(_ text: Substring, _ line: Int) -> String? {
    diagnostics.append(
      .init(
        .guideUnreadToml, "this line of front matter is not read: \(text.prefix(60))",
        at: SourceLocation(path, line: line),
        suggestion: "write it as 'key = value', or the front matter as YAML"))
    return nil
  }

  /// The YAML of a value; `nil` for one over several lines that is no list.
  private static func yaml(_ value: Substring) -> String? {
    guard let first = value.first else { return nil }
    if value.hasPrefix("\"\"\"") || value.hasPrefix("'''") { return nil }
    if first == "\"" || first == "'" {
      var isEscaped = false
      let end = value.indices.dropFirst().first { index in
        defer { isEscaped = value[index] == "\\" && !isEscaped && first == "\"" }
        return value[index] == first && !isEscaped
      }
      return end.map { String(value[...$0]) }
    }
    if first == "{" { return String(value.replacing(" = ", with: ": ")) }
    if first == "[" { return String(value) }
    return String(value.prefix { $0 != "#" }.trimmed)
  }

  /// How many more brackets a line opens than it closes.
  private static func balance(_ line: Substring) -> Int {
    var quote: Character?
    return line.reduce(0) { balance, character in
      if let open = quote {
        if character == open { quote = nil }
        return balance
      }
      switch character {
      case "\"", "'": quote = character
      case "[": return balance + 1
      case "]": return balance - 1
      default: break
      }
      return balance
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = drop(while: \.isWhitespace)
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }
}
