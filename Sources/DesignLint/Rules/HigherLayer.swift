import Diagnostics
import SwiftSymbols

/// Components of a lower layer that use those of a higher one, and modules that import one above
/// them.
struct HigherLayer: LintRule {
  static let id = FindingID.lintHigherLayer
  private let components: [String: KnownComponent]
  /// From the lowest up.
  private let modules: [String]

  init(_ subject: LintSubject) {
    modules = subject.settings.modules(Self.id)
    components = Dictionary(
      subject.knowledge.components.filter { $0.layer != nil }.map { ($0.call, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func findings(in file: LintFile) -> [LintFinding] {
    imports(in: file) + uses(in: file)
  }

  // MARK: Modules

  /// A file belongs to the module whose name the innermost of its folders has.
  private func imports(in file: LintFile) -> [LintFinding] {
    if modules.isEmpty { return [] }
    let folders = file.uses.path.split(separator: "/").dropLast().map(String.init)
    guard let own = folders.lazy.reversed().compactMap(modules.firstIndex).first else { return [] }
    return file.uses.imports.compactMap { imported in
      guard let layer = modules.firstIndex(of: imported.name), layer > own else { return nil }
      return finding(
        "the module \(about: modules[own]) imports '\(imported.name)', which is above it",
        at: imported.range, in: file,
        suggestion: "let '\(imported.name)' import '\(modules[own])', or move what both need down")
    }
  }

  // MARK: Components

  private func uses(in file: LintFile) -> [LintFinding] {
    guard file.isOwn else { return [] }
    return file.uses.calls.compactMap { call in
      guard let used = components[call.name], let layer = used.layer,
        let owner = owner(of: call.surroundings, in: file), let own = owner.layer, own < layer,
        !file.isInPreview(call.surroundings)
      else { return nil }
      return finding(
        "\(about: owner.name) is a \(owner.layerName) and uses '\(used.name)', a \(used.layerName)",
        at: call.nameOffset..<(call.nameOffset + call.name.utf8.count), in: file,
        suggestion: "let the \(used.layerName) use the \(owner.layerName), or move what both need "
          + "down")
    }
  }

  private func isShortcut(_ declaration: SwiftUses.Declaration, in file: LintFile) -> Bool {
    guard declaration.kind == .function, let parent = declaration.parent else { return false }
    return file.uses.declarations[parent].kind == .extension
      && file.uses.declarations[parent].name == "View"
  }

  /// The component whose code something is.
  private func owner(
    of place: SwiftUses.Surroundings, in file: LintFile
  ) -> KnownComponent? {
    var current = place.declaration
    var found: KnownComponent?
    while let index = current {
      let declaration = file.uses.declarations[index]
      // A method of all views is how code calls a component, and belongs to no layer below it.
      if isShortcut(declaration, in: file) { return nil }
      if declaration.kind != .property, let component = components[declaration.name] {
        found = component
      }
      current = declaration.parent
    }
    return found
  }
}
