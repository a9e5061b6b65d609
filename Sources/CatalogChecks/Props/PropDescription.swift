import AgentUI
import SwiftSymbols

/// A prop as the Swift declaration would describe it.
struct PropDescription {
  var name: String
  var kind: PropContract.Kind
  var isUnlabelled: Bool
  /// Where it does not follow from the kind.
  var swiftType: String?
  /// The cases of an enumeration.
  var values: [String] = []
  var defaultValue: String?
  var isRequired: Bool

  /// `nil` for an argument whose values metadata cannot state.
  init?(_ argument: SwiftArgument, in comparison: OverloadComparison) {
    let value = comparison.value(of: argument)
    name = argument.name
    isUnlabelled = argument.parameter.label == nil
    isRequired = value == nil
    if case .value(let text)? = value { defaultValue = text }
    let isToken = defaultValue.map(Set(comparison.scope.tokens.values).contains) == true
    if argument.role == .action {
      kind = .action
    } else if isToken {
      kind = .token
      swiftType = argument.type.name
    } else if let basic = PropAgreement.basicKind(of: argument.type.name) {
      kind = basic
      // A type such as URL or Text is a string to agents alone.
      if kind == .string, argument.type.name != "String" { swiftType = argument.type.name }
    } else if let owner = comparison.owner(of: argument), !owner.cases.isEmpty {
      kind = .enum
      swiftType = argument.type.name
      values = owner.cases
    } else if isRequired, let type = TokenArgument.tokenType(of: argument.type.name),
      comparison.scope.tokenTypes.contains(type)
    {
      kind = .token
      swiftType = argument.type.name
    } else {
      return nil
    }
    if argument.role == .state { swiftType = "Binding<\(swiftType ?? argument.type.name)>" }
  }
}
