import DesignTokens
import JSONTree

extension ResolvedTokens {
  /// Everything that the model says, one line for each token and context and for each group.
  var modelText: [String] {
    let modifiers = modifiers.map {
      "\($0.name) \($0.contexts) \($0.declaredDefault ?? "-") \($0.description ?? "-")"
    }
    return modifiers + flatMap(\.modelText) + groupPaths.map(groupText)
  }

  private var groupPaths: [TokenPath] {
    let prefixes = flatMap { token in
      token.path.names.indices.map { TokenPath(names: token.path.names[..<$0]) }
    }
    return Set(prefixes).sorted()
  }

  private func groupText(_ path: TokenPath) -> String {
    let group = group(path)
    return """
      group \(path) \(group?.description ?? "-") \(group.map { "\($0.deprecation)" } ?? "-") \
      \(text(group?.extensions)) \(group.map { "\($0.metadata)" } ?? "-")
      """
  }
}

extension Token {
  /// The token as a whole, and what it is in each combination of contexts.
  var modelText: [String] {
    let whole = """
      \(path) \(type?.rawValue ?? "-") \(description ?? "-") \(deprecation) \(text(extensions)) \
      \(metadata) \(axes) \(dependents.map(\.path))
      """
    return [whole]
      + combinations.map { context in
        guard let value = value(in: context) else { return "\(path) \(context) absent" }
        return """
          \(path) \(context) \(value.value) \(value.aliasChain) \(value.references) \
          \(value.metadata) \(value.isUnknown)
          """
      }
  }
}

private func text(_ object: JSONObject?) -> String {
  object.map {
    JSONWriter().string(JSONNode(.object($0), at: .init(line: 1, column: 1)).plainValue)
  }
    ?? "-"
}
