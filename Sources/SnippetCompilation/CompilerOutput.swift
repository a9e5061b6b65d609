/// What the compiler wrote in one run.
public struct CompilerOutput: Sendable {
  /// The errors, each once, with the notes behind them.
  public var errors: [CompilerMessage]
  /// What it says where it does not understand an interface; `nil` when it understands all.
  public var brokenInterface: String?
  /// Whether it asks for a report about itself, so that its errors need not be all.
  public var hasCrashed: Bool

  /// Reads the text that a compiler writes in the style `llvm`.
  public init(_ text: String) {
    errors = CompilerMessage.errors(in: text)
    brokenInterface = text.split(separator: "\n").first { $0.contains("failed to build module '") }
      .map(String.init)
    hasCrashed = text.contains("Please submit a bug report")
  }
}
