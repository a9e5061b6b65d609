import YAMLTree

/// Reads front matter whose values are texts to the tool that it was written for, and something else
/// or nothing to YAML: `title: Reactive $: statements`, `title: {@const …}`.
enum PlainFrontMatter {
  /// The text with quotation marks around the values that cannot be read without them; `nil` where
  /// there is no such value.
  static func quoted(_ text: String) -> String? {
    var hasQuoted = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let plain = quoted(line: line) else { return String(line) }
      hasQuoted = true
      return plain
    }
    return hasQuoted ? lines.joined(separator: "\n") : nil
  }

  /// A line of a key and its value; `nil` where YAML reads it, and where a value that goes on in the
  /// next line is left.
  private static func quoted(line: Substring) -> String? {
    guard let colon = line.firstIndex(of: ":"), let first = line.first, first.isLetter,
      case let value = line[colon...].dropFirst().trimmingBlanks, !value.isEmpty,
      isBalanced(value), !"\"'|>".contains(value.first ?? "|"),
      YAMLParser.parse(String(line), path: "").diagnostics.contains(where: {
        $0.severity == .error
      })
    else { return nil }
    return line[...colon] + " '" + value.replacing("'", with: "''") + "'"
  }

  /// Whether brackets and braces end on the line.
  private static func isBalanced(_ value: Substring) -> Bool {
    let counts = value.reduce(into: (brackets: 0, braces: 0)) { counts, character in
      switch character {
      case "[": counts.brackets += 1
      case "]": counts.brackets -= 1
      case "{": counts.braces += 1
      case "}": counts.braces -= 1
      default: break
      }
    }
    return counts == (0, 0)
  }
}
