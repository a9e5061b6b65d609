import ArgumentParser
import CatalogDriver

/// The command line. Each subcommand is a declaration and a call of the driver.
@main
struct CatalogCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalog",
    abstract: "Documents a design system: tokens, components, guides and API as a static site.",
    discussion: """
      Begin with 'catalog init', which writes a small catalog, then 'catalog serve' there, and open \
      the address it prints. 'catalog build' writes the site to 'site'.
      """,
    version: ToolVersion.current,
    subcommands: [
      InitCommand.self, BuildCommand.self, ServeCommand.self, CheckCommand.self,
      LintCommand.self, CoverageCommand.self, ContrastCommand.self, CompareCommand.self,
      SnapshotCommand.self,
      TokensCommand.self, ValidateCommand.self, RenderCommand.self, SchemaCommand.self,
      MCPCommand.self,
    ])

  /// Parses and runs, as the package does by itself, but names the command that was meant when
  /// there is none of the name given.
  static func main() async {
    // Asked first: the package answers a request for help on it with the help of the whole tool.
    if let unknown = UnknownCommand(in: CommandLine.arguments.dropFirst()) {
      Terminal.exit(with: unknown.error)
    }
    var command: any ParsableCommand
    do {
      command = try parseAsRoot()
    } catch {
      Terminal.exit(with: error)
    }
    do {
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let error as ValidationError {
      Terminal.exit(with: error, of: type(of: command))
    } catch {
      Terminal.exit(with: error)
    }
  }
}
