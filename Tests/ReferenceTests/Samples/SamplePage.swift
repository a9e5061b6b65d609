import JSONTree
import Testing

/// A page whose samples are what the tool prints: a fence with the info string `sample json` holds
/// a command line that is run in the workspace, and is followed by its output, shortened.
enum SamplePage {
  static func made(from text: String) throws -> String {
    let workspace = try Workspace()
    return try FilledText.fill(text, fences: "sample") { fence in
      let run = try workspace.run(fence.body)
      #expect(run.status < 2, "\(fence.body)\n\(run.errors)")
      let language = fence.words.dropFirst().first ?? "text"
      let output = language == "json" ? try excerpt(run.output) : run.output.trimmed
      return "```sh\n\(fence.body)\n```\n\n```\(language)\n\(output)\n```"
    }
  }

  private static func excerpt(_ output: String) throws -> String {
    let document = JSONDocument(parsing: Array(output.utf8), path: "output")
    let root = try #require(document.root, "\(document.diagnostics)")
    return JSONWriter(.pretty).string(JSONExcerpt.of(root.plainValue)).trimmed
  }
}
