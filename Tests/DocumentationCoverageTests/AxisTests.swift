import DocumentationCoverage
import SwiftSymbols
import Testing

struct AxisTests {
  private func findings(_ text: String) -> [AxisFinding] {
    report(text).modules.flatMap(\.symbols).flatMap(\.findings)
  }

  private func tally(_ axis: CoverageAxis, _ text: String) -> AxisTally {
    report(text).tally(of: axis)
  }

  @Test func onlyCommentsOfItsOwnAreAsked() {
    let text = "public func draw(_ size: Int) throws -> Int { 1 }"
    #expect(findings(text) == [])
    #expect(tally(.parameters, text) == AxisTally(good: 0, total: 0))
    #expect(AxisTally(good: 0, total: 0).percent == nil)
    #expect(AxisTally(good: 2, total: 3).percent == 66.6)
  }

  @Test func aSummaryIsAParagraphAtTheBeginning() {
    #expect(
      findings("/// - Returns: A size.\npublic func a() -> Int { 1 }") == [AxisFinding(.summary)])
    #expect(findings("/// # A\n///\n/// Text.\npublic struct S {}") == [AxisFinding(.summary)])
    #expect(findings("/// Text.\npublic struct S {}") == [])
  }

  @Test func everyParameterIsExplained() {
    let text = """
      /// Draws.
      ///
      /// - Parameter size: In points.
      public func draw(_ size: Int, at place: Int, _: Int) {}
      """
    #expect(findings(text) == [AxisFinding(.parameters, names: ["place"])])
    #expect(tally(.parameters, text) == AxisTally(good: 0, total: 1))
  }

  @Test func theLabelWillDo() {
    let text = """
      /// Draws.
      ///
      /// - Parameters:
      ///   - at: Where.
      ///   - x: What.
      public func draw(_ x: Int, at place: Int, upTo _: Int) {}
      """
    #expect(findings(text) == [AxisFinding(.parameters, names: ["upTo"])])
  }

  @Test func closuresAndEnumCasesAreDescribedBySentences() {
    let text = """
      /// Draws.
      ///
      /// - Parameter body: Is called once.
      public func draw(_ body: (_ size: Int) -> Void) {}
      /// States.
      public enum State {
        /// Failed with a code.
        case failed(code: Int)
      }
      """
    #expect(findings(text) == [])
    #expect(tally(.parameters, text) == AxisTally(good: 1, total: 1))
  }

  @Test(arguments: [
    ("func a() -> Int { 1 }", true), ("func a() -> Bool? { nil }", true), ("func a() {}", false),
    ("func a() -> Void {}", false), ("func a() -> () {}", false),
    ("func a() -> Swift.Void {}", false), ("func a() -> Never { a() }", false),
    ("struct S { }", false), ("var a: Int { 1 }", false),
  ])
  func resultsThatSaySomething(declaration: String, isAsked: Bool) {
    #expect(tally(.returns, "/// A thing.\npublic \(declaration)").total == (isAsked ? 1 : 0))
  }

  @Test func subscriptsGiveAndInitialisersDoNot() {
    let text = """
      public struct S {
        /// Makes one.
        public init() {}
        /// The item.
        public subscript(_: Int) -> Int { 1 }
      }
      """
    #expect(findings(text) == [AxisFinding(.returns)])
  }

  @Test(arguments: [
    ("throws", true), ("throws(Failure)", true), ("async throws", true), ("rethrows", false),
    ("throws(Never)", false), ("", false),
  ])
  func errorsOfItsOwn(effects: String, isAsked: Bool) {
    let text = """
      /// Draws.
      ///
      /// - Parameter f: Called.
      public func a(f: () throws -> Void) \(effects) {}
      """
    #expect(findings(text) == (isAsked ? [AxisFinding(.throws)] : []))
  }

  @Test func allPartsTogether() {
    let text = """
      /// Draws.
      ///
      /// - Parameter size: In points.
      /// - Returns: The area.
      /// - Throws: `Failure` when there is no room.
      public func draw(size: Int) throws -> Int { 1 }
      """
    #expect(findings(text) == [])
    for axis in CoverageAxis.allCases {
      #expect(tally(axis, text) == AxisTally(good: 1, total: 1), "\(axis)")
    }
  }

  @Test func namesThatTheDeclarationDoesNotHave() {
    let text = """
      /// Draws.
      ///
      /// - Parameter colour: A colour.
      public func draw(color: Int) {}
      """
    #expect(
      findings(text) == [
        AxisFinding(.parameters, names: ["color"]), AxisFinding(.names, names: ["colour"]),
      ])
    #expect(tally(.names, text) == AxisTally(good: 0, total: 1))
  }

  @Test(arguments: [
    "typealias Handler = (_ size: Int) -> Void", "struct Box<Content> {}",
    "var size: (Int) -> Void { { _ in } }",
  ])
  func namesWithoutParametersCannotBeJudged(declaration: String) {
    let text = "/// A thing.\n///\n/// - Parameter size: In points.\npublic \(declaration)"
    #expect(tally(.names, text) == AxisTally(good: 0, total: 0))
    #expect(findings(text) == [])
  }
}
