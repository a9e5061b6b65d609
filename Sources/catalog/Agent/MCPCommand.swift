import ArgumentParser
import CatalogDriver
import CatalogProtocol
import Diagnostics
import Files

/// `catalog mcp`: lets programs ask for components, tokens and guides.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serves the catalog to AI agents over the Model Context Protocol.",
    discussion: """
      Messages go over standard input and output, one a line; findings about the content go to \
      standard error. The server supports revision 2026-07-28, in which every request declares its \
      revision, and 2025-11-25, 2025-06-18, 2025-03-26 and 2024-11-05, which start with \
      'initialize'. It answers a request in the revision that it declares, or else in the one that \
      'initialize' agreed on.

      Tools: list_systems, list_components, get_component, list_tokens, get_token, search_guides, \
      get_guide, validate_agent_yaml, render_agent_yaml and contrast. Resources: the schema of \
      agent YAML of each system, and its guides. Files that change are read again before the next \
      answer. To configure a client:

        {"mcpServers": {"catalog": {"command": "catalog", "args": ["mcp", "path/to/content"]}}}

      Exit status: 0 the input has ended; 2 there is no content to serve, or it cannot be read; 64 \
      the command line is wrong.
      """)

  @Argument(help: "The content folder. 'content' when left out, then the working directory.")
  var content: String?

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp(
      "The folder name of a system to serve; repeat for several. All when left out.",
      valueName: "name"))
  var systems: [String] = []

  @OptionGroup var links: LinkOptions

  func validate() throws {
    if content?.isEmpty == true { throw ValidationError("A folder needs a name.") }
  }

  func run() throws {
    let source = ContentSource(
      ContentFolderChoice.folder(named: content), systems: systems, followsLinks: links.followLinks)
    let run = try Terminal.orExit { () throws(FolderError) in
      try MCPRun.load(source) { Terminal.report($0, as: .text) }
    }
    guard var run else { throw ExitCode(2) }
    try Terminal.orExit { () throws(DiskError) in
      try run.serve(read: Self.read) { Terminal.output($0) }
    }
  }

  private static func read(waits: Bool) throws(DiskError) -> MCPRun.Input {
    guard waits || StandardInput.isReady else { return .nothing }
    return try StandardInput.next(expected: "messages of the Model Context Protocol, one a line")
      .map(MCPRun.Input.bytes) ?? .end
  }
}
