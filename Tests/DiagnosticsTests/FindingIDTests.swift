import Diagnostics
import Testing

@Suite struct FindingIDTests {
  @Test func theGroupTellsTheTopicUnlessTheDeclarationDoes() {
    #expect(FindingID("tokens/cycle", .error).topic == .tokens)
    #expect(FindingID("link/missing", .error).topic == .links)
    #expect(FindingID("yaml/tag", .error).topic == .content)
    #expect(FindingID("tokens/drift-extra", .error, about: .drift).topic == .drift)
    #expect(FindingID("yaml/tag", .error).group == "yaml")
  }

  @Test func theIdTellsTheSeverityUnlessThePlaceDoes() {
    let id = FindingID("a/b", .warning, or: .error)
    #expect(Diagnostic(id, "x").severity == .warning)
    #expect(Diagnostic(id, as: .error, "x").severity == .error)
  }

  @Test func aNearNameIsAskedForBeforeAnyAdvice() {
    let id = FindingID("a/b", .error)
    let near = Diagnostic(id, "x", suggestion: "write one", near: "Badge")
    #expect(near.suggestion == "did you mean 'Badge'?")
    #expect(Diagnostic(id, "x", suggestion: "write one", near: nil).suggestion == "write one")
  }

  @Test func oneMistakeMayBeUnderstoodInSeveralWays() {
    let id = FindingID("a/b", .error)
    let place = SourceLocation("a", line: 1)
    let found = Diagnostic(id, "x", at: place, notes: [.init("through here")])
    #expect(found.mistake == Diagnostic(id, "x", at: place, suggestion: "mend it").mistake)
    #expect(found.mistake != Diagnostic(id, "y", at: place).mistake)
    #expect(found.mistake != Diagnostic(id, "x").mistake)
  }
}

@Suite struct HeadlineTests {
  @Test func sayingTheSameOfOtherNamesIsOneStatement() {
    let (first, second): (Headline, Headline) = (
      "\(about: "a.b") has no type", "\(about: 1) has no type"
    )
    #expect(first.text == "'a.b' has no type")
    #expect(first.subject == "a.b")
    #expect(second.text == "'1' has no type")
    #expect(first.statement == second.statement)
    #expect(first != second)
  }

  @Test func aPartBringsItsName() {
    let label: Headline = "'unit' of \(about: "a.b")"
    let whole: Headline = "\(label) must be 'px', not \(3)"
    #expect(whole.text == "'unit' of 'a.b' must be 'px', not 3")
    #expect(whole.subject == "a.b")
  }

  @Test func textIsAboutNoName() {
    #expect(Headline("'a' is wrong").subject == nil)
    #expect(("'\(1)' is wrong" as Headline).statement == "'1' is wrong")
  }
}
