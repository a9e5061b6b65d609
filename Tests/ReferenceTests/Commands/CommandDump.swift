import Foundation

/// What ArgumentParser tells of a tool in answer to `--experimental-dump-help`.
struct CommandDump: Decodable {
  var command: Command

  /// A command, and those below it.
  struct Command: Decodable {
    var commandName: String
    var abstract: String?
    var discussion: String?
    var arguments: [Argument]?
    var subcommands: [Command]?

    /// With those that every command has left out: the page tells them once.
    var ownArguments: [Argument] {
      (arguments ?? []).filter { argument in
        argument.shouldDisplay
          && (argument.kind != .flag || !["help", "version"].contains(argument.valueName))
      }
    }
  }

  /// An argument, an option or a flag.
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }

    struct Name: Decodable {
      var kind: String
      var name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: Kind
    var names: [Name]?
    var valueName: String
    var abstract: String?
    var defaultValue: String?
    var allValues: [String]?
    var shouldDisplay: Bool
    var isRepeating: Bool
    var isOptional: Bool
    var sectionTitle: String?
  }

  /// Asks the built tool.
  static func ofTool() throws -> CommandDump {
    let text = try Workspace().run("catalog --experimental-dump-help").output
    return try JSONDecoder().decode(CommandDump.self, from: Data(text.utf8))
  }

  /// Every command that can be run, each with its full name such as `catalog tokens check`.
  var all: [(name: String, command: Command)] { Self.all(command, below: []) }

  private static func all(
    _ command: Command, below names: [String]
  ) -> [(name: String, command: Command)] {
    let names = names + [command.commandName]
    let inner = (command.subcommands ?? []).filter { $0.commandName != "help" }
    let own = names.count > 1 ? [(name: names.joined(separator: " "), command: command)] : []
    return own + inner.flatMap { all($0, below: names) }
  }
}
