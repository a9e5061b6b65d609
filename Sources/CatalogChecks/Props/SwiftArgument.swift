import SwiftSymbols

/// A parameter of the Swift declaration that a component is called by.
struct SwiftArgument: Hashable {
  /// What it means to agent YAML.
  enum Role: Hashable {
    /// A value that a prop gives.
    case value
    /// What happens: a prop of type action.
    case action
    /// State that the caller owns, a binding; a prop gives its value.
    case state
    /// A closure that computes something, which metadata cannot state.
    case function
  }

  var parameter: Parameter
  var type: SwiftTypeText
  var role: Role

  /// How a prop would be called: the label, or the inner name where there is none.
  var name: String { parameter.label ?? parameter.name }

  /// Types whose values are texts to agent YAML, and that Swift makes of no text between quotes.
  private static let madeOfNoLiteral: Set = ["URL", "Text", "Character"]

  /// Whether no code that is written from agent YAML compiles here: a text goes there as a literal,
  /// and an action as a closure without parameters.
  var isBeyondExamples: Bool {
    role == .action ? type.takesValues : Self.madeOfNoLiteral.contains(type.name)
  }

  /// `nil` for a parameter that takes children: a closure with a result builder, or a view.
  init?(_ parameter: Parameter, generics: Set<String>) {
    self.parameter = parameter
    type = SwiftTypeText(parameter.type)
    let given = type.result ?? type.name
    let isView = generics.contains(given) || ["some View", "AnyView"].contains(given)
    if parameter.isBuilder || isView { return nil }
    if type.isAction {
      role = .action
    } else if type.isClosure {
      role = .function
    } else if let bound = type.bound {
      type = bound
      role = .state
    } else {
      role = .value
    }
  }
}

/// One way to call a component: an initialiser, or a method.
struct SwiftOverload {
  /// Types that are written without a generic parameter and to which a literal of text belongs.
  private static let strings: Set<String> = ["some StringProtocol", "any StringProtocol"]

  var symbol: Symbol
  var arguments: [SwiftArgument]
  /// The closures for children that are called without a value.
  var childClosures: [Parameter]

  /// - Parameter type: The type that an initialiser belongs to, whose generic parameters are views.
  init(_ symbol: Symbol, of type: Symbol? = nil) {
    self.symbol = symbol
    childClosures = symbol.childClosures(of: type).filter(\.isCalledWithoutValues)
    let names = Set(symbol.signature.genericNames + (type?.signature.genericNames ?? []))
    let texts = [symbol.signature.generics, symbol.signature.requirements]
    let strings = names.filter { name in
      texts.contains { $0?.contains("\(name): StringProtocol") == true }
    }
    arguments = symbol.signature.parameters.compactMap { parameter in
      guard strings.contains(parameter.type) || Self.strings.contains(parameter.type) else {
        return SwiftArgument(parameter, generics: names.subtracting(strings))
      }
      var parameter = parameter
      parameter.type = "String"
      return SwiftArgument(parameter, generics: [])
    }
  }
}

extension Parameter {
  /// The type as the source spells it, cut where it is longer than a message should be.
  var shownType: String { type.count > 60 ? type.prefix(60) + "…" : type }
}
