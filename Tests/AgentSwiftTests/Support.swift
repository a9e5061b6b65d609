import AgentSwift
import AgentUI
import Diagnostics
import YAMLTree

/// The tree of a text that has the shape of agent YAML.
func tree(_ text: String) -> AgentNode {
  let root = YAMLParser.parse(text, path: "a.yaml").root
  let parsed = root.flatMap { AgentParser.parse($0).root }
  return parsed ?? AgentNode(component: "none", location: SourceLocation("a.yaml"))
}

/// The code that a text of agent YAML is.
func swift(_ text: String) -> String { SwiftPrinter(.sample).print(tree(text)) }

/// The YAML of what is read from code, one document after the other, then the findings.
func read(_ code: String, _ vocabulary: Vocabulary = .sample) -> String {
  let result = SwiftReader(vocabulary).read(code, path: "a.swift")
  let yaml = result.roots.map(YAMLPrinter(vocabulary).print)
  return (yaml + result.diagnostics.map(line)).joined(separator: "\n")
}

/// `line:column id: summary | notes | help: suggestion`
func line(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location.map { "\($0.line ?? 0):\($0.column ?? 0) " } ?? ""
  let notes = diagnostic.notes.map { " | \($0.message)" }.joined()
  let help = diagnostic.suggestion.map { " | help: \($0)" } ?? ""
  return "\(place)\(diagnostic.id.name): \(diagnostic.summary)\(notes)\(help)"
}
