import SwiftSymbols
import Testing

@testable import CatalogRenderer

@Suite struct AvailabilityTextTests {
  private func entry(
    _ platform: String, introduced: String? = nil, _ change: (inout Availability) -> Void = { _ in }
  ) -> Availability {
    var entry = Availability(platform: platform, introduced: introduced)
    change(&entry)
    return entry
  }

  @Test func versionsReadAsAPersonWritesThem() {
    #expect(AvailabilityText.text(entry("iOS", introduced: "17.0")) == "iOS 17.0+")
    #expect(AvailabilityText.text(entry("swift", introduced: "6.0")) == "Swift 6.0+")
    #expect(
      AvailabilityText.text(entry("macOS", introduced: "14") { $0.obsoleted = "15" })
        == "macOS 14 to 15")
    #expect(AvailabilityText.text(entry("macOS") { $0.obsoleted = "15" }) == "macOS before 15")
    #expect(AvailabilityText.text(entry("tvOS") { $0.isUnavailable = true }) == "tvOS unavailable")
    #expect(AvailabilityText.text(entry("*") { $0.isDeprecated = true }) == nil)
  }

  @Test func aDeprecationSaysWhatToUseAndSinceWhen() {
    let renamed = entry("*") {
      $0.isDeprecated = true
      $0.renamed = "size"
    }
    #expect(AvailabilityText.deprecation([renamed]) == "Use `size`.")
    let since = entry("iOS") {
      $0.isDeprecated = true
      $0.deprecated = "18.0"
      $0.message = "Use size."
    }
    #expect(AvailabilityText.deprecation([since]) == "Use size. Since iOS 18.0.")
    #expect(AvailabilityText.deprecation([entry("iOS", introduced: "17.0")]) == nil)
  }
}
