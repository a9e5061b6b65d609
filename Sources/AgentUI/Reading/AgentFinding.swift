import Diagnostics

/// Something wrong in a document of agent YAML: the diagnostic, and which value it is about.
public struct AgentFinding: Hashable, Sendable {
  /// What is wrong, where, and what to do about it.
  public var diagnostic: Diagnostic
  /// The value the finding is about; `nil` when the text could not be read as YAML there.
  ///
  /// The diagnostic's `example` is valid YAML for this value. One that begins with `component` or
  /// `view` is a whole node: it replaces the innermost node that the pointer leads into. Other
  /// examples are entries: they replace the entry that the pointer names, or are added to its
  /// mapping where that lacks them.
  public var pointer: JSONPointer?

  /// A finding about the value at `pointer`.
  public init(_ diagnostic: Diagnostic, at pointer: JSONPointer?) {
    self.diagnostic = diagnostic
    self.pointer = pointer
  }
}

/// Names a value of a document as RFC 6901 writes it: `/children/0/props/level`.
public struct JSONPointer: Hashable, Sendable, CustomStringConvertible {
  /// The pointer as text; empty for the whole document.
  public private(set) var description: String

  /// The whole document.
  public static let root = JSONPointer(description: "")

  private init(description: String) { self.description = description }

  /// The value under a key of the mapping that this pointer names.
  public func appending(key: String) -> JSONPointer {
    var token = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": token += "~0"
      case "/": token += "~1"
      default: token.unicodeScalars.append(scalar)
      }
    }
    return JSONPointer(description: "\(description)/\(token)")
  }

  /// The value that `other` names in the value that this pointer names.
  func appending(_ other: JSONPointer) -> JSONPointer {
    JSONPointer(description: description + other.description)
  }

  /// The item of the list that this pointer names, counted from 0.
  public func appending(index: Int) -> JSONPointer {
    JSONPointer(description: "\(description)/\(index)")
  }
}
