/// Resolves custom properties through inheritance, until those that nobody declares.
struct Variables {
  typealias ScopeID = Int

  /// The value of a property once its custom properties are put in.
  enum Resolved: Equatable {
    /// What is left of `var()` names tokens.
    case values([ComponentValue])
    /// A custom property has no value, so the declaration counts as `unset`.
    case invalid
    case unreadable(UnreadReason)
  }

  /// Custom properties within custom properties.
  private static let depthLimit = 64
  /// Parts one value may have once all are put in.
  private static let sizeLimit = 10_000

  /// The custom properties an element declares, and where it inherits from.
  private struct Scope {
    var parent: ScopeID?
    var declared: [String: Cascade.Winner]
  }

  /// A property that is being resolved.
  private struct Active: Equatable {
    var name: String
    var scope: ScopeID
  }

  private var scopes: [Scope] = []
  /// The names a stylesheet of the preview declares anywhere: these are not tokens, not even where
  /// they have no value.
  private let own: Set<String>
  private var active: [Active] = []
  private var size = 0
  /// Scopes looked through, for the bound of the whole reading.
  private(set) var steps = 0

  init(own: Set<String>) { self.own = own }

  mutating func addScope(_ declared: [String: Cascade.Winner], in parent: ScopeID?) -> ScopeID {
    scopes.append(Scope(parent: parent, declared: declared))
    return scopes.count - 1
  }

  mutating func resolve(_ values: [ComponentValue], in scope: ScopeID?) -> Resolved {
    guard values.contains(where: \.isFunction) else { return .values(values) }
    size = 0
    active = []
    return substitute(values[...], scope)
  }

  private mutating func substitute(
    _ values: ArraySlice<ComponentValue>, _ scope: ScopeID?
  ) -> Resolved {
    var result: [ComponentValue] = []
    for value in values {
      size += 1
      steps += 1
      guard size <= Self.sizeLimit else {
        return .unreadable(UnreadReason(.customPropertiesTooLong))
      }
      guard case .function(let name, let arguments) = value else {
        result.append(value)
        continue
      }
      let inner =
        name == "var" ? variable(arguments, scope) : function(name, arguments, scope)
      guard case .values(let values) = inner else { return inner }
      result += values
    }
    return .values(result)
  }

  private mutating func function(
    _ name: String, _ arguments: [ComponentValue], _ scope: ScopeID?
  ) -> Resolved {
    let inner = substitute(arguments[...], scope)
    guard case .values(let values) = inner else { return inner }
    return .values([.function(name, values)])
  }

  private mutating func variable(_ arguments: [ComponentValue], _ scope: ScopeID?) -> Resolved {
    guard let (name, fallback) = arguments.variable else { return .invalid }
    // A token has a value, so its fallback is never used.
    guard own.contains(name) else { return .values([.function("var", [.ident(name)])]) }
    let value = value(of: name, from: scope)
    guard value == .invalid, let fallback else { return value }
    return substitute(fallback, scope)
  }

  private mutating func value(of name: String, from scope: ScopeID?) -> Resolved {
    var next = scope
    while let id = next {
      steps += 1
      next = scopes[id].parent
      guard let winner = scopes[id].declared[name] else { continue }
      if let reason = winner.unread { return .unreadable(reason) }
      switch winner.declaration.value {
      case [.ident("inherit")], [.ident("unset")]: continue
      case [.ident("initial")]: return .invalid
      default: return value(winner.declaration.value, of: Active(name: name, scope: id))
      }
    }
    return .invalid
  }

  private mutating func value(_ values: [ComponentValue], of property: Active) -> Resolved {
    guard !active.contains(property) else { return .invalid }
    guard active.count < Self.depthLimit else {
      return .unreadable(UnreadReason(.customPropertiesTooDeep))
    }
    active.append(property)
    defer { active.removeLast() }
    return substitute(values[...], property.scope)
  }
}

extension ComponentValue {
  fileprivate var isFunction: Bool {
    if case .function = self { true } else { false }
  }
}
