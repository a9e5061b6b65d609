import JSONTree

/// A text that a client may read.
public struct Resource: Hashable, Sendable {
  /// An address of any scheme.
  public var uri: String
  /// For programs and lists.
  public var name: String
  /// For people.
  public var title: String
  /// What the text is about, for a model; empty when the title says it.
  public var description: String
  /// Of what kind the text is.
  public var mimeType: String

  /// A resource as it is listed.
  public init(uri: String, name: String, title: String, description: String, mimeType: String) {
    self.uri = uri
    self.name = name
    self.title = title
    self.description = description
    self.mimeType = mimeType
  }

  func json(in revision: ProtocolRevision) -> JSONValue {
    .object(
      [.init("uri", .string(uri))]
        + describing(name: name, title: title, description, mimeType, in: revision))
  }
}

/// The form of the addresses of similar resources.
public struct ResourceTemplate: Hashable, Sendable {
  /// A URI template after RFC 6570: `catalog://{system}/components/{name}`.
  public var uriTemplate: String
  /// For programs and lists.
  public var name: String
  /// For people.
  public var title: String
  /// What the texts are about, for a model.
  public var description: String
  /// Of what kind the texts are.
  public var mimeType: String

  /// A template as it is listed.
  public init(
    uriTemplate: String, name: String, title: String, description: String, mimeType: String
  ) {
    self.uriTemplate = uriTemplate
    self.name = name
    self.title = title
    self.description = description
    self.mimeType = mimeType
  }

  func json(in revision: ProtocolRevision) -> JSONValue {
    .object(
      [.init("uriTemplate", .string(uriTemplate))]
        + describing(name: name, title: title, description, mimeType, in: revision))
  }
}

/// The contents of a resource.
public struct ResourceText: Hashable, Sendable {
  /// The whole text.
  public var text: String
  /// Of what kind the text is: `text/markdown`.
  public var mimeType: String

  /// A text of some kind.
  public init(_ text: String, mimeType: String) {
    self.text = text
    self.mimeType = mimeType
  }
}

private func describing(
  name: String, title: String, _ description: String, _ mimeType: String,
  in revision: ProtocolRevision
) -> [JSONValue.Member] {
  var members: [JSONValue.Member] = [.init("name", .string(name))]
  if revision.hasStructuredContent { members.append(.init("title", .string(title))) }
  if !description.isEmpty { members.append(.init("description", .string(description))) }
  return members + [.init("mimeType", .string(mimeType))]
}
