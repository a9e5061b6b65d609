import CatalogModel
import InterfaceStrings

/// A kind of page: which pages of the kind a system has, and how each is made.
///
/// A new kind is a file with such a type, a line in ``PageKinds``, its templates, and its words.
protocol PageKind: SendableMetatype {
  /// What the template of the kind is written with.
  associatedtype Content: SitePage

  /// The pages of a system, in the order in which a reader meets them.
  static func entries(of index: SystemIndex, in words: Words) -> [PageEntry]

  /// Whether the entries depend on nothing of the system but its guides, of which there may be very
  /// many.
  static var isOfGuidesAlone: Bool { get }
}

extension PageKind {
  static var isOfGuidesAlone: Bool { false }
}

/// All kinds of pages, in the order in which the outline lists them within a section.
enum PageKinds {
  static let all: [any PageKind.Type] = [
    StartKind.self, ComponentsKind.self, ScreensKind.self, ContrastKind.self,
    ContrastMatrixKind.self, APIKind.self,
    CoverageKind.self, HealthKind.self, AgentsKind.self, VersionsKind.self, GuidesKind.self,
    GuideKind.self, SpecificationsKind.self,
    SpecificationKind.self, RulesKind.self, RuleKind.self, TokensKind.self, TokenGroupKind.self,
    ComponentKind.self, CaseKind.self, SymbolKind.self,
  ]

  /// The pages of a system.
  ///
  /// - Parameter known: The entries of a kind that is made of guides alone, by its place, where they
  ///   are known.
  static func entries(
    of index: SystemIndex, in words: Words, known: (Int) -> [PageEntry]?
  ) -> PageEntries {
    PageEntries(
      all.enumerated().map { place, kind in
        (kind.isOfGuidesAlone ? known(place) : nil) ?? kind.entries(of: index, in: words)
      })
  }
}
