import CatalogModel
import SwiftSymbols

/// From when on a token, component, prop or symbol is there, and is deprecated.
public struct VersionMark: Hashable, Sendable {
  /// The version that brought it; `nil` for what the first recorded version has already.
  public var since: String?
  /// The version in which it was deprecated; `nil` where it is not, or always was.
  public var deprecatedIn: String?
  /// The first version that may be without it.
  public var until: String?

  /// Whether there is nothing to say.
  public var isEmpty: Bool { since == nil && deprecatedIn == nil }
}

/// The marks of what the last recorded version of a system has.
public struct VersionMarks: Sendable {
  private var marks: [Subject: VersionMark] = [:]

  private enum Subject: Hashable {
    case token(String)
    case component(String)
    case prop(String, of: String)
    case value(String, prop: String, of: String)
    case module(String)
    case symbol(String, module: String)
  }

  /// No marks.
  public init() {}

  /// - Parameter records: The oldest first.
  public init(_ records: [VersionRecord]) {
    guard records.count > 1 else { return }
    var stays: [Subject: Stay] = [:]
    for (index, record) in records.enumerated() {
      for (subject, isDeprecated) in Self.subjects(of: record) {
        var stay = stays[subject].flatMap { $0.last == index - 1 ? $0 : nil } ?? Stay(since: index)
        stay.last = index
        stay.deprecatedIn = isDeprecated ? stay.deprecatedIn ?? index : nil
        stays[subject] = stay
      }
    }
    for (subject, stay) in stays where stay.last == records.count - 1 {
      let mark = Self.mark(stay, records)
      if !mark.isEmpty { marks[subject] = mark }
    }
  }

  /// From which version to which a subject is there.
  private struct Stay {
    var since: Int
    var last: Int
    var deprecatedIn: Int?

    init(since index: Int) {
      since = index
      last = index
    }
  }

  private static func mark(_ stay: Stay, _ records: [VersionRecord]) -> VersionMark {
    var mark = VersionMark()
    if stay.since > 0 { mark.since = records[stay.since].version }
    if let index = stay.deprecatedIn, index > 0, let version = records[index].version {
      mark.deprecatedIn = version
      mark.until = SemanticVersion(version)?.nextBreaking
    }
    return mark
  }

  /// Each with whether it is deprecated.
  private static func subjects(of record: VersionRecord) -> [(Subject, Bool)] {
    let tokens = record.tokens.map { (Subject.token($0.path), $0.deprecation.isDeprecated) }
    let parts = record.parts.flatMap { part in
      [(Subject.component(part.name), part.status == .deprecated)]
        + part.contract.props.flatMap { prop in
          [(Subject.prop(prop.name, of: part.name), false)]
            + prop.choices.map { (.value($0.name, prop: prop.name, of: part.name), false) }
        }
    }
    let symbols = record.modules.flatMap { module in
      [(Subject.module(module.name), false)]
        + module.symbols.map { symbol in
          (
            Subject.symbol(symbol.key, module: module.name),
            symbol.availability.contains { $0.isDeprecated }
          )
        }
    }
    return tokens + parts + symbols
  }
}

extension VersionMarks {
  /// - Parameter path: The path of a token.
  public func mark(ofToken path: String) -> VersionMark { marks[.token(path)] ?? VersionMark() }

  /// - Parameter name: The name of a component.
  public func mark(ofComponent name: String) -> VersionMark {
    marks[.component(name)] ?? VersionMark()
  }

  /// The mark of a prop; what came with its component says nothing new.
  public func mark(ofProp name: String, of component: String) -> VersionMark {
    without(mark(ofComponent: component), marks[.prop(name, of: component)])
  }

  /// The mark of a value of a prop; what came with the prop says nothing new.
  public func mark(ofValue name: String, prop: String, of component: String) -> VersionMark {
    without(
      marks[.prop(prop, of: component)], marks[.value(name, prop: prop, of: component)])
  }

  /// The mark of a symbol; what came with its type or its module says nothing new.
  public func mark(of symbol: Symbol) -> VersionMark {
    let type = marks[.symbol(symbol.container.joined(separator: "."), module: symbol.module)]
    return without(
      type ?? marks[.module(symbol.module)],
      marks[.symbol(symbol.key, module: symbol.module)])
  }

  private func without(_ around: VersionMark?, _ own: VersionMark?) -> VersionMark {
    guard var mark = own else { return VersionMark() }
    if mark.since == around?.since { mark.since = nil }
    return mark
  }
}
