import Diagnostics
import Testing

/// The shipped content is in order.
@Suite struct BuildTests {
  @Test func theSiteBuildsWithNothingToReport() throws {
    let outcome = try ShippedContent.outcome()
    let reports = outcome.diagnostics.map { diagnostic in
      let line = diagnostic.location.map { "\($0.path):\($0.line ?? 0)" } ?? ""
      return "\(line) \(diagnostic.id.name): \(diagnostic.summary)"
    }
    #expect(reports == [])
  }

  @Test func thereIsAPageForEachComponentGuideAndTokenGroup() throws {
    let system = try ShippedContent.foundationUI()
    let site = try ShippedContent.outcome().site
    for component in system.components {
      #expect(site["foundation-ui/components/\(component.slug).html"] != nil, "\(component.name)")
    }
    for guide in system.guides {
      #expect(site["foundation-ui/guides/\(guide.slug).html"] != nil, "\(guide.slug)")
    }
    for group in ["spacing", "radius", "font", "color", "animation", "system", "text"] {
      #expect(site["foundation-ui/tokens/\(group).html"] != nil, "\(group)")
    }
  }
}
