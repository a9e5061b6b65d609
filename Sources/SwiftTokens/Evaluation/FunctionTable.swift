import SwiftSymbols

/// The functions of the sources, by name.
struct FunctionTable: Sendable {
  private let functions: [String: [SwiftFunction]]
  private let cases: Set<[String]>
  private let assignedFields: [[String]: Set<String>]
  private let typesThatChangeFields: Set<[String]>

  init(_ constants: SwiftConstants) {
    functions = Dictionary(grouping: constants.functions) { $0.path.joined(separator: ".") }
    cases = constants.cases
    assignedFields = constants.assignedFields
    typesThatChangeFields = constants.typesThatChangeFields
  }

  func isCase(_ path: [String]) -> Bool { cases.contains(path) }

  /// The function of a name that a call with `arguments` means inside of the type `container`;
  /// `nil` where there is none, or several would do.
  func function(
    _ names: [String], in container: [String], _ arguments: Arguments,
    on platform: SourceConfiguration.Platform?, near path: String
  ) -> SwiftFunction? {
    candidates(names, in: container, platform, near: path) { function in
      function.parameters.map { Self.accepts(arguments, $0) } ?? false
    }
  }

  /// The property of a type's instances.
  func property(
    _ name: String, of type: [String], on platform: SourceConfiguration.Platform?,
    near path: String
  ) -> SwiftFunction? {
    candidates(type + [name], in: [], platform, near: path) {
      // What initialisers do with the first value of a variable is not known.
      $0.parameters == nil && $0.isOfInstances
        && (!$0.isStored || !typesThatChangeFields.contains(type))
    }
  }

  /// Whether the instances of a type have a member of the name.
  func isMember(_ name: String, of type: [String]) -> Bool {
    functions[(type + [name]).joined(separator: ".")]?.contains(where: \.isOfInstances) ?? false
  }

  /// Whether a value that is made with the argument `label` has it as its property of that name: no
  /// initialiser does anything else with it.
  func keeps(_ label: String, in type: [String]) -> Bool {
    assignedFields[type]?.contains(label) ?? true
  }

  private func candidates(
    _ names: [String], in container: [String], _ platform: SourceConfiguration.Platform?,
    near path: String, where isRight: (SwiftFunction) -> Bool
  ) -> SwiftFunction? {
    for length in stride(from: container.count, through: 0, by: -1) {
      let name = (container.prefix(length) + names).joined(separator: ".")
      let found = (functions[name] ?? []).filter { function in
        guard isRight(function) else { return false }
        guard let platform, let platforms = function.platforms else { return true }
        return platforms.contains(platform)
      }
      if found.count == 1 { return found[0] }
      // Private ones of several files.
      let own = found.filter { $0.location.path == path }
      if own.count == 1 { return own[0] }
      if !found.isEmpty { return nil }
    }
    return nil
  }

  /// Whether labels are those of the parameters, of which some may be left out.
  private static func accepts(
    _ arguments: Arguments, _ parameters: [SwiftFunction.Parameter]
  ) -> Bool {
    var rest = arguments.all[...]
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label {
        rest = rest.dropFirst()
      } else if parameter.defaultValue == nil {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension SwiftFunction {
  /// What the names of its parameters stand for in a call whose labels fit.
  func values(of arguments: Arguments) -> [String: (value: ConstantExpression, isDefault: Bool)] {
    var rest = arguments.all[...]
    var values: [String: (value: ConstantExpression, isDefault: Bool)] = [:]
    for parameter in parameters ?? [] {
      if let next = rest.first, next.label == parameter.label {
        values[parameter.name] = (next.value, false)
        rest = rest.dropFirst()
      } else if let standard = parameter.defaultValue {
        values[parameter.name] = (standard, true)
      }
    }
    return values
  }
}
