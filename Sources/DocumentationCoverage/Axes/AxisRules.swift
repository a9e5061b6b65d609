import SwiftSymbols

/// What is asked of the comment of a symbol, axis by axis.
///
/// Only symbols with a comment of their own are asked: one without is undocumented, and says so
/// once.
extension CoverageAxis {
  /// Whether the comment of `symbol` should have this part.
  func applies(to symbol: Symbol) -> Bool {
    let signature = symbol.signature
    switch self {
    case .summary, .text: return true
    case .parameters: return symbol.takesArguments && !signature.parametersToExplain.isEmpty
    case .returns: return symbol.givesResult && signature.hasResult
    case .throws: return symbol.takesArguments && signature.throwsErrors
    case .names:
      return symbol.hasJudgeableNames && symbol.documentation.comment?.parameters.isEmpty == false
    }
  }

  /// What the comment of `symbol` lacks, or has wrong, of this part; `nil` where all is well.
  func finding(in comment: DocumentationComment, of symbol: Symbol) -> AxisFinding? {
    guard applies(to: symbol) else { return nil }
    switch self {
    case .summary: return comment.summary == nil ? AxisFinding(self) : nil
    case .returns: return comment.returns == nil ? AxisFinding(self) : nil
    case .throws: return comment.throws == nil ? AxisFinding(self) : nil
    case .parameters:
      let explained = Set(comment.parameters.map(\.name))
      return finding(
        about:
          symbol.signature.parametersToExplain.filter { explained.isDisjoint(with: $0.spellings) }
          .map(\.shownName))
    case .names: return finding(about: symbol.unknownDocumentedParameters)
    case .text:
      return finding(
        about: [PlaceholderText.placeholder(in: comment, of: symbol)].compactMap(\.self))
    }
  }

  private func finding(about names: [String]) -> AxisFinding? {
    names.isEmpty ? nil : AxisFinding(self, names: names)
  }
}

extension Symbol {
  /// What the comment lacks, in the order of the axes; nothing for a symbol without one.
  var axisFindings: [AxisFinding] {
    guard documentation.state == .own, let comment = documentation.comment else { return [] }
    return CoverageAxis.allCases.compactMap { $0.finding(in: comment, of: self) }
  }

  /// Whether its parameters and errors are explained one by one. The values of an enum case are
  /// described by its sentence.
  fileprivate var takesArguments: Bool { kind.isCallable && kind != .enumCase }

  /// Whether what it gives is explained apart. An initialiser gives its type, and the expansion of
  /// a macro is what its sentence is about.
  fileprivate var givesResult: Bool {
    takesArguments && kind != .initializer && kind != .macro
  }

  /// Whether names of parameters can be told right from wrong: a type has none of its own, and a
  /// value of an enum case without a label may be called anything.
  fileprivate var hasJudgeableNames: Bool {
    kind.isCallable
      && (kind != .enumCase || signature.parameters.allSatisfy { !$0.spellings.isEmpty })
  }
}

extension Signature {
  /// The parameters that have a name by which a comment can speak of them.
  fileprivate var parametersToExplain: [Parameter] {
    parameters.filter { !$0.spellings.isEmpty }
  }

  fileprivate var hasResult: Bool {
    guard let type else { return false }
    return !["Void", "()", "Swift.Void", "Never", "Swift.Never"].contains(type)
  }

  /// Whether errors of its own come out: those of `rethrows` are the argument's.
  fileprivate var throwsErrors: Bool {
    guard let throwing else { return false }
    return throwing != "rethrows" && !["throws(Never)", "throws(Swift.Never)"].contains(throwing)
  }
}

extension Parameter {
  /// The names by which a comment may call it.
  fileprivate var spellings: Set<String> {
    Set([label, name].compactMap(\.self).filter { $0 != "_" && !$0.isEmpty })
  }

  /// The one to write: what the body calls it, which is what the declaration shows as its name.
  fileprivate var shownName: String { name == "_" || name.isEmpty ? label ?? name : name }
}
