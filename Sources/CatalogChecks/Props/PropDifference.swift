import AgentUI

/// One way in which the metadata of a component and its Swift declaration disagree.
enum PropDifference: Hashable {
  /// Swift has a parameter that no prop describes.
  case missing(SwiftArgument)
  /// No parameter of Swift takes the prop.
  case extra(PropContract, nearest: String?)
  /// The parameter has another name.
  case renamed(PropContract, to: SwiftArgument)
  /// Only one of them has a label.
  case label(PropContract, isUnlabelledInSwift: Bool)
  case type(PropContract, SwiftArgument)
  /// The type of Swift has no such value.
  case value(PropContract, name: String, type: String, nearest: String?)
  /// The type of Swift has more values.
  case missingValues(PropContract, names: [String], type: String)
  /// `nil` is nothing.
  case defaultValue(PropContract, inSwift: String?)
  /// Only one of them lets the value be left out; `default` is that of Swift, where it is known.
  case required(PropContract, inSwift: Bool, default: String?)
  /// Swift takes the arguments in this order.
  case order([String])
  /// The sources do not declare the type, initialiser or method.
  case undeclared(String, nearest: String?)

  /// The prop that is to blame; `nil` when it is the component.
  var prop: PropContract? {
    switch self {
    case .missing, .order, .undeclared: nil
    case .extra(let prop, _), .renamed(let prop, _), .label(let prop, _), .type(let prop, _),
      .value(let prop, _, _, _), .missingValues(let prop, _, _), .defaultValue(let prop, _),
      .required(let prop, _, _):
      prop
    }
  }
}

extension PropDifference {
  /// What is different, in lower case without a final full stop.
  var text: String {
    switch self {
    case .missing(let argument): "no prop describes '\(argument.name)', which Swift takes"
    case .extra(let prop, _): "Swift takes no '\(prop.name)'"
    case .renamed(let prop, let argument):
      "'\(prop.name)' is called '\(argument.name)' in Swift"
    case .label(let prop, let isUnlabelled):
      "'\(prop.name)' is written \(isUnlabelled ? "without" : "with") a label in Swift"
    case .type(let prop, let argument):
      "'\(prop.name)' is \(Self.spoken(prop)) here and \(argument.parameter.shownType) in Swift"
    case .value(let prop, let name, let type, _):
      "'\(prop.name)' has the value '\(name)', which \(type) does not have"
    case .missingValues(let prop, let names, let type):
      "'\(prop.name)' lacks \(Self.listed(names)), which \(type) has"
    case .defaultValue(let prop, let value):
      "the default of '\(prop.name)' is \(prop.defaultValue ?? "nothing") here and "
        + "\(value ?? "nothing") in Swift"
    case .required(let prop, let inSwift, _):
      inSwift
        ? "'\(prop.name)' may be left out here and is required in Swift"
        : "'\(prop.name)' is required here and may be left out in Swift"
    case .order(let names): "Swift takes the props in the order \(names.joined(separator: ", "))"
    case .undeclared(let what, _): "the Swift sources declare no public \(what)"
    }
  }

  /// What to write.
  var suggestion: String {
    switch self {
    case .missing(let argument):
      argument.parameter.defaultValue == nil
        ? "describe it under 'props', or give it a default in Swift"
        : "describe it under 'props'"
    case .extra(_, let nearest): Self.meant(nearest) ?? "remove the prop"
    case .renamed(_, let argument): "did you mean '\(argument.name)'?"
    case .label(_, let isUnlabelled):
      isUnlabelled ? "add 'label: \"_\"'" : "remove 'label: \"_\"'"
    case .type(_, let argument): Self.advice(on: argument)
    case .value(_, _, _, let nearest): Self.meant(nearest) ?? "remove the value"
    case .missingValues(_, let names, _):
      "add \(names.count == 1 ? "it" : "them") under 'values'"
    case .defaultValue(_, let value):
      value.map { "write 'default: \(YAMLText.scalar($0))'" } ?? "remove 'default'"
    case .required(_, let inSwift, _):
      inSwift ? "write 'required: true', without a default" : "remove 'required'"
    case .order(let names): "write them in the order \(names.joined(separator: ", "))"
    case .undeclared(_, let nearest):
      Self.meant(nearest) ?? "correct 'swift', or say 'status: planned' until it exists"
    }
  }

  private static func advice(on argument: SwiftArgument) -> String {
    if argument.role == .action { return "write 'type: action'" }
    if argument.role == .state {
      return "write 'swift: \"Binding<\(argument.type.name.prefix(60))>\"'"
    }
    if let kind = PropAgreement.basicKind(of: argument.type.name) {
      return "write 'type: \(kind.rawValue)'"
    }
    return "write 'swift: \(argument.type.name.prefix(60))' and a type that fits it"
  }

  /// The first of some values, and how many there are besides.
  private static func listed(_ names: [String]) -> String {
    let shown = names.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
    let rest = names.count > 5 ? " and \(names.count - 5) more" : ""
    return "the value\(names.count == 1 ? "" : "s") " + shown + rest
  }

  private static func meant(_ name: String?) -> String? { name.map { "did you mean '\($0)'?" } }

  private static func spoken(_ prop: PropContract) -> String {
    let article = "aeiou".contains(prop.kind.rawValue.first ?? " ") ? "an" : "a"
    return prop.swiftType ?? "\(article) \(prop.kind.rawValue)"
  }
}
