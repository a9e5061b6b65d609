import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files
import PreviewServer

/// `catalog serve`: shows the site while its content is being written.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the site in a browser and reloads it when the content changes.",
    discussion: """
      The site is kept in memory; nothing is written. While the content has errors, the browser \
      shows them over the last good site. Ctrl-C ends it.

      Every page leads to an editor at /_catalog/editor/, where agent YAML is checked and drawn as \
      it is typed. No published site has it.

      Exit status: 0 ended; 2 there is no content to serve, or the port is in use; 64 the command \
      line is wrong.
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 for any that is free.")
  var port = 8080

  func validate() throws {
    if !(0...65535).contains(port) {
      throw ValidationError("There is no port \(port); ports go from 0 to 65535.")
    }
    if host.isEmpty { throw ValidationError("'--host' needs an address.") }
  }

  func run() async throws {
    let content = source.contentFolder
    let build = CatalogBuild(source.buildOptions(content))
    let first = try Terminal.orExit { () throws(FolderError) in try build.run() }
    Terminal.report(first.diagnostics, as: .text)
    if Verdict(first.diagnostics) == .couldNotRun, first.site.isEmpty { throw ExitCode(2) }
    do {
      try await PreviewServer.run(
        Self.content(of: first), host: host, port: port, updates: updates(of: build, first: first)
      ) { address in
        Terminal.note("Serving \(content) at \(address) (Ctrl-C ends)")
      }
    } catch let error as PreviewServerError {
      Terminal.report(
        [.error("serve/cannot-listen", error.description, suggestion: error.suggestion)],
        as: .text)
      throw ExitCode(2)
    }
  }

  /// What the server is told: the errors there are at first, then one update for each change.
  ///
  /// A change to `system.yaml` may name other folders of Swift sources, which are then watched.
  private func updates(
    of build: CatalogBuild, first: CatalogBuild.Outcome
  ) -> AsyncStream<PreviewUpdate> {
    AsyncStream { continuation in
      if first.hasErrors { continuation.yield(Self.update(first)) }
      let templates = [source.templates].compactMap { $0 }
      let task = Task.detached {
        var folders = first.folders
        while !Task.isCancelled {
          for await _ in FileWatcher(folders: folders + templates).changes() {
            let (update, found) = Self.rebuild(build)
            continuation.yield(update)
            guard found.isEmpty || found == folders else {
              folders = found
              break
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// The new site or what is wrong, and the folders that were read; none when they could not be.
  private static func rebuild(
    _ build: CatalogBuild
  ) -> (update: PreviewUpdate, folders: [String]) {
    let clock = ContinuousClock()
    let start = clock.now
    do throws(FolderError) {
      let outcome = try build.run()
      Terminal.report(outcome.diagnostics, as: .text)
      let milliseconds = Int((clock.now - start) / .milliseconds(1))
      Terminal.note(
        outcome.hasErrors
          ? Terminal.counts(of: outcome.diagnostics) + "; the last good site stays"
          : "\(outcome.pageCount) pages in \(milliseconds) ms")
      return (update(outcome), outcome.folders)
    } catch {
      Terminal.report([error.diagnostic], as: .text)
      return (.diagnostics(json: DiagnosticFormat.json.report([error.diagnostic])), [])
    }
  }

  private static func update(_ outcome: CatalogBuild.Outcome) -> PreviewUpdate {
    outcome.hasErrors
      ? .diagnostics(json: DiagnosticFormat.json.report(outcome.diagnostics))
      : .content(content(of: outcome))
  }

  private static func content(of outcome: CatalogBuild.Outcome) -> PreviewContent {
    let editor = outcome.editor().map { editor in
      PreviewEditor(files: editor.files, pageScripts: editor.pageScripts) { text, system in
        editor.answer(text, system: system)
      }
    }
    return PreviewContent(site: outcome.site, editor: editor)
  }
}
