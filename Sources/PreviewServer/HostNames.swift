/// The names that a preview answers to: those of this machine, the one it listens on, and those
/// that were allowed.
struct HostNames: Hashable, Sendable {
  private let names: Set<String>

  /// - Parameters:
  ///   - listening: The address or name that the server listens on.
  ///   - allowed: Further names, without ports.
  ///   - addresses: The addresses of this machine in its networks. They count when the server
  ///     listens on all of them: nobody else's name is an address.
  init(listening: String, allowed: [String] = [], addresses: [String] = []) {
    let here = Self.isEverywhere(listening) ? addresses : [listening]
    names = Set((["localhost", "::1"] + here + allowed).map(Self.plain))
  }

  /// Whether an address to listen on means all addresses of the machine.
  static func isEverywhere(_ address: String) -> Bool {
    ["0.0.0.0", "::", "[::]", "*", ""].contains(address)
  }

  /// Whether an address to listen on is a loopback address, which no other machine reaches.
  static func isOfThisMachineAlone(_ address: String) -> Bool {
    let name = plain(address)
    return name == "localhost" || name == "::1" || isLoopback(name)
  }

  /// Whether a `Host` field, with or without a port, has one of the names.
  func contains(host: String) -> Bool {
    guard let name = Self.name(ofHost: host) else { return false }
    return names.contains(name) || Self.isLoopback(name)
  }

  /// The name without the port, `::1` of `[::1]:8080`; `nil` when there is none or the port is no
  /// number.
  private static func name(ofHost host: String) -> String? {
    var name = host[...]
    let port = host.last == "]" ? nil : host.lastIndex(of: ":")
    if let port {
      guard host[port...].dropFirst().utf8.allSatisfy({ 48...57 ~= $0 }) else { return nil }
      name = host[..<port]
    }
    return name.isEmpty ? nil : plain(String(name))
  }

  /// 127.0.0.0/8, as four numbers (RFC 6890, section 2.2.2).
  private static func isLoopback(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { $0.utf8.allSatisfy { 48...57 ~= $0 } && UInt8($0) != nil }
  }

  /// In small letters and without the brackets of an IPv6 address.
  private static func plain(_ name: String) -> String {
    let name = name.lowercased()
    guard name.hasPrefix("["), name.hasSuffix("]"), name.count > 2 else { return name }
    return String(name.dropFirst().dropLast())
  }
}
