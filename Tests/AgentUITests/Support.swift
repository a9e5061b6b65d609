import AgentUI
import Diagnostics
import YAMLTree

/// The tree of a text that has the shape of agent YAML.
func tree(_ text: String) -> AgentNode {
  let root = YAMLParser.parse(text, path: "a.yaml").root
  let parsed = root.flatMap { AgentParser.parse($0).root }
  return parsed ?? AgentNode(component: "none", location: SourceLocation("a.yaml"))
}

/// Everything wrong with a text, each as `line:column id: summary | help: suggestion`.
func messages(_ text: String) -> [String] { read(text).diagnostics.map(line) }

/// A text as a document of the sample vocabulary.
func read(_ text: String) -> AgentDocument {
  AgentDocument.read(text, path: "a.yaml", vocabulary: .sample)
}

func line(_ diagnostic: Diagnostic) -> String {
  let place = diagnostic.location.map { "\($0.line ?? 0):\($0.column ?? 0) " } ?? ""
  let help = diagnostic.suggestion.map { " | help: \($0)" } ?? ""
  return "\(place)\(diagnostic.id.name): \(diagnostic.summary)\(help)"
}

func swift(_ text: String) -> String { SwiftPrinter(.sample).print(tree(text)) }

extension AgentNode {
  /// The same tree with all places alike, for comparison.
  var withoutPlaces: AgentNode {
    let nowhere = SourceLocation("")
    return AgentNode(
      keyword: keyword, component: component,
      props: props.map {
        Prop(
          name: $0.name, value: $0.value, spelling: $0.spelling, nameLocation: nowhere,
          valueLocation: nowhere)
      }, children: children.map(\.withoutPlaces), semantics: semantics, location: nowhere)
  }
}
