import Diagnostics

/// What the code of one Swift file uses, in plain values: calls with their arguments, names, and
/// where each of them is.
///
/// A rule of design looks at thousands of files and asks little of each, so a file is walked once
/// and everything that a rule may ask is listed. Nothing is looked up or evaluated: a call of
/// `padding` is a call of that name, whoever declares it. Places are offsets in bytes of UTF-8.
public struct SwiftUses: Hashable, Sendable {
  /// Relative to the folder that was read, with `/` between its parts.
  public var path: String
  /// The whole text of the file.
  public var text: String
  /// Whether all of the file is Swift; what does not parse may be missing.
  public var isComplete: Bool
  /// The modules that are imported, in source order.
  public var imports: [Import] = []
  /// In the order in which they begin, a call before those in its arguments and before the call
  /// that it is made on: of `Text("A").bold()` first `bold`, then `Text`.
  public var calls: [Call] = []
  /// Names with a point in them that are not called, and those that a call is made on: `.red`,
  /// `DS.Spacing.m`.
  public var members: [Member] = []
  /// Types, extensions, functions, properties and previews, each before those in it.
  public var declarations: [Declaration] = []
  /// Other names that the file gives to types, in source order.
  public var aliases: [Alias] = []
  /// The sides of `if`, `switch` and `#if` that code is on.
  public var branches: [Branch] = []
  /// Comments that begin with ``Allowance/marker``, in source order.
  public var allowances: [Allowance] = []
  /// Where each line begins.
  private let lineStarts: [Int]

  init(path: String, text: String, isComplete: Bool) {
    (self.path, self.text, self.isComplete) = (path, text, isComplete)
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }
}

extension SwiftUses {
  /// Where something is: what it is an argument of, and what is around it.
  public struct Surroundings: Hashable, Sendable {
    /// The innermost call that it is an argument of, by index; `nil` outside of all.
    public var call: Int?
    /// Which argument of that call.
    public var argument: Int?
    /// The innermost declaration, by index.
    public var declaration: Int?
    /// The innermost side of a condition, by index.
    public var branch: Int?
    /// Whether it only runs where `#available` or `@available` allows it.
    public var isGuarded = false
  }

  /// A call: of a function, an initialiser or a method.
  public struct Call: Hashable, Sendable {
    /// What is before the name.
    public enum Base: Hashable, Sendable {
      /// Nothing, as in `VStack(spacing: 8)`.
      case none
      /// A point, as in `.system(size: 17)`.
      case implicit
      /// Names with points between, `DS.Color.infoBG`.
      case names(String)
      /// Another call, whose index is ``Call/receiver``, or any other expression.
      case value
    }

    /// What is before the name.
    public var base: Base
    /// The last name: `padding`, `Color`. `Color.init` is `Color`.
    public var name: String
    /// In parentheses first, then the closures behind them.
    public var arguments: [Argument] = []
    /// From the beginning of the whole expression to its end.
    public var range: Range<Int>
    /// Where the name begins.
    public var nameOffset: Int
    /// The call that it is made on, by index.
    public var receiver: Int?
    /// Where it is. Of a call that another one is made on, that of the other.
    public var surroundings: Surroundings

    /// Whether it is made on a value, as modifiers of views are.
    public var isMethod: Bool { base == .value }
  }

  /// What is passed to a call.
  public struct Argument: Hashable, Sendable {
    /// `nil` where none is written.
    public var label: String?
    /// What it may be: one value, or those of `condition ? 8 : 12`.
    public var values: [Value]
    /// From the label to the end of the value.
    public var range: Range<Int>
  }

  /// A value as far as it can be read off the source.
  public struct Value: Hashable, Sendable {
    /// What is written.
    public enum Kind: Hashable, Sendable {
      /// A number with its sign; `CGFloat(8)` is one, too.
      case number(Double)
      /// A string without interpolation.
      case string(String)
      /// `true` or `false`.
      case boolean(Bool)
      /// A plain name, or several with points between; `.red` begins with the point.
      case name(String)
      /// A closure.
      case closure
      /// `nil`.
      case none
      /// Anything else; calls in it are calls of the file.
      case other
    }

    /// What is written.
    public var kind: Kind
    /// Where it is written.
    public var range: Range<Int>
    /// Whether it is a number that the source computes, as in `220 / 255`.
    public var isComputed = false
  }

