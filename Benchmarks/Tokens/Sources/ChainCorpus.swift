extension TokenCorpus {
  /// 300 chains of 100 tokens: one value and 99 references, each to the one before. They stand in
  /// any order, so that most references lead to a token further down.
  static func chains() -> TokenCorpus {
    let (chains, depth) = (300, 100)
    var random = SeededGenerator(seed: 1)
    let groups = (0..<chains).map { chain in
      var tokens = (1..<depth).map { link in
        TokenText.alias("link\(link)", to: "dimension.chain\(chain).link\(link - 1)")
      }
      tokens.append(TokenText.dimension("link0", using: &random))
      tokens.shuffle(using: &random)
      return "\"chain\(chain)\": " + TokenText.object(tokens)
    }
    let text = TokenText.object([
      TokenText.typedGroup(.dimension, groups.joined(separator: ",\n"))
    ])
    return TokenCorpus(
      files: ["chains.tokens.json": text], start: "chains.tokens.json", tokens: chains * depth)
  }
}
