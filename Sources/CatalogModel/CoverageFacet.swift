import Diagnostics

/// One thing that the parts of a design system should have, and those that do not.
public struct CoverageFacet: Hashable, Sendable {
  /// What is asked.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Components have a page: a `component.yaml` and a preview that could be read.
    case pages
    /// Components have an example of their own.
    case examples
    /// Components occur in valid agent YAML.
    case agentExamples
    /// Components have a preview that draws something.
    case previews
    /// Tokens have a description.
    case tokenDescriptions
    /// Public views of the Swift sources belong to a component.
    case claimedViews
    /// The props of components agree with the Swift initialiser.
    case props
  }

  /// A part that does not have it.
  public struct Item: Hashable, Sendable {
    /// The component, token or type.
    public var name: String
    /// What is missing or different, as a phrase; empty where the kind says all.
    public var detail: String
    /// Where to mend it.
    public var location: SourceLocation?
    /// What to write where the patch of the facet leaves this item to a person; `nil` where it
    /// mends it, and in facets without a patch.
    public var byHand: String?

    /// A part called `name`; without `detail` the kind of the facet says what it lacks.
    public init(
      name: String, detail: String = "", location: SourceLocation? = nil, byHand: String? = nil
    ) {
      self.name = name
      self.detail = detail
      self.location = location
      self.byHand = byHand
    }
  }

  /// What the parts are asked for.
  public var kind: Kind
  /// How many have it, of how many.
  public var tally: Tally
  /// Those that do not, in the order of the system.
  public var missing: [Item]
  /// A change in the unified format that mends what can be mended by rule; empty where nothing can.
  /// Paths are those of the content.
  public var patch: String

  /// A figure with what it lacks: `missing` are the parts that `tally` does not count as good.
  public init(kind: Kind, tally: Tally, missing: [Item], patch: String = "") {
    self.kind = kind
    self.tally = tally
    self.missing = missing
    self.patch = patch
  }
}
