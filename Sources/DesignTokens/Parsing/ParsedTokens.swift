import Diagnostics
import JSONTree

/// A group as one file has it.
struct ParsedGroup: Sendable {
  var name: String
  var location: SourceLocation
  var properties: GroupProperties
  var members: [ParsedMember]
}

enum ParsedMember: Sendable {
  case group(ParsedGroup)
  case token(ParsedToken)
}

/// The type of a token or group as the file names it.
struct StatedType: Hashable, Sendable {
  /// ``TokenType/other`` where the name is none of the 13.
  var type: TokenType
  var name: String

  init(_ type: TokenType) { (self.type, name) = (type, type.rawValue) }

  /// A type that is none of the 13.
  init(other name: String) { (type, self.name) = (.other, name) }
}

/// What a group hands down, and what it extends.
struct GroupProperties: Sendable {
  var type: StatedType?
  /// Whether there is a `$type` that is none; it has been told.
  var isTypeBroken = false
  var description: String?
  var deprecation: Deprecation?
  var extensions: JSONObject?
  var metadata = CatalogMetadata()
  var mentions: [TextMention] = []
  /// `$extends`, or `$ref` on an object that turns out to be a group.
  var extends: JSONNode?

  /// Whether tokens below inherit anything from here.
  var handsDown: Bool {
    type != nil || isTypeBroken || deprecation != nil || metadata != CatalogMetadata()
  }

  /// Takes what `outer` hands down wherever this says nothing itself.
  mutating func inherit(from outer: GroupProperties) {
    if type == nil, !isTypeBroken {
      type = outer.type
      isTypeBroken = outer.isTypeBroken
    }
    deprecation = deprecation ?? outer.deprecation
    metadata = metadata.inheriting(outer.metadata)
  }
}

/// A token as one file defines it.
struct ParsedToken: Sendable {
  enum Body: Sendable {
    case value(JSONNode)
    /// `$ref` in place of `$value`.
    case pointer(JSONNode)
  }

  var name: String
  var location: SourceLocation
  var body: Body
  var type: StatedType?
  /// Whether there is a `$type` that is none; it has been told.
  var isTypeBroken = false
  var description: String?
  var deprecation: Deprecation?
  var extensions: JSONObject?
  var metadata = CatalogMetadata()
  /// Tokens that the texts name in braces.
  var mentions: [TextMention] = []

  var path: String { location.path }

  func location(_ node: JSONNode) -> SourceLocation {
    SourceLocation(path, at: node.position)
  }
}
