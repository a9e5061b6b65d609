import Diagnostics
import YAMLTree

/// The diagnostics of a text, each as `line:column id: summary | help: suggestion`.
func messages(_ text: String, firstLine: Int = 1) -> [String] {
  YAMLParser.parse(text, path: "a.yaml", firstLine: firstLine).diagnostics.map(line)
}

func line(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location.map { "\($0.line ?? 0):\($0.column ?? 0) " } ?? ""
  let help = diagnostic.suggestion.map { " | help: \($0)" } ?? ""
  return "\(place)\(diagnostic.id.name): \(diagnostic.summary)\(help)"
}

/// The root of a text that is right.
func root(_ text: String) -> YAMLNode? { YAMLParser.parse(text, path: "a.yaml").root }
