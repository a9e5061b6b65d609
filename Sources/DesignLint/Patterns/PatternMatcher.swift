import SwiftSymbols

/// Finds the places of a file that look like a pattern.
struct PatternMatcher {
  private let pattern: SyntaxPattern

  init(_ pattern: SyntaxPattern) { self.pattern = pattern }

  /// In the order of the file; none in previews.
  func matches(in file: LintFile) -> [Range<Int>] {
    pattern.isName ? names(in: file) : calls(in: file)
  }

  private func names(in file: LintFile) -> [Range<Int>] {
    let wanted = (pattern.subject.isModifier ? "." : "") + pattern.subject.name
    return file.uses.members.filter { member in
      (member.name == wanted || member.name.hasPrefix(wanted + "."))
        && isAround(member.surroundings, in: file)
    }.map(\.range)
  }

  private func calls(in file: LintFile) -> [Range<Int>] {
    file.uses.calls.indices.compactMap { index in
      let call = file.uses.calls[index]
      guard isCall(call, pattern.subject, in: file), hasArgument(call),
        isAround(call.surroundings, in: file), isOnRoot(index, in: file), isInChain(index, in: file)
      else { return nil }
      return call.nameOffset..<call.range.upperBound
    }
  }

  // MARK: Terms

  private func isCall(_ call: SwiftUses.Call, _ term: PatternTerm, in file: LintFile) -> Bool {
    guard isNamed(call, term), term.label.map({ call.argument($0) != nil }) ?? true else {
      return false
    }
    guard let wanted = term.argument else { return true }
    return call.arguments.contains { argument in
      argument.values.contains { isNamed($0, wanted) } || contains(argument, wanted, in: file)
    }
  }

  private func isNamed(_ call: SwiftUses.Call, _ term: PatternTerm) -> Bool {
    if term.name.contains(".") { return call.fullName == term.name }
    guard call.name == term.name else { return false }
    if term.isModifier { return call.name.first?.isLowercase == true }
    return call.base == .none || call.base == .names("SwiftUI")
  }

  private func isNamed(_ value: SwiftUses.Value, _ wanted: String) -> Bool {
    guard case .name(let name) = value.kind else { return false }
    return name == wanted || !wanted.contains(".") && name.split(separator: ".").last == wanted[...]
  }

  /// Whether a call of a name is what an argument is.
  private func contains(
    _ argument: SwiftUses.Argument, _ wanted: String, in file: LintFile
  ) -> Bool {
    let plain = wanted.hasPrefix(".") ? String(wanted.dropFirst()) : wanted
    return argument.values.contains { value in
      file.calls(beginningAt: value.range.lowerBound).contains { call in
        call.name == plain && call.range.upperBound <= value.range.upperBound
      }
    }
  }

  // MARK: Conditions

  private func hasArgument(_ call: SwiftUses.Call) -> Bool {
    if pattern.argument == nil, pattern.literal == nil { return true }
    return call.arguments.contains { argument in
      if let label = pattern.argument, argument.label != (label == "_" ? nil : label) {
        return false
      }
      guard let literal = pattern.literal else { return true }
      return argument.values.contains { literal.holds(for: $0.kind) }
    }
  }

  private func isAround(_ place: SwiftUses.Surroundings, in file: LintFile) -> Bool {
    if file.isInPreview(place) { return false }
    if pattern.inside.isEmpty, pattern.unlessInside.isEmpty { return true }
    let around = file.ancestors(place).map { file.uses.calls[$0.call] }
    func has(_ terms: [PatternTerm]) -> Bool {
      around.contains { call in terms.contains { isCall(call, $0, in: file) } }
    }
    return (pattern.inside.isEmpty || has(pattern.inside)) && !has(pattern.unlessInside)
  }

  private func isOnRoot(_ index: Int, in file: LintFile) -> Bool {
    if pattern.on.isEmpty { return true }
    let root = file.root(of: index)
    return root != index && pattern.on.contains { isCall(file.uses.calls[root], $0, in: file) }
  }

  private func isInChain(_ index: Int, in file: LintFile) -> Bool {
    if pattern.with.isEmpty, pattern.without.isEmpty { return true }
    let root = file.root(of: index)
    let chain = [file.uses.calls[root]] + file.modifiers(of: root)
    func has(_ term: PatternTerm) -> Bool { chain.contains { isCall($0, term, in: file) } }
    return pattern.with.allSatisfy(has) && !pattern.without.contains(where: has)
  }
}

extension LiteralCondition {
  /// Whether a value is such.
  func holds(for kind: SwiftUses.Value.Kind) -> Bool {
    switch (self, kind) {
    case (.any, .number), (.any, .string), (.any, .boolean): true
    case (.number(let sign, let wanted), .number(let number)): sign.holds(number, wanted)
    case (.text(let wanted), .string(let text)), (.text(let wanted), .name(let text)):
      text == wanted
    case (.text(let wanted), .boolean(let value)): wanted == "\(value)"
    default: false
    }
  }
}

extension LiteralCondition.Comparison {
  fileprivate func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .atMost: left <= right
    case .atLeast: left >= right
    case .not: left != right
    case .less: left < right
    case .more: left > right
    case .equal: left == right
    }
  }
}
