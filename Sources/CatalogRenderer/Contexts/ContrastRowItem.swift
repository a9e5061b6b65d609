import ReportFacts
import Templates

/// The contrast of a pair in one group of contexts.
struct ContrastRowItem: TemplateContext, Sendable {
  var context: String
  /// Markup that gives the row the tokens of its context.
  var attributes: String
  /// Markup of the foreground as it is seen.
  var foregroundSwatch: String
  var backgroundSwatch: String
  /// Markup of both on each other.
  var sample: String
  var result: ContrastResultItem
  /// What the document states; `nil` when it states nothing.
  var claim: ContrastClaimItem?
  /// Why the ratio may be too low; `nil` when nothing excuses it.
  var excuse: String?
  /// Why the claim may be false; `nil` when nothing excuses it.
  var claimExcuse: String?
  var advice: [ContrastAdviceItem]
  /// The colours that cannot be mended; `nil` when there is advice for both or nothing to mend.
  var hopeless: ContrastHopelessItem?

  private var hasNotes: Bool {
    !result.dependence.isEmpty || excuse != nil || claimExcuse != nil || !advice.isEmpty
      || hopeless != nil
  }

  static let fields: [ContextField<ContrastRowItem>] = [
    .text("context") { $0.context },
    .markup("attributes") { $0.attributes },
    .markup("foregroundSwatch") { $0.foregroundSwatch },
    .text("foregroundHex") { $0.result.foregroundHex },
    .markup("backgroundSwatch") { $0.backgroundSwatch },
    .text("backgroundHex") { $0.result.backgroundHex },
    .markup("sample") { $0.sample },
    .text("ratio") { $0.result.ratio },
    .list("verdicts") { $0.result.verdicts },
    .object("claim") { $0.claim },
    .text("confidence") { $0.result.confidence },
    .text("clipping") { $0.result.clipping },
    .flag("hasNotes") { $0.hasNotes },
    .text("dependence") { $0.result.dependence },
    .text("excuse") { $0.excuse },
    .text("claimExcuse") { $0.claimExcuse },
    .flag("hasAdvice") { !$0.advice.isEmpty },
    .list("advice") { $0.advice },
    .object("hopeless") { $0.hopeless },
  ]
}

/// What could be measured in a row, in words.
struct ContrastResultItem: Hashable, Sendable {
  /// The colours as they are seen, hexadecimal; empty where they are not known.
  var foregroundHex = ""
  var backgroundHex = ""
  /// `4.49 : 1`, `3.20 to 12.10 : 1`, `unknown`
  var ratio: String
  /// One for each level of the table.
  var verdicts: [VerdictItem]
  /// How well the colours are known.
  var confidence = ""
  /// What browsers paint where a colour lies outside sRGB; empty where none does.
  var clipping = ""
  /// Why there is no ratio, and between which it lies; empty where there is one.
  var dependence = ""

  var hasOrigin: Bool { !confidence.isEmpty || !clipping.isEmpty }
}

/// Colours of a pair that can be changed as much as one likes without making it pass.
struct ContrastHopelessItem: TemplateContext, Hashable, Sendable {
  /// What the tokens stand behind: `No lightness of`
  var lead: String
  /// One token, or both of the pair.
  var token: String
  var otherToken: String?
  /// The ratio that would be needed.
  var threshold: String

  static let fields: [ContextField<ContrastHopelessItem>] = [
    .text("lead") { $0.lead },
    .text("token") { $0.token },
    .text("otherToken") { $0.otherToken },
    .text("threshold") { $0.threshold },
  ]
}

/// What a document states of a pair, and whether it is so.
struct ContrastClaimItem: TemplateContext, Hashable, Sendable {
  /// `7.2 : 1, AAA`
  var stated: String
  var verdict: VerdictItem

  static let fields: [ContextField<ContrastClaimItem>] = [
    .text("stated") { $0.stated },
    .object("verdict") { $0.verdict },
  ]
}

/// A colour that would pass, ready to be written into the token file.
struct ContrastAdviceItem: TemplateContext, Hashable, Sendable {
  /// `Foreground that passes:`
  var lead: String
  /// As sRGB screens show it, hexadecimal.
  var hex: String
  /// The ratio it gives.
  var ratio: String
  /// `lightness 0.68 → 0.51 (OKLCH)`
  var change: String
  /// The token to write it to.
  var token: TokenLink
  /// Where that token is defined; empty when that is not known.
  var place: String
  /// The `$value` as JSON.
  var value: String

  static let fields: [ContextField<ContrastAdviceItem>] = [
    .text("lead") { $0.lead },
    .text("hex") { $0.hex },
    .text("ratio") { $0.ratio },
    .text("change") { $0.change },
    .text("path") { $0.token.path },
    .text("href") { $0.token.href },
    .text("place") { $0.place },
    .text("value") { $0.value },
  ]
}
