import Diagnostics
import SwiftSymbols

/// Radii of corners that are a radius token.
struct LiteralRadius: LiteralNumberRule {
  static let id = FindingID.lintLiteralRadius
  let knowledge: DesignKnowledge
  let choice: TokenChoice
  let sites = [
    LiteralSite("cornerRadius"), LiteralSite("RoundedRectangle", "cornerRadius"),
    LiteralSite("rect", "cornerRadius"),
    LiteralSite(
      "UnevenRoundedRectangle", "topLeadingRadius", "topTrailingRadius", "bottomLeadingRadius",
      "bottomTrailingRadius"),
  ].byCall

  init(_ subject: LintSubject) {
    knowledge = subject.knowledge
    choice = TokenChoice(subject.knowledge, role: .radius)
  }

  /// A radius of half a side makes a circle or a capsule, and follows from the side.
  func derived(_ number: LiteralNumber, in file: LintFile) -> DerivedNumber? {
    guard file.uses.calls[number.call].name != "UnevenRoundedRectangle" else { return nil }
    let sides = file.frameSides(around: number.call)
    let isHalf = { TokenChoice.isEqual(number.value * 2, $0) }
    guard (sides.widths + sides.heights).contains(where: isHalf) else { return nil }
    let isCircle = sides.widths.contains(where: isHalf) && sides.heights.contains(where: isHalf)
    return .finding(
      finding(
        "the radius \(about: PlainNumber.of(number.value)) is half of the frame", at: number.range,
        in: file,
        suggestion: "write '\(isCircle ? "Circle" : "Capsule")()', which needs no radius"
      ).asNote)
  }
}
