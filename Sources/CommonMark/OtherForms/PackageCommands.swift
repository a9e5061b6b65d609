/// The commands of npm as other managers of packages have them, as the plugin `npm2yarn` of
/// Docusaurus shows them beside those that are written.
enum PackageManager: String, CaseIterable {
  case npm, yarn = "Yarn", pnpm
}

extension CodeBlock {
  /// A fence of ```` ```sh npm2yarn ```` for each manager; `nil` for other fences, and where all of
  /// them have the same commands.
  var packageVariants: [CodeBlock]? {
    guard info.contains("npm2yarn"),
      info.split(separator: " ").dropFirst().contains(where: { $0.hasPrefix("npm2yarn") })
    else { return nil }
    let texts = PackageManager.allCases.map { PackageCommands.text(text, for: $0) }
    guard Set(texts).count > 1 else { return nil }
    let name = title.map { $0 + ": " } ?? ""
    return zip(PackageManager.allCases, texts).map { manager, text in
      var variant = self
      variant.info = "\(language) title=\"\(name)\(manager.rawValue)\""
      variant.text = text
      return variant
    }
  }
}

/// Writes commands of npm as those of another manager; what is not known stays as it is.
enum PackageCommands {
  static func text(_ text: String, for manager: PackageManager) -> String {
    if manager == .npm { return text }
    // A line that ends in a backslash goes on in the next.
    var lines: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = lines.last, last.hasSuffix("\\") {
        lines[lines.count - 1] += "\n" + line
      } else {
        lines.append(String(line))
      }
    }
    return lines.map { converted($0, for: manager) }.joined(separator: "\n")
  }

  /// A line with each of its commands, between which signs such as `&&` stand, written anew.
  private static func converted(_ line: String, for manager: PackageManager) -> String {
    guard line.contains("npm") || line.contains("npx"), !line.hasPrefix("#") else { return line }
    var result = ""
    var command: [Substring] = []
    var blanks: [Substring] = []
    func flush() {
      let words = manager == .yarn ? yarn(command) : pnpm(command)
      guard let words, words != command else {
        return result += zip(command, blanks).map { $0 + $1 }.joined()
      }
      // Blanks and line ends of as many words as are left stay.
      for (index, word) in words.enumerated() {
        let isLast = index == words.count - 1
        result += word
        result += isLast ? blanks.last ?? "" : index < blanks.count - 1 ? blanks[index] : " "
      }
    }
    for match in line.matches(of: /(\S+)((?:\s|\\\n)*)/) {
      if separators.contains(match.output.1) {
        flush()
        result += match.output.0
        (command, blanks) = ([], [])
      } else {
        command.append(match.output.1)
        blanks.append(match.output.2)
      }
    }
    flush()
    return line.prefix { $0.isWhitespace } + result
  }

  private static let separators: Set<Substring> = ["&&", "||", ";", "|", "$", "sudo", ">"]

  private static let installing: Set<Substring> = ["install", "i", "add"]
  private static let removing: Set<Substring> = ["uninstall", "remove", "rm", "un", "r"]

  /// What a command says besides its name: packages, and flags that hold for them.
  private struct Arguments {
    var words: [Substring]
    var isGlobal: Bool

    init(_ words: some Sequence<Substring>) {
      isGlobal = words.contains { $0 == "-g" || $0 == "--global" }
      self.words = words.filter { !["-g", "--global", "--save", "-S"].contains($0) }
    }

    var hasPackages: Bool { words.contains { !$0.hasPrefix("-") && $0 != "\\" } }
  }

  private static func yarn(_ command: [Substring]) -> [Substring]? {
    if let words = executed(command) { return ["yarn", "dlx"] + words }
    guard command.first == "npm", let name = command.dropFirst().first else { return nil }
    let arguments = Arguments(command.dropFirst(2))
    let start: [Substring] = arguments.isGlobal ? ["yarn", "global"] : ["yarn"]
    switch name {
    case let name where installing.contains(name):
      guard arguments.hasPackages else { return ["yarn", "install"] + arguments.words }
      return start + ["add"] + arguments.words.map { yarnFlags[$0] ?? $0 }
    case let name where removing.contains(name):
      return start + ["remove"] + arguments.words.filter { yarnFlags[$0] == nil }
    case "ci": return ["yarn", "install", "--frozen-lockfile"] + arguments.words
    case "update", "upgrade", "up": return start + ["upgrade"] + arguments.words
    default: return common(name, command.dropFirst(2), "yarn")
    }
  }

  private static func pnpm(_ command: [Substring]) -> [Substring]? {
    if let words = executed(command) { return ["pnpm", "dlx"] + words }
    guard command.first == "npm", let name = command.dropFirst().first else { return nil }
    let arguments = Arguments(command.dropFirst(2))
    let flags: [Substring] = arguments.isGlobal ? ["-g"] : []
    switch name {
    case let name where installing.contains(name):
      let verb: Substring = arguments.hasPackages ? "add" : "install"
      return ["pnpm", verb] + flags + arguments.words
    case let name where removing.contains(name):
      return ["pnpm", "remove"] + flags + arguments.words
    case "ci": return ["pnpm", "install", "--frozen-lockfile"] + arguments.words
    case "update", "upgrade", "up": return ["pnpm", "update"] + flags + arguments.words
    default: return common(name, command.dropFirst(2), "pnpm")
    }
  }

  private static let yarnFlags: [Substring: Substring] = [
    "--save-dev": "--dev", "-D": "--dev", "--save-exact": "--exact", "-E": "--exact",
    "--save-optional": "--optional", "-O": "--optional", "--save-peer": "--peer",
  ]

  /// What both managers have under the names of npm.
  private static func common(
    _ name: Substring, _ rest: ArraySlice<Substring>, _ manager: Substring
  ) -> [Substring]? {
    switch name {
    case "run", "run-script":
      // Flags behind two hyphens are for the script, which gets all of them here.
      return [manager, "run"] + rest.filter { $0 != "--" }
    case "start", "test", "stop", "restart": return [manager, name] + rest.filter { $0 != "--" }
    case "t": return [manager, "test"] + rest.filter { $0 != "--" }
    case "init", "create":
      guard rest.contains(where: { !$0.hasPrefix("-") }) else { return [manager, "init"] + rest }
      return [manager, "create"] + rest.filter { $0 != "--" }
    default: return nil
    }
  }

  /// The command that `npx` and `npm exec` run, without the flag that answers for the reader; `nil`
  /// for other commands, and for those with flags of their own.
  private static func executed(_ command: [Substring]) -> [Substring]? {
    var words = command[...]
    if words.first == "npx" {
      words = words.dropFirst()
    } else if words.starts(with: ["npm", "exec"]) {
      words = words.dropFirst(2).filter { $0 != "--" }[...]
    } else {
      return nil
    }
    if words.first == "-y" || words.first == "--yes" { words = words.dropFirst() }
    guard let first = words.first, !first.hasPrefix("-") else { return nil }
    return Array(words)
  }
}
