/// The methods that are served, by their names in the protocol.
enum Method: String, CaseIterable {
  case initialize
  case ping
  case discover = "server/discover"
  case listen = "subscriptions/listen"
  case listTools = "tools/list"
  case callTool = "tools/call"
  case listResources = "resources/list"
  case listResourceTemplates = "resources/templates/list"
  case readResource = "resources/read"

  func exists(in revision: ProtocolRevision) -> Bool {
    switch self {
    case .initialize, .ping: !revision.isStateless
    case .discover, .listen: revision.isStateless
    default: true
    }
  }

  func isOffered(by provider: some ContextProvider) -> Bool {
    switch self {
    case .listResources, .listResourceTemplates, .readResource: provider.hasResources
    default: true
    }
  }
}
