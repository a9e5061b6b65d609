import Diagnostics

/// An expression of a view builder in plain values, without syntax types: a base, and what is
/// called on it one after the other.
///
/// `Text("OK").font(.headline)` is the name `Text` followed by a call, a member and a call. A chain
/// is a list and not nested, so that only brackets make a tree deep, and those are bounded by
/// `NestingGuard`. Nothing is evaluated here.
public struct SwiftExpression: Hashable, Sendable {
  /// What a chain begins with.
  public enum Base: Hashable, Sendable {
    /// A name without backticks: `Badge`.
    case name(String)
    /// Nothing: the type that the place calls for, as before the dot of `.info`.
    case implicit
    /// Digits as Swift writes them, without underscores and with their sign: `-1.5`, `0x1F`.
    case number(String)
    /// A string without interpolation, its escapes decoded.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case none
    /// The names of a key path without a root: `surfaceStyle` of `\.surfaceStyle`.
    case keyPath([String])
    /// A closure.
    case closure(Closure)
    /// Anything else, as one line of source.
    case source(String)
  }

  /// What follows the base.
  public struct Link: Hashable, Sendable {
    /// What it does with the value before it.
    public enum Kind: Hashable, Sendable {
      /// Takes a member: the name behind a dot, without backticks.
      case member(String)
      /// Calls it.
      case call([Argument])
    }

    /// A member, or a call.
    public var kind: Kind
    /// The lines of the comment before a member that stands on a line of its own.
    public var comment: [String]
    /// Where the name of the member, or the bracket of the call, is; columns count UTF-8 bytes.
    public var location: SourceLocation

    /// A link at `location`.
    public init(_ kind: Kind, comment: [String] = [], at location: SourceLocation) {
      self.kind = kind
      self.comment = comment
      self.location = location
    }
  }

  /// What the chain begins with.
  public var base: Base
  /// In source order.
  public var links: [Link]
  /// The lines of the comment before the statement, without their slashes and one space.
  public var comment: [String]
  /// Where it begins; columns count UTF-8 bytes.
  public var location: SourceLocation

  /// An expression that begins at `location`.
  public init(
    _ base: Base, _ links: [Link] = [], comment: [String] = [], at location: SourceLocation
  ) {
    self.base = base
    self.links = links
    self.comment = comment
    self.location = location
  }
}

extension SwiftExpression {
  /// The names of a plain path such as `DS.Spacing.m`, or `nil` for anything else.
  public var names: [String]? {
    guard case .name(let first) = base else { return nil }
    let members = links.map { link -> String? in
      if case .member(let name) = link.kind { name } else { nil }
    }
    let known = members.compactMap { $0 }
    return known.count == members.count ? [first] + known : nil
  }
}

extension SwiftExpression {
  /// An argument of a call, in the parentheses or behind them.
  public struct Argument: Hashable, Sendable {
    /// `nil` where none is written.
    public var label: String?
    /// What is passed.
    public var value: SwiftExpression
    /// Whether it is a closure behind the parentheses.
    public var isTrailing: Bool
    /// Where the label begins, or the value where there is none.
    public var location: SourceLocation

    /// An argument `label: value`.
    public init(
      label: String?, value: SwiftExpression, isTrailing: Bool = false, location: SourceLocation
    ) {
      self.label = label
      self.value = value
      self.isTrailing = isTrailing
      self.location = location
    }
  }

  /// A closure with the expressions it holds.
  public struct Closure: Hashable, Sendable {
    /// In source order; what is no expression is ``SwiftExpression/Base/source(_:)``.
    public var statements: [SwiftExpression]
    /// Whether it names parameters or captures something, as `{ row in … }` does.
    public var hasSignature: Bool

    /// A closure of `statements`.
    public init(_ statements: [SwiftExpression], hasSignature: Bool = false) {
      self.statements = statements
      self.hasSignature = hasSignature
    }
  }
}
