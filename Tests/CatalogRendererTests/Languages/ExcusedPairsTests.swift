import CatalogRenderer
import Testing

/// What the figure of contrast says of pairs that an exception excuses.
@Suite struct ExcusedPairsTests {
  /// The figures of the sample with a pair that is too low.
  private func health(excused: Bool) throws -> String {
    let exception = """
      contrast:
        exceptions: [{ foreground: color.pale, background: color.paper, reason: A logo. }]

      """
    let tokens = """
      { "color": { "$type": "color",
        "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } },
        "pale": { "$value": { "colorSpace": "srgb", "components": [0.9, 0.9, 0.9] } },
        "paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }
      """
    let pair = "contrast: [{ foreground: color.pale, background: color.paper }]\n"
    let site = try render(
      replacing: ["one/a.tokens.json": tokens],
      appending: [
        "one/system.yaml": excused ? exception : "", "one/components/badge/component.yaml": pair,
      ]
    ).site
    return try #require(site.text(at: "one/health.html"))
  }

  @Test func excusedPairsAreCountedAndNothingToMend() throws {
    let page = try health(excused: true)
    #expect(page.contains("<span class=\"health-detail\">1 pair: 1 is excused<"))
    let figure = try #require(
      page.split(separator: "<li class=\"health-item").dropFirst().first {
        $0.contains(">Contrast</a>")
      })
    #expect(!figure.hasPrefix(" is-"))
  }

  @Test func pairsThatNothingExcusesArePoor() throws {
    let page = try health(excused: false)
    let figure = try #require(
      page.split(separator: "<li class=\"health-item").dropFirst().first {
        $0.contains(">Contrast</a>")
      })
    #expect(figure.hasPrefix(" is-poor"))
    #expect(figure.split(separator: "</li>").first?.contains("excused") == false)
  }
}
