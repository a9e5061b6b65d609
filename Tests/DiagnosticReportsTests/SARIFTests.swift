import DiagnosticReports
import Diagnostics
import Testing

@Suite struct SARIFTests {
  @Test func regionsNameLinesOnly() {
    #expect(
      DiagnosticFormat.sarif.report([samples[1]]) == """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "catalog",
                  "rules": [
                    {
                      "id": "a/first"
                    }
                  ]
                }
              },
              "results": [
                {
                  "ruleId": "a/first",
                  "level": "error",
                  "message": {
                    "text": "no component 'Badg'\\none\\ntwo\\nhelp: did you mean 'Badge'?"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a%20b.yaml"
                        },
                        "region": {
                          "startLine": 3
                        }
                      }
                    }
                  ],
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "c.md"
                        },
                        "region": {
                          "startLine": 9
                        }
                      },
                      "message": {
                        "text": "here"
                      }
                    }
                  ]
                }
              ]
            }
          ]
        }

        """)
  }

  @Test func pathsAreReferences() {
    let places = ["ä/b.md", "/c:d.md"].map {
      Diagnostic(FindingID("a/b", .error), "x", at: SourceLocation($0))
    }
    let report = DiagnosticFormat.sarif.report(places)
    #expect(report.contains("\"uri\": \"%C3%A4/b.md\""))
    #expect(report.contains("\"uri\": \"file:///c%3Ad.md\""))
    #expect(!report.contains("region"))
  }

  @Test func withoutAPlaceThereAreNoLocations() {
    #expect(DiagnosticFormat.sarif.report([samples[2]]).contains("\"locations\": []"))
  }
}
