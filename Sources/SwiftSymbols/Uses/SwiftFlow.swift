/// What the code of one Swift file does with names, in plain values: where each is read, set or
/// called, what is shown by a condition, and what closures and lists say one after the other.
///
/// Few rules ask for it, and of few files, so it is no part of ``SwiftUses``: those who need it read
/// the file again. Nothing is looked up: a name is that name, whoever declares it. Places are
/// offsets in bytes of UTF-8.
public struct SwiftFlow: Hashable, Sendable {
  /// Names that nothing or `self` is before, in the order in which they begin. Those that begin with
  /// a capital letter, as names of types do, are left out.
  public var references: [Reference] = []
  /// Each `if` and `switch`, one before those in it.
  public var conditions: [Condition] = []
  /// Closures, in the order in which they begin.
  public var closures: [Block] = []
  /// Arrays, dictionaries and tuples, in the order in which they begin.
  public var collections: [Collection] = []

  /// - Returns: Nothing, for a text that the parser must not see.
  public init(of uses: SwiftUses) {
    guard case .success(let tree) = BoundedParser.parse(uses.text) else { return }
    self = FlowReader.read(tree)
  }

  init() {}
}

extension SwiftFlow {
  /// A name with the members behind it.
  public struct Reference: Hashable, Sendable {
    /// What is done with what is named.
    public enum Use: Hashable, Sendable {
      /// It is read, or passed on.
      case read
      /// A statement assigns to it, or to a part of it.
      case assignment
      /// It is called: `load()`.
      case call
      /// A method of it is called: `toggle` of `isOn.toggle()`.
      case method(String)
    }

    /// Without `self`, `$`, `?` and `!`: `model.items` of `self.model?.items`. Of a method only what
    /// it is called on.
    public var name: String
    /// From the first name, which may be `self`, to the end of the last.
    public var range: Range<Int>
    /// What is done with it.
    public var use: Use
    /// The condition or subject that it is part of, by index; not those of closures around it.
    public var condition: Int?
  }

  /// An `if` or `switch`.
  public struct Condition: Hashable, Sendable {
    /// From the keyword to the end of the last side.
    public var range: Range<Int>
    /// What an `if` shows if the condition holds, and behind a plain `else`. Of a `switch`, none.
    public var sides: [Block] = []
    /// Whether it follows an `else`, or `else if` follows it.
    public var isChained = false
    /// Whether `false` is written as its condition.
    public var isNever = false
  }

  /// What is in braces.
  public struct Block: Hashable, Sendable {
    /// With the braces.
    public var range: Range<Int>
    /// In source order; those between `#if` and `#endif` are statements like others.
    public var statements: [Statement]
  }

  /// A statement or declaration in a block.
  public struct Statement: Hashable, Sendable {
    /// Where it is written.
    public var range: Range<Int>
    /// The keyword or name that it begins with; `nil` where it begins with a sign.
    public var head: String?
  }

  /// Values that are written as one.
  public struct Collection: Hashable, Sendable {
    /// How they are written.
    public enum Kind: Hashable, Sendable {
      /// `[a, b]`
      case array
      /// `[a: b]`
      case dictionary
      /// `(a, b)`, and a value in parentheses.
      case tuple
    }

    /// How they are written.
    public var kind: Kind
    /// With the brackets.
    public var range: Range<Int>
  }
}
