import ArgumentParser
import Diagnostics

/// A command that does not exist, which ArgumentParser calls an unexpected argument.
struct UnknownCommand {
  /// The commands around it, from the root's own downwards.
  private var path: [String] = []
  private var known: [String] = []
  private var name = ""

  /// The first argument that should be a command and is none; `nil` when there is none. Behind
  /// `help` there should be one as well.
  init?(in arguments: some Sequence<String>) {
    var parent: any ParsableCommand.Type = CatalogCommand.self
    for (index, argument) in arguments.enumerated() where index > 0 || argument != "help" {
      let subcommands = parent.configuration.subcommands
      if subcommands.isEmpty || argument.hasPrefix("-") { return nil }
      guard let next = subcommands.first(where: { $0.configuration.commandName == argument })
      else {
        known = subcommands.compactMap { $0.configuration.commandName }
        name = argument
        return
      }
      path.append(argument)
      parent = next
    }
    return nil
  }

  /// What is said of it, with the command that was probably meant.
  var error: ValidationError {
    let meant = DidYouMean.nearest(to: name, among: known)
    let suggestion = meant.map { ". Did you mean '\(full($0))'?" } ?? ""
    return ValidationError("Unknown command '\(full(name))'" + suggestion)
  }

  private func full(_ name: String) -> String { (path + [name]).joined(separator: " ") }
}
