import Diagnostics
import SwiftSyntax

/// Swift code as it is given to a compiler that knows neither Objective-C nor the platform: the same
/// lines and columns, without what only the platform's own compiler reads.
///
/// What is replaced keeps its length, so that a message of the compiler is about the same place of
/// the file: branches of `#if` that the platform does not take are blank, `#selector(…)` calls a
/// function, and `#Preview` names a type. Only a variable with `@Entry` becomes longer: it gets the
/// accessors that the macro would write.
public struct CompilableSource: Hashable, Sendable {
  /// Something at the top level of the code.
  public struct Item: Hashable, Sendable {
    /// What it is, as far as it decides where it may stand.
    public enum Kind: Hashable, Sendable {
      /// `import NAME`.
      case importing(String)
      /// A type, a protocol, a type alias or a function, by its name.
      case declaration(String)
      /// An extension of a type, by what stands before its body; with a conformance or without.
      case extending(String, conforms: Bool)
      /// A variable or constant; with an attribute such as `@State` or without.
      case variable(isWrapped: Bool)
      /// `#Preview`.
      case preview
      /// An operator or a precedence group, which exist only in a file.
      case operation
      /// A statement or an expression, by the name with which it begins; empty for anything else
      /// than a name.
      case statement(String)
    }

    /// What it declares or does.
    public var kind: Kind
    /// From the line of its first word to that of its last one.
    public var lines: ClosedRange<Int>
    /// Whether nothing else stands on its first line before it and on its last line behind it.
    public var hasOwnLines: Bool
    /// The attributes of a declaration that are left out of the lines of a snippet, as they have to
    /// stand before a modifier of ours.
    public var attributes: String

    /// Whether it is executed, rather than declared.
    public var isStatement: Bool {
      if case .statement = kind { true } else { false }
    }
  }

  /// What is made of the code.
  public struct Options: OptionSet, Hashable, Sendable {
    /// A bit for each option.
    public let rawValue: UInt8
    /// The options whose bits are set.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Branches are chosen, `#selector` and `#Preview` replaced: the compiler is not that of the
    /// platform.
    public static let standIn = Options(rawValue: 1 << 0)
    /// `public` and its like are left out at the top level, and `@main` everywhere: the code is one
    /// of many snippets of a module.
    public static let snippet = Options(rawValue: 1 << 1)
  }

  /// The lines of the code, of which some words may be blank or replaced.
  public var lines: [String]
  /// What stands at the top level, in its order.
  public var items: [Item]
  /// Functions without arguments that closures call by their name alone, each once: `save()`.
  public var calledNames: [String]
  /// The parts that only run from some version of a platform on.
  public var availability: [AvailableRange]
  /// The first place that is not Swift; `nil` when all of it is.
  public var fault: Diagnostic?

  /// Reads code for a platform.
  ///
  /// - Parameters:
  ///   - file: The code; places of the fault are those of its path.
  ///   - configuration: Which branches of `#if` are taken, with ``Options/standIn``.
  public static func read(
    _ file: SourceFile, _ configuration: SourceConfiguration, _ options: Options
  ) -> CompilableSource {
    switch BoundedParser.parse(file.text) {
    case .failure(let refusal):
      return CompilableSource(
        lines: SourceFile.lines(of: file.text).map(String.init), items: [], calledNames: [],
        availability: [], fault: refusal.diagnostic(path: file.path))
    case .success(let tree):
      var reader = CompilableSourceReader(file, tree, configuration, options)
      return reader.read()
    }
  }
}
