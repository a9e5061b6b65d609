import SwiftSymbols

/// A file with what several rules need to know about it.
struct LintFile {
  let uses: SwiftUses
  /// Whether it belongs to the system itself.
  let isOwn: Bool
  /// What the sources say together.
  let scope: LintScope
  /// Whether it can see the names of the system.
  let seesSystem: Bool
  /// Whether views may be in it.
  let hasViews: Bool
  /// Whether it tests other code, and nobody ships it.
  let isTest: Bool
  /// What its code does with names, for the few rules that ask.
  private let lazyFlow: LazyFlow
  /// By call, the one that is made on it.
  private let outer: [Int?]
  /// By declaration, whether it is a preview, or in one.
  private let previews: [Bool]
  /// By declaration, the type or extension around it, or itself.
  private let types: [Int?]

  /// - Parameter modules: Those of the system, which may import SwiftUI for those who import them.
  init(_ uses: SwiftUses, isOwn: Bool, scope: LintScope, modules: Set<String>) {
    self.uses = uses
    lazyFlow = LazyFlow(uses)
    self.isOwn = isOwn
    self.scope = scope
    let imports = Set(uses.imports.map(\.name))
    let importsSystem = !imports.isDisjoint(with: modules)
    isTest = !imports.isDisjoint(with: Self.testModules) || Self.isOfTests(uses.path)
    seesSystem = isOwn || importsSystem
    hasViews = importsSystem || !imports.isDisjoint(with: Self.viewModules)
    var outer = [Int?](repeating: nil, count: uses.calls.count)
    for (index, call) in uses.calls.enumerated() {
      if let receiver = call.receiver { outer[receiver] = index }
    }
    self.outer = outer
    var previews: [Bool] = []
    var types: [Int?] = []
    for (index, declaration) in uses.declarations.enumerated() {
      let isInPreview = declaration.parent.map { previews[$0] } ?? false
      previews.append(isInPreview || declaration.isPreview)
      let around = declaration.parent.flatMap { types[$0] }
      types.append(declaration.kind == .type || declaration.kind == .extension ? index : around)
    }
    self.previews = previews
    self.types = types
  }

  private static let viewModules: Set<String> = [
    "AppIntents", "Charts", "MapKit", "PhotosUI", "SwiftUI", "TipKit", "WidgetKit",
  ]

  /// Whether a folder of a path is one of tests, such as `AppTests`, or the file shows samples of a
  /// view: `Badge.Storybook.swift`.
  private static func isOfTests(_ path: String) -> Bool {
    let names = path.split(separator: "/")
    return names.dropLast().contains { $0.hasSuffix("Tests") }
      || names.last?.contains("Storybook") == true
  }

  private static let testModules: Set<String> = ["Testing", "XCTest"]

  /// What its code does with names; the file is read again when a rule first asks.
  var flow: CodeFlow { lazyFlow.value }

  private final class LazyFlow {
    private let uses: SwiftUses
    lazy var value = CodeFlow(SwiftFlow(of: uses))

    init(_ uses: SwiftUses) { self.uses = uses }
  }

  /// The call that is made on a call: `bold` of `Text("A").bold()`.
  func caller(of call: Int) -> Int? { outer[call] }

  /// The calls that are made on one, one after the other.
  func modifiers(of call: Int) -> [SwiftUses.Call] {
    var found: [SwiftUses.Call] = []
    var current = outer[call]
    while let index = current {
      found.append(uses.calls[index])
      current = outer[index]
    }
    return found
  }

  /// What a chain of calls begins with.
  func root(of call: Int) -> Int {
    var current = call
    while let receiver = uses.calls[current].receiver { current = receiver }
    return current
  }

  /// The last call of a chain, whose range is that of the whole chain.
  func end(of call: Int) -> Int {
    var current = call
    while let next = outer[current] { current = next }
    return current
  }

  /// The calls whose expression begins at an offset. Calls are listed in the order in which they
  /// begin.
  func calls(beginningAt offset: Int) -> ArraySlice<SwiftUses.Call> {
    uses.calls[uses.calls.firstPosition { $0.range.lowerBound >= offset }...].prefix {
      $0.range.lowerBound == offset
    }
  }

  /// The calls whose arguments or closures something is in, from the inside out.
  func ancestors(_ place: SwiftUses.Surroundings) -> [(call: Int, argument: Int?)] {
    var found: [(Int, Int?)] = []
    var current = place
    while let call = current.call {
      found.append((call, current.argument))
      current = uses.calls[call].surroundings
    }
    return found
  }

  /// Whether it is only for a preview, which nobody ships.
  func isInPreview(_ place: SwiftUses.Surroundings) -> Bool {
    place.declaration.map { previews[$0] } ?? false
  }

  /// The type or extension that something is in.
  func type(around place: SwiftUses.Surroundings) -> SwiftUses.Declaration? {
    place.declaration.flatMap { types[$0] }.map { uses.declarations[$0] }
  }

