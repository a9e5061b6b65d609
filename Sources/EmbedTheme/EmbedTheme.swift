import Foundation
import PackagePlugin

/// Compiles `templates/` into the target that uses this plugin, as Swift string literals.
///
/// Resources would flatten the folders and turn each byte into an array element, which takes the
/// compiler half a minute; a literal takes a second.
@main
struct EmbedTheme: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let templates = context.package.directoryURL.appending(path: "templates")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme.swift")
    return [
      .buildCommand(
        displayName: "Embedding templates",
        executable: try context.tool(named: "embed-theme").url,
        arguments: [templates.path(percentEncoded: false), output.path(percentEncoded: false)],
        inputFiles: try files(below: templates),
        outputFiles: [output])
    ]
  }

  private func files(below folder: URL) throws -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.allObjects ?? []).compactMap { $0 as? URL }.filter { !$0.hasDirectoryPath }
      .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
  }
}
