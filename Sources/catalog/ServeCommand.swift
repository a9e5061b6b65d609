import ArgumentParser
import CatalogDriver
import DiagnosticReports
import Diagnostics
import Files
import PreviewServer
import Workers

/// `catalog serve`: shows the site while its content is being written.
struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Shows the site in a browser and reloads it when the content changes.",
    discussion: """
      A page is made when a browser asks for it; nothing is written. While the content has errors, \
      the browser shows them over the last good site. Ctrl-C ends it.

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

  @OptionGroup var work: WorkOptions

  func validate() throws {
    if !(0...65535).contains(port) {
      throw ValidationError("There is no port \(port); ports go from 0 to 65535.")
    }
    if host.isEmpty { throw ValidationError("'--host' needs an address.") }
    for name in allowedHosts where !Self.isHostName(name) {
      throw ValidationError(
        "'\(name)' is not a name for '--allow-host'; "
          + "write one like studio.local, without a port.")
    }
  }

  /// Without a scheme, a port or a wildcard; an IPv6 address has more than one colon.
  private static func isHostName(_ name: String) -> Bool {
    !name.isEmpty && !name.contains { "/*".contains($0) } && name.count { $0 == ":" } != 1
  }

  func run() async throws {
    let content = source.contentFolder
    let stopwatch = Stopwatch()
    let live = LiveSite(source.buildOptions(content, on: work.workers))
    let first = try Terminal.orExit { () throws(FolderError) in
      try live.edit(measuring: stopwatch)
    }
    work.report(stopwatch)
    if !live.hasSite, Verdict(first.errors) == .couldNotRun {
      Terminal.report(first.errors, as: .text)
      throw ExitCode(2)
    }
    let options = PreviewServer.Options(host: host, port: port, allowedHosts: allowedHosts)
    let preview = LivePreview(live)
    let watch = PreviewWatch(
      live: live, folders: first.folders + [source.templates].compactMap { $0 },
      tellsTimings: work.timings)
    let opens = self.open
    do {
      try await PreviewServer.run(preview, options: options, updates: watch.updates()) {
        addresses in
        if options.isOpenToNetwork { Terminal.report([Self.openWarning], as: .text) }
        let list = addresses.joined(separator: " and ")
        Terminal.note("Serving \(content) at \(list) (Ctrl-C to stop)")
        if opens, let address = addresses.first { Browser.open(address) }
      }
    } catch let error as PreviewServerError {
      Terminal.report(
        [.init(.serveCannotListen, error.description, suggestion: error.suggestion)],
        as: .text)
      throw ExitCode(2)
    }
  }

  private static let openWarning = Diagnostic(
    .serveOpenToNetwork, "every machine on the network can open the preview",
    suggestion: "leave out --host to keep it to this machine")
}
