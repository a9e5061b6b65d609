extension TokenCorpus {
  /// 20,000 tokens: 2,400 values, each changed by one modifier in two of its three contexts, and
  /// references to them. Only the number of modifiers among which the changes are dealt out
  /// differs, so that only the permutations grow: 3 to the power of `count`.
  static func modifiers(_ count: Int) -> TokenCorpus {
    var random = SeededGenerator(seed: 3)
    let start = "modifiers.resolver.json"
    var files = ["base.tokens.json": base(&random)]
    let modifiers = (0..<count).map { modifier in
      let contexts = ["first", "second", "third"].map { context in
        guard context != "first" else { return (name: context, files: [String]()) }
        let path = "modifier\(modifier)-\(context).tokens.json"
        files[path] = values(stride(from: modifier, to: valueCount, by: count), &random)
        return (name: context, files: [path])
      }
      return ResolverText.Modifier(name: "modifier\(modifier)", contexts: contexts)
    }
    files[start] = ResolverText.document(set: ["base.tokens.json"], modifiers: modifiers)
    return TokenCorpus(files: files, start: start, tokens: tokenCount)
  }

  private static let tokenCount = 20_000
  /// One half colours, one half dimensions.
  private static let valueCount = 2400

  /// All values, and references to them: of ten, nine to a colour, and a border.
  private static func base(_ random: inout SeededGenerator) -> String {
    var (aliases, borders): ([String], [String]) = ([], [])
    for token in valueCount..<tokenCount {
      let color = "color.value\(Int.random(in: 0..<valueCount / 2, using: &random))"
      let width = "dimension.value\(Int.random(in: 0..<valueCount / 2, using: &random))"
      if token.isMultiple(of: 10) {
        borders.append(TokenText.border("use\(token)", color: color, width: width))
      } else {
        aliases.append(TokenText.alias("use\(token)", to: color))
      }
    }
    let (colors, dimensions) = members(0..<valueCount, &random)
    return file(colors + aliases, dimensions, borders)
  }

  private static func values(_ tokens: some Sequence<Int>, _ random: inout SeededGenerator)
    -> String
  {
    let (colors, dimensions) = members(tokens, &random)
    return file(colors, dimensions, [])
  }

  private static func members(
    _ tokens: some Sequence<Int>, _ random: inout SeededGenerator
  ) -> (colors: [String], dimensions: [String]) {
    var (colors, dimensions): ([String], [String]) = ([], [])
    for token in tokens {
      if token < valueCount / 2 {
        colors.append(TokenText.color("value\(token)", using: &random))
      } else {
        dimensions.append(
          TokenText.dimension("value\(token - valueCount / 2)", using: &random))
      }
    }
    return (colors, dimensions)
  }

  private static func file(
    _ colors: [String], _ dimensions: [String], _ borders: [String]
  ) -> String {
    let groups = [
      (TokenText.GroupType.color, colors), (.dimension, dimensions), (.border, borders),
    ]
    return TokenText.object(
      groups.filter { !$0.1.isEmpty }.map { type, tokens in
        TokenText.typedGroup(type, tokens.joined(separator: ",\n"))
      })
  }
}
