import InterfaceStrings
import SwiftSymbols
import Testing

@testable import CatalogRenderer

@Suite struct AvailabilityTextTests {
  private static let words = Theme().strings.words(for: "en")

  private func text(_ entry: Availability) -> String? { AvailabilityText.text(entry, Self.words) }

  private func deprecation(_ entries: [Availability]) -> String? {
    AvailabilityText.deprecation(entries, Self.words)
  }

  private func entry(
    _ platform: String, introduced: String? = nil, _ change: (inout Availability) -> Void = { _ in }
  ) -> Availability {
    var entry = Availability(platform: platform, introduced: introduced)
    change(&entry)
    return entry
  }

  @Test func versionsReadAsAPersonWritesThem() {
    #expect(text(entry("iOS", introduced: "17.0")) == "iOS 17.0+")
    #expect(text(entry("swift", introduced: "6.0")) == "Swift 6.0+")
    #expect(
      text(entry("macOS", introduced: "14") { $0.obsoleted = "15" })
        == "macOS 14 to 15")
    #expect(text(entry("macOS") { $0.obsoleted = "15" }) == "macOS before 15")
    #expect(text(entry("tvOS") { $0.isUnavailable = true }) == "tvOS unavailable")
    #expect(text(entry("*") { $0.isDeprecated = true }) == nil)
  }

  @Test func aDeprecationSaysWhatToUseAndSinceWhen() {
    let renamed = entry("*") {
      $0.isDeprecated = true
      $0.renamed = "size"
    }
    #expect(deprecation([renamed]) == "Use `size`.")
    let since = entry("iOS") {
      $0.isDeprecated = true
      $0.deprecated = "18.0"
      $0.message = "Use size."
    }
    #expect(deprecation([since]) == "Use size. Since iOS 18.0.")
    #expect(deprecation([entry("iOS", introduced: "17.0")]) == nil)
  }
}
