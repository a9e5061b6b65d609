import ArgumentParser
import CatalogDriver

/// Which sources `lint` looks at, and what it holds against them.
struct LintSubjectOptions: ParsableArguments {
  @Argument(
    help: "Swift files, and folders of them. The sources of the system when left out.")
  var sources: [String] = []

  @Option(
    help: ArgumentHelp(
      "The content folder. 'content' when left out, then the working directory.",
      valueName: "folder"))
  var content: String?

  @Option(
    name: .customLong("system"),
    help: ArgumentHelp(
      "The folder name of the system; needed if the content has several and you name sources.",
      valueName: "name"))
  var system: String?

  @OptionGroup var links: LinkOptions

  func validate() throws {
    if content?.isEmpty == true || sources.contains("") {
      throw ValidationError("A folder needs a name.")
    }
  }

  /// A run over the sources, with the content that was named, or the one that is found.
  func options(_ work: WorkOptions) -> LintRun.Options {
    var source = ContentSource(
      ContentFolderChoice.folder(named: content), system: system, followsLinks: links.followLinks)
    source.workers = work.workers
    var options = LintRun.Options(source)
    options.sources = sources
    return options
  }
}
