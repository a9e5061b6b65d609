import Diagnostics
import SwiftSymbols

/// Components of a lower layer that use those of a higher one.
struct HigherLayer: LintRule {
  static let id = FindingID.lintHigherLayer
  private let components: [String: KnownComponent]

  init(_ subject: LintSubject) {
    components = Dictionary(
      subject.knowledge.components.filter { $0.layer != nil }.map { ($0.call, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  func findings(in file: LintFile) -> [LintFinding] {
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

  /// The component whose code something is.
  private func owner(
    of place: SwiftUses.Surroundings, in file: LintFile
  ) -> KnownComponent? {
    var current = place.declaration
    var found: KnownComponent?
    while let index = current {
      let declaration = file.uses.declarations[index]
      if declaration.kind != .property, let component = components[declaration.name] {
        found = component
      }
      current = declaration.parent
    }
    return found
  }
}
