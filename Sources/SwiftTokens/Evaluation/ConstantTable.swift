import DesignTokens
import Diagnostics
import SwiftSymbols

/// All constants by name, and which of them are tokens.
struct ConstantTable: Sendable {
  private(set) var members: [ConstantMember] = []
  /// By full name, how far each declared type can be seen.
  let types: [String: AccessLevel]
  /// The types that hold tokens or may, for the descriptions of groups.
  private(set) var groups: [(path: TokenPath, type: SwiftConstantType)] = []
  private(set) var diagnostics: [Diagnostic] = []
  let scope: TokenScope
  private let typealiases: [String: SwiftTypealias]
  private var indexByName: [String: Int] = [:]
  /// What cases with texts as raw values stand for, by their names; `nil` where they differ.
  private let caseTexts: [String: String?]

  init(_ constants: SwiftConstants, scope: TokenScope) {
    self.scope = scope
    types = Dictionary(
      constants.types.map { ($0.path.joined(separator: "."), $0.access) }, uniquingKeysWith: max)
    typealiases = Dictionary(
      constants.typealiases.map { ($0.path.joined(separator: "."), $0) },
      uniquingKeysWith: { first, _ in first })
    caseTexts = Dictionary(
      (constants.constants + constants.hidden).compactMap(\.caseText),
      uniquingKeysWith: { $0 == $1 ? $0 : nil })
    for constant in constants.constants { add(constant) }
    addHidden(constants.hidden)
    nameTokens()
    let stated = statedGroups
    groups = constants.types.compactMap { type in
      guard let names = scope.names(of: type.path),
        !names.isEmpty || scope.brand(of: type.path) == nil
      else { return nil }
      return (stated[names] ?? TokenNames.group(of: names), type)
    }
  }

  /// The raw value of the cases of a name, where it is a text, and the same for all of them.
  func text(ofCase name: String) -> String? { caseTexts[name].flatMap(\.self) }

  private mutating func add(_ constant: SwiftConstant) {
    if let type = constant.type, type.hasPrefix("some ") || type.hasPrefix("any ") { return }
    if constant.isUnread, !constant.mayBeToken { return }
    let key = constant.path.joined(separator: ".")
    guard let index = indexByName[key] else {
      indexByName[key] = members.count
      members.append(ConstantMember(variants: [constant]))
      return
    }
    // What is written twice for one platform does not compile; the first one counts.
    members[index].variants.append(constant)
  }

  /// Private constants are no tokens, but tokens are made of them. Which one a name means is clear
  /// only where one file alone declares it.
  private mutating func addHidden(_ constants: [SwiftConstant]) {
    let groups = Dictionary(grouping: constants) { $0.path.joined(separator: ".") }
    for constant in constants {
      let name = constant.path.joined(separator: ".")
      let isKnown = indexByName[name].map { members[$0].first.access > .fileprivate } ?? false
      let files = Set(groups[name]?.map(\.location.path) ?? [])
      if !isKnown, files.count == 1 { add(constant) }
    }
  }

  private mutating func nameTokens() {
    var owners: [Owned: Int] = [:]
    var groups: Set<TokenPath> = []
    for index in members.indices {
      let comments = members[index].variants.map { TokenComment($0.documentation) }
      let remark = members[index].variants.lazy.compactMap(\.remark).first
      members[index].description = comments.lazy.compactMap(\.description).first ?? remark
      guard let derived = derivedPath(members[index]) else { continue }
      let path = comments.lazy.compactMap(\.path).first ?? derived
      let brand = scope.brand(of: members[index].first.container)
      members[index].brand = brand
      if let owner = owners[Owned(path: path, brand: brand)] ?? owners[Owned(path: path)] {
        reportSamePath(path, index, owner)
        continue
      }
      owners[Owned(path: path, brand: brand)] = index
      members[index].tokenPath = path
      for length in path.names.indices.dropFirst() {
        groups.insert(TokenPath(names: path.names.prefix(length)))
      }
    }
    // A token that has the name of a group is the group's root.
    for (owned, index) in owners where groups.contains(owned.path) {
      members[index].tokenPath = TokenPath(names: owned.path.names + ["$root"])
    }
  }

  /// A token as one brand states it.
  private struct Owned: Hashable {
    var path: TokenPath
    var brand: Int?
  }

