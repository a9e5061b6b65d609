import CatalogModel
import Diagnostics
import Testing

@Suite struct GapsTests {
  @Test func withoutGapsNothingIsExplained() {
    #expect(!Gaps().mayExplain(.init(.agentUnknownToken, "x")))
  }

  @Test(arguments: [
    (FindingID.agentUnknownToken, Gaps(tokens: true)), (.tokensDriftExtra, Gaps(tokens: true)),
    (.tokensDriftDifferent, Gaps(tokens: true)),
    (.agentUnknownComponent, Gaps(components: true)), (.agentUnknownProp, Gaps(props: true)),
    (.agentUnknownValue, Gaps(props: true)), (.templateUnknownName, Gaps(props: true)),
  ])
  func aGapExplainsWhatRestsOnItAlone(id: FindingID, gaps: Gaps) {
    #expect(gaps.mayExplain(.init(id, "x")))
    let others = Gaps(tokens: !gaps.tokens, components: !gaps.components, props: !gaps.props)
    #expect(!others.mayExplain(.init(id, "x")))
  }

  @Test func anExceptionMayBeNeededByWhatIsMissing() {
    let finding = Diagnostic(.contrastUnusedException, "x")
    #expect(Gaps(tokens: true).mayExplain(finding))
    #expect(Gaps(components: true).mayExplain(finding))
    #expect(!Gaps(props: true).mayExplain(finding))
  }

  @Test func nothingElseIsExplained() {
    let gaps = Gaps(tokens: true, components: true, props: true)
    #expect(!gaps.mayExplain(.init(.yamlSyntax, "x")))
    #expect(!gaps.mayExplain(.init(.contrastBelowLevel, "x")))
  }

  @Test func aNearNameIsMisspeltAndNotMissing() {
    let finding = Diagnostic(.agentUnknownToken, "x", near: "y")
    #expect(!Gaps(tokens: true).mayExplain(finding))
    #expect(
      Gaps(tokens: true).mayExplain(
        .init(.agentUnknownToken, "x", suggestion: "did you mean 'y'?")))
  }
}
