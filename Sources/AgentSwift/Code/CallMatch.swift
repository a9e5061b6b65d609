import SwiftSymbols

/// The arguments of a call laid beside the parameters of one overload.
struct CallMatch {
  /// What keeps a call from being one of the overload.
  enum Fault: Hashable {
    /// No parameter has this label, or any is left without one.
    case unknown(label: String?)
    /// No parameter is left that takes this closure after the call.
    case closure(label: String?)
    /// A parameter has this label, and stands before others that are given earlier.
    case late(label: String?)
    /// A parameter that has no default is not given.
    case missing(label: String?, type: String)
  }

  /// The first fault, with the argument that has it; `nil` when the call fits.
  private(set) var fault: (fault: Fault, argument: SwiftExpression.Argument?)?
  /// The parameter of each argument that has one.
  private(set) var pairs: [(argument: SwiftExpression.Argument, parameter: Parameter)] = []

  private let parameters: [Parameter]
  private var filled: Set<Int> = []
  private var position = 0

  init(_ arguments: [SwiftExpression.Argument], _ parameters: [Parameter]) {
    self.parameters = parameters
    for argument in arguments where !argument.isTrailing { pass(argument) }
    let closures = arguments.filter(\.isTrailing)
    for (index, closure) in closures.enumerated() {
      passClosure(closure, isLast: index == closures.count - 1)
    }
    let missing = parameters.indices.first { index in
      !filled.contains(index) && parameters[index].defaultValue == nil
        && !parameters[index].isVariadic
    }
    if fault == nil, let missing {
      fault = (.missing(label: parameters[missing].label, type: parameters[missing].type), nil)
    }
  }

  private mutating func pass(_ argument: SwiftExpression.Argument) {
    if argument.label == nil, position > 0, parameters[position - 1].isVariadic { return }
    let next = parameters.indices.first { $0 >= position && parameters[$0].label == argument.label }
    guard let next else {
      let isLate = parameters.contains { $0.label == argument.label }
      report(isLate ? .late(label: argument.label) : .unknown(label: argument.label), argument)
      return
    }
    fill(next, with: argument)
  }

  /// A closure without a label goes to the first function that is left; one with a default gives
  /// way to a later one without, where no other closure follows.
  private mutating func passClosure(_ closure: SwiftExpression.Argument, isLast: Bool) {
    let left = parameters.indices.filter { $0 >= position && parameters[$0].mayBeFunction }
    let functions = left.filter { parameters[$0].type.contains("->") }
    let open = functions.isEmpty ? left : functions
    let found: Int?
    if let label = closure.label {
      found = left.first { parameters[$0].label == label }
    } else {
      let required = open.first { parameters[$0].defaultValue == nil }
      found = isLast ? required ?? open.first : open.first
    }
    guard let found else {
      report(.closure(label: closure.label), closure)
      return
    }
    fill(found, with: closure)
  }

  private mutating func fill(_ index: Int, with argument: SwiftExpression.Argument) {
    filled.insert(index)
    position = index + 1
    pairs.append((argument, parameters[index]))
  }

  private mutating func report(_ fault: Fault, _ argument: SwiftExpression.Argument) {
    if self.fault == nil { self.fault = (fault, argument) }
  }
}

extension Parameter {
  fileprivate var isVariadic: Bool { type.hasSuffix("...") }

  /// Whether the type is a function; the name of a type may stand for one.
  fileprivate var mayBeFunction: Bool {
    if type.contains("->") { return true }
    return TypeName.simple(type).map { !TypeName.basic.contains($0) } ?? false
  }
}

/// The name of a type as the sources spell it.
enum TypeName {
  /// Types that hold a literal.
  static let basic: Set = [
    "String", "Substring", "Character", "LocalizedStringKey", "Bool", "Int", "UInt", "Double",
    "Float", "CGFloat", "TimeInterval",
  ]
  static let texts: Set = ["String", "Substring", "Character", "LocalizedStringKey"]
  static let numbers: Set = ["Int", "UInt", "Double", "Float", "CGFloat", "TimeInterval"]

  /// The type of the value that a binding leads to; `nil` for other types.
  static func bound(_ text: String) -> String? {
    var name = text.hasPrefix("SwiftUI.") ? String(text.dropFirst("SwiftUI.".count)) : text
    if name.hasSuffix("?") { name.removeLast() }
    guard name.hasPrefix("Binding<"), name.hasSuffix(">") else { return nil }
    return String(name.dropFirst("Binding<".count).dropLast())
  }

  /// Without attributes and optionality; `nil` for what is more than a name.
  static func simple(_ text: String) -> String? {
    var name = text
    while name.hasSuffix("?") || name.hasSuffix("!") { name.removeLast() }
    if name.hasPrefix("@") || name.hasPrefix("inout ") {
      name = name.split(separator: " ").last.map(String.init) ?? name
    }
    return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" } ? name : nil
  }
}
