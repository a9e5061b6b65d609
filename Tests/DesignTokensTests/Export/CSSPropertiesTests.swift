import DesignTokens
import Testing
import TokenDialects

@Suite struct CSSPropertiesTests {
  private func names(_ json: String, _ path: String) -> [String] {
    let load = TokenLoad(parsing: Array(json.utf8), path: "a.tokens.json")
    return load.tokens[TokenPath(path)]?.cssProperties ?? []
  }

  @Test func aSimpleTokenIsOneProperty() {
    let json = #"{ "space": { "inset": { "$type": "number", "$value": 1 } } }"#
    #expect(names(json, "space.inset") == ["--space-inset"])
  }

  @Test func aTypographyTokenHasAPropertyForEachPart() {
    let json = """
      { "font": { "body": { "$type": "typography", "$value": {
        "fontFamily": ["system-ui"], "fontSize": { "value": 17, "unit": "px" }, "fontWeight": 400,
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.3 } } } }
      """
    #expect(
      names(json, "font.body") == [
        "--font-body", "--font-body-font-family", "--font-body-font-size",
        "--font-body-font-weight",
        "--font-body-line-height", "--font-body-letter-spacing",
      ])
  }

  @Test func aTransitionTokenHasAPropertyForEachPart() {
    let json = """
      { "motion": { "fast": { "$type": "transition", "$value": {
        "duration": { "value": 100, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" },
        "timingFunction": [0, 0, 1, 1] } } } }
      """
    #expect(
      names(json, "motion.fast") == [
        "--motion-fast", "--motion-fast-duration", "--motion-fast-timing-function",
        "--motion-fast-delay",
      ])
  }

  @Test func dashesHavePropertiesThatKeywordsLack() {
    let dashes = #"{ "dashArray": [{ "value": 2, "unit": "px" }], "lineCap": "butt" }"#
    let json = """
      { "line": { "$type": "strokeStyle", "a": { "$value": "solid" }, "b": { "$value": \(dashes) } } }
      """
    #expect(names(json, "line.a") == ["--line-a"])
    #expect(names(json, "line.b") == ["--line-b", "--line-b-dash-array", "--line-b-line-cap"])
  }
}
