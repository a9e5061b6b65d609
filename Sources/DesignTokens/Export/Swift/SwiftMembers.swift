import Diagnostics

/// What the member of a token is on one platform or on all.
struct SwiftBody: Hashable {
  /// The type to state, where the expression alone would give another.
  var type: String?
  var expression: ExportedExpression
}

/// The expressions of all exported tokens.
struct SwiftMembers {
  /// A member on the platforms that `systems` name, or on all when it is `nil`; an empty list
  /// is all that are left.
  struct Branch {
    var systems: [String]?
    var body: SwiftBody
  }

  let storage: TokenStorage
  let contexts: SwiftContexts
  let naming: SwiftNaming
  /// By token; empty for one that is left out.
  private(set) var branches: [[Branch]]
  var diagnostics: [Diagnostic] = []

  /// The names of members that are an `AdaptiveToken`.
  var adaptiveNames: Set<String> = []
  var renderer: SwiftRenderer

  init(_ storage: TokenStorage, _ contexts: SwiftContexts, _ naming: SwiftNaming) {
    self.storage = storage
    self.contexts = contexts
    self.naming = naming
    branches = Array(repeating: [], count: storage.records.count)
    renderer = SwiftRenderer(storage: storage, naming: naming)
  }

  /// All expressions, for the types they use.
  var bodies: [SwiftBody] { branches.flatMap { $0.map(\.body) } }

  /// Writes the tokens, each after those that it refers to.
  mutating func build() {
    var mentions = [[Int]](repeating: [], count: storage.records.count)
    for (token, dependents) in storage.dependents.enumerated() {
      for dependent in dependents { mentions[dependent].append(token) }
    }
    let order = ConnectedComponents.find(mentions.indices) { mentions[$0] }
    for component in order {
      for token in component where naming.names[token] != nil { build(token) }
    }
    warnAboutContexts()
    warnAboutKept()
  }

  private mutating func build(_ token: Int) {
    let axes = storage.tables[token].axes
    guard let platform = contexts.platform, axes.modifiers.contains(platform.modifier) else {
      guard let body = body(of: token, on: nil) else { return }
      renderer.available[token] = nil
      branches[token] = [Branch(systems: nil, body: body)]
      return
    }
    let bodies = platform.platforms.map { body(of: token, on: $0.context) }
    renderer.available[token] = Set(
      zip(platform.platforms, bodies).compactMap { $1 == nil ? nil : $0.context })
    branches[token] = join(platform.platforms, bodies)
  }

  /// Platforms with one body together; what the default platform has comes last, for all others.
  private func join(_ platforms: [SwiftContexts.Platform], _ bodies: [SwiftBody?]) -> [Branch] {
    var result: [Branch] = []
    for (platform, body) in zip(platforms, bodies) {
      guard let body else { continue }
      if let known = result.firstIndex(where: { $0.body == body }) {
        result[known].systems?.append(platform.system)
      } else {
        result.append(Branch(systems: [platform.system], body: body))
      }
    }
    guard bodies.allSatisfy({ $0 != nil }) else { return result }
    if result.count == 1 { return [Branch(systems: nil, body: result[0].body)] }
    let system = platforms.first {
      $0.context == contexts.base[contexts.platform?.modifier ?? 0]
    }?.system
    let last = result.firstIndex { $0.systems?.contains(system ?? "") == true } ?? 0
    let rest = Branch(systems: [], body: result.remove(at: last).body)
    return result + [rest]
  }
}
