import Foundation
import Testing

/// The notice names every package that is compiled in, in the version that is pinned.
@Suite("The notice of licences")
struct NoticeTests {
  private struct Resolved: Decodable {
    struct Pin: Decodable {
      struct State: Decodable { var version: String }
      var identity: String
      var location: String
      var state: State
    }

    var pins: [Pin]
  }

  private static func resolved() throws -> [Resolved.Pin] {
    let text = try Repository.text("Package.resolved")
    return try JSONDecoder().decode(Resolved.self, from: Data(text.utf8)).pins
  }

  /// The lines `name version` and the address under each.
  private static func named() throws -> [String: String] {
    let lines = try Repository.text("NOTICE").split(separator: "\n").map(String.init)
    return zip(lines, lines.dropFirst()).reduce(into: [:]) { found, pair in
      guard let parts = pair.0.wholeMatch(of: /([\w-]+) (\d+\.\d+\.\d+)/)?.output,
        pair.1.hasPrefix("  https://")
      else { return }
      found["\(parts.1.lowercased()) \(parts.2)"] = pair.1.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test("Every pinned package stands in it, and no other")
  func packages() throws {
    let pins = try Self.resolved().map { "\($0.identity) \($0.state.version)" }
    #expect(try Self.named().keys.sorted() == pins.sorted())
  }

  @Test("Each has the address that it is fetched from")
  func addresses() throws {
    let named = try Self.named()
    for pin in try Self.resolved() {
      let location = pin.location.replacing(/\.git$/, with: "")
      #expect(named["\(pin.identity) \(pin.state.version)"] == location, "\(pin.identity)")
    }
  }

  @Test("Code of others inside packages is named")
  func parts() throws {
    let text = try Repository.text("NOTICE")
    for name in ["libcmark", "LibYAML", "llhttp", "BoringSSL"] { #expect(text.contains(name)) }
  }
}
