import DesignTokens
import SwiftSymbols

/// Compares a token with its constant in every context that matters to either.
struct DriftComparison {
  private let source: SwiftTokenLoad
  /// Those of the token files, then those in which the Swift source varies alone.
  private let modifiers: [TokenModifier]
  private let swiftModifiers: Set<String>
  private let platform: PlatformTokens
  private let membersByPath: [TokenPath: ReadMember]
  private let systemValuesByPath: [TokenPath: [SystemValue]]

  init(tokens: ResolvedTokens, source: SwiftTokenLoad) {
    self.source = source
    let names = Set(tokens.modifiers.map(\.name))
    let further = source.modifiers.filter { !names.contains($0.name) }
    modifiers = tokens.modifiers + further
    swiftModifiers = Set(further.map(\.name))
    platform = PlatformTokens(tokens)
    membersByPath = Dictionary(
      source.members.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    systemValuesByPath = Dictionary(grouping: source.systemValues, by: \.path)
  }

  /// `nil` when both sides say the same.
  func difference(_ token: Token, _ member: ReadMember) -> DriftEntry.Kind? {
    guard member.isToken, let constant = source.tokens[member.path] else {
      return .notComparable(reason: member.reason ?? "the constant has no value")
    }
    var differences: [DriftEntry.Difference] = []
    var reason: String?
    var seen: Set<Context> = []
    for varied in contexts(token, constant) {
      let context = compared(constant, in: varied)
      guard seen.insert(context).inserted else { continue }
      switch verdict(token, constant, in: context) {
      case .same: continue
      case .different(let difference): differences.append(difference)
      case .notComparable(let why): reason = reason ?? why
      }
    }
    if !differences.isEmpty { return .different(differences) }
    return reason.map { .notComparable(reason: $0) }
  }

  /// The context to compare in: what stands in for a value of the system is no statement about
  /// contexts that the token files do not have.
  private func compared(_ constant: Token, in context: Context) -> Context {
    guard let value = constant.value(in: context), origin(of: value) != nil else { return context }
    return swiftModifiers.reduce(into: context) { context, name in context[name] = nil }
  }

  private enum Verdict {
    case same
    case different(DriftEntry.Difference)
    case notComparable(String)
  }

  private func verdict(_ token: Token, _ constant: Token, in context: Context) -> Verdict {
    let (left, right) = (token.value(in: context), constant.value(in: context))
    guard let left else {
      guard let right else { return .same }
      return .different(.init(context: context, token: "nothing", swift: text(right.value)))
    }
    guard let right else {
      return .different(.init(context: context, token: text(left.value), swift: "nothing"))
    }
    if let origin = origin(of: right) {
      return verdict(left, standIn: right, origin, in: context)
    }
    if left.isUnknown { return .notComparable("the value of the token is unknown") }
    return compare(left.value, right.value, in: context)
  }

  /// Compares with a constant that has no value of its own.
  private func verdict(
    _ left: ResolvedToken, standIn right: ResolvedToken, _ origin: TokenPath, in context: Context
  ) -> Verdict {
    let reason = right.unknownReason ?? "the constant has no value"
    if let system = system(at: origin, in: context) {
      switch platform.value(of: system, in: context) {
      case .known(let value): return compare(left.value, value, in: context)
      case .unknown(let reason, let standIn):
        // An unknown value is the same as itself.
        let isSame = standIn.map {
          $0.unknownOrigin == left.unknownOrigin && ValueEquality.isEqual($0.value, left.value)
        }
        return isSame == true ? .same : .notComparable(reason)
      }
    }
    guard let duration = membersByPath[origin]?.springDuration,
      case .transition(let transition) = left.value
    else { return .notComparable(reason) }
    guard ValueEquality.isEqual(transition.duration.milliseconds, duration) else {
      let values = [transition.duration.milliseconds, duration].map {
        text(.duration(TokenDuration($0, .ms)))
      }
      return .different(.init(context: context, token: values[0], swift: values[1]))
    }
    return .notComparable("the durations agree; \(reason)")
  }

  private func origin(of value: ResolvedToken) -> TokenPath? {
    value.unknownOrigin ?? publishedOrigin(of: value)
  }

  /// The constant that is a value of the system, where a value is one that is only published of it.
  private func publishedOrigin(of value: ResolvedToken) -> TokenPath? {
    guard value.confidence == .inferred else { return nil }
    return ([value.path] + value.aliasChain).first { systemValuesByPath[$0] != nil }
  }

  /// The value of the system that a stand-in at `origin` is for.
  private func system(at origin: TokenPath, in context: Context) -> SystemExpression? {
    let candidates = systemValuesByPath[origin] ?? []
    guard candidates.count > 1 else { return candidates.first?.expression }
    // Branches of `#if` name different values; the written text tells which one holds here.
    let text = source.tokens[origin]?.value(in: context)?.metadata.swift
    return candidates.first { SuggestedCode.withoutModule($0.text) == text }?.expression
  }

  private func compare(
    _ left: TokenValue, _ right: TokenValue, in context: Context
  ) -> Verdict {
    if ValueEquality.isEqual(left, right) { return .same }
    return .different(.init(context: context, token: text(left), swift: text(right)))
  }

  private func text(_ value: TokenValue) -> String { CSSValue.text(of: value) }

  /// Every combination of the modifiers that matter to the token or to the constant.
  private func contexts(_ token: Token, _ constant: Token) -> [Context] {
    let further = constant.axes.filter { !token.axes.contains($0) }
    var contexts = token.combinations
    for modifier in modifiers where further.contains(modifier.name) {
      contexts = contexts.flatMap { context in
        modifier.contexts.map { name in
          var next = context
          next[modifier.name] = name
          return next
        }
      }
    }
    return contexts
  }
}
