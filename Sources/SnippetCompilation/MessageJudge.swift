import Diagnostics

/// Tells what a message of the compiler means for the code that is shown.
///
/// Where interfaces of the tool stand in for an SDK, a name that is not found may only be missing
/// there. Names that begin with a capital may be types of a framework, and members of what a
/// framework declares may exist; all other names can only be those of the code and its system.
public struct MessageJudge: Sendable {
  /// Whether interfaces of the tool stand in for an SDK.
  public var isStandIn: Bool
  /// The types of which all members are known: see ``ClosedTypes``.
  public var ownTypes: Set<String>

  /// A judge of messages about code that uses these types.
  public init(isStandIn: Bool, ownTypes: Set<String>) {
    self.isStandIn = isStandIn
    self.ownTypes = ownTypes
  }

  /// What a message is about.
  enum Verdict: Hashable {
    /// The code is wrong.
    case mistake
    /// The interface lacks the name.
    case unknown(String)
    /// The name came with a later version of the platform.
    case newer(String, version: String)
    /// What the compiler cannot know because of something else.
    case vague
  }

  /// The findings of the messages about one piece of code, in their order.
  func findings(
    _ messages: [CompilerMessage]
  ) -> [(verdict: Verdict, message: CompilerMessage)] {
    let judged = messages.map { (verdict: verdict($0), message: $0) }
    let lacksSomething = judged.contains { if case .unknown = $0.verdict { true } else { false } }
    let lines = Set(judged.filter { $0.verdict != .vague }.map(\.message.line))
    var newer: Set<[Int]> = []
    return judged.filter { verdict, message in
      // A type that is newer, and its initialiser.
      if case .newer = verdict { return newer.insert([message.line, message.column]).inserted }
      return verdict != .vague || !lacksSomething && !lines.contains(message.line)
    }
  }

  func verdict(_ message: CompilerMessage) -> Verdict {
    let text = message.text
    if Self.vague.contains(where: { text.hasPrefix($0) })
      || text.contains("' does not conform to protocol '")
    {
      return .vague
    }
    guard isStandIn else { return .mistake }
    if let version = message.neededVersion {
      return .newer(text.firstMatch(of: /'([^']+)'/).map { String($0.1) } ?? text, version: version)
    }
    // The compiler knows what was meant.
    if text.contains("did you mean") || message.notes.contains(where: \.isSuggestion) {
      return .mistake
    }
    if let match = text.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/) {
      let name = String(match.1)
      return name.first?.isUppercase == true ? .unknown(name) : .mistake
    }
    let member = /^(?:value of )?(?:static )?type '(.+)' has no (?:static )?member '([^']+)'/
    if let match = text.firstMatch(of: member) {
      return isOwn(String(match.1)) ? .mistake : .unknown(String(match.2))
    }
    if let match = text.firstMatch(of: /^(?:unknown attribute|no macro named) '([^']+)'/) {
      return .unknown(String(match.1))
    }
    let isCall = Self.calls.contains { text.hasPrefix($0) }
    let isOfInterface = message.notes.contains { note in
      PlatformInterface.frameworks.contains { framework in
        note.file.hasPrefix(framework + ".") || note.file.hasPrefix(framework + "/")
      }
    }
    return isCall && isOfInterface ? .unknown(Self.called(message) ?? "this call") : .mistake
  }

  /// Whether a type, as the compiler writes it, is one whose members are all known.
  private func isOwn(_ type: String) -> Bool {
    let name = type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type
    return ownTypes.contains(name)
  }

  private static func called(_ message: CompilerMessage) -> String? {
    message.notes.lazy.compactMap { $0.text.firstMatch(of: /'([^']+)' declared here/)?.1 }
      .first.map(String.init)
  }

  private static let calls = [
    "extra argument", "incorrect argument label", "missing argument", "no exact matches",
    "extraneous argument label", "argument passed to call",
  ]

  private static let vague = [
    "failed to produce diagnostic", "generic parameter", "cannot infer", "type of expression is",
    "ambiguous use", "no 'async'", "the compiler is unable to type-check",
    "reference to member", "result builder", "no exact matches in call to initializer",
    "type '_",
    // What a macro makes of a variable has no storage.
    "extensions must not contain stored properties",
  ]

  /// What to do about a mistake in a piece of code.
  static func advice(for snippet: Snippet) -> String {
    snippet.isExample
      ? "correct the example, or the metadata that its code is written from"
      : "correct the code, or write 'swift fragment' after the backticks if it is a piece"
  }
}

extension CompilerMessage {
  fileprivate var isSuggestion: Bool { kind == .note && text.contains("did you mean") }
}
