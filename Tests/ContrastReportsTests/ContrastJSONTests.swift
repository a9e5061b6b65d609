import ReportFacts
import Testing

@testable import ContrastReports

/// The report for programs.
@Suite struct ContrastJSONTests {
  private func json(_ entries: ContrastEntry...) -> String {
    var report = ReportSample.report
    report.systems[0].entries = entries
    report.diagnostics = []
    return report.text(as: .json)
  }

  @Test func aPairHasItsRowsAndWhatWouldMendThem() {
    let entry = ReportSample.entry(
      "Low", line: 4,
      rows: [
        ReportSample.row(
          ["light"], ratio: 3.449, front: "#888888",
          clipped: 3.5, confidence: .inferred, advice: [ReportSample.advice])
      ])
    #expect(
      json(entry) == """
        {
          "version": 1,
          "systems": [
            {
              "system": "sample",
              "level": "AA",
              "largeText": "css-points",
              "pairs": [
                {
                  "name": "Low",
                  "origin": "declared",
                  "judged": true,
                  "component": "Chip",
                  "path": "components/chip/component.yaml",
                  "line": 4,
                  "column": 5,
                  "foreground": "text.body",
                  "background": "chip.fill",
                  "over": [],
                  "use": "text",
                  "required": 4.5,
                  "rows": [
                    {
                      "contexts": {
                        "appearance": [
                          "light"
                        ]
                      },
                      "ratio": 3.449,
                      "level": null,
                      "passes": false,
                      "foregroundHex": "#888888",
                      "backgroundHex": "#ffffff",
                      "confidence": "inferred",
                      "clippedRatio": 3.5,
                      "advice": [
                        {
                          "side": "foreground",
                          "token": "base.gray",
                          "path": "tokens/a.tokens.json",
                          "line": 7,
                          "value": {
                            "colorSpace": "display-p3",
                            "components": [
                              0.46,
                              0.46,
                              0.46
                            ]
                          },
                          "ratio": 4.519,
                          "isLocal": false
                        }
                      ]
                    }
                  ]
                }
              ]
            }
          ],
          "diagnostics": []
        }

        """)
  }

  @Test func aRowWithoutRatioSaysWhyAndBetweenWhat() {
    let text = json(ReportSample.open)
    #expect(
      text.contains(
        """
                      "ratio": null,
                      "level": null,
                      "passes": null,
                      "foregroundHex": null,
                      "backgroundHex": null,
                      "unknown": "a material has no colour",
                      "bounds": {
                        "lowest": 3.2,
                        "lowestOver": "surface.page",
                        "highest": 12.1,
                        "highestOver": "text.body"
                      }
        """))
    #expect(text.contains(#""unknown": "text.body has no value here""#))
  }

  @Test func claimsAndExceptionsAreTold() {
    let text = json(ReportSample.claimed, ReportSample.excused)
    #expect(text.contains("\"claimed\": {\n            \"ratio\": 7,\n"))
    #expect(text.contains("\"claimAgrees\": true"))
    #expect(text.contains("\"claimAgrees\": false"))
    #expect(text.contains("\"exception\": \"Apple's own colour.\""))
  }

  @Test func aGuideDeclaresWithoutAComponent() {
    let text = json(ReportSample.shown)
    #expect(
      text.contains("\"origin\": \"guide\",\n          \"judged\": false,\n          \"path\""))
  }

  @Test func findingsHaveTheFormOfOtherReports() {
    #expect(
      ReportSample.report.text(as: .json).contains(
        """
              "id": "contrast/unused-exception",
              "severity": "warning",
              "message": "this exception excuses nothing",
        """))
  }
}
