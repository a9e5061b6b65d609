extension Shortfall {
  /// What is, in lower case and without a full stop:
  /// `72.7 % of the symbols are documented, and 90 % must be`.
  public var finding: String {
    switch self {
    case .total(let percent, let minimum, _):
      "\(PercentText.text(of: percent)) of the symbols are documented, "
        + "and \(PercentText.text(of: minimum)) must be"
    case .file(let path, let percent, let minimum, _):
      "\(PercentText.text(of: percent)) of the symbols in \(path) are documented, "
        + "and \(PercentText.text(of: minimum)) must be"
    case .regressions(let count):
      "\(Self.count(count, "symbol")) \(count == 1 ? "is" : "are") undocumented "
        + "and not in the baseline"
    case .axis(let axis, let count):
      "\(Self.count(count, "comment")) \(axis.lack(ofSeveral: count != 1))"
    }
  }

  /// What to do about it, in lower case and without a full stop:
  /// `document 12 more symbols to reach 90 %`.
  public var demand: String {
    switch self {
    case .total(_, let minimum, let missing):
      "document \(Self.count(missing, "more symbol")) to reach \(PercentText.text(of: minimum))"
    case .file(let path, _, let minimum, let missing):
      "document \(Self.count(missing, "more symbol")) in \(path) "
        + "to reach \(PercentText.text(of: minimum))"
    case .regressions(let count):
      "document the \(count == 1 ? "symbol" : "\(count) symbols") that the baseline does not list"
    case .axis(let axis, let count): axis.demand(Self.count(count, "comment"))
    }
  }

  /// `1 symbol`, `2 symbols`.
  private static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension CoverageAxis {
  /// What is wrong with comments: `do not explain the result`.
  fileprivate func lack(ofSeveral isPlural: Bool) -> String {
    let negation = isPlural ? "do not" : "does not"
    return switch self {
    case .summary: "\(negation) begin with a summary"
    case .parameters: "\(negation) explain every parameter"
    case .returns: "\(negation) explain the result"
    case .throws: "\(negation) explain the errors"
    case .names: "\(isPlural ? "explain" : "explains") parameters that do not exist"
    case .text: "\(isPlural ? "say" : "says") no more than a placeholder"
    }
  }

  /// What to do about `comments`, which are counted: `explain the result in 3 comments`.
  fileprivate func demand(_ comments: String) -> String {
    switch self {
    case .summary: "begin \(comments) with a summary"
    case .parameters: "explain the parameters in \(comments)"
    case .returns: "explain the result in \(comments)"
    case .throws: "explain the errors in \(comments)"
    case .names: "correct the names of parameters in \(comments)"
    case .text: "write a text instead of the placeholder in \(comments)"
    }
  }
}
