import ColorScience
import TokenContrast

/// What the ratios of a matrix are judged for, with the thresholds of the system.
enum MatrixSizes {
  static func items(_ settings: ContrastSettings) -> [MatrixSizeItem] {
    ContrastUse.allCases.map { use in
      let required = settings.required(for: use)
      return MatrixSizeItem(
        value: value(use), label: label(use),
        rule: "\(subject(use)): \(rule(use, required)).", required: number(required),
        best: use.threshold(.aaa).map(number) ?? "", isDefault: use == .normalText)
    }
  }

  private static func value(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "normal"
    case .largeText: "large"
    case .nonText: "graphic"
    }
  }

  private static func label(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "Normal text"
    case .largeText: "Large text"
    case .nonText: "Boundary or graphic"
    }
  }

  private static func subject(_ use: ContrastUse) -> String {
    switch use {
    case .normalText: "Results are for text of normal size"
    case .largeText: "Results are for large text"
    case .nonText: "Results are for boundaries and graphics"
    }
  }

  /// `AA needs 4.5 : 1, AAA 7 : 1`, and what the system asks for where that is more than AA.
  private static func rule(_ use: ContrastUse, _ required: Double) -> String {
    var rules: [String] = []
    if let ratio = use.threshold(.aa) { rules.append("AA needs \(ContrastText.threshold(ratio))") }
    if let ratio = use.threshold(.aaa) { rules.append("AAA \(ContrastText.threshold(ratio))") }
    let levels = rules.joined(separator: ", ")
    return required == use.threshold(.aa)
      ? levels
      : "\(levels); this system asks for \(ContrastText.threshold(required)), and less fails"
  }

  private static func number(_ ratio: Double) -> String { TokenValueText.of(.number(ratio)) }
}
