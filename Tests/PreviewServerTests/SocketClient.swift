import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A plain connection to this machine that shows bytes as they come, which clients that wait for
/// the end of an answer do not. It blocks on a queue of its own and so never holds up the server.
final class SocketClient: Sendable {
  private let descriptor: Int32
  private let queue = DispatchQueue(label: "catalog.preview.tests.client")

  struct Failure: Error {
    var code: Int32
  }

  init(port: Int) async throws {
    #if os(Linux)
      let type = Int32(SOCK_STREAM.rawValue)
    #else
      let type = SOCK_STREAM
    #endif
    descriptor = socket(AF_INET, type, 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw Failure(code: errno) }
  }

  deinit { close(descriptor) }

  func send(_ text: String) async {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
  }

  /// What comes up to and including `ending`, or up to the end of the connection.
  func receive(until ending: String) async -> String {
    await withCheckedContinuation { continuation in
      queue.async { [descriptor] in
        var bytes: [UInt8] = []
        var byte: UInt8 = 0
        while !bytes.suffix(ending.utf8.count).elementsEqual(ending.utf8),
          read(descriptor, &byte, 1) == 1
        {
          bytes.append(byte)
        }
        continuation.resume(returning: String(decoding: bytes, as: UTF8.self))
      }
    }
  }
}
