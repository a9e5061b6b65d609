import ColorScience
import DesignTokens
import Testing
import TokenContrast

@Suite struct TokenContrastMatrixTests {
  private func tokens() throws -> ResolvedTokens {
    try TokenContrastTests.tokens(
      [
        "textA": "#000000", "textB": "#0000008c", "textC": unknown, "surfaceA": "#ffffff",
        "surfaceB": "#ff00002e", "surfaceC": unknownMaterial, "accent": "#0000ff",
      ], dark: ["surfaceA": "#1e1e1e", "textA": "#ffffff"])
  }

  private func text(_ cell: TokenContrastMatrix.Cell) -> String {
    switch cell {
    case .ratio(let ratio): ratio.text
    case .dependsOnBackdrop: "depends"
    case .unknown: "unknown"
    }
  }

  private func sheets(_ matrix: TokenContrastMatrix) -> [[String]] {
    matrix.sheets.map { sheet in [sheet.contexts.label] + sheet.cells.map(text) }
  }

  @Test func allTextsOnAllBackgroundsInEveryContext() throws {
    let matrix = TokenContrastMatrix(try tokens())
    #expect(matrix.texts.map(\.path) == ["textA", "textB", "textC"])
    #expect(matrix.backgrounds.map(\.path) == ["surfaceA", "surfaceB", "surfaceC"])
    #expect(
      sheets(matrix) == [
        [
          "light", "21.00", "depends", "depends", "4.74", "depends", "depends", "unknown",
          "unknown", "unknown",
        ],
        [
          "dark", "16.67", "depends", "depends", "1.16", "depends", "depends", "unknown",
          "unknown", "unknown",
        ],
      ])
  }

  @Test func everyCellIsTheRatioOfItsPair() throws {
    let settings = ContrastSettings(
      underlays: [ContrastSettings.Underlay(reference("surfaceB"), over: [reference("surfaceA")])])
    let tokens = try tokens()
    let matrix = TokenContrastMatrix(tokens, settings: settings)
    let calculator = ContrastCalculator(tokens: tokens, settings: settings)
    for (row, text) in matrix.texts.enumerated() {
      for (column, background) in matrix.backgrounds.enumerated() {
        let pair = pair(text.path.text, on: background.path.text)
        for sheet in matrix.sheets {
          guard case .ratio(let ratio) = matrix[row, column, in: sheet] else { continue }
          let table = calculator.table(for: pair)
          let group = try #require(sheet.contexts.parts.first?.contexts)
          let same = table?.rows.first { other in
            other.contexts.parts.allSatisfy { !Set($0.contexts).isDisjoint(with: group) }
          }
          #expect(same?.ratio == ratio, "\(pair.name) \(sheet.contexts.label)")
        }
      }
    }
  }

  @Test func theSettingsChooseTheTokens() throws {
    let settings = ContrastSettings(
      matrix: ContrastSettings.MatrixSelection(
        texts: [reference("accent")], backgrounds: [reference("surfaceA"), reference("nothing.*")]))
    let matrix = TokenContrastMatrix(try tokens(), settings: settings)
    #expect(sheets(matrix) == [["light", "8.59"], ["dark", "1.94"]])
  }

  @Test func theOrderIsThatOfTheSettings() throws {
    let settings = ContrastSettings(
      matrix: ContrastSettings.MatrixSelection(
        texts: [reference("accent"), reference("*")],
        backgrounds: [reference("surfaceB"), reference("surfaceA")]))
    let matrix = TokenContrastMatrix(try tokens(), settings: settings)
    #expect(matrix.texts.prefix(2).map(\.path) == ["accent", "textA"])
    #expect(matrix.backgrounds.map(\.path) == ["surfaceB", "surfaceA"])
    #expect(matrix.layers == [["surfaceB"], ["surfaceA"]])
  }

  @Test func pairsBringTheirTokens() throws {
    let matrix = TokenContrastMatrix(
      try tokens(),
      pairs: [pair("accent", on: "accent"), pair("surfaceA", on: "textA", use: .nonText)])
    #expect(matrix.texts.map(\.path) == ["textA", "textB", "textC", "accent"])
    #expect(matrix.backgrounds.map(\.path) == ["surfaceA", "surfaceB", "surfaceC", "accent"])
  }

  @Test func aPatternIsATokenOrAGroup() {
    #expect(TokenPattern("a.b").matches("a.b"))
    #expect(!TokenPattern("a.b").matches("a.b.c"))
    #expect(TokenPattern("a.*").matches("a.b.c"))
    #expect(!TokenPattern("a.*").matches("ab.c"))
    #expect(TokenPattern("*").matches("a.b"))
  }
}
