/// Something that the compiler says.
public struct CompilerMessage: Hashable, Sendable {
  /// How much it weighs.
  public enum Kind: String, Hashable, Sendable {
    /// The code does not compile.
    case error
    /// The code compiles, but something is probably not meant.
    case warning
    /// Something about the message before it.
    case note
  }

  /// What the compiler calls the file.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in bytes of UTF-8.
  public var column: Int
  /// Whether it is an error, a warning or a note.
  public var kind: Kind
  /// What it says, in one line.
  public var text: String
  /// The notes that follow it.
  public var notes: [CompilerMessage] = []

  /// The errors in what a compiler writes, each once, with the notes behind them.
  static func errors(in output: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(separator: "\n") {
      guard let message = CompilerMessage(line) else { continue }
      if message.kind == .note, !messages.isEmpty {
        messages[messages.count - 1].notes.append(message)
      } else {
        messages.append(message)
      }
    }
    var seen: Set<CompilerMessage> = []
    return messages.filter { $0.kind == .error && seen.insert($0.withoutNotes).inserted }
  }

  /// The version of the platform that brought what the code uses, where the code is for an earlier
  /// one: see ``InterfaceAvailability``.
  var neededVersion: String? {
    notes.lazy.compactMap {
      $0.text.firstMatch(of: /was introduced in PackageDescription ([\d.]+)/)?.1
    }.first.map(String.init)
  }

  private var withoutNotes: CompilerMessage {
    var copy = self
    copy.notes = []
    return copy
  }

  /// `FILE:LINE:COLUMN: error: TEXT`; `nil` for any other line.
  init?(_ line: some StringProtocol) {
    guard let match = String(line).wholeMatch(of: /(.+?):(\d+):(\d+): (error|warning|note): (.*)/),
      let kind = Kind(rawValue: String(match.4)), let number = Int(match.2),
      let column = Int(match.3)
    else { return nil }
    file = String(match.1)
    self.line = number
    self.column = column
    self.kind = kind
    text = String(match.5)
  }
}
