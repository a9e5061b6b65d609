import Diagnostics
import SwiftSymbols

/// One question to the code of a file.
protocol LintRule: Sendable {
  /// What its findings are called.
  static var id: FindingID { get }

  init(_ subject: LintSubject)

  /// What is wrong with a file.
  func findings(in file: LintFile) -> [LintFinding]
}

extension LintRule {
  /// A finding about a range of the file.
  func finding(
    _ headline: Headline, at range: Range<Int>, in file: LintFile, notes: [String] = [],
    suggestion: String? = nil
  ) -> LintFinding {
    LintFinding(
      diagnostic: Diagnostic(
        Self.id, headline, at: file.uses.location(at: range.lowerBound),
        notes: notes.map { .init($0) }, suggestion: suggestion),
      range: range)
  }
}

extension LintFinding {
  /// The same as a note: nothing has to be done.
  var asNote: LintFinding {
    var copy = self
    copy.diagnostic.severity = .note
    return copy
  }

  /// The same with what may be written instead.
  func replaced(by replacement: Replacement?) -> LintFinding {
    var copy = self
    copy.replacement = replacement
    return copy
  }
}

/// What all rules look at.
struct LintSubject: Sendable {
  let knowledge: DesignKnowledge
  let settings: LintSettings
}

/// Something that breaks a rule of the design system.
public struct LintFinding: Hashable, Sendable {
  /// What may be written in the place of a range without a change of meaning.
  public struct Replacement: Hashable, Sendable {
    /// What is replaced, in bytes.
    public var range: Range<Int>
    /// What is written there.
    public var text: String

    /// A replacement of what is in a range.
    public init(_ range: Range<Int>, by text: String) {
      (self.range, self.text) = (range, text)
    }
  }

  /// What is told.
  public var diagnostic: Diagnostic
  /// What it is about, in bytes.
  public var range: Range<Int>
  /// `nil` where a person has to decide.
  public var replacement: Replacement?

  /// The rule without its group: `literal-spacing`.
  public var rule: String { LintSettings.plain(diagnostic.id.name) }
}
