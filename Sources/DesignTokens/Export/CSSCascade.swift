import Diagnostics

/// Decides which declarations are needed, by doing what a browser would do with those before.
struct CSSCascade {
  /// The declarations for one combination of contexts that are not the default ones.
  struct Block {
    var condition: Condition
    var declarations: [CSSDeclaration] = []
  }

  /// What a property is where nothing defines its token: as if it had never been declared.
  private static let undefined = "initial"

  private let modifiers: [TokenModifier]
  private let defaults: [Int]
  private let includesStandIns: Bool
  private var blockByCondition: [Condition: Block] = [:]
  private var owners: [String: Token] = [:]
  /// The properties of whole tokens: a part of another token of the same name yields to them.
  private let ownNames: Set<String>
  private(set) var diagnostics: [Diagnostic] = []

  init(_ tokens: ResolvedTokens, includesStandIns: Bool) {
    modifiers = tokens.modifiers
    ownNames = Set(tokens.filter { !$0.isInternal }.map(\.path.cssProperty))
    self.includesStandIns = includesStandIns
    defaults = modifiers.map(\.defaultIndex)
  }

  /// The blocks with declarations, those with fewer contexts first, otherwise in the order of
  /// modifiers and contexts.
  var blocks: [Block] {
    blockByCondition.values.filter { !$0.declarations.isEmpty }
      .sorted { Self.precedes($0.condition, $1.condition) }
  }

  mutating func add(_ token: Token) {
    let axes = token.storage.tables[token.index].axes
    let selections = (0..<axes.count).map { axes.selection(at: $0, base: defaults) }
    let conditions = selections.map { selection in
      axes.modifiers.reduce(Condition.always) { condition, modifier in
        selection[modifier] == defaults[modifier]
          ? condition
          : condition.and(.when(modifier, is: selection[modifier])) ?? condition
      }
    }
    let name = token.path.cssProperty
    guard !isTaken(name, by: token) else { return }
    var emitted: [(condition: Condition, declarations: [String: CSSDeclaration])] = []
    var properties: [String] = []
    for index in selections.indices.sorted(by: {
      Self.precedes(conditions[$0], conditions[$1])
    }) {
      let wanted = declarations(of: token, in: selections[index], named: name)
      properties += wanted.map(\.property).filter { !properties.contains($0) }
      var added: [String: CSSDeclaration] = [:]
      for property in properties {
        let given = emitted.last {
          $0.condition.isImplied(by: conditions[index]) && $0.declarations[property] != nil
        }?.declarations[property]
        let value =
          wanted.first { $0.property == property }
          ?? CSSDeclaration(property, text: Self.undefined)
        if given == value || (given == nil && value.text == Self.undefined) { continue }
        added[property] = value
        blockByCondition[conditions[index], default: Block(condition: conditions[index])]
          .declarations.append(value)
      }
      emitted.append((conditions[index], added))
    }
    claim(properties, for: token)
    if properties.isEmpty { reportUnwritable(token) }
    if !includesStandIns { reportUnknown(token, in: selections) }
  }

  /// Adds what a token is in one context, to apply always.
  mutating func add(_ token: Token, in selection: [Int]) {
    guard !isTaken(token.path.cssProperty, by: token) else { return }
    let declarations = declarations(of: token, in: selection, named: token.path.cssProperty)
    blockByCondition[.always, default: Block(condition: .always)].declarations += declarations
    claim(declarations.map(\.property), for: token)
    if declarations.isEmpty { reportUnwritable(token) }
    if !includesStandIns { reportUnknown(token, in: [selection]) }
  }

  private func declarations(
    of token: Token, in selection: [Int], named name: String
  ) -> [CSSDeclaration] {
    guard case .resolved(let entry) = token.storage.tables[token.index][selection],
      includesStandIns || entry.unknownOrigin == nil
    else { return [] }
    return entry.value.declarations(named: name).filter {
      $0.property == name || !ownNames.contains($0.property)
    }
  }

  private mutating func claim(_ properties: [String], for token: Token) {
    for property in properties where !isTaken(property, by: token) { owners[property] = token }
  }

  /// Whether another token has become the property already, which is told: its value counts.
  private mutating func isTaken(_ property: String, by token: Token) -> Bool {
    guard let owner = owners[property] else { return false }
    diagnostics.append(
      .init(
        .tokensCssNameCollision,
        "'\(token.path)' and '\(owner.path)' both become '\(property)'", at: token.location,
        notes: [Diagnostic.Note("the other one is here, and counts", at: owner.location)],
        suggestion: "rename one of the two"))
    return true
  }

  /// Says that a value that is kept as it was written has no form in CSS.
  private mutating func reportUnwritable(_ token: Token) {
    guard token.type == .other else { return }
    diagnostics.append(
      .init(
        .tokensExportPartial, as: .error,
        "\(about: token.path) has a value that cannot be in a style sheet, so it is left out",
        at: token.location, suggestion: "write a value that loads no file"))
  }

  private mutating func reportUnknown(_ token: Token, in selections: [[Int]]) {
    let axes = token.storage.tables[token.index].axes
    let unknown = selections.filter { selection in
      guard case .resolved(let entry) = token.storage.tables[token.index][selection] else {
        return false
      }
      return entry.unknownOrigin != nil
    }
    guard let first = unknown.first else { return }
    let contexts =
      unknown.count == axes.count
      ? []
      : unknown.map { selection in
        axes.modifiers.reduce(Condition.always) { condition, modifier in
          condition.and(.when(modifier, is: selection[modifier])) ?? condition
        }.text(modifiers)
      }
    let place = contexts.isEmpty ? "" : " for " + contexts.joined(separator: " and ")
    diagnostics.append(
      .init(
        .tokensExportUnknown,
        "the value of '\(token.path)' is unknown\(place), so it is left out",
        at: token.storage.definition(token.index, in: first)?.token.location,
        suggestion: "write the value, and remove the status 'unknown'"))
  }

  private static func precedes(_ left: Condition, _ right: Condition) -> Bool {
    let (a, b) = (left.requirements, right.requirements)
    if a.count != b.count { return a.count < b.count }
    for (x, y) in zip(a, b) where x != y {
      return (x.modifier, x.context) < (y.modifier, y.context)
    }
    return false
  }
}
