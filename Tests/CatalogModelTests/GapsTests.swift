import CatalogModel
import Diagnostics
import Testing

@Suite struct GapsTests {
  @Test func withoutGapsNothingIsExplained() {
    #expect(!Gaps().mayExplain(.error("catalog/unknown-token", "x")))
  }

  @Test(arguments: [
    ("catalog/unknown-token", Gaps(tokens: true)), ("agent/unknown-token", Gaps(tokens: true)),
    ("preview/unknown-property", Gaps(tokens: true)),
    ("contrast/unknown-context", Gaps(tokens: true)),
    ("contrast/empty-pattern", Gaps(tokens: true)),
    ("tokens/drift-extra", Gaps(tokens: true)), ("tokens/drift-different", Gaps(tokens: true)),
    ("catalog/unknown-component", Gaps(components: true)),
    ("agent/unknown-component", Gaps(components: true)),
    ("agent/unknown-prop", Gaps(props: true)), ("agent/unknown-value", Gaps(props: true)),
    ("template/unknown-name", Gaps(props: true)),
  ])
  func aGapExplainsWhatRestsOnItAlone(id: String, gaps: Gaps) {
    #expect(gaps.mayExplain(.error(id, "x")))
    let others = Gaps(tokens: !gaps.tokens, components: !gaps.components, props: !gaps.props)
    #expect(!others.mayExplain(.error(id, "x")))
  }

  @Test func anExceptionMayBeNeededByWhatIsMissing() {
    let finding = Diagnostic.warning("contrast/unused-exception", "x")
    #expect(Gaps(tokens: true).mayExplain(finding))
    #expect(Gaps(components: true).mayExplain(finding))
    #expect(!Gaps(props: true).mayExplain(finding))
  }

  @Test func nothingElseIsExplained() {
    let gaps = Gaps(tokens: true, components: true, props: true)
    #expect(!gaps.mayExplain(.error("yaml/syntax", "x")))
    #expect(!gaps.mayExplain(.warning("contrast/below-level", "x")))
  }

  @Test func aNearNameIsMisspeltAndNotMissing() {
    let finding = Diagnostic.error("catalog/unknown-token", "x", suggestion: "did you mean 'y'?")
    #expect(!Gaps(tokens: true).mayExplain(finding))
  }
}
