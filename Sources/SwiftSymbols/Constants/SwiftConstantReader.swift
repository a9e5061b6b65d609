import Diagnostics
import SwiftSyntax
import Workers

/// Reads the constants of Swift source: what a team writes design tokens as.
///
/// Files are parsed and their declarations listed as for ``SymbolExtractor``; then
/// `ConstantValues` finds the expressions of each declaration, one for each `#if` branch, and
/// `ConstantExpressionReader` takes them apart. Nothing is evaluated here.
public enum SwiftConstantReader {
  /// The constants of `files` that are visible outside of their file or private scope.
  ///
  /// All branches of every `#if` are read; see ``SwiftConstant/platforms``. The result does not
  /// depend on the order of the files.
  ///
  /// - Parameters:
  ///   - module: The name of the module, so that `extension Module.Type` is understood.
  ///   - types: Full names of types of which properties that compute one expression count as well,
  ///     though instances have them.
  ///   - readsFunctions: Whether to read what constants are computed with as well.
  ///   - workers: Who parses the files.
  public static func read(
    _ files: [SourceFile], module: String = "", instancesOf types: Set<String> = [],
    readsFunctions: Bool = false, on workers: Workers = Workers(1)
  ) -> SwiftConstants {
    var diagnostics: [Diagnostic] = []
    var collector = DeclarationCollector()
    var parsed: [String: ParsedFile] = [:]
    let conditions = BranchConditions(.allBranches, module: module)
    let files = files.sorted { $0.path < $1.path }
    let trees = workers.map(files) { BoundedParser.parse($0.text) }
    for (file, tree) in zip(files, trees) {
      guard
        let tree = ParsedFile(file, tree, conditions: conditions, diagnostics: &diagnostics)
      else { continue }
      // Misplaced comments are reported where symbols are extracted.
      _ = collector.collect(tree)
      parsed[file.path] = tree
    }
    var listing = ConstantListing(collector: collector, files: parsed, module: module)
    listing.instanceTypes = types
    for declared in collector.declarations {
      listing.add(declared)
      if readsFunctions { listing.addFunction(declared) }
    }
    return SwiftConstants(
      constants: listing.constants, hidden: listing.hidden, types: listing.types,
      fields: listing.fields, functions: listing.functions, cases: listing.cases,
      assignedFields: listing.assignedFields,
      typesThatChangeFields: listing.typesThatChangeFields,
      typealiases: collector.aliases.map { alias in
        SwiftTypealias(
          path: (alias.scope.map { listing.index.paths[$0] } ?? []) + [alias.name],
          target: alias.target)
      }, diagnostics: diagnostics)
  }
}

/// Turns declarations into constants and types, one after the other in source order.
struct ConstantListing {
  let index: ModuleIndex
  private(set) var constants: [SwiftConstant] = []
  private(set) var hidden: [SwiftConstant] = []
  private(set) var types: [SwiftConstantType] = []
  /// The types of the properties of instances, where instances are asked for.
  private(set) var fields: [String: [String: String]] = [:]
  private(set) var functions: [SwiftFunction] = []
  private(set) var cases: Set<[String]> = []
  private(set) var assignedFields: [[String]: Set<String>] = [:]
  private(set) var typesThatChangeFields: Set<[String]> = []
  /// Full names of types whose instances have constants.
  var instanceTypes: Set<String> = []
  /// Knows how far names can be seen. `_1` and its like are names of tokens and of their groups,
  /// so an underscore hides nothing here.
  private let reach: ModuleIndex
  private let scopes: [Scope]
  /// The scopes of types that have a body as views have.
  private let withBody: Set<Int>
  private let files: [String: ParsedFile]
  private var branches: BranchPlatforms
  private var rawValues: [Int: ImplicitRawValues] = [:]

  init(collector: DeclarationCollector, files: [String: ParsedFile], module: String) {
    scopes = collector.scopes
    withBody = Set(collector.declarations.filter(\.isBodyOfView).compactMap(\.scope))
    self.files = files
    index = ModuleIndex(module: module, scopes: collector.scopes, aliases: collector.aliases)
    reach = ModuleIndex(
      module: module, scopes: collector.scopes.map(\.withoutUnderscore),
      aliases: collector.aliases)
    branches = BranchPlatforms(module: module)
  }

  mutating func add(_ declared: Declared) {
    guard let file = files[declared.location.path] else { return }
    noteField(declared)
    let values = values(of: declared, in: file)
    var seen = declared
    seen.isUnderscored = false
    guard let access = reach.access(of: seen) else { return }
    guard access > .fileprivate else {
      // What every instance has of its own says nothing about other constants.
      guard declared.constantKind != .instanceProperty else { return }
      hidden += values.map { constant(declared, $0, access: access, in: file) }
      return
    }
    if declared.kind.isType {
      types.append(
        SwiftConstantType(
          path: index.container(of: declared) + [declared.baseName],
          documentation: declared.comment?.text, deprecation: deprecation(of: declared),
          access: access, location: declared.location))
    }
    let isOfView = isOfInternalView(declared)
    if isOfView, declared.constantKind == .instanceProperty { return }
    for value in values {
      if isOfView {
        hidden.append(constant(declared, value, access: .fileprivate, in: file))
      } else {
        constants.append(constant(declared, value, access: access, in: file))
      }
    }
  }