  /// Where the types and extensions of a name are.
  func types(named name: String) -> [Range<Int>] {
    uses.declarations.filter {
      ($0.kind == .type || $0.kind == .extension) && $0.name == name
    }.map(\.range)
  }

  /// Whether something defines a constant that others name, as sources of the system define tokens.
  func isDefinition(_ place: SwiftUses.Surroundings) -> Bool {
    guard isOwn, let index = place.declaration else { return false }
    let declaration = uses.declarations[index]
    return declaration.kind == .property && declaration.isStatic
  }

  /// The argument that something is, directly: not one in another call in it.
  func argument(_ place: SwiftUses.Surroundings) -> SwiftUses.Argument? {
    guard let call = place.call, let argument = place.argument,
      argument < uses.calls[call].arguments.count
    else { return nil }
    return uses.calls[call].arguments[argument]
  }

  /// Whether two places are never run together.
  func exclude(_ left: Int?, _ right: Int?) -> Bool {
    let sides = Dictionary(
      branches(left).map { ($0.condition, $0.side) }, uniquingKeysWith: { first, _ in first })
    return branches(right).contains { branch in
      sides[branch.condition].map { $0 != branch.side } ?? false
    }
  }

  /// Whether a place is compiled only for the Mac and Apple TV, which have neither Dynamic Type nor
  /// touches, or all sources are.
  func isWithoutTouch(_ place: SwiftUses.Surroundings) -> Bool {
    scope.isForMacOnly || isBesideTouch(place)
  }

  /// Whether a place is on that side of a condition which is for the Mac or Apple TV.
  func isBesideTouch(_ place: SwiftUses.Surroundings) -> Bool {
    branches(place.branch).contains { branch in
      if let platforms = branch.platforms {
        return platforms.allSatisfy(Self.withoutTouch.contains)
      }
      // `#else`
      return uses.branches.contains {
        $0.condition == branch.condition
          && $0.platforms?.contains(where: Self.withTouch.contains) == true
      }
    }
  }

  private static let withoutTouch: Set<String> = [
    "os(macOS)", "os(OSX)", "os(tvOS)", "!os(iOS)", "!canImport(UIKit)",
  ]
  private static let withTouch: Set<String> = ["os(iOS)", "canImport(UIKit)"]

  private func branches(_ index: Int?) -> [SwiftUses.Branch] {
    var found: [SwiftUses.Branch] = []
    var current = index
    while let index = current {
      found.append(uses.branches[index])
      current = uses.branches[index].parent
    }
    return found
  }
}

extension SwiftUses.Declaration {
  fileprivate var isPreview: Bool {
    kind == .preview || inherited.contains("PreviewProvider")
  }

  /// Whether it declares a view, or what a view is styled by.
  var isView: Bool {
    inherited.contains { name in
      let last = name.split(separator: ".").last ?? ""
      return last == "View" || last == "ViewModifier" || last.hasSuffix("Style")
    } || kind == .extension && name == "View"
  }

  /// Whether it draws a control, which has its own label.
  var isControlStyle: Bool {
    inherited.contains { ($0.split(separator: ".").last ?? "").hasSuffix("Style") }
  }
}

extension SwiftUses.Branch {
  /// What is behind `#if` or `#elseif`, of which one has to hold.
  fileprivate var platforms: [String]? {
    directive?.split(separator: "|").map { $0.filter { !$0.isWhitespace } }
  }
}

extension SwiftUses.Call {
  /// The argument with a label.
  func argument(_ label: String?) -> SwiftUses.Argument? {
    arguments.first { $0.label == label }
  }

  /// The name with what is before it, as far as that is names: `Font.system`, `.system`, `padding`.
  var fullName: String {
    switch base {
    case .none, .value: name
    case .implicit: "." + name
    case .names(let names): names + "." + name
    }
  }
}

extension SwiftUses.Argument {
  /// The number that is passed, where it is one.
  var number: Double? {
    guard values.count == 1, case .number(let number) = values[0].kind else { return nil }
    return number
  }

  /// The name that is passed, where it is one.
  var name: String? {
    guard values.count == 1, case .name(let name) = values[0].kind else { return nil }
    return name
  }

  /// The string that is passed, where it is one.
  var string: String? {
    guard values.count == 1, case .string(let string) = values[0].kind else { return nil }
    return string
  }
}

/// Tells files that a program has written: nobody mends those.
enum GeneratedFile {
  static func isGenerated(_ text: String) -> Bool {
    let head = text.prefix(1_000).split(separator: "\n", omittingEmptySubsequences: true).prefix(12)
    return head.contains { line in
      let line = line.drop(while: \.isWhitespace)
      guard line.hasPrefix("//") || line.hasPrefix("/*") || line.hasPrefix("*") else {
        return false
      }
      let words = line.lowercased()
      return marks.contains { words.contains($0) }
    }
  }

  private static let marks = [
    "@generated", "do not edit", "generated by", "generated using", "automatically generated",
    "auto-generated",
  ]
}
