import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Workers

/// Where a command takes its content from.
struct SourceOptions: ParsableArguments {
  @Argument(help: "The content folder. 'content' when left out, then the working directory.")
  var content: String?

  @Option(
    help: ArgumentHelp(
      "A folder of templates and assets that replace those of the default theme.",
      valueName: "folder"))
  var templates: String?

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp(
      "The folder name of a system to build; repeat for several. All when left out.",
      valueName: "name"))
  var systems: [String] = []

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "The address the site is published at, before that of catalog.yaml.", valueName: "address"))
  var baseURL: String?

  @OptionGroup var links: LinkOptions

  func validate() throws {
    if let baseURL, !CatalogBuild.Options.isAddress(baseURL) {
      throw ValidationError(
        "'\(baseURL)' is not an address for '--base-url'; "
          + "write one like https://example.org/design/."
      )
    }
    if content?.isEmpty == true || templates?.isEmpty == true {
      throw ValidationError("A folder needs a name.")
    }
  }

  /// The folder that was named, or the one that is found.
  var contentFolder: String {
    ContentFolderChoice.folder(named: content)
  }

  /// - Parameter workers: Who does the work.
  func buildOptions(_ content: String, on workers: Workers) -> CatalogBuild.Options {
    var options = CatalogBuild.Options(
      content: content, templates: templates, systems: systems, baseURL: baseURL)
    options.followsLinks = links.followLinks
    options.workers = workers
    return options
  }
}

extension DiagnosticFormat: ExpressibleByArgument {}