  /// Whether a name is declared in a view that apps do not see: its measures are its own matter.
  private func isOfInternalView(_ declared: Declared) -> Bool {
    var next = declared.scope
    while let number = next {
      let scope = scopes[number]
      if case .type = scope.kind, reach.access(ofScope: number) < .public,
        withBody.contains(number) || scope.isOfView
      {
        return !instanceTypes.contains(index.paths[number].joined(separator: "."))
      }
      next = scope.parent
    }
    return false
  }

  /// Reads what constants are computed with.
  mutating func addFunction(_ declared: Declared) {
    guard let file = files[declared.location.path] else { return }
    let container = index.container(of: declared)
    if declared.kind == .enumCase { cases.insert(container + [declared.baseName]) }
    let reader = FunctionReader(file: file, declared: declared)
    if let fields = reader.assignedFields {
      // What another initialiser sets in another way is not known of any value.
      assignedFields[container] = assignedFields[container]?.intersection(fields) ?? fields
    }
    if reader.changesFields { typesThatChangeFields.insert(container) }
    for value in reader.values {
      functions.append(
        SwiftFunction(
          container: container, name: declared.baseName, parameters: reader.parameters,
          isOfInstances: declared.kind == .property || declared.kind == .method,
          isStored: reader.isStored, type: value.type, body: value.expression,
          platforms: branches.branch(around: value.place)?.platforms,
          location: declared.location))
    }
  }

  private mutating func noteField(_ declared: Declared) {
    guard !instanceTypes.isEmpty, declared.kind == .property,
      case .binding(_, _, let type) = declared.part
    else { return }
    let container = index.container(of: declared).joined(separator: ".")
    fields[container, default: [:]][declared.baseName] = type.map { SyntaxText.oneLine($0) } ?? ""
  }

  private mutating func values(of declared: Declared, in file: ParsedFile) -> [ConstantValue] {
    switch declared.part {
    case .whole: return []
    case .binding(let binding, _, let type):
      var values = ConstantValues(file: file, declared: declared)
      values.allowsInstances =
        !instanceTypes.isEmpty
        && instanceTypes.contains(index.container(of: declared).joined(separator: "."))
      return values.values(of: binding, type: type)
    case .element(let element):
      guard let scope = declared.scope else { return [] }
      return rawValues[scope, default: ImplicitRawValues(scopes[scope].inheritance)]
        .value(of: element, in: file)
    }
  }

  private mutating func constant(
    _ declared: Declared, _ value: ConstantValue, access: AccessLevel, in file: ParsedFile
  ) -> SwiftConstant {
    let branch = branches.branch(around: value.place)
    return SwiftConstant(
      kind: declared.constantKind, container: index.container(of: declared),
      isOfProtocol: isOfProtocol(declared), name: declared.baseName, type: value.type,
      value: value.expression, text: value.text, isUnread: value.isUnread,
      documentation: declared.comment?.text, remark: declared.trailingRemark,
      deprecation: deprecation(of: declared), access: access, platforms: branch?.platforms,
      condition: branch?.text, location: declared.location)
  }

  /// Of a protocol of another module only a requirement on `Self` tells that it is one.
  private func isOfProtocol(_ declared: Declared) -> Bool {
    if index.origin(of: declared) == .protocolExtension { return true }
    let requirements = index.enclosingExtension(of: declared)?.requirements ?? ""
    return requirements.split { !$0.isLetter && $0 != "." }.contains("Self")
  }

  private func deprecation(of declared: Declared) -> Availability? {
    declared.marks.availability.first { $0.isDeprecated }
  }
}

extension Scope {
  /// Whether a type says itself that it is a view or a modifier.
  fileprivate var isOfView: Bool {
    inheritance.contains { name in
      ["View", "ViewModifier"].contains(name.split(separator: ".").last.map(String.init))
    }
  }

  /// The same scope without the underscore that its type's name begins with.
  fileprivate var withoutUnderscore: Scope {
    func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
    var scope = self
    switch kind {
    case .type(let name, let symbol): scope.kind = .type(name: plain(name), symbol)
    case .extension(let names): scope.kind = .extension(of: names.map(plain))
    }
    return scope
  }
}

extension Declared {
  fileprivate var constantKind: SwiftConstant.Kind {
    switch kind {
    case .enumCase: .enumCase
    case .typeProperty: .typeProperty
    case .property: .instanceProperty
    default: .global
    }
  }

  /// Whether it is what a view consists of: `var body: some View`.
  fileprivate var isBodyOfView: Bool {
    guard kind == .property, baseName == "body", case .binding(_, _, let type?) = part else {
      return false
    }
    return ["some View", "some SwiftUI.View"].contains(type.trimmedDescription)
  }

  /// The `// comment` behind the declaration on its line.
  fileprivate var trailingRemark: String? {
    if case .element(let element) = part, element.trailingComma != nil { return nil }
    let trivia = node.lastToken(viewMode: .sourceAccurate)?.trailingTrivia ?? Trivia()
    for case .lineComment(let text) in trivia {
      let remark = String(text.dropFirst(2)).trimmingBlankEnds
      return remark.isEmpty ? nil : remark
    }
    return nil
  }
}
