import CatalogDriver
import CatalogLoader
import CatalogModel
import DiagnosticReports
import Diagnostics
import Files
import Testing

/// What commands ask about findings, of ids of many targets.
@Suite struct FindingTraitsTests {
  @Test(arguments: [
    (FindingID.tokensCycle, CheckTopic.tokens), (.tokensDriftExtra, .drift),
    (.contrastBelowLevel, .contrast), (.linkMissing, .links), (.twinTaken, .links),
    (.agentUnknownProp, .agent), (.previewLiteral, .previews), (.swiftSyntaxError, .swift),
    (.yamlSyntax, .content), (.componentMissingPreview, .content),
    (.coverageBelowMinimum, .coverage), (.componentProps, .coverage),
  ])
  func aFindingBelongsToOneTopic(id: FindingID, topic: CheckTopic) {
    #expect(id.topic == topic)
  }

  @Test(arguments: [
    FindingID.agentNoDocuments, .agentOneDocument, .contentNoCatalog, .contentUnknownSystem,
    .filesDisk, .filesMissingFolder, .filesNotAFolder, .filesUnreadable, .outputExists,
    .outputNotOurs, .schemaOneSystem, .tokensNoFiles, .tokensOneSet,
  ])
  func whatKeepsACommandFromRunning(id: FindingID) {
    #expect(Verdict([Diagnostic(id, "x")]) == .couldNotRun)
  }

  @Test(arguments: [
    (FindingID.catalogUnknownToken, Gaps(tokens: true)),
    (.previewUnknownProperty, Gaps(tokens: true)), (.contrastUnknownContext, Gaps(tokens: true)),
    (.contrastEmptyPattern, Gaps(tokens: true)),
    (.catalogUnknownComponent, Gaps(components: true)),
  ])
  func whatRestsOnNamesThatMayBeMissing(id: FindingID, gaps: Gaps) {
    #expect(gaps.mayExplain(Diagnostic(id, "x")))
    let others = Gaps(tokens: !gaps.tokens, components: !gaps.components, props: true)
    #expect(!others.mayExplain(Diagnostic(id, "x")))
  }
}
