import JSONTree

/// A tree in which tokens and groups have the members of DTCG 2025.10, while types and values are
/// still those of the dialect.
struct FormedTree {
  var root: JSONObject
  /// The tokens that have values in modes, in source order.
  var modal: [ModalToken]
  /// The paths of the tokens whose values in modes have modes themselves.
  var nested: Set<String>
}

/// A token whose value depends on a mode.
struct ModalToken {
  var path: String
  /// With the value that counts where no mode does.
  var token: JSONObject
  /// What the token inherits, as the dialect names it.
  var type: String?
  var modes: [TokenMode]

  var baseValue: JSONValue? { token["$value"]?.plainValue }

  /// The value in a mode, when it has one.
  func value(in context: String) -> JSONNode? {
    modes.first { $0.context == context }?.value
  }
}

/// The value of a token in a mode.
struct TokenMode {
  /// The modifier that the mode belongs to; `nil` where the dialect does not name it.
  var modifier: String?
  var context: String
  var value: JSONNode
}
