import Diagnostics

/// What a design system has, as far as code can use it.
public struct DesignKnowledge: Hashable, Sendable {
  /// The name of the system, as messages give it.
  public var name: String
  /// The name that Swift code puts before a token: `DS`.
  public var namespace: String
  /// The modules of the system; a file that imports none of them cannot name its tokens.
  public var modules: Set<String> = []
  /// The first version of iOS that is supported; `nil` where none is stated.
  public var minimumIOS: Double?
  /// In the order of the system.
  public var tokens: [KnownToken] = []
  /// In the order of the system.
  public var components: [KnownComponent] = []
  /// Names that should not be used any more.
  public var deprecated: [DeprecatedUse] = []
  /// By the first name of their tokens, the other systems of the catalog.
  public var others: [String: String] = [:]

  /// A system that has nothing yet.
  public init(name: String, namespace: String) {
    (self.name, self.namespace) = (name, namespace)
  }

  /// The tokens of a role that the system has constants for.
  func tokens(for role: TokenRole) -> [KnownToken] {
    tokens.filter { $0.role == role && !$0.isPlatform }
  }

  /// All names of tokens, those of the platform included.
  var tokenNames: TokenNameSet { TokenNameSet(names: Set(tokens.map(\.swiftName))) }
}

/// Names that are tokens already.
struct TokenNameSet: Sendable {
  let names: Set<String>

  /// Whether a name is that of a token, or what it begins with is.
  ///
  /// - Parameter type: What a point alone stands for, such as `Color` in `.red`.
  func contains(_ name: String, of type: String) -> Bool {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    if parts.first?.isEmpty == true { parts[0] = type[...] }
    while parts.count > 1 {
      if names.contains(parts.joined(separator: ".")) { return true }
      parts.removeLast()
    }
    return false
  }
}

/// A component as code can use it.
public struct KnownComponent: Hashable, Sendable {
  /// The name in the catalog.
  public var name: String
  /// What code calls: the type of a view, or the method of a modifier.
  public var call: String
  /// The place of its layer, from the lowest up; `nil` for a layer that has no place among them.
  public var layer: Int?
  /// How messages name the layer.
  public var layerName: String
  /// Code that it should stand in the place of.
  public var replaces: [SyntaxPattern]

  /// A component that replaces nothing.
  public init(
    name: String, call: String, layer: Int? = nil, layerName: String = "",
    replaces: [SyntaxPattern] = []
  ) {
    (self.name, self.call, self.layer) = (name, call, layer)
    (self.layerName, self.replaces) = (layerName, replaces)
  }
}

/// A name that should not be used any more.
public struct DeprecatedUse: Hashable, Sendable {
  /// What the name is of.
  public enum Kind: String, Hashable, Sendable {
    /// A token, a component, a part of a component, or any other name of the system.
    case token, component, prop, name
  }

  /// What the name is of.
  public var kind: Kind
  /// As code writes it: `DS.Color.old`, `OldCard`.
  public var name: String
  /// The label of the argument, where the name is that of a call and only this part of it is
  /// deprecated.
  public var label: String?
  /// What to write instead, where it has the same meaning.
  public var successor: String?
  /// What to write instead, as far as the author names it: `card(elevation:)`.
  public var newName: String?
  /// What its author says.
  public var reason: String?

  /// A deprecated name.
  public init(
    _ kind: Kind, _ name: String, label: String? = nil, successor: String? = nil,
    newName: String? = nil, reason: String? = nil
  ) {
    (self.kind, self.name, self.label) = (kind, name, label)
    (self.successor, self.newName, self.reason) = (successor, newName, reason)
  }
}

extension [DeprecatedUse] {
  /// Each name once, with what all its entries say of it: a component may be deprecated by its
  /// status and by its source.
  public var merged: [DeprecatedUse] {
    var result: [DeprecatedUse] = []
    var places: [[String?]: Int] = [:]
    for use in self {
      guard let place = places[[use.name, use.label]] else {
        places[[use.name, use.label]] = result.count
        result.append(use)
        continue
      }
      result[place].successor = result[place].successor ?? use.successor
      result[place].newName = result[place].newName ?? use.newName
      result[place].reason = result[place].reason ?? use.reason
    }
    return result
  }
}
