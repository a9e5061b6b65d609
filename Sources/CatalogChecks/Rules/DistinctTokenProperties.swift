import DesignTokens
import Diagnostics

/// `tokens/css-name-collision`: no two tokens become one custom property.
enum DistinctTokenProperties: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    CSSExporter().export(subject.system.tokens).diagnostics.filter { $0.severity == .error }
  }
}
