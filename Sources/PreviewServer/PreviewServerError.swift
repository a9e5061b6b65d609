/// The preview server cannot listen; a command ends with status 2.
public struct PreviewServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why it cannot.
  public enum Problem: Hashable, Sendable {
    /// Another program listens there, often a preview that still runs.
    case portInUse
    /// The number is outside 0 to 65535.
    case noSuchPort
    /// The name of the host stands for no address.
    case unknownHost
    /// The host is an address of another machine.
    case foreignHost
    /// The system's words for anything else.
    case other(String)
  }

  public var host: String
  public var port: Int
  public var problem: Problem

  public init(host: String, port: Int, problem: Problem) {
    self.host = host
    self.port = port
    self.problem = problem
  }

  public var description: String {
    switch problem {
    case .portInUse: "port \(port) of \(host) is in use by another program"
    case .noSuchPort: "there is no port \(port); ports go from 0 to 65535"
    case .unknownHost: "there is no machine called '\(host)'"
    case .foreignHost: "'\(host)' is no address of this machine"
    case .other(let reason): "cannot listen on port \(port) of \(host): \(reason)"
    }
  }

  /// What to do about it, where that can be told.
  public var suggestion: String? {
    switch problem {
    case .portInUse: "choose another with --port, or --port 0 for any that is free"
    case .noSuchPort: "choose another with --port"
    case .unknownHost, .foreignHost:
      "leave out --host, or name an address of this machine; 0.0.0.0 stands for all of them"
    case .other: nil
    }
  }
}

extension PreviewServerError.Problem {
  /// Reads the network library's error, whose type is not ours to name, by its system message.
  init(_ error: any Error) {
    let reason = String(describing: error)
    self =
      if reason.contains("Address already in use") {
        .portInUse
      } else if reason.contains("UnknownHost") {
        .unknownHost
      } else if reason.contains("assign requested address") {
        .foreignHost
      } else {
        .other(reason)
      }
  }
}
