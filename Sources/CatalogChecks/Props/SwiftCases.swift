import CatalogModel
import SwiftSymbols

/// The values that types of the sources have by name: cases of enumerations, constants of others.
struct SwiftCases {
  /// A type of the sources.
  struct Owner {
    var isEnum: Bool
    /// In the order of the source.
    var names: [String] = []
    /// Those of ``names`` that a name alone states and nobody is to avoid: cases of an enumeration,
    /// of another type the constants that are known to be of it.
    var cases: [String] { isEnum ? enumCases : constants }
    fileprivate var enumCases: [String] = []
    fileprivate var constants: [String] = []
  }

  private var byPath: [String: Owner] = [:]

  init(_ modules: [ModuleSymbols]) {
    for symbol in modules.lazy.flatMap(\.symbols) {
      if symbol.kind.isType {
        byPath[Self.path(symbol.path), default: Owner(isEnum: false)].isEnum =
          symbol.kind == .enum
      } else if symbol.kind == .enumCase || symbol.kind == .typeProperty {
        byPath[Self.path(symbol.container), default: Owner(isEnum: false)].add(symbol)
      }
    }
  }

  /// The type that a declaration in `container` means by `name`; `nil` when the sources do not
  /// declare it.
  func owner(_ name: String, in container: [String]) -> Owner? {
    for depth in stride(from: container.count, through: 0, by: -1) {
      if let owner = byPath[Self.path(container.prefix(depth) + [name])] { return owner }
    }
    return nil
  }

  private static func path(_ names: some Sequence<String>) -> String {
    names.joined(separator: ".")
  }
}

extension SwiftCases.Owner {
  fileprivate mutating func add(_ value: Symbol) {
    let name = value.baseName.filter { $0 != "`" }
    names.append(name)
    let isToAvoid = value.availability.contains {
      $0.isDeprecated || $0.isUnavailable || $0.obsoleted != nil
    }
    guard value.signature.parameters.isEmpty, !isToAvoid else { return }
    let type = value.signature.type.map { SwiftTypeText($0).lastName }
    if value.kind == .enumCase {
      enumCases.append(name)
    } else if type == "Self" || type == value.container.last {
      constants.append(name)
    }
  }
}
