import SwiftSymbols

/// Constants of a structure that state the tokens of one brand each, read as if each were a type:
/// `static let north = Theme(ink: .black)` has the constant `ink`, as a type `Theme.north` would.
///
/// Arguments that are structures of the package themselves become groups. Properties that compute
/// their values from others count for every brand.
enum BrandValues {
  /// Structures in structures; none nests them deeper.
  private static let depthLimit = 8

  /// The types whose properties have to be read for brands: those that are named, and those that
  /// hold named constants.
  static func types(of brands: [SwiftTokenOptions.Brand]) -> Set<String> {
    Set(
      brands.flatMap(\.types).flatMap { name in
        [name] + (name.lastIndex(of: ".").map { [String(name[..<$0])] } ?? [])
      })
  }

  /// The constants, with those of the values that brands name in place of the values.
  static func expanding(
    _ constants: SwiftConstants, for brands: [SwiftTokenOptions.Brand]
  ) -> SwiftConstants {
    let names = Set(brands.flatMap(\.types))
    let declared = Set(constants.types.map { $0.path.joined(separator: ".") })
    guard !names.isSubset(of: declared) else { return constants }
    var copy = constants
    copy.constants = constants.constants.flatMap { constant in
      let name = constant.path.joined(separator: ".")
      guard names.contains(name), !declared.contains(name) else { return [constant] }
      let parts = Reader(constants: constants, constant: constant).parts
      return parts.isEmpty ? [constant] : parts
    }
    return copy
  }

  /// Reads the parts of one value.
  private struct Reader {
    let constants: SwiftConstants
    let constant: SwiftConstant

    var parts: [SwiftConstant] {
      parts(of: constant.value, typed: constant.type, at: constant.path, depth: 0) ?? []
    }

    /// The constants of a value; `nil` for one that is no structure of the package.
    private func parts(
      of value: ConstantExpression, typed type: String?, at path: [String], depth: Int
    ) -> [SwiftConstant]? {
      guard depth < BrandValues.depthLimit else { return nil }
      if let named = named(value, typed: type) {
        let nested = Reader(constants: constants, constant: named)
        return nested.parts(of: named.value, typed: named.type, at: path, depth: depth + 1)
      }
      guard case .call(let callee, let arguments) = value.form,
        let name = self.type(calledBy: callee, typed: type),
        let fields = constants.fields[name]
      else { return nil }
      let given = arguments.flatMap { argument -> [SwiftConstant] in
        guard let label = argument.label else { return [] }
        let type = fields[label]
        return parts(of: argument.value, typed: type, at: path + [label], depth: depth + 1)
          ?? [part(label, argument.value, typed: type, in: path)]
      }
      let labels = Set(arguments.compactMap(\.label))
      return given + properties(of: name, besides: labels, at: path)
    }

    /// The constant that a value is, where it is only named: `.north` and `Theme.Colors.north`.
    private func named(_ value: ConstantExpression, typed type: String?) -> SwiftConstant? {
      var path = value.names ?? []
      if case .member(nil, let name) = value.form, name != "init", let type {
        path = full(type).split(separator: ".").map(String.init) + [name]
      }
      guard path.count > 1 else { return nil }
      let text = path.joined(separator: ".")
      let spellings = [
        full(path.dropLast().joined(separator: ".")) + "." + path[path.count - 1], text,
      ]
      return constants.constants.first { constant in
        [.typeProperty, .global].contains(constant.kind)
          && spellings.contains(constant.path.joined(separator: "."))
      }
    }

    /// What every value of a type has, as a constant of one.
    private func properties(
      of type: String, besides labels: Set<String>, at path: [String]
    ) -> [SwiftConstant] {
      constants.constants.filter { property in
        property.kind == .instanceProperty && !labels.contains(property.name)
          && property.container.joined(separator: ".") == type
      }.map { property in
        var copy = property
        copy.container = path
        return copy
      }
    }

    private func part(
      _ name: String, _ value: ConstantExpression, typed type: String?, in path: [String]
    ) -> SwiftConstant {
      var part = constant
      (part.container, part.name, part.type) = (path, name, type)
      (part.value, part.text) = (value, value.description)
      (part.documentation, part.remark, part.location) = (nil, nil, value.location)
      return part
    }

    /// The type that a call makes a value of: `Theme(…)`, `.init(…)` and `Self(…)`.
    private func type(calledBy callee: ConstantExpression, typed type: String?) -> String? {
      if case .member(nil, "init") = callee.form { return type.map(full) }
      guard var names = callee.names else { return nil }
      if names.last == "init" { names.removeLast() }
      if names == ["Self"] { return constant.container.joined(separator: ".") }
      return full(names.joined(separator: "."))
    }

    /// The full name of a type, which the types around the constant may leave out.
    private func full(_ name: String) -> String {
      let name = name.hasSuffix("?") ? String(name.dropLast()) : name
      let spellings = (0...constant.container.count).reversed().map { length in
        (constant.container.prefix(length) + [name]).joined(separator: ".")
      }
      return spellings.first { constants.fields[$0] != nil } ?? name
    }
  }
}
