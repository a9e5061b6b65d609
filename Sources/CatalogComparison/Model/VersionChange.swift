import Diagnostics

/// One difference between two versions of a system, and what it means for those who use the system.
///
/// The steps of this module: ``SystemComparison`` hands two records of versions to each
/// `ComparisonRule`, which returns the changes of one kind; the changes give the ``VersionStep``;
/// ``ComparisonReport`` prints them.
public struct VersionChange: Hashable, Sendable {
  /// What part of a system has changed; the raw value is that of the report for programs.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case system, platform, context, token, component, prop, value, api, agent, contrast, coverage
  }

  /// What a change means for those who use the system, the most urgent first.
  public enum Effect: String, Hashable, Sendable, CaseIterable {
    /// Code, agent YAML or a design that was right no longer is.
    case breaking
    /// There is something new, and nothing that was right is wrong.
    case additive
    /// The same things, with other values or more exact words.
    case repair
  }

  /// What has happened to the part; the raw value is that of the report for programs.
  public enum What: String, Hashable, Sendable, CaseIterable {
    case added, removed, renamed, deprecated, restored
    case value, type, swiftName = "swift-name", defaultContext = "default-context"
    case minimum, status, form, required, optional, `default`, bounds, children
    case declaration, access, conformances, availability
    case invalid, lost, reached, share
  }

  public var kind: Kind
  /// What it is about: `color.ink`, `Badge.level`, `Badge.init(text:)`.
  public var name: String
  public var what: What
  public var effect: Effect
  /// What it was; `nil` where that says nothing.
  public private(set) var oldValue: ChangeValue?
  /// What it is now.
  public private(set) var newValue: ChangeValue?
  /// The contexts that the change is limited to: `dark`.
  public var contexts: String?
  /// Why it has the effect that it has, or what to use instead.
  public var reason: ChangeReason?
  /// Where it was in the older version.
  public var before: SourceLocation?
  /// Where it is in the newer one.
  public var after: SourceLocation?

  /// A change of which only what it is about and what it means is known yet.
  public init(
    _ kind: Kind, _ name: String, _ what: What, _ effect: Effect, old: String? = nil,
    new: String? = nil, contexts: String? = nil, reason: ChangeReason? = nil,
    before: SourceLocation? = nil, after: SourceLocation? = nil
  ) {
    self.kind = kind
    self.name = name
    self.what = what
    self.effect = effect
    oldValue = ChangeValue(old)
    newValue = ChangeValue(new)
    self.contexts = contexts
    self.reason = reason
    self.before = before
    self.after = after
  }

  /// What it was, as short text.
  public var old: String? { oldValue?.text }
  /// What it is now, as short text.
  public var new: String? { newValue?.text }

  /// The same with what it was and is, where that is no text of the content.
  func from(_ old: ChangeValue?, to new: ChangeValue?) -> VersionChange {
    var copy = self
    (copy.oldValue, copy.newValue) = (old, new)
    return copy
  }

  /// ``reason`` in English, without a final full stop.
  public var note: String? { reason?.text }

  /// The place to look at: that of the newer version, where there is one.
  public var location: SourceLocation? { after ?? before }
}

extension VersionChange {
  /// With the places as a person in the working folder writes them.
  public func mappingPaths(
    before old: (String) -> String, after new: (String) -> String
  ) -> VersionChange {
    var copy = self
    if let place = before { copy.before?.path = old(place.path) }
    if let place = after { copy.after?.path = new(place.path) }
    return copy
  }
}

extension [VersionChange] {
  /// Breaking changes first, then by kind; within a kind in the order of names.
  var inOrder: [VersionChange] {
    let effects = VersionChange.Effect.allCases
    let kinds = VersionChange.Kind.allCases
    func rank(_ change: VersionChange) -> (Int, Int, String) {
      (
        effects.firstIndex(of: change.effect) ?? 0, kinds.firstIndex(of: change.kind) ?? 0,
        change.name
      )
    }
    return enumerated().sorted { left, right in
      let (first, second) = (rank(left.element), rank(right.element))
      return first == second ? left.offset < right.offset : first < second
    }.map(\.element)
  }
}
