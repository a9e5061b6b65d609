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

      It answers only to names of this machine, to the one that '--host' gives, and to those of \
      '--allow-host', so that no page elsewhere can read what is not published.

      Exit status: 0 ended; 2 there is no content to serve, or the port is in use; 64 the command \
      line is wrong.
      """)

  @OptionGroup var source: SourceOptions

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 for any that is free.")
  var port = 8080

  @Option(
    name: .customLong("allow-host"),
    help: ArgumentHelp("A further name to answer to; repeat for several.", valueName: "name"))
  var allowedHosts: [String] = []

  @Flag(help: "Opens the site in the browser.")
  var open = false

  func validate() throws {
    if !(0...65535).contains(port) {
      throw ValidationError("There is no port \(port); ports go from 0 to 65535.")
    }
    if host.isEmpty { throw ValidationError("'--host' needs an address.") }
    for name in allowedHosts where !Self.isHostName(name) {
      throw ValidationError(
        "'\(name)' is no name for '--allow-host'; write one like studio.local, without a port.")
    }
  }

  /// Without a scheme, a port or a wildcard; an IPv6 address has more than one colon.
  private static func isHostName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { "/*".contains($0) } && name.count { $0 == ":" } != 1
  }

  func run() async throws {
    let content = source.contentFolder
    let build = CatalogBuild(source.buildOptions(content))
    let first = try Terminal.orExit { () throws(FolderError) in try build.run() }
    Terminal.report(first.diagnostics, as: .text)
    if Verdict(first.diagnostics) == .couldNotRun, first.site.isEmpty { throw ExitCode(2) }
    let options = PreviewServer.Options(host: host, port: port, allowedHosts: allowedHosts)
    if options.isOpenToNetwork { Terminal.report([Self.openWarning], as: .text) }
    let site = PreviewTree(first.site, editor: Self.editor(of: first))
    let opens = self.open
    do {
      try await PreviewServer.run(
        site, options: options, updates: updates(of: build, first: first, to: site)
      ) { addresses in
        let list = addresses.joined(separator: " and ")
        Terminal.note("Serving \(content) at \(list) (Ctrl-C ends)")
        if opens, let address = addresses.first { Browser.open(address) }
      }
    } catch let error as PreviewServerError {
      Terminal.report(
        [.error("serve/cannot-listen", error.description, suggestion: error.suggestion)],
        as: .text)
      throw ExitCode(2)
    }
  }

  private static let openWarning = Diagnostic.warning(
    "serve/open-to-network", "every machine in the network can open the preview",
    suggestion: "leave out --host to keep it to this machine")

  /// What the server is told: the errors there are at first, then what each change comes to.
  ///
  /// A change to `system.yaml` may name other folders of Swift sources, which are then watched.
  private func updates(
    of build: CatalogBuild, first: CatalogBuild.Outcome, to site: PreviewTree
  ) -> AsyncStream<PreviewUpdate> {
    AsyncStream { continuation in
      if first.hasErrors { continuation.yield(Self.findings(first.diagnostics)) }
      let templates = [source.templates].compactMap { $0 }
      let task = Task.detached {
        var folders = first.folders
        while !Task.isCancelled {
          for await _ in FileWatcher(folders: folders + templates).changes() {
            let (updates, found) = await Self.rebuild(build, into: site)
            for update in updates { continuation.yield(update) }
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
    _ build: CatalogBuild, into site: PreviewTree
  ) async -> (updates: [PreviewUpdate], folders: [String]) {
    let clock = ContinuousClock()
    let start = clock.now
    let outcome: CatalogBuild.Outcome
    do throws(FolderError) {
      outcome = try build.run()
    } catch {
      Terminal.report([error.diagnostic], as: .text)
      return ([findings([error.diagnostic])], [])
    }
    Terminal.report(outcome.diagnostics, as: .text)
    if outcome.hasErrors {
      Terminal.note(Terminal.counts(of: outcome.diagnostics) + "; the last good site stays")
      return ([findings(outcome.diagnostics)], outcome.folders)
    }
    let change = await site.replace(with: outcome.site, editor: editor(of: outcome))
    let milliseconds = Int(exactly: ((clock.now - start) / .milliseconds(1)).rounded(.down)) ?? 0
    Terminal.note("\(outcome.pageCount) pages in \(milliseconds) ms")
    let changed = change.map { [PreviewUpdate.changed($0)] } ?? []
    return (changed + [.findings(json: nil)], outcome.folders)
  }

  private static func findings(_ diagnostics: [Diagnostic]) -> PreviewUpdate {
    .findings(json: DiagnosticFormat.json.report(diagnostics))
  }

  private static func editor(of outcome: CatalogBuild.Outcome) -> PreviewEditor? {
    outcome.editor().map { editor in
      PreviewEditor(files: editor.files, pageScripts: editor.pageScripts) { text, system in
        editor.answer(text, system: system)
      }
    }
  }
}
