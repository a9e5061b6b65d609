import Diagnostics

/// How large the files that programs read may be, in approximate tokens.
///
/// A program reads a file in one answer or a window of so many tokens; what does not fit is lost
/// without a word. The build says which file is too large: as a warning by the limits here, as an
/// error by those that a manifest states.
public struct AgentLimits: Hashable, Sendable {
  /// What is limited; the raw value is the key in the manifest.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// An index, `llms.txt`.
    case llms
    /// Everything in one text, `llms-full.txt`.
    case full
    /// The markdown twin of a page.
    case page
    /// The model as data, `catalog.json`.
    case catalog

    /// The limit where no manifest states one.
    ///
    /// Clients cut an answer at 25,000 tokens; a page stays below that by a fifth, because tokens
    /// are estimated. An index is read before the work begins, beside the pages it leads to. A
    /// window of 200,000 tokens holds a whole system and leaves a quarter for the work; data is
    /// searched by programs and rarely read as a whole.
    public var defaultTokens: Int {
      switch self {
      case .llms: 10_000
      case .full: 150_000
      case .page: 20_000
      case .catalog: 150_000
      }
    }
  }

  /// A limit and where it is stated.
  public struct Limit: Hashable, Sendable {
    /// How many tokens are allowed.
    public var tokens: Int
    /// `nil` for the limit of a kind that no manifest states.
    public var location: SourceLocation?

    /// A limit of `tokens` that stands at `location`.
    public init(tokens: Int, location: SourceLocation? = nil) {
      self.tokens = tokens
      self.location = location
    }
  }

  /// The limits that a manifest states.
  public var stated: [Kind: Limit]

  /// Limits by what a manifest states; of the other kinds the default.
  public init(stated: [Kind: Limit] = [:]) { self.stated = stated }

  /// The limit of a kind.
  public subscript(kind: Kind) -> Limit { stated[kind] ?? Limit(tokens: kind.defaultTokens) }

  /// These limits where they are stated, otherwise those of the whole catalog.
  public func overriding(_ catalog: AgentLimits) -> AgentLimits {
    AgentLimits(stated: catalog.stated.merging(stated) { $1 })
  }
}
