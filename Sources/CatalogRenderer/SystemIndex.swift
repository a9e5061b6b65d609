import CatalogComparison
import CatalogModel
import Diagnostics
import Workers

/// A system by what its pages are made of: its names and declarations, its colour pairs, what uses
/// its tokens, what meets its requirements.
///
/// What only some pages ask for is computed when the first of them does.
struct SystemIndex: Sendable {
  let system: System
  let report: SystemReport
  let references: ReferenceIndex
  /// The public declarations of the components.
  let declarations: ComponentDeclarations
  let contrast: SystemPairs
  let folders: GuideFolders
  private let lazyPreviews: Once<SystemPreviews>
  private let lazyRelations: Once<TypeRelations>
  private let lazyStates: Once<SymbolStates>
  private let lazyGuideCodes: Once<GuideCodes>
  private let lazyUsage: Once<TokenUsage>
  private let lazyDownloads: Once<TokenDownloads>
  private let lazyTrace: Once<RequirementTrace>
  private let lazyImageNames: Once<ImageNames>
  private let lazyLint: Once<[String: [Diagnostic]]>
  private let lazyHistory: Once<SystemHistory>
  private let lazyMarks: Once<VersionMarks>

  /// The index of a system of which only texts of guides have changed: names, declarations and
  /// colour pairs are what they were.
  init(_ system: System, changingTextsOf other: SystemIndex) {
    self.system = system
    report = other.report
    references = other.references
    declarations = other.declarations
    contrast = other.contrast
    folders = system.guideSections
    lazyPreviews = other.lazyPreviews
    lazyRelations = other.lazyRelations
    lazyStates = other.lazyStates
    lazyDownloads = other.lazyDownloads
    lazyLint = other.lazyLint
    lazyGuideCodes = Once { GuideCodes(system.guides) }
    lazyUsage = Once { [references, lazyGuideCodes] in
      TokenUsage(system, references, lazyGuideCodes)
    }
    lazyHistory = other.lazyHistory
    lazyMarks = other.lazyMarks
    lazyTrace = Once { RequirementTrace(system) }
    lazyImageNames = Once { ImageNames(system.images.keys) }
  }

  /// - Parameter former: The index before a change that left the guides as they were.
  init(
    _ system: System, _ report: SystemReport?, map: SiteMap, keepingGuidesOf former: Self? = nil
  ) {
    let report = report ?? .empty
    let references = ReferenceIndex(system)
    self.system = system
    self.report = report
    self.references = references
    declarations = ComponentDeclarations(system)
    contrast = SystemPairs(system, report)
    folders = system.guideSections
    lazyPreviews = Once { SystemPreviews(system, map: map) }
    lazyRelations = Once { TypeRelations(references.symbols) }
    lazyStates = Once { SymbolStates(report.coverage) }
    let guideCodes = former?.lazyGuideCodes ?? Once { GuideCodes(system.guides) }
    lazyGuideCodes = guideCodes
    lazyUsage = Once { TokenUsage(system, references, guideCodes) }
    lazyDownloads = Once { TokenDownloads(system: system, map: map) }
    lazyTrace = Once { RequirementTrace(system) }
    lazyImageNames = Once { ImageNames(system.images.keys) }
    lazyHistory = Once {
      let isRecorded = !system.records.isEmpty
      return SystemHistory(
        system.records, current: isRecorded ? VersionRecord(of: system, report: report) : nil)
    }
    lazyMarks = Once { VersionMarks(system.records) }
    lazyLint = Once {
      Dictionary(grouping: system.ownFindings(), by: \.rule).mapValues { $0.map(\.diagnostic) }
    }
  }

  var previews: SystemPreviews { lazyPreviews.value }
  var imageNames: ImageNames { lazyImageNames.value }
  var relations: TypeRelations { lazyRelations.value }
  /// How each public declaration is documented.
  var states: SymbolStates { lazyStates.value }
  var usage: TokenUsage { lazyUsage.value }
  var downloads: TokenDownloads { lazyDownloads.value }
  /// What the checks of rules of design find in the system's own sources, by the name of the check.
  var lint: [String: [Diagnostic]] { lazyLint.value }
  /// What the recorded versions changed.
  var history: SystemHistory { lazyHistory.value }
  /// From when on the parts of the system are there.
  var marks: VersionMarks { lazyMarks.value }
  /// What meets which requirement.
  var trace: RequirementTrace { lazyTrace.value }
}
