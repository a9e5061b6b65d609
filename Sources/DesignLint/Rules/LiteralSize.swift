import Diagnostics

/// Widths, heights and line widths that are a token. Most frames are of one view alone, so a number
/// that no token has is not told.
struct LiteralSize: LintRule {
  static let id = FindingID.lintLiteralSize
  private let frames: Frames
  private let lines: Lines

  init(_ subject: LintSubject) {
    frames = Frames(subject)
    lines = Lines(subject)
  }

  func findings(in file: LintFile) -> [LintFinding] {
    frames.findings(in: file) + lines.findings(in: file)
  }

  private struct Frames: LiteralNumberRule {
    static let id = LiteralSize.id
    let knowledge: DesignKnowledge
    let choice: TokenChoice
    let tellsUnknown = false
    let sites = [
      LiteralSite(
        "frame", "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "idealWidth",
        "idealHeight")
    ].byCall

    init(_ subject: LintSubject) {
      knowledge = subject.knowledge
      choice = TokenChoice(subject.knowledge, role: .size)
    }
  }

  private struct Lines: LiteralNumberRule {
    static let id = LiteralSize.id
    let knowledge: DesignKnowledge
    let choice: TokenChoice
    let tellsUnknown = false
    let sites = [
      LiteralSite("stroke", "lineWidth"), LiteralSite("strokeBorder", "lineWidth"),
      LiteralSite("StrokeStyle", "lineWidth"), LiteralSite("border", "width"),
    ].byCall

    init(_ subject: LintSubject) {
      knowledge = subject.knowledge
      choice = TokenChoice(subject.knowledge, role: .stroke)
    }
  }
}
