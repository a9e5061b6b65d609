import CatalogModel

/// A system by what others may lead to: its names and declarations, its colour pairs, what uses its
/// tokens.
struct SystemIndex: Sendable {
  let system: System
  let report: SystemReport
  let references: ReferenceIndex
  /// The public declarations of the components.
  let declarations: ComponentDeclarations
  let contrast: SystemPairs
  let folders: GuideFolders

  /// The index of a system of which only texts of guides have changed: names, declarations and
  /// colour pairs are what they were.
  init(_ system: System, changingTextsOf other: SystemIndex) {
    self.system = system
    report = other.report
    references = other.references
    declarations = other.declarations
    contrast = other.contrast
    folders = system.guideSections
  }

  init(_ system: System, _ report: SystemReport?) {
    self.system = system
    let report = report ?? .empty
    self.report = report
    references = ReferenceIndex(system)
    declarations = ComponentDeclarations(system)
    contrast = SystemPairs(system, report)
    folders = system.guideSections
  }
}
