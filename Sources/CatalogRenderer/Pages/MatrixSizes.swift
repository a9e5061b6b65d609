import ColorScience
import InterfaceStrings
import ReportFacts
import TokenContrast

/// What the ratios of a matrix are judged for, with the thresholds of the system.
struct MatrixSizes {
  private let words: Words

  init(_ words: Words) {
    self.words = words
  }

  func items(_ settings: ContrastSettings) -> [MatrixSizeItem] {
    ContrastUse.allCases.map { use in
      let required = settings.required(for: use)
      return MatrixSizeItem(
        value: Self.value(use), label: words.text(MatrixPhrase.key("size", use.phraseName)),
        rule: words.text(
          MatrixPhrase.key("rule", use.phraseName), ["rule": rule(use, required)]),
        required: NumberText.of(required),
        best: use.threshold(.aaa).map(NumberText.of) ?? "", isDefault: use == .normalText)
    }
  }

  private static func value(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "normal"
    case .largeText: "large"
    case .nonText: "graphic"
    }
  }

  /// `AA needs 4.5 : 1, AAA 7 : 1`, and what the system asks for where that is more than AA.
  private func rule(_ use: ContrastUse, _ required: Double) -> String {
    let text = ContrastText(words)
    let levels: [(phrase: MatrixPhrase, threshold: Double?)] = [
      (.needsAA, use.threshold(.aa)), (.needsAAA, use.threshold(.aaa)),
    ]
    let rules = levels.compactMap { level in
      level.threshold.map { words(level.phrase, ["ratio": text.threshold($0)]) }
    }.joined(separator: ", ")
    return required == use.threshold(.aa)
      ? rules
      : words(MatrixPhrase.systemAsks, ["rule": rules, "ratio": text.threshold(required)])
  }
}
