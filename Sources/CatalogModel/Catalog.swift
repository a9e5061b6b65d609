import Diagnostics

/// Everything a site shows, as plain values: complete when the loader hands it over, and never
/// changed after.
///
/// A ``Catalog`` holds ``System``s; a system holds its tokens, ``Component``s, ``Guide``s,
/// ``Screen``s and the symbols of its Swift sources, and knows its ``Gaps``. ``Route`` names a page
/// of the site, ``SiteMap`` says where it lies.
public struct Catalog: Sendable {
  public var title: String
  public var summary: String
  /// The address the site is published at, with a final slash; `nil` when unknown.
  public var baseURL: String?
  /// A BCP 47 language tag, such as `en`.
  public var language: String
  public var systems: [System]
  /// The folders of systems that the catalog lists and that are not among ``systems``: left out by
  /// choice, or not readable. What leads to them is not followed.
  public var absentSystems: Set<String>
  /// Whether the one system is published at the root of the site.
  public var isSingleSystem: Bool
  /// How large the files for programs may be, where a system does not say.
  public var agentLimits: AgentLimits

  public init(
    title: String, summary: String, baseURL: String? = nil, language: String = "en",
    systems: [System], absentSystems: Set<String> = [], isSingleSystem: Bool = false,
    agentLimits: AgentLimits = AgentLimits()
  ) {
    self.title = title
    self.summary = summary
    self.baseURL = baseURL
    self.language = language
    self.systems = systems
    self.absentSystems = absentSystems
    self.isSingleSystem = isSingleSystem
    self.agentLimits = agentLimits
  }
}
