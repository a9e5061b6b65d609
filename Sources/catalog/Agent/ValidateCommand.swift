import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics

/// `catalog validate`: whether documents of agent YAML are right.
struct ValidateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Checks agent YAML against the components and tokens of a system.",
    usage: """
      catalog validate <file> ... [--content <folder>] [--system <name>] [--stdin-path <file>] \
      [--follow-links] [--strict] [--format <format>]
      """,
    discussion: """
      A document is one node, 'component:' or 'view:' with 'props', 'children' and 'semantics', or \
      a screen file that holds one under 'agent:'. All that is wrong with it is said at once, each \
      with line and column, what to do, and where it helps an example that is right.

      Of a folder, all files ending in .yaml and .yml are read, but for those that describe the \
      catalog itself; '-' reads standard input. A document belongs to the system that '--system' \
      names, or in whose folder it lies, or that has its components.

      As JSON: {"version":1,"valid","documents":[{"path","system","valid","nodes"}],\
      "diagnostics":[{"id","severity","message","path","line","column","notes","suggestion",\
      "example","pointer"}]}. Lines and columns count from 1, columns in bytes of UTF-8; 'pointer' \
      is the RFC 6901 pointer of the value, such as /children/0/props/level. To repair a document, \
      change what the pointers lead to as the suggestions say, and validate again until 'valid' is \
      true.

      Exit status: 0 everything is valid; 1 something is not (or there are warnings, with \
      --strict); 2 a file or the content cannot be read; 64 the command line is wrong.
      """)

  @Argument(help: "Files of agent YAML, folders that hold some, or '-' for standard input.")
  var files: [String]

  @OptionGroup var source: DocumentSourceOptions

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "How findings are printed; all but text go to standard output.")
  var format = DiagnosticFormat.text

  func validate() throws {
    if files.contains("") { throw ValidationError("A file needs a name.") }
    if files.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read once: name '-' a single time.")
    }
  }

  func run() async throws {
    let options = AgentValidation.Options(
      names: files, content: source.content, system: source.system,
      input: try source.input(of: files), followsLinks: source.links.followLinks)
    let result = await AgentValidation.run(options)
    if format == .json {
      Terminal.output(result.json)
    } else {
      Terminal.report(result.diagnostics, as: format)
    }
    let findings = result.diagnostics
    Terminal.note(
      findings.isEmpty
        ? result.summary : "\(result.summary): \(Terminal.outcome(of: findings))")
    try Terminal.end(findings, isStrict: strict)
  }
}