  /// A name with a point in it.
  public struct Member: Hashable, Sendable {
    /// As it is written without blanks: `DS.Spacing.m`, `.red`.
    public var name: String
    /// Where it is written.
    public var range: Range<Int>
    /// Where it is.
    public var surroundings: Surroundings
  }

  /// A declaration with code in it.
  public struct Declaration: Hashable, Sendable {
    /// What is declared.
    public enum Kind: Hashable, Sendable {
      /// A struct, class, actor, enum or protocol.
      case type
      /// An extension, whose name is that of the type.
      case `extension`
      /// A function, initialiser or subscript.
      case function
      /// A variable or constant.
      case property
      /// `#Preview`.
      case preview
    }

    /// What is declared.
    public var kind: Kind
    /// The name, of a type with those around it only where they are written: `DS.Spacing`.
    public var name: String
    /// The declaration around it, by index.
    public var parent: Int?
    /// The types behind the colon of a type or an extension, as written.
    public var inherited: [String] = []
    /// Whether it belongs to the type, or to no type.
    public var isStatic = false
    /// Whether it is a constant, or computes one expression.
    public var isConstant = false
    /// The key paths that its attributes and those of its members name, such as `colorScheme` of
    /// `@Environment(\.colorScheme)`.
    public var keyPaths: [String] = []
    /// From the first attribute to the end.
    public var range: Range<Int>
  }

  /// A module that is imported.
  public struct Import: Hashable, Sendable {
    /// The name of the module.
    public var name: String
    /// Where it is written.
    public var range: Range<Int>
  }

  /// Another name of a type: `typealias Space = DS.Spacing`.
  public struct Alias: Hashable, Sendable {
    /// The new name.
    public var name: String
    /// What it stands for, as written.
    public var target: String
  }

  /// One side of a condition.
  public struct Branch: Hashable, Sendable {
    /// Which condition: two sides of one are never run together.
    public var condition: Int
    /// Which side of it.
    public var side: Int
    /// The side that the condition is on, by index.
    public var parent: Int?
    /// What is written behind `#if` or `#elseif`; `nil` for other sides.
    public var directive: String?
  }

  /// A comment that lets something be: `// catalog:allow literal-spacing the logo is drawn so`.
  public struct Allowance: Hashable, Sendable {
    /// How the comment begins.
    public static let marker = "catalog:allow"
    /// The first word behind the marker, which names a rule; empty where there is none.
    public var rule: String
    /// What follows it.
    public var reason: String
    /// Where the comment is.
    public var range: Range<Int>
    /// The lines that it is about, counted from 1: its own, or those of what follows it.
    public var lines: ClosedRange<Int>
  }
}

extension SwiftUses {
  /// The line of an offset, counted from 1; behind the last line end, the line that it ends.
  public func line(at offset: Int) -> Int {
    var (low, high) = (0, max(1, lineCount))
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// Where an offset is; the column counts bytes of UTF-8.
  public func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    return SourceLocation(path, line: line, column: offset - lineStarts[line - 1] + 1)
  }

  /// How many lines the file has; what follows the last line end is one only if there is any.
  public var lineCount: Int {
    lineStarts.last == text.utf8.count ? lineStarts.count - 1 : lineStarts.count
  }

  /// A line without the blanks around it; empty for one that is not there.
  public func lineText(_ line: Int) -> String {
    guard line >= 1, line <= lineStarts.count else { return "" }
    let end = line < lineStarts.count ? lineStarts[line] : text.utf8.count
    return source(lineStarts[line - 1]..<end).trimmingBlankEnds
  }

  /// What is written in a range.
  public func source(_ range: Range<Int>) -> String {
    let bytes = text.utf8
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return "" }
    let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
    let end = bytes.index(start, offsetBy: range.count)
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }
}

extension SwiftUses {
  /// What the code of a file uses.
  ///
  /// - Returns: `nil`, with a diagnostic, for a text that the parser must not see; a file of which a
  ///   part is not Swift is read as far as it can be, with a diagnostic, too.
  public static func read(
    _ file: SourceFile
  ) -> (uses: SwiftUses?, diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let conditions = BranchConditions(.allBranches, module: "")
    guard let parsed = ParsedFile(file, conditions: conditions, diagnostics: &diagnostics) else {
      return (nil, diagnostics)
    }
    return (SwiftUses(parsed, text: file.text), diagnostics)
  }

  /// What the code of a parsed file uses.
  init(_ file: ParsedFile, text: String) {
    self = SwiftUseCollector.collect(
      file.tree, into: SwiftUses(path: file.path, text: text, isComplete: file.isComplete))
  }
}
