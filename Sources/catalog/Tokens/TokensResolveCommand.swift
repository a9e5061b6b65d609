import ArgumentParser
import CatalogDriver
import Diagnostics

/// `catalog tokens resolve`: the value of every token in one context.
struct TokensResolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "resolve",
    abstract: "Prints the value of every token in one context, as JSON.",
    discussion: """
      Modifiers that '--input' does not name are in their default context. The document goes to \
      standard output: {"version":1,"tokens":{"a.b":{"type","value","references":[…]}}, \
      "unresolved":[…]}. Findings go to standard error.

      Exit status: 0 there are no errors, though values may be unknown and their tokens \
      unresolved; 1 there are errors; 2 a file cannot be read; 64 the command line is wrong.
      """)

  @OptionGroup var options: TokenOptions

  func run() throws {
    let selection = try options.selection(needsContext: true)
    if let json = TokenResolution.json(of: selection) { Terminal.output(json) }
    Terminal.report(selection.diagnostics, as: .text)
    try Terminal.end(selection.diagnostics)
  }
}
