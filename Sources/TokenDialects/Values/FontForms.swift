import JSONTree

/// Font names and weights as CSS and design tools write them.
enum FontForms {
  // MARK: - Families

  /// A list of names that stood in one text as an array; a single name without its quotes.
  static func family(_ node: JSONNode) -> JSONNode {
    guard let text = node.string else { return node }
    let names = names(text)
    guard names.count > 1 else {
      return JSONNode(.string(names.first ?? text), at: node.position)
    }
    return JSONNode(
      .array(names.map { JSONNode(.string($0), at: node.position) }), at: node.position)
  }

  /// The names of a CSS list, without quotes. A quote inside a name belongs to it: `Suisse Int'l`.
  private static func names(_ text: String) -> [String] {
    var names: [String] = []
    var current = ""
    var quote: Character?
    for character in text + "," {
      if character == quote {
        quote = nil
      } else if quote == nil, "'\"".contains(character), current.allSatisfy(\.isWhitespace) {
        quote = character
      } else if quote == nil, character == "," {
        if !current.trimmed.isEmpty { names.append(current.trimmed) }
        current = ""
      } else {
        current.append(character)
      }
    }
    if quote != nil { return [text] }
    return names
  }

  // MARK: - Weights

  /// The keyword of a weight by any spelling of its name, and the style that stood beside it.
  static func weight(_ text: String) -> (keyword: String, style: String?)? {
    let words = text.lowercased().filter { !" -_".contains($0) }
    if let keyword = keywords[words] { return (keyword, nil) }
    for style in ["italic", "oblique"] where words.hasSuffix(style) {
      let rest = String(words.dropLast(style.count))
      if let keyword = rest.isEmpty ? "regular" : keywords[rest] { return (keyword, style) }
    }
    return nil
  }

  /// The keywords of DTCG 2025.10 by their letters alone.
  private static let keywords: [String: String] = {
    let names = [
      "thin", "hairline", "extra-light", "ultra-light", "light", "normal", "regular", "book",
      "medium", "semi-bold", "demi-bold", "bold", "extra-bold", "ultra-bold", "black", "heavy",
      "extra-black", "ultra-black",
    ]
    return Dictionary(uniqueKeysWithValues: names.map { ($0.filter { $0 != "-" }, $0) })
  }()
}
