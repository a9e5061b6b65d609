import Diagnostics
import CatalogModel
import DocumentationCoverage
import Testing

@testable import CoverageReports

/// The report for programs.
@Suite struct CoverageJSONTests {
  @Test func aModuleWithItsFigures() {
    #expect(
      CoverageSample.result([CoverageSample.done]).text(as: .json).hasPrefix(
        """
        {
          "version": 1,
          "percent": 100,
          "met": true,
          "modules": [
            {
              "name": "Done",
              "total": 1,
              "own": 1,
              "catalogue": 0,
              "inherited": 0,
              "none": 0,
              "excused": 0,
              "percent": 100,
              "ownPercent": 100,
              "effectivePercent": 100,
              "partial": false,
              "incompleteFiles": [],
              "leftOut": 0,
              "configuration": {
                "platform": "linux",
                "defines": [],
                "languageMode": 6,
                "features": [],
                "minimumAccess": "public",
                "creditsInherited": false,
                "excludesDeprecated": false
              },
              "kinds": [
                {
                  "kind": "struct",
                  "total": 1,
                  "own": 1,
                  "catalogue": 0,
                  "inherited": 0,
                  "none": 0,
                  "excused": 0,
                  "percent": 100,
                  "ownPercent": 100,
                  "effectivePercent": 100
                }
              ],
              "files": [
                {
                  "path": "Sources/Done/Line.swift",
                  "total": 1,
                  "own": 1,
                  "catalogue": 0,
                  "inherited": 0,
                  "none": 0,
                  "excused": 0,
                  "percent": 100,
                  "ownPercent": 100,
                  "effectivePercent": 100
                }
              ]
            }
          ],
          "symbols": [
            {
              "module": "Done",
              "name": "Line",
              "kind": "struct",
              "path": "Sources/Done/Line.swift",
              "line": 2,
              "column": 15,
              "state": "own",
              "key": "Line"
            }
          ],
          "axes": [

        """))
  }

  @Test func anExcuseHasItsReason() {
    #expect(
      CoverageSample.result().text(as: .json).contains(
        """
              "name": "Badge.old",
              "kind": "property",
              "path": "Sources/Kit/Badge.swift",
              "line": 7,
              "column": 14,
              "state": "excused",
              "key": "Badge.old",
              "reason": "kept for old files"

        """))
  }

  @Test func everyGateIsListedReachedOrNot() {
    var settings = CoverageSample.strict
    settings.minimum = 50
    let result = CoverageSample.result(settings: settings, baseline: CoverageSample.baseline)
    #expect(
      result.text(as: .json).contains(
        """
          "gates": [
            {
              "gate": "minimum",
              "asked": 50,
              "met": true,
              "missing": 0
            },
            {
              "gate": "minimumFile",
              "asked": 50,
              "met": false,
              "missing": 1,
              "files": [
                {
                  "path": "Sources/Kit/Chip.swift",
                  "percent": 0,
                  "missing": 1
                }
              ]
            },
            {
              "gate": "baseline",
              "met": false,
              "missing": 2
            },
            {
              "gate": "axis",
              "asked": "parameters",
              "met": false,
              "missing": 1
            },
            {
              "gate": "axis",
              "asked": "names",
              "met": false,
              "missing": 1
            }
          ],
          "baselines": [
            {
              "percent": 60,
              "regressions": [
                {
                  "module": "Kit",
                  "key": "Chip"
                },
                {
                  "module": "Kit",
                  "key": "Chip.tap()"
                }
              ],
              "outdated": [
                "Kit: Badge.gone"
              ]
            }
          ],

        """))
  }

  @Test func errorsAreNotMet() {
    let section = CoverageSample.section([CoverageSample.done])
    let fine = CoverageResult(sections: [section], readFindings: [])
    let wrong = CoverageResult(
      sections: [section], readFindings: [.init(FindingID("swift/syntax", .error), "x")])
    #expect(fine.text(as: .json).contains("\n  \"met\": true,\n"))
    #expect(wrong.text(as: .json).contains("\n  \"met\": false,\n"))
  }

  @Test func nothingToCountIsNull() {
    let text = CoverageSample.result([SourceModule(name: "Empty", files: [])]).text(as: .json)
    #expect(text.hasPrefix("{\n  \"version\": 1,\n  \"percent\": null,\n"))
  }

  @Test func whatBelongsToASystemSaysSo() {
    var section = CoverageSample.section([CoverageSample.done])
    section.system = "solo"
    section.facets = [
      CoverageFacet(
        kind: .examples, tally: Tally(good: 0, total: 1), missing: [.init(name: "Badge")])
    ]
    let text = CoverageResult(sections: [section], readFindings: []).text(as: .json)
    #expect(text.contains("      \"name\": \"Done\",\n      \"system\": \"solo\",\n"))
    #expect(
      text.contains(
        """
          "facets": [
            {
              "facet": "examples",
              "system": "solo",
              "good": 0,
              "total": 1,
              "percent": 0,
              "missing": [
                {
                  "name": "Badge",
                  "detail": "",
                  "path": null,
                  "line": null,
                  "column": null
                }
              ]
            }
          ],

        """))
  }
}
