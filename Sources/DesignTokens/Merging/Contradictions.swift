import Diagnostics
import JSONTree

/// `tokens/contradiction`: files that give tokens different values, where nothing says which of
/// them count. Told once for each two files.
enum Contradictions {
  private struct Pair: Hashable {
    var earlier: String
    var later: String
  }

  /// - Parameter layers: Trees in the order of their files, of which later ones count.
  static func diagnostics(_ layers: [TokenLayer]) -> [Diagnostic] {
    var known: [String: ParsedToken] = [:]
    var found: [Pair: [(path: String, token: ParsedToken, other: ParsedToken)]] = [:]
    var order: [Pair] = []
    for layer in layers where layer.condition == .always {
      for (path, token) in tokens(in: layer.tree) {
        if let other = known[path], !token.saysTheSame(as: other) {
          let pair = Pair(earlier: other.path, later: token.path)
          if found[pair] == nil { order.append(pair) }
          found[pair, default: []].append((path, token, other))
        }
        known[path] = token
      }
    }
    return order.compactMap { pair in
      guard let all = found[pair], let first = all.first else { return nil }
      return .init(
        .tokensContradiction,
        all.count == 1
          ? "\(about: first.path) has another value in an earlier file, and this one counts"
          : "\(all.count) tokens have other values in an earlier file, and those of this one count",
        at: first.token.location, notes: [.init("the earlier one", at: first.other.location)],
        suggestion: "write a resolver document, or name the files in the order in which they count")
    }
  }

  private static func tokens(in group: ParsedGroup) -> [(String, ParsedToken)] {
    var result: [(String, ParsedToken)] = []
    var pending: [(group: ParsedGroup, path: String)] = [(group, "")]
    while let (group, path) = pending.popLast() {
      for member in group.members {
        switch member {
        case .token(let token):
          result.append((path.isEmpty ? token.name : path + "." + token.name, token))
        case .group(let child):
          pending.append((child, path.isEmpty ? child.name : path + "." + child.name))
        }
      }
    }
    return result
  }
}

extension ParsedToken {
  fileprivate func saysTheSame(as other: ParsedToken) -> Bool {
    switch (body, other.body) {
    case (.value(let left), .value(let right)), (.pointer(let left), .pointer(let right)):
      left.plainValue == right.plainValue
    case (.value, .pointer), (.pointer, .value): false
    }
  }
}
