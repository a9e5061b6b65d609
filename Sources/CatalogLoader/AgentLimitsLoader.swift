import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `agents` of `catalog.yaml` and `system.yaml`: how large the files for programs may be.
enum AgentLimitsLoader {
  static func limits(_ fields: inout YAMLFields) -> AgentLimits {
    guard let node = fields.node("agents") else { return AgentLimits() }
    var agents = YAMLFields(node, subject: "agents")
    var stated: [AgentLimits.Kind: AgentLimits.Limit] = [:]
    if let node = agents.node("limits") {
      var limits = YAMLFields(node, subject: "limits")
      for kind in AgentLimits.Kind.allCases { stated[kind] = limit(kind.rawValue, &limits) }
      agents.report(limits.finish())
    }
    fields.report(agents.finish())
    return AgentLimits(stated: stated)
  }

  private static func limit(_ key: String, _ limits: inout YAMLFields) -> AgentLimits.Limit? {
    guard let node = limits.node(key) else { return nil }
    if let tokens = node.integer, tokens > 0 {
      return AgentLimits.Limit(tokens: tokens, location: node.location)
    }
    limits.report(
      .init(
        .agentsLimit, "'\(key)' cannot be \(node.spokenKind)", at: node.location,
        suggestion: "write how many tokens are allowed, such as \(key): 25000"))
    return nil
  }
}
