import Diagnostics
import JSONTree

/// A line that a client sent.
public struct ClientLine: Sendable {
  enum Content: Sendable {
    case blank
    case unreadable(ProtocolError)
    case message(Result<ClientMessage, MalformedMessage>)
    case batch([Result<ClientMessage, MalformedMessage>])
  }

  /// The longest line that is read, in bytes: room for a document of 100,000 nodes.
  public static let lengthLimit = 8 << 20

  let content: Content

  /// Reads a line without its end. Nothing is too wrong to be read: what is no message is answered
  /// with an error.
  public init(_ bytes: [UInt8]) {
    guard bytes.contains(where: { $0 > 0x20 }) else {
      content = .blank
      return
    }
    let document = JSONDocument(parsing: bytes, path: "")
    guard let root = document.root else {
      content = .unreadable(.parse(document.diagnostics.first?.placedSummary ?? "no JSON"))
      return
    }
    if let elements = root.array {
      content = .batch(elements.map(Self.message))
    } else {
      content = .message(Self.message(root))
    }
  }

  private init(_ content: Content) { self.content = content }

  /// Stands for a line of more than ``lengthLimit`` bytes, which nobody keeps.
  public static let tooLong = ClientLine(
    .unreadable(.parse("the line is longer than \(lengthLimit) bytes")))

  /// The request that is taken back by this line; `nil` when it is no such notification.
  public var cancelled: RequestID? {
    guard case .message(.success(.notification("notifications/cancelled", let params))) = content
    else { return nil }
    return params["requestId"].flatMap(RequestID.init)
  }

  /// The request that this line makes and that can be taken back; `nil` for `initialize`, of which
  /// the protocol excepts that, and for anything but a request.
  public var cancellable: RequestID? {
    guard case .message(.success(.request(let request))) = content,
      request.method != Method.initialize.rawValue
    else { return nil }
    return request.id
  }

  private static func message(_ node: JSONNode) -> Result<ClientMessage, MalformedMessage> {
    do throws(MalformedMessage) {
      return .success(try ClientMessage(node))
    } catch {
      return .failure(error)
    }
  }
}

extension Diagnostic {
  /// The headline with the column it is about.
  fileprivate var placedSummary: String {
    guard let column = location?.column else { return summary }
    return "\(summary) (column \(column))"
  }
}
