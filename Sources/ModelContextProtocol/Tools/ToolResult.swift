import JSONTree

/// What came of a call.
public enum ToolResult: Hashable, Sendable {
  /// An object of the tool's ``Tool/output``.
  case value(JSONValue)
  /// What went wrong and what to do, for a model to read.
  case failure(String)

  /// The members of the result: the object both for programs and as text, which is all that clients
  /// of the older revisions read and what models are shown.
  func members(in revision: ProtocolRevision) -> [JSONValue.Member] {
    switch self {
    case .value(let value):
      let structured = revision.hasStructuredContent
      return [.init("content", Self.text(JSONWriter(.compact).string(value)))]
        + (structured ? [.init("structuredContent", value)] : []) + [.init("isError", false)]
    case .failure(let message):
      return [.init("content", Self.text(message)), .init("isError", true)]
    }
  }

  private static func text(_ text: String) -> JSONValue {
    [["type": "text", "text": .string(text)]]
  }
}