  /// By the names of a type without the namespace, the group that the paths of the tokens inside
  /// tell; comments may state them.
  private var statedGroups: [[String]: TokenPath] {
    var result: [[String]: TokenPath] = [:]
    for member in members {
      guard var names = member.tokenPath?.names,
        let types = scope.names(of: member.first.container)
      else { continue }
      if names.last == "$root" { names.removeLast() }
      guard names.count == types.count + 1 else { continue }
      for length in names.indices.dropFirst() where result[Array(types.prefix(length))] == nil {
        result[Array(types.prefix(length))] = TokenPath(names: names.prefix(length))
      }
    }
    return result
  }

  /// `nil` for what is no token of its own.
  private func derivedPath(_ member: ConstantMember) -> TokenPath? {
    let constant = member.first
    guard constant.access > .fileprivate, scope.names(of: constant.container) != nil,
      let names = scope.names(of: constant.path)
    else { return nil }
    let isSupport = constant.container.contains { ExportedSwift.SupportType(rawValue: $0) != nil }
    let isRem = scope.isHolder(constant.container) && constant.name == ExportedSwift.rem
    if isSupport || isRem { return nil }
    return TokenNames.path(of: names)
  }

  private mutating func reportSamePath(_ path: TokenPath, _ index: Int, _ owner: Int) {
    let (constant, first) = (members[index].first, members[owner].first)
    diagnostics.append(
      .init(
        .tokensSwiftSamePath,
        "'\(members[index].swiftName)' and '\(members[owner].swiftName)' are the same token "
          + "'\(path)'",
        at: constant.location,
        notes: [.init("this one is read as the token", at: first.location)],
        suggestion: "rename one of the two"))
  }
}

// MARK: - Looking names up

extension ConstantTable {
  /// The constant that `names` means inside of the type `container`.
  func index(of names: [String], in container: [String]) -> Int? {
    var names = names
    if names.first == "Self" { names = container + names.dropFirst() }
    if let index = found(names, in: container) { return index }
    if let module = names.first, names.count > 1, DeclaredType.modules.contains(module),
      types[names[1]] == nil
    {
      // A module's own type, to which an extension at the top of a file may have added.
      if let index = found(Array(names.dropFirst()), in: []) { return index }
    }
    guard names.count > 1, let last = names.last, last == "rawValue" || last == "value",
      let index = found(names.dropLast(), in: container), members[index].first.kind == .enumCase
    else { return nil }
    return index
  }

  private func found(_ names: [String], in container: [String]) -> Int? {
    for length in stride(from: container.count, through: 0, by: -1) {
      let path = Array(container.prefix(length)) + names
      if let index = indexByName[path.joined(separator: ".")] { return index }
      if !typealiases.isEmpty, let index = foundByAlias(path) { return index }
    }
    return nil
  }

  private func foundByAlias(_ path: [String]) -> Int? {
    var path = path
    // Aliases that name each other in a cycle do not compile, but must end.
    for _ in 0..<8 {
      guard let next = withoutAlias(path) else { return nil }
      if let index = indexByName[next.joined(separator: ".")] { return index }
      path = next
    }
    return nil
  }

  private func withoutAlias(_ path: [String]) -> [String]? {
    for length in path.indices.dropFirst() {
      guard let alias = typealiases[path.prefix(length).joined(separator: ".")] else { continue }
      let outer = alias.path.dropLast()
      for depth in stride(from: outer.count, through: 0, by: -1) {
        let target = Array(outer.prefix(depth)) + alias.target
        let name = target.joined(separator: ".")
        if name != alias.path.joined(separator: "."), types[name] != nil || typealiases[name] != nil
        {
          return target + path.dropFirst(length)
        }
      }
    }
    return nil
  }
}

extension SwiftConstant {
  /// Whether the type alone says that a token is meant.
  fileprivate var mayBeToken: Bool {
    guard let type = type.map({ DeclaredType(annotation: $0) }), !type.isArray else { return false }
    return type.tokenType != nil || type.last == "CGFloat" || type.last == "TimeInterval"
  }

  fileprivate var caseText: (String, String?)? {
    guard kind == .enumCase, case .string(let text) = value.form else { return nil }
    return (name, text)
  }
}
