import SwiftSymbols

/// The public types of a package, and what the names after their colons mean.
///
/// A name means the protocol or class of the package that is nearest to where it is written, as in
/// Swift: `TableStyle` in `extension Rich` is `Rich.TableStyle` where the package declares that, and
/// SwiftUI's otherwise.
struct PackageTypes {
  /// What a name stands for.
  private enum Meaning: Hashable {
    /// A type of the package, by its full name.
    case own(String)
    /// A type of another module, without the names before its own.
    case other(String)
  }

  private let modules: Set<String>
  /// The full names of what types can inherit from.
  private var inheritable: Set<String> = []
  /// The full names of all types.
  private var names: Set<String> = []
  /// What each type inherits from, by its full name.
  private var inheritance: [String: [Meaning]] = [:]

  /// Types that lead to others by their inheritance; no package nests them deeper.
  private static let depthLimit = 8

  init(_ modules: [ModuleSymbols]) {
    self.modules = Set(modules.map(\.name))
    let types = modules.lazy.flatMap(\.symbols).filter(\.kind.isType)
    for type in types {
      let name = type.path.joined(separator: ".")
      names.insert(name)
      if [.protocol, .class].contains(type.kind) { inheritable.insert(name) }
    }
    for type in types {
      inheritance[type.path.joined(separator: "."), default: []] += meanings(of: type)
    }
  }

  /// The types of other modules that a type is by its inheritance, as far as the package tells.
  func others(above symbol: Symbol) -> Set<String> { Self.others(all(above: meanings(of: symbol))) }

  /// As above, for a type as a declaration in `container` spells it.
  func others(above type: String, in container: [String]) -> Set<String> {
    let path = Self.path(type)
    let name = full(path, in: container, among: names) ?? path.joined(separator: ".")
    return Self.others(all(above: inheritance[name] ?? []))
  }

  /// The full names of the types of the package that a type is by its inheritance.
  func own(above symbol: Symbol) -> Set<String> {
    Set(
      all(above: meanings(of: symbol)).compactMap { meaning in
        if case .own(let name) = meaning { name } else { nil }
      })
  }

  /// The protocol of the package, called a style, that the only argument which a method needs is a
  /// value of: `func headingStyle(_ style: some HeadingStyle)`.
  func styleTaken(by method: Symbol) -> String? {
    let needed = method.signature.parameters.filter { $0.defaultValue == nil }
    guard needed.count == 1, let parameter = needed.first, parameter.label == nil else {
      return nil
    }
    let type = Self.constraint(on: Self.plainPath(parameter.type), of: method) ?? parameter.type
    let style = full(Self.path(type), in: method.container, among: inheritable)
    return style.flatMap { Self.isStyle($0) ? $0 : nil }
  }

  /// Whether a type of the package is called a style.
  static func isStyle(_ name: String) -> Bool { name.hasSuffix("Style") }

  // MARK: - Names

  private func meanings(of symbol: Symbol) -> [Meaning] {
    symbol.inheritance.map { text in
      let path = Self.path(text)
      return full(path, in: symbol.container, among: inheritable).map(Meaning.own)
        ?? .other(path.last ?? "")
    }
  }

  /// The nearest type that a path means inside of a type.
  private func full(
    _ path: [String], in container: [String], among known: Set<String>
  ) -> String? {
    for length in stride(from: container.count, through: 0, by: -1) {
      let name = (container.prefix(length) + path).joined(separator: ".")
      if known.contains(name) { return name }
    }
    guard path.count > 1, modules.contains(path[0]) else { return nil }
    let name = path.dropFirst().joined(separator: ".")
    return known.contains(name) ? name : nil
  }

  private func all(above first: [Meaning]) -> Set<Meaning> {
    var all: Set<Meaning> = []
    var next = first
    for _ in 0..<Self.depthLimit {
      next = next.filter { all.insert($0).inserted }.flatMap { meaning -> [Meaning] in
        if case .own(let name) = meaning { inheritance[name] ?? [] } else { [] }
      }
    }
    return all
  }

  private static func others(_ meanings: Set<Meaning>) -> Set<String> {
    Set(
      meanings.compactMap { meaning in
        if case .other(let name) = meaning { name } else { nil }
      })
  }

  /// What a generic parameter has to be: `HeadingStyle` of `S` in `<S: HeadingStyle>`.
  private static func constraint(on name: String, of method: Symbol) -> String? {
    guard method.signature.genericNames.contains(name) else { return nil }
    let clauses = [method.signature.generics, method.signature.requirements].compactMap { $0 }
    let parts = clauses.flatMap { $0.split { "<>,".contains($0) } }
    return parts.lazy.compactMap { part -> String? in
      let sides = part.split(separator: ":").map { $0.filter { $0 != " " } }
      return sides.count == 2 && sides[0] == name ? sides[1] : nil
    }.first
  }

  private static func plainPath(_ text: String) -> String { path(text).joined(separator: ".") }

  /// The names of a type without generic arguments and attributes.
  private static func path(_ text: String) -> [String] {
    let words = text.prefix { $0 != "<" }.split(separator: " ")
    return (words.last ?? "").split(separator: ".").map(String.init)
  }

  /// Without module, generic arguments and attributes: `View` of `SwiftUI.View`.
  static func plain(_ name: String) -> String { path(name).last ?? "" }

  /// The last of the names of a nested type.
  static func last(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }
}
