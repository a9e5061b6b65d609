#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The addresses of this machine in its networks, as other machines know them.
enum NetworkAddresses {
  /// Those of IPv4 without the loopback, sorted; none when the system does not tell.
  static func ofThisMachine() -> [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: Set<String> = []
    var next = first
    while let entry = next {
      next = entry.pointee.ifa_next
      guard let address = entry.pointee.ifa_addr,
        address.pointee.sa_family == sa_family_t(AF_INET)
      else { continue }
      let number = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt32(bigEndian: $0.pointee.sin_addr.s_addr)
      }
      if number >> 24 != 127 { found.insert(text(number)) }
    }
    return found.sorted()
  }

  private static func text(_ number: UInt32) -> String {
    [24, 16, 8, 0].map { String(number >> $0 & 0xFF) }.joined(separator: ".")
  }
}
