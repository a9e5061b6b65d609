import Diagnostics
import SnippetCompilation

/// What compiling the code of a content came to.
public struct CompileResult: Sendable {
  /// What was compiled of one system.
  public struct Figures: Hashable, Sendable {
    /// The folder name of the system.
    public var system: String
    /// The platforms, as their names are written.
    public var platforms: [String] = []
    /// Sources, fences, and examples with screens.
    public var sources = 0, fences = 0, examples = 0
    /// Fences that are not compiled, and those that have to be refused.
    public var fragments = 0, wrong = 0

    /// `kit: 12 sources, 8 fences and 30 examples for iOS and macOS; 2 fragments`
    public var text: String {
      let counts = [(sources, "source"), (fences, "fence"), (examples, "example")]
        .filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
      let rest = [(wrong, "wrong one"), (fragments, "fragment")]
        .filter { $0.0 > 0 }.map { $0.0.counted($0.1) }
      return "\(system): \(counts.isEmpty ? "nothing" : counts.joined(separator: ", "))"
        + " for \(platforms.joined(separator: " and "))"
        + (rest.isEmpty ? "" : "; " + rest.joined(separator: ", "))
    }

    init(_ system: String) { self.system = system }

    mutating func count(_ snippets: [Snippet]) {
      for snippet in snippets {
        switch snippet.origin {
        case .fence(.right): fences += 1
        case .fence(.fragment): fragments += 1
        case .fence(.wrong): wrong += 1
        case .example: examples += 1
        }
      }
    }
  }

  /// What is wrong.
  public var diagnostics: [Diagnostic] = []
  /// What was compiled, by system.
  public var figures: [Figures] = []
}
