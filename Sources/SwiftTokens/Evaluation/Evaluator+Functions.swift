import DesignTokens
import Diagnostics
import SwiftSymbols

// Functions of the sources, which are read as what they return, with the arguments in place of the
// parameters.

extension Evaluator {
  /// What a call of a function of the sources makes; `nil` where it is none of them.
  mutating func ownValue(
    _ names: [String], _ call: CallSite
  ) throws(Unevaluated) -> SwiftValue? {
    guard
      let function = functions.function(
        names, in: container, call.arguments, on: situation.platform, near: file),
      !function.isOfInstances
    else { return nil }
    return try result(of: function, call.arguments, as: call.expected)
  }

  /// What a method or a property of a value makes: `Palette.ink.color`, `theme.spacing(2)`; `nil`
  /// where the value has no such member.
  mutating func memberValue(
    _ name: String, of base: ConstantExpression, _ arguments: Arguments?,
    as expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue? {
    guard let owner = owner(of: base) else { return nil }
    if arguments == nil, let field = field(name, of: owner) {
      return try within(field.container, file: owner.file) {
        (evaluator) throws(Unevaluated) in try evaluator.value(field.value, as: expected)
      }
    }
    let function =
      arguments.map {
        functions.function(
          owner.type + [name], in: [], $0, on: situation.platform, near: file)
      } ?? functions.property(name, of: owner.type, on: situation.platform, near: file)
    guard let function, function.isOfInstances else { return nil }
    return try result(of: function, arguments ?? Arguments([]), of: owner.path, as: expected)
  }

  private mutating func result(
    of function: SwiftFunction, _ arguments: Arguments, of receiver: [String]? = nil,
    as expected: DeclaredType?
  ) throws(Unevaluated) -> SwiftValue {
    callCount += 1
    guard callCount < Self.maximumCalls, let body = body(of: function, arguments, receiver) else {
      throw Unevaluated("'\(function.name)' computes more than is read here")
    }
    let isInitializer = function.name == "init"
    let type =
      isInitializer
      ? DeclaredType(function.container)
      : function.type.map { DeclaredType(annotation: $0) } ?? expected
    return try within(function.container, file: function.location.path) {
      (evaluator) throws(Unevaluated) in
      type?.tokenType == .color
        ? try evaluator.colorValue(body) : try evaluator.value(body, as: type)
    }
  }

  /// The most calls for one constant in one situation.
  private static let maximumCalls = 200

  /// Evaluates where other names may be meant than those around the constant.
  private mutating func within(
    _ container: [String], file: String,
    _ body: (inout Evaluator) throws(Unevaluated) -> SwiftValue
  ) throws(Unevaluated) -> SwiftValue {
    let outer = (self.container, self.file, isInProtocol)
    (self.container, self.file, isInProtocol) = (container, file, false)
    defer { (self.container, self.file, isInProtocol) = outer }
    return try body(&self)
  }

  /// What a function returns for arguments, in names that mean the same in its own type.
  private func body(
    of function: SwiftFunction, _ arguments: Arguments, _ receiver: [String]?
  ) -> ConstantExpression? {
    var values: [String: ConstantExpression] = [:]
    let types = Dictionary(
      (function.parameters ?? []).map { ($0.name, $0.type) },
      uniquingKeysWith: { first, _ in first })
    for (name, argument) in function.values(of: arguments) {
      let type = types[name].map { DeclaredType(annotation: $0) }
      guard
        let value = argument.isDefault ? argument.value : absolute(argument.value, type, function)
      else { return nil }
      values[name] = value
    }
    return function.body.replacing { part in
      switch part.form {
      case .name("self"): return receiver.map { Self.path($0, at: part.location) }
      case .name(let name):
        if let value = values[name] { return value }
        guard let receiver, name == "rawValue" || functions.isMember(name, of: function.container)
        else { return nil }
        return Self.path(receiver + [name], at: part.location)
      default: return nil
      }
    }
  }

  /// An argument in full names, where those of the function's type would hide what is meant.
  private func absolute(
    _ argument: ConstantExpression, _ type: DeclaredType?, _ function: SwiftFunction
  ) -> ConstantExpression? {
    argument.replacing { part in
      if let names = part.names, let index = target(of: part, nil) {
        let path = table.members[index].first.path
        return path == names ? nil : Self.path(path, at: part.location)
      }
      if let names = part.names, let path = casePath(names) {
        return path == names ? nil : Self.path(path, at: part.location)
      }
      guard part == argument, case .member(nil, let name) = part.form, let type else { return nil }
      let owners = [function.container, container].compactMap {
        declaredType(type.names, in: $0)
      }
      return owners.first.map { Self.path($0 + [name], at: part.location) }
    }
  }

  private static func path(
    _ names: [String], at location: SourceLocation
  ) -> ConstantExpression {
    names.dropFirst().reduce(ConstantExpression(.name(names.first ?? ""), at: location)) {
      ConstantExpression(.member(of: $0, $1), at: location)
    }
  }
}

// MARK: - Values with members

extension Evaluator {
  /// A case of an enumeration, or a value of a structure: a constant, or what such a value has under
  /// the name of a property.
  private struct Owner {
    /// The type whose members it has.
    var type: [String]
    /// Its own names.
    var path: [String]
    /// What the value is made with, and the type around that; `nil` for a case.
    var arguments: Arguments?
    var container: [String] = []
    var file: String
  }

