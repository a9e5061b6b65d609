import ArgumentParser
import CatalogDriver
import Diagnostics
import Files

/// `catalog schema`: the JSON Schemas of agent YAML and of the content's files.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Prints the JSON Schema of agent YAML, or of a YAML file of the content.",
    discussion: """
      'agent' is the schema of what agent YAML of a system may say: it accepts exactly the \
      documents in which 'catalog validate' finds no error. The others are of files that the \
      content is made of: 'component' of component.yaml, 'system' of system.yaml, 'catalog' of \
      catalog.yaml, 'screen' of examples/*.yaml, 'invalid-example' of examples/invalid/*.yaml.

      All are JSON Schema 2020-12. An editor completes and checks a file that begins with \
      '# yaml-language-server: $schema=' and the path or address of its schema.

      Exit status: 0 printed; 1 the content has errors, and nothing is printed; 2 the content \
      cannot be read or the file not be written, or it is not clear which system is meant; 64 \
      the command line is wrong.
      """)

  @Argument(help: "Whose schema.")
  var subject: SchemaPrint.Subject

  @Argument(
    help: """
      The content folder, which 'agent' takes components and tokens from: 'content' when left \
      out, then the working directory. For the others it only gives the schema its address.
      """)
  var content: String?

  @Option(help: ArgumentHelp("The system of the content, when it has several.", valueName: "name"))
  var system: String?

  @OptionGroup var links: LinkOptions

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write instead of standard output.", valueName: "file"))
  var output: String?

  func validate() throws {
    if content?.isEmpty == true { throw ValidationError("A folder needs a name.") }
    if output?.isEmpty == true { throw ValidationError("'--output' needs the name of a file.") }
    if case .file = subject, system != nil {
      throw ValidationError("'--system' is for 'agent': other schemas are the same everywhere.")
    }
  }

  private func source(_ folder: String) -> ContentSource {
    ContentSource(folder, system: system, followsLinks: links.followLinks)
  }

  func run() throws {
    let printed = try Terminal.orExit { () throws(FolderError) in
      switch subject {
      case .file(let kind): try SchemaPrint.file(kind, content: content.map(source))
      case .agent: try SchemaPrint.agent(source(ContentFolderChoice.folder(named: content)))
      }
    }
    Terminal.report(printed.diagnostics, as: .text)
    guard let text = printed.text else { return try Terminal.end(printed.diagnostics) }
    guard let output else { return Terminal.output(text) }
    try Terminal.orExit { () throws(DiskError) in
      try FileWriter.write(Array(text.utf8), to: output)
    }
  }
}

extension SchemaPrint.Subject: ExpressibleByArgument {}
