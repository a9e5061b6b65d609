import Diagnostics
import JSONTree

/// What a user asked for, as a context, and what is wrong with it.
public struct ContextInput: Sendable {
  /// Every modifier with the context asked for, or its default.
  public var context: Context
  /// What could not be understood of the request; the context has the default in its place.
  public var diagnostics: [Diagnostic]
}

extension ResolvedTokens {
  /// Reads choices such as `appearance=dark`. Names are compared without regard to case.
  ///
  /// Errors: `tokens/input-unknown-modifier`, `tokens/input-unknown-context`, and
  /// `tokens/input-missing` for a modifier without default that is not named. All are collected.
  public func context(choosing choices: [(modifier: String, context: String)]) -> ContextInput {
    var input = ContextInput(context: defaultContext, diagnostics: [])
    var named: Set<String> = []
    for (name, choice) in choices {
      guard let modifier = modifiers.first(where: { $0.name.lowercased() == name.lowercased() })
      else {
        input.diagnostics.append(
          .init(
            .tokensInputUnknownModifier, "there is no modifier '\(name)'",
            suggestion: suggestion(forModifier: name)))
        continue
      }
      named.insert(modifier.name)
      let match =
        modifier.contexts.first { $0 == choice }
        ?? modifier.contexts.first { $0.lowercased() == choice.lowercased() }
      guard let match else {
        input.diagnostics.append(unknownContext(choice, of: modifier))
        continue
      }
      input.context[modifier.name] = match
    }
    for modifier in modifiers
    where modifier.declaredDefault == nil && !named.contains(modifier.name) {
      input.diagnostics.append(
        .init(
          .tokensInputMissing,
          "the modifier '\(modifier.name)' has no default, so a context must be chosen",
          suggestion: "choose one of \(list(modifier.contexts))"))
    }
    return input
  }

  /// Reads the inputs of the Resolver module: an object of modifier and context names.
  ///
  /// Besides the errors of ``context(choosing:)``: `tokens/input-not-string`, and
  /// `tokens/bad-json` for text that is not a JSON object.
  public func context(parsingInput bytes: [UInt8], path: String) -> ContextInput {
    let document = JSONDocument(parsing: bytes, path: path)
    guard let object = document.root?.object else {
      let problem = Diagnostic(
        .tokensBadJson, "the input must be a JSON object", at: SourceLocation(path))
      return ContextInput(
        context: defaultContext,
        diagnostics: document.diagnostics.isEmpty ? [problem] : document.diagnostics)
    }
    var choices: [(modifier: String, context: String)] = []
    var problems = document.diagnostics
    for member in object.members {
      if let context = member.value.string {
        choices.append((member.name, context))
      } else {
        problems.append(
          .init(
            .tokensInputNotString,
            "the input '\(member.name)' must be a string, not \(member.value.kindName)",
            at: document.location(member.value.position)))
      }
    }
    let input = context(choosing: choices)
    return ContextInput(context: input.context, diagnostics: problems + input.diagnostics)
  }

  private func suggestion(forModifier name: String) -> String {
    let names = modifiers.map(\.name)
    if names.isEmpty { return "leave the choice out: the tokens have no modifiers" }
    return DidYouMean.suggestion(for: name, among: names) ?? "choose one of \(list(names))"
  }

  private func unknownContext(_ choice: String, of modifier: TokenModifier) -> Diagnostic {
    .init(
      .tokensInputUnknownContext, "the modifier '\(modifier.name)' has no context '\(choice)'",
      suggestion: DidYouMean.suggestion(for: choice, among: modifier.contexts)
        ?? "choose one of \(list(modifier.contexts))")
  }

  private func list(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