  private func owner(of base: ConstantExpression) -> Owner? {
    guard let names = base.names else { return nil }
    if let path = casePath(names) { return Owner(type: path.dropLast(), path: path, file: file) }
    guard let platform = situation.platform else { return nil }
    if let index = table.index(of: names, in: container) {
      guard let constant = table.members[index].variant(on: platform) else { return nil }
      return owner(
        constant.value, typed: constant.type, at: constant.path, in: constant.container,
        file: constant.location.path)
    }
    // A structure in a structure: `Theme.current.colors`.
    guard case .member(let outer?, let name) = base.form, let outer = owner(of: outer),
      outer.arguments != nil
    else { return nil }
    let property = functions.property(name, of: outer.type, on: platform, near: file)
    if let field = field(name, of: outer) {
      return owner(
        field.value, typed: property?.type, at: outer.path + [name], in: field.container,
        file: outer.file)
    }
    return property.flatMap { property in
      owner(
        property.body, typed: property.type, at: outer.path + [name], in: property.container,
        file: property.location.path)
    }
  }

  /// The value that a call of an initialiser makes; `nil` for other expressions.
  private func owner(
    _ value: ConstantExpression, typed type: String?, at path: [String], in container: [String],
    file: String
  ) -> Owner? {
    guard case .call(let callee, let arguments) = value.form else { return nil }
    var made = callee.names ?? []
    if made.last == "init" { made.removeLast() }
    if made == ["Self"] { made = container }
    if case .member(nil, "init") = callee.form { made = [] }
    let names = made.isEmpty ? type.map { DeclaredType(annotation: $0).names } ?? [] : made
    return declaredType(names, in: container).map {
      Owner(
        type: $0, path: path, arguments: Arguments(arguments), container: container, file: file)
    }
  }

  /// The full path of a case that names mean.
  func casePath(_ names: [String]) -> [String]? {
    var names = names
    if names.first == "Self" { names = container + names.dropFirst() }
    for length in stride(from: container.count, through: 0, by: -1) {
      let path = Array(container.prefix(length)) + names
      if functions.isCase(path) { return path }
    }
    return nil
  }

  /// The full name of a type of the sources.
  private func declaredType(_ names: [String], in container: [String]) -> [String]? {
    guard !names.isEmpty else { return nil }
    for length in stride(from: container.count, through: 0, by: -1) {
      let path = Array(container.prefix(length)) + names
      if table.types[path.joined(separator: ".")] != nil { return path }
    }
    return nil
  }

  /// What a structure was made with under the name of a property.
  private func field(
    _ name: String, of owner: Owner
  ) -> (value: ConstantExpression, container: [String])? {
    guard let argument = owner.arguments?.all.first(where: { $0.label == name }),
      functions.keeps(name, in: owner.type)
    else { return nil }
    return (argument.value, owner.container)
  }
}
