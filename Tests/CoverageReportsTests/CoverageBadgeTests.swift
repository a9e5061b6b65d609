import ColorScience
import DocumentationCoverage
import SwiftSymbols
import Testing

@testable import CoverageReports

/// The share as a picture.
@Suite struct CoverageBadgeTests {
  @Test func theShareIsSaidInTextAndTitle() {
    #expect(
      CoverageSample.result().text(as: .badge) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="147.1" height="20" role="img" \
        aria-label="documentation: 50.0 %">
          <title>documentation: 50.0 %</title>
          <rect width="147.1" height="20" rx="3" fill="#8a5300"/>
          <path d="M3 0H94.4V20H3A3 3 0 0 1 0 17V3A3 3 0 0 1 3 0Z" fill="#3d3d3d"/>
          <g fill="#ffffff" font-family="Verdana, Geneva, DejaVu Sans, sans-serif" font-size="11">
            <text x="6" y="14" textLength="82.4">documentation</text>
            <text x="100.4" y="14" textLength="40.7">50.0 %</text>
          </g>
        </svg>

        """)
  }

  @Test func nothingToCountHasNoShare() {
    let module = SourceModule(name: "Empty", files: [])
    let text = CoverageSample.result([module]).text(as: .badge)
    #expect(text.contains("<title>documentation: nothing to count</title>"))
    #expect(text.contains("fill=\"#5c5c5c\""))
  }

  @Test(arguments: [nil, 0, 49.9, 50, 79.9, 80, 94.9, 95, 100])
  func whiteTextIsReadable(percent: Double?) throws {
    let color = try #require(SRGBColor(hex: CoverageBadge.color(of: percent)))
    #expect(ContrastRatio(SRGBColor.white, color).value >= 4.5)
  }
}
