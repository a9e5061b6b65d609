import DocumentationCoverage
import SwiftSymbols
import Testing

struct AxisDiagnosticTests {
  private func messages(_ text: String, requiring axes: Set<CoverageAxis> = []) -> [String] {
    report(text, CoverageSettings(requiredAxes: axes)).diagnostics().map(\.text)
  }

  @Test func partsThatAreMissing() {
    let text = "/// Draws.\npublic func draw(size: Int) throws -> Int { 1 }"
    #expect(
      messages(text) == [
        """
        A.swift:2:13: warning: the comment of function draw(size:) does not explain 'size'
        help: write a line below its summary: - Parameter size: …
        """,
        """
        A.swift:2:13: warning: the comment of function draw(size:) does not explain the result
        help: write a line below its summary: - Returns: …
        """,
        """
        A.swift:2:13: warning: the comment of function draw(size:) does not explain its errors
        help: write a line below its summary: - Throws: …
        """,
      ])
  }

  @Test func severalParameters() {
    #expect(
      messages("/// Draws.\npublic func draw(a: Int, b: Int, c: Int) {}") == [
        """
        A.swift:2:13: warning: the comment of function draw(a:b:c:) does not explain \
        'a', 'b' and 'c'
        help: write a list below its summary: - Parameters: with an item for each
        """
      ])
  }

  @Test func requiredPartsAreErrors() {
    let text = "/// - Returns: A size.\npublic func size() -> Int { 1 }"
    #expect(
      messages(text, requiring: [.summary]) == [
        """
        A.swift:2:13: error: the comment of function size() does not begin with a summary
        help: begin it with a paragraph that says what the function is for
        """
      ])
  }

  @Test func parametersThatWereRenamed() {
    let text = """
      /// Draws.
      ///
      /// - Parameters:
      ///   - colour: A colour.
      ///   - size: In points.
      public func draw(color: Int, size: Int) {}
      """
    #expect(
      messages(text).last == """
        A.swift:6:13: warning: the comment of function draw(color:size:) explains 'colour', \
        which the declaration does not have
        help: did you mean 'color'?
        """)
  }

  @Test func parametersThatAreGone() {
    let text = """
      public struct S {
        /// Draws.
        ///
        /// - Parameter border: In points.
        public func draw() {}
        /// Draws.
        ///
        /// - Parameters:
        ///   - a: One.
        ///   - size: In points.
        ///   - border: In points.
        ///   - shadow: In points.
        public func draw(a: Int, size: Int) {}
      }
      """
    #expect(
      report(text).messages("coverage/unknown-parameter") == [
        """
        A.swift:5:15: warning: the comment of method S.draw() explains 'border', which the \
        declaration does not have
        help: remove it
        """,
        """
        A.swift:13:15: warning: the comment of method S.draw(a:size:) explains 'border' and \
        'shadow', which the declaration does not have
        help: write one of 'a' and 'size' instead, or remove them
        """,
      ])
  }

  @Test func placeholders() {
    #expect(
      messages("/// TODO: write this\npublic struct Button {}") == [
        """
        A.swift:2:15: warning: the comment of struct Button says no more than 'TODO: write this'
        help: say what the struct is for, in a sentence
        """
      ])
  }
}
