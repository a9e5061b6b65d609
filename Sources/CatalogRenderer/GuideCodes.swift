import CatalogModel
import CommonMark
import DesignTokens

/// Which guides have which code between backticks.
///
/// It is made of texts alone, so that a change of tokens or components leaves it as it is.
struct GuideCodes: Sendable {
  /// The places of guides in their order, by the code that they have.
  private var guidesByCode: [String: [Int]] = [:]
  /// The codes that name something in further spellings, by each of those.
  private var codesBySpelling: [String: [String]] = [:]

  init(_ guides: [Guide]) {
    for (place, guide) in guides.enumerated() {
      for code in guide.text.facts.codeSpans { add(code, at: place) }
    }
  }

  private mutating func add(_ code: String, at place: Int) {
    guard guidesByCode[code]?.append(place) == nil else { return }
    guidesByCode[code] = [place]
    for spelling in ReferenceIndex.spellings(of: code).dropFirst() {
      codesBySpelling[spelling, default: []].append(code)
    }
  }

  /// The places of the guides that name a token, in their order.
  func guides(naming token: Token, of system: System, _ references: ReferenceIndex) -> [Int] {
    let names = ReferenceIndex.names(of: token, system)
    let codes = names.union(names.flatMap { codesBySpelling[$0] ?? [] })
    // What a guide spells like this token may name a component or a declaration.
    let naming = codes.filter { references.target(of: $0)?.token == token.path }
    return Set(naming.flatMap { guidesByCode[$0] ?? [] }).sorted()
  }
}
