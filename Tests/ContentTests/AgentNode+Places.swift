import AgentUI
import Diagnostics

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
      }, children: children.map(\.withoutPlaces), semantics: nil, location: nowhere)
  }
}
