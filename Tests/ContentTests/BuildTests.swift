import Diagnostics
import Testing

/// The shipped content is in order.
@Suite struct BuildTests {
  @Test func thereIsNothingToReport() throws {
    let checked = try ShippedContent.checked()
    let reports = (checked.diagnostics + checked.site.findings()).map { diagnostic in
      let line = diagnostic.location.map { "\($0.path):\($0.line ?? 0)" } ?? ""
      return "\(line) \(diagnostic.id.name): \(diagnostic.summary)"
    }
    #expect(reports == [])
  }

  @Test func thereIsAPageForEachComponentGuideAndTokenGroup() throws {
    let system = try ShippedContent.foundationUI()
    let site = try ShippedContent.checked().site
    for component in system.components {
      let path = "foundation-ui/components/\(component.slug).html"
      #expect(site.hasFile(at: path), "\(component.name)")
    }
    for guide in system.guides {
      #expect(site.hasFile(at: "foundation-ui/guides/\(guide.slug).html"), "\(guide.slug)")
    }
    for group in ["spacing", "radius", "font", "color", "animation", "system", "text"] {
      #expect(site.hasFile(at: "foundation-ui/tokens/\(group).html"), "\(group)")
    }
  }
}
