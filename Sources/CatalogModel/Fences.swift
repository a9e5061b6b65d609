import AgentUI
import TokenContrast

/// What the fences of a markdown text hold, each by the line of the file at which it starts.
public struct Fences: Hashable, Sendable {
  /// Trees of `yaml agent` and `yaml agent right`.
  public var agent: [Int: AgentNode]
  /// What `yaml agent wrong` holds.
  public var wrongAgent: [Int: WrongExample]
  /// Texts of `yaml agent invalid`, as they were written.
  public var invalidAgent: [Int: String]
  /// Pairs of `yaml contrast`.
  public var contrast: [Int: [ContrastPair]]

  public init(
    agent: [Int: AgentNode] = [:], wrongAgent: [Int: WrongExample] = [:],
    invalidAgent: [Int: String] = [:], contrast: [Int: [ContrastPair]] = [:]
  ) {
    self.agent = agent
    self.wrongAgent = wrongAgent
    self.invalidAgent = invalidAgent
    self.contrast = contrast
  }

  /// The trees in the order of the text.
  public var trees: [AgentNode] { agent.sorted { $0.key < $1.key }.map(\.value) }

  /// The pairs in the order of the text.
  public var pairs: [ContrastPair] { contrast.sorted { $0.key < $1.key }.flatMap(\.value) }
}
