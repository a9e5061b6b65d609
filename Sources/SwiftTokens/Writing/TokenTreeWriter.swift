import DesignTokens
import JSONTree
import SwiftSymbols

/// States evaluated constants as token trees, one for each file and context.
struct TokenTreeWriter {
  private(set) var modifiers: [TokenModifier] = []
  private(set) var unevaluated: [UnevaluatedConstant] = []
  private(set) var systemValues: [SystemValue] = []
  private(set) var members: [ReadMember] = []

  private let table: ConstantTable
  private let roles: ModifierRoles
  private var builders: [TreeKey: GroupBuilder] = [:]
  private var keys: [TreeKey] = []
  /// The groups that hold tokens, with their files.
  private var groups: Set<TokenPath> = []
  /// What is known of the tokens that brands state.
  private var branded: [TokenPath: Branded] = [:]

  /// A token in the hands of several brands.
  private struct Branded {
    var brands: Set<Int> = []
    /// What makes a difference to its value in one of them.
    var axes: SituationAxes = []
  }

  private struct TreeKey: Hashable {
    var context: Context
    var path: String
  }

  init(table: ConstantTable, roles: ModifierRoles) {
    self.table = table
    self.roles = roles
  }

  mutating func write(_ run: EvaluationRun) {
    var axes: SituationAxes = []
    let cases = PlainCases(table.members)
    findBranded(run)
    for (index, member) in table.members.enumerated() {
      guard let path = member.tokenPath, !cases.contains(member),
        let result = run.evaluator.results[index]
      else { continue }
      let isOther = member.brand.map { $0 > 0 } ?? false
      let variation = TokenVariation(
        result, platforms: run.platforms, keeping: isOther ? branded[path]?.axes ?? [] : [])
      axes.formUnion(variation.axes)
      write(member, path, variation)
    }
    modifiers = roles.modifiers(for: axes)
    if !branded.isEmpty, let brand = roles.brand, !modifiers.contains(brand) {
      modifiers.append(brand)
    }
    describeGroups()
  }

  /// Finds out which brands state a token, and what makes a difference in any of them: what holds
  /// for one brand alone lies over what the default has for the dark.
  private mutating func findBranded(_ run: EvaluationRun) {
    for (index, member) in table.members.enumerated() {
      guard let path = member.tokenPath, let brand = member.brand,
        let result = run.evaluator.results[index]
      else { continue }
      branded[path, default: Branded()].brands.insert(brand)
      branded[path, default: Branded()].axes
        .formUnion(TokenVariation(result, platforms: run.platforms).axes)
    }
  }

  /// A context narrowed to the brand of a constant. What the default brand states needs no name
  /// where all others lie over it.
  private func narrowed(_ context: Context, _ member: ConstantMember, _ path: TokenPath) -> Context
  {
    guard let index = member.brand, let brand = roles.brand else { return context }
    if index == 0, branded[path]?.brands.count == brand.contexts.count { return context }
    var narrowed = context
    narrowed[brand.name] = brand.contexts[index]
    return narrowed
  }

  /// In the order in which they lie over each other: what holds in more special contexts last.
  var trees: [TokenTree] {
    let sorted = keys.enumerated().sorted { left, right in
      let counts = (left.element.context.modifiers.count, right.element.context.modifiers.count)
      return counts.0 == counts.1 ? left.offset < right.offset : counts.0 < counts.1
    }
    return sorted.compactMap { _, key in
      builders[key].map { TokenTree(root: $0.node, path: key.path, context: key.context) }
    }
  }

  private mutating func write(
    _ member: ConstantMember, _ path: TokenPath, _ variation: TokenVariation
  ) {
    var read = ReadMember(
      path: path, swiftName: member.swiftName, location: member.first.location,
      access: member.first.access, isToken: false, isCandidate: true)
    var isReported = false
    for (situation, outcome) in variation.outcomes {
      guard let platform = situation.platform ?? roles.platforms.first,
        let constant = member.variant(on: platform)
      else { continue }
      switch outcome {
      case .absent: continue
      case .failed(let failure):
        read.isCandidate = read.isCandidate && failure.isCandidate
        read.reason = read.reason ?? failure.fullReason
        if !isReported, !constant.value.isPlain {
          report(
            path, constant, failure.fullReason, isOfDesign: failure.isOfDesign || read.isToken)
        }
        isReported = true
      case .evaluated(let evaluated):
        let emission = evaluated.emission
        read.isToken = true
        note(emission, path, constant, &read, isReported: &isReported)
        for context in roles.contexts(situation, isEverywhere: variation.isEverywhere) {
          add(emission, member, constant, path, in: narrowed(context, member, path))
        }
      }
    }
    members.append(read)
  }

  /// Lists a value of the system, and a token that has only a stand-in.
  private mutating func note(
    _ emission: Emission, _ path: TokenPath, _ constant: SwiftConstant, _ read: inout ReadMember,
    isReported: inout Bool
  ) {
    if let system = emission.system {
      let value = SystemValue(
        path: path, expression: system, text: constant.text, location: constant.value.location)
      if !systemValues.suffix(8).contains(value) { systemValues.append(value) }
    }
    guard case .unknown(let reason) = emission.certainty else {
      read.isKnown = true
      return
    }
    read.reason = read.reason ?? reason
    read.springDuration = read.springDuration ?? emission.springDuration
    // What the system has elsewhere is no gap.
    if emission.system != nil, read.isKnown { return }
    if !isReported { report(path, constant, reason) }
    isReported = true
  }

  private mutating func report(
    _ path: TokenPath, _ constant: SwiftConstant, _ reason: String, isOfDesign: Bool = true
  ) {
    unevaluated.append(
      UnevaluatedConstant(
        path: path, text: constant.text, reason: reason, location: constant.value.location,
        isOfDesign: isOfDesign))
  }
}

// MARK: - Trees

extension TokenTreeWriter {
  private mutating func add(
    _ emission: Emission, _ member: ConstantMember, _ constant: SwiftConstant, _ path: TokenPath,
    in context: Context
  ) {
    let names = path.names
    let token = TokenObject(
      emission: emission, member: member, constant: constant,
      needsName: path.swiftName(namespace: table.scope.prefix)
        .filter { $0 != "`" } != member.swiftName)
    change(TreeKey(context: context, path: constant.location.path), at: constant) {
      $0.add(token.object, names[...], at: constant.location)
    }
    for length in names.indices { groups.insert(TokenPath(names: names.prefix(length))) }
  }

  private mutating func change(
    _ key: TreeKey, at constant: SwiftConstant, _ body: (inout GroupBuilder) -> Void
  ) {
    if builders[key] == nil { keys.append(key) }
    body(&builders[key, default: GroupBuilder(at: constant.location)])
  }

  private mutating func describeGroups() {
    for (path, type) in table.groups where groups.contains(path) {
      let properties = TokenObject.properties(
        description: TokenComment(type.documentation).description,
        deprecation: type.deprecation?.meaning, at: PlacedJSON.position(type.location))
      guard !properties.isEmpty else { continue }
      let key = TreeKey(context: Context(), path: type.location.path)
      if builders[key] == nil { keys.append(key) }
      builders[key, default: GroupBuilder(at: type.location)]
        .describe(path.text.isEmpty ? [] : path.names[...], with: properties, at: type.location)
    }
  }
}

extension ConstantExpression {
  /// A text or a flag is no part of a design, and nothing is missing where it is left out.
  fileprivate var isPlain: Bool {
    switch form {
    case .string, .boolean, .none: true
    default: false
    }
  }
}
