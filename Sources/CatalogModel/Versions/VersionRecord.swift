import AgentUI
import DesignTokens
import Diagnostics
import SwiftSymbols

/// What a version of a system was for the people who use it: its tokens, components, public API and
/// figures.
///
/// A record is made from a ``System`` and its report, or read from a file that
/// `catalog snapshot` wrote (``RecordReader``, ``RecordWriter``). Two records are all that a
/// comparison needs, wherever they come from.
public struct VersionRecord: Hashable, Sendable {
  /// The name of the folder of the system.
  public var slug: String
  public var name: String
  /// The version, as `system.yaml` or the record states it.
  public var version: String?
  /// The day of the version: `2026-11-26`; `nil` when nobody says.
  public var date: String?
  /// What a reader has to know of the record, such as what it was made from; `nil` for most.
  public var note: String?
  /// The file that states the version.
  public var location: SourceLocation?
  public var platforms: [PlatformSupport]
  /// The modifiers of the tokens.
  public var modifiers: [TokenModifier]
  /// Without those for internal use.
  public var tokens: [RecordedToken]
  /// Components and primitives.
  public var parts: [RecordedPart]
  /// Whole screens of agent YAML.
  public var screens: [RecordedExample]
  public var modules: [RecordedModule]
  /// The pairs of colours that components declare and previews draw; `nil` where nobody measured.
  public var pairs: [RecordedPair]?
  /// The documented symbols of the public API; `nil` where nobody counted.
  public var coverage: Tally?

  /// A version of which nothing but its name is known.
  public init(slug: String, name: String, version: String? = nil) {
    self.slug = slug
    self.name = name
    self.version = version
    platforms = []
    modifiers = []
    tokens = []
    parts = []
    screens = []
    modules = []
  }
}

/// A component or primitive of a version.
public struct RecordedPart: Hashable, Sendable {
  public var slug: String
  /// Whether it is a view of the platform, which has no page.
  public var isPrimitive: Bool
  /// Without the descriptions of props and values.
  public var contract: ComponentContract
  public var status: Status
  /// `nil` for those of the system.
  public var platforms: [PlatformSupport]?
  public var examples: [RecordedExample]
  public var location: SourceLocation?
  /// Where each prop stands, by name.
  public var propLocations: [String: SourceLocation] = [:]

  public var name: String { contract.name }

  public init(
    slug: String, isPrimitive: Bool, contract: ComponentContract, status: Status,
    platforms: [PlatformSupport]? = nil, examples: [RecordedExample] = [],
    location: SourceLocation? = nil
  ) {
    self.slug = slug
    self.isPrimitive = isPrimitive
    self.contract = contract
    self.status = status
    self.platforms = platforms
    self.examples = examples
    self.location = location
  }

  /// Where a prop is described.
  public func location(of prop: String) -> SourceLocation? { propLocations[prop] ?? location }
}

/// Agent YAML of a version, by its name.
public struct RecordedExample: Hashable, Sendable {
  public var name: String
  public var root: AgentNode

  public init(name: String, root: AgentNode) {
    self.name = name
    self.root = root
  }
}

/// How a pair of colours stood in a version.
public struct RecordedPair: Hashable, Sendable {
  /// How a pair stands over all its contexts.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    case below, excused, reaching, open
  }

  public var component: String
  public var name: String
  public var foreground: String
  public var background: String
  /// What lies below the background, from the bottom up.
  public var over: [String]
  public var outcome: Outcome
  /// The lowest ratio, to one: `4.61`; `nil` where there is none.
  public var ratio: String?
  /// The ratio that the system asks for: `4.5`.
  public var required: String
  /// The contexts in which it is lowest; `nil` where these are all.
  public var contexts: String?
  public var location: SourceLocation?

  public init(
    component: String, name: String, foreground: String, background: String, over: [String],
    outcome: Outcome, ratio: String?, required: String, contexts: String? = nil,
    location: SourceLocation? = nil
  ) {
    self.component = component
    self.name = name
    self.foreground = foreground
    self.background = background
    self.over = over
    self.outcome = outcome
    self.ratio = ratio
    self.required = required
    self.contexts = contexts
    self.location = location
  }

  /// What a pair of another version has to have in common to be this one.
  public var key: [String] { [component, name, foreground, background] + over }
}

extension VersionRecord {
  /// The folder of a system that has its records.
  public static let folderName = "versions"

  /// Whether both are of one version, however that is written.
  public func isOfSameVersion(as other: VersionRecord) -> Bool {
    guard let own = version.flatMap(SemanticVersion.init),
      let version = other.version.flatMap(SemanticVersion.init)
    else { return version == other.version }
    return own.isSame(as: version)
  }

  /// Why two records are of one version whose texts differ; `nil` where they are the same.
  public func noteOfSameness(with other: VersionRecord) -> Diagnostic.Note? {
    guard let own = version, let text = other.version, own != text else { return nil }
    let reason =
      own.contains("+") || text.contains("+")
      ? "what follows a plus sign makes no difference" : "numbers that are left out are 0"
    return .init("'\(own)' and '\(text)' are the same version: \(reason)")
  }
}

extension [VersionRecord] {
  /// By their versions, the oldest first; those without one come last.
  public var inOrder: [VersionRecord] {
    let versions = map { ($0, $0.version.flatMap(SemanticVersion.init)) }
    return versions.sorted { left, right in
      guard let first = left.1, let second = right.1 else { return left.1 != nil && right.1 == nil }
      return first < second
    }.map(\.0)
  }
}
