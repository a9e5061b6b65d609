import Diagnostics

/// The value of a constant as an expression in plain values, without syntax types.
///
/// What a design token may be written as is taken apart; everything else is kept as text.
public struct ConstantExpression: Hashable, Sendable {
  /// What an expression is made of.
  public indirect enum Form: Hashable, Sendable {
    /// Digits as written, without underscores: `16`, `1.5`, `0xF7F8F5`. The sign stands apart.
    case number(String)
    /// A string without interpolation, its escapes decoded; one with is an ``interpolation(_:)``.
    case string(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `nil`.
    case none
    /// A minus before an operand.
    case negation(ConstantExpression)
    /// `!` before an operand.
    case inversion(ConstantExpression)
    /// Two operands, nested by the precedence of the operators.
    case operation(ConstantExpression, Operator, ConstantExpression)
    /// A single name, without backticks.
    case name(String)
    /// A member of an expression, or of the type that the place calls for when it is `nil`: `.md`.
    case member(of: ConstantExpression?, String)
    /// A call; trailing closures are arguments.
    case call(ConstantExpression, [Argument])
    /// The elements of an array literal.
    case array([ConstantExpression])
    /// `a ? b : c`, and what says the same with `if` and `switch`.
    case conditional(if: ConstantExpression, then: ConstantExpression, else: ConstantExpression)
    /// The value of the first condition that holds: a `switch` of many cases.
    case choice([Branch], else: ConstantExpression)
    /// The parts of a text with interpolations.
    case interpolation([ConstantExpression])
    /// A closure that only returns an expression.
    case closure(ConstantExpression)
    /// Anything else, as one line of source.
    case source(String)
  }

  /// An operator between two operands.
  public enum Operator: String, Hashable, Sendable, CaseIterable {
    /// The sum, or the joined text.
    case plus = "+"
    /// The difference.
    case minus = "-"
    /// The product.
    case times = "*"
    /// The quotient.
    case divided = "/"
    /// Whether both are the same.
    case equal = "=="
    /// Whether they differ.
    case unequal = "!="
    /// Whether both hold; the second is only asked if the first does.
    case and = "&&"
    /// Whether one holds; the second is only asked if the first does not.
    case or = "||"
    /// The second operand where the first is `nil`.
    case otherwise = "??"

    /// Binds the tighter the greater it is, as Swift's operators do.
    var precedence: Int {
      switch self {
      case .or: 1
      case .and: 2
      case .equal, .unequal: 3
      case .otherwise: 4
      case .plus, .minus: 5
      case .times, .divided: 6
      }
    }
  }

  /// One case of a choice among many.
  public struct Branch: Hashable, Sendable {
    /// When it is taken.
    public var condition: ConstantExpression
    /// What it is.
    public var value: ConstantExpression

    /// A value under a condition.
    public init(condition: ConstantExpression, value: ConstantExpression) {
      self.condition = condition
      self.value = value
    }
  }

  /// An argument of a call.
  public struct Argument: Hashable, Sendable {
    /// `nil` where none is written.
    public var label: String?
    /// What is passed.
    public var value: ConstantExpression

    /// An argument `label: value`.
    public init(label: String?, value: ConstantExpression) {
      self.label = label
      self.value = value
    }
  }

  /// What it is made of.
  public var form: Form
  /// Where it begins; columns count UTF-8 bytes.
  public var location: SourceLocation

  /// An expression that begins at `location`.
  public init(_ form: Form, at location: SourceLocation) {
    self.form = form
    self.location = location
  }
}

extension ConstantExpression {
  /// The names of a plain path such as `DS.Spacing.m`, or `nil` for anything else.
  ///
  /// The path of an implicit member has no base and is `nil` too.
  public var names: [String]? {
    var names: [String] = []
    var next = self
    while true {
      switch next.form {
      case .name(let name): return (names + [name]).reversed()
      case .member(let base?, let name):
        names.append(name)
        next = base
      default: return nil
      }
    }
  }
}
