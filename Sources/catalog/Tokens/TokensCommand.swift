import ArgumentParser

/// `catalog tokens`: design tokens without a site.
struct TokensCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Checks, resolves, exports and compares design tokens.",
    discussion: """
      Tokens are read in the W3C format DTCG 2025.10, with its resolver documents. Older drafts, \
      Tokens Studio, Style Dictionary 3, JSON with comments and YAML are read with warnings.
      """,
    subcommands: [
      TokensCheckCommand.self, TokensResolveCommand.self, TokensExportCommand.self,
      TokensDriftCommand.self,
    ])
}
