import Diagnostics
import YAMLTree

/// A file that holds a document under `agent`, with a name and a description beside it.
struct ScreenFile {
  /// The name of the screen.
  let name: String?
  /// What stands under `agent`; `nil` when that key is missing.
  let node: YAMLNode?
  /// What is wrong beside the document.
  let findings: [AgentFinding]

  /// Opens a file; `nil` when its root is not a screen but a node.
  init?(_ root: YAMLNode) {
    guard root["agent"] != nil else { return nil }
    var fields = YAMLFields(root, subject: "a screen")
    name = fields.requiredText("name")
    _ = fields.text("description")
    _ = fields.number("order")
    node = fields.node("agent")
    if node == nil {
      fields.reportMissing(
        "agent", suggestion: "add 'agent:' with 'component:' and 'props:' below it")
    }
    findings = fields.finish().map { AgentFinding($0, at: .root) }
  }
}
