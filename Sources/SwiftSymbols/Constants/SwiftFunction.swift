import Diagnostics

/// A function, an initialiser or a property of instances whose result one expression states: what
/// constants are computed with.
public struct SwiftFunction: Hashable, Sendable {
  /// What a function takes.
  public struct Parameter: Hashable, Sendable {
    /// `nil` where none is written in calls.
    public var label: String?
    /// What it is called in the body.
    public var name: String
    /// The type as spelled.
    public var type: String
    /// What it is where a call leaves it out.
    public var defaultValue: ConstantExpression?
  }

  /// The names of the types around it from the outside in, as those of a constant.
  public var container: [String]
  /// Without labels; `init` for an initialiser.
  public var name: String
  /// `nil` for a property.
  public var parameters: [Parameter]?
  /// Whether values of the type have it, rather than the type itself or the module.
  public var isOfInstances: Bool
  /// Whether it is a property that is stored with this value to begin with.
  public var isStored = false
  /// The type of the result as spelled; `nil` for an initialiser, and where none is written.
  public var type: String?
  /// What it returns, in terms of the parameters and of `self`.
  public var body: ConstantExpression
  /// The platforms whose `#if` branch it is in; `nil` outside of any `#if`.
  public var platforms: Set<SourceConfiguration.Platform>?
  /// The place of the name.
  public var location: SourceLocation

  /// The names that lead to it, its own last.
  public var path: [String] { container + [name] }
}
