import Diagnostics
import JSONTree

/// The arguments of a call, of which each is known to be what its ``ToolParameter`` says.
public struct ToolArguments: Hashable, Sendable {
  private let values: [String: JSONNode]

  /// Checks arguments.
  ///
  /// - Throws: All that is wrong with them.
  public init(_ given: JSONObject, for tool: Tool) throws(WrongArguments) {
    var values: [String: JSONNode] = [:]
    var mistakes: [String] = []
    for member in given.members {
      guard let parameter = tool.parameters.first(where: { $0.name == member.name }) else {
        mistakes.append(tool.unknown(member.name))
        continue
      }
      // A client that sends all parameters sends null for those it has no value for.
      if case .null = member.value.value, !parameter.isRequired { continue }
      if parameter.kind.allows(member.value) {
        values[member.name] = member.value
      } else {
        mistakes.append(parameter.mistake(member.value))
      }
    }
    for parameter in tool.parameters where parameter.isRequired && given[parameter.name] == nil {
      mistakes.append("'\(parameter.name)' is missing: \(parameter.description)")
    }
    guard mistakes.isEmpty else { throw WrongArguments(tool: tool.name, mistakes: mistakes) }
    self.values = values
  }

  /// A text or choice; `nil` when it was left out.
  public func text(_ name: String) -> String? { values[name]?.string }

  /// A whole number; `nil` when it was left out.
  public func integer(_ name: String) -> Int? { values[name]?.wholeNumber }

  /// Several texts; `nil` when they were left out.
  public func texts(_ name: String) -> [String]? { values[name]?.array?.compactMap(\.string) }

  /// Texts by names in the order in which they were given; `nil` when they were left out.
  public func names(_ name: String) -> [(name: String, text: String)]? {
    values[name]?.object?.members.compactMap { member in
      member.value.string.map { (member.name, $0) }
    }
  }
}

/// Arguments that a tool cannot be called with.
public struct WrongArguments: Error, Hashable, Sendable {
  /// The name of the tool.
  var tool: String
  /// In the order of the arguments, those missing last.
  var mistakes: [String]

  /// All that is wrong, for a model to read.
  public var message: String {
    "The arguments of '\(tool)' are wrong, so nothing was done:\n"
      + mistakes.map { "- \($0)" }.joined(separator: "\n")
  }
}

extension Tool {
  fileprivate func unknown(_ name: String) -> String {
    let names = parameters.map(\.name)
    let known =
      names.isEmpty
      ? "the tool takes no arguments"
      : "the tool takes " + names.map { "'\($0)'" }.joined(separator: ", ")
    return "there is no argument '\(name)': "
      + (DidYouMean.suggestion(for: name, among: names) ?? known)
  }
}

extension ToolParameter {
  fileprivate func mistake(_ node: JSONNode) -> String {
    if case .texts = kind, let wrong = node.array?.first(where: { !kind.allowsItem($0) }) {
      return "'\(name)' must be \(kind.expectation), but it contains \(wrong.shown)"
    }
    return "'\(name)' must be \(kind.expectation), not \(node.shown)"
  }
}

extension JSONNode {
  /// A short value as it was written, otherwise what kind of value it is.
  fileprivate var shown: String {
    switch value {
    case .string(let text): "'\(text.prefix(80))'"
    case .number(let number): String(number.text.prefix(80))
    case .bool(let flag): String(flag)
    default: kindName
    }
  }
}
