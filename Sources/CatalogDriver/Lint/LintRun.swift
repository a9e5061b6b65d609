import CatalogLoader
import CatalogModel
import CoverageReports
import DesignLint
import DiagnosticReports
import Diagnostics
import Files
import SwiftPackages
import SwiftSymbols
import Workers

/// Checks Swift source against the rules of a design system.
///
/// Steps: read the content, of which the system is what code is held against; take the named
/// sources, or those of the system; look at each file on all cores (``DesignLint/DesignLint``);
/// compare with the baseline; write what can be mended.
public struct LintRun: Sendable {
  /// What a run starts from.
  public struct Options: Sendable {
    /// The content with the system.
    public var content: ContentSource
    /// Swift files and folders of them; those of the systems when empty.
    public var sources: [String] = []
    /// The file that lists what is accepted.
    public var baseline: String?
    /// Whether that file is written, so that it accepts what is found now.
    public var updatesBaseline = false
    /// Whether replacements that change no meaning are made.
    public var fixes = false
    /// Whether they are only shown.
    public var showsFixes = false

    /// A run over the sources of the systems.
    public init(_ content: ContentSource) { self.content = content }
  }

  let options: Options

  /// A run that is still to be made.
  public init(_ options: Options) { self.options = options }

  /// Reads and looks, and writes what is to be written; places are as seen from the working folder.
  ///
  /// - Throws: ``CoverageReports/CoverageFailure`` when there is nothing to look at or to hold it
  ///   against, or a file cannot be written.
  public func run() throws(CoverageFailure) -> LintResult {
    let content = try read()
    let loaded = content.load()
    var result = LintResult()
    result.diagnostics = (content.diagnostics + loaded.diagnostics).filter { Self.matters($0) }
      .map { $0.mappingPaths(content.shown) }
    guard let catalog = loaded.catalog, !catalog.systems.isEmpty else { return result }
    let files: [LintedFile]
    if options.sources.isEmpty {
      files = catalog.systems.flatMap { system in
        lint(
          system.uses.map { $0.movingPath(content.shown) }, system, catalog, system.lintScope,
          isOwn: true)
      }
    } else {
      guard catalog.systems.count == 1, let system = catalog.systems.first else {
        throw .couldNotRun(Self.unclear(catalog))
      }
      files = try named(system, catalog, shown: content.shown, &result)
    }
    result.take(files)
    if catalog.systems.contains(where: \.lint.isStrict) { result.isGated = true }
    result.isPartial = result.diagnostics.contains { $0.severity == .error }
    try settle(files, &result)
    return result
  }

  private func read() throws(CoverageFailure) -> ContentReading {
    do throws(FolderError) {
      return try ContentReading.read(options.content, scope: [.guides, .uses])
    } catch {
      throw .couldNotRun(error.diagnostic)
    }
  }

  /// Whether what is wrong with the content bears on the rules. A literal is held against all
  /// tokens, so one that is left out makes it look fine.
  private static func matters(_ found: Diagnostic) -> Bool {
    if found.id.topic == .swift || found.id.traits.contains(.obstacle) { return true }
    guard found.severity == .error else { return false }
    return found.id.topic == .tokens || groupsThatMatter.contains(found.id.group)
  }

  private static let groupsThatMatter: Set<Substring> = [
    "catalog", "content", "files", "rule", "system", "yaml",
  ]

  private static func unclear(_ catalog: Catalog) -> Diagnostic {
    .init(
      .lintUnclearSystem, "the content has several systems, and sources are held against one",
      suggestion: "choose it with '--system', such as '--system \(catalog.systems[0].slug)'")
  }

  // MARK: Sources

  private static func noSources(in folder: String) -> Diagnostic {
    .init(
      .lintNoSources, "there are no Swift files in '\(folder)'",
      suggestion: "name the folder of the sources, such as Sources")
  }

  private func named(
    _ system: System, _ catalog: Catalog, shown: (String) -> String, _ result: inout LintResult
  ) throws(CoverageFailure) -> [LintedFile] {
    let files: SwiftFiles
    do throws(DiskError) {
      files = try SwiftFiles.read(options.sources)
    } catch {
      throw .couldNotRun(error.diagnostic)
    }
    let sources = files.sources.filter { Self.isWritten($0.path) }
    // Why none of the files can be read says more than that there are none.
    let unread = files.diagnostics.filter { $0.severity == .error }
    guard !sources.isEmpty || !unread.isEmpty else {
      throw .couldNotRun(Self.noSources(in: options.sources.joined(separator: " ")))
    }
    if let empty = files.emptyFolders.first { throw .couldNotRun(Self.noSources(in: empty)) }
    result.diagnostics += files.diagnostics
    let own = Set(system.uses.map { shown($0.path) })
    let read = options.content.workers.map(sources) { SwiftUses.read($0) }
    result.diagnostics += read.flatMap(\.diagnostics).map { $0.outsideContent }
    let uses = read.compactMap(\.uses)
    let scope = LintScope(of: uses)
    return lint(uses.filter { own.contains($0.path) }, system, catalog, scope, isOwn: true)
      + lint(uses.filter { !own.contains($0.path) }, system, catalog, scope, isOwn: false)
  }

  /// Whether people of the project write a file, and no tool has put it there.
  private static func isWritten(_ path: String) -> Bool {
    !path.split(separator: "/").contains { toolFolders.contains(String($0)) }
      && BundleFolder.isSource(path)
  }

  private static let toolFolders: Set<String> = [
    ".build", "Carthage", "DerivedData", "Pods", "SourcePackages",
  ]

  private func lint(
    _ uses: [SwiftUses], _ system: System, _ catalog: Catalog, _ scope: LintScope, isOwn: Bool
  ) -> [LintedFile] {
    let lint = DesignLint(
      system.designKnowledge(among: catalog.systems), system.lintSettings)
    return options.content.workers.map(uses) { uses in
      let found = lint.findings(in: uses, isOwn: isOwn, scope: scope)
      return LintedFile(
        uses: uses,
        findings: system.lint.hidesNotes
          ? found.filter { $0.diagnostic.severity != .note } : found)
    }
  }
}

/// A file with what is wrong with it.
struct LintedFile: Sendable {
  var uses: SwiftUses
  var findings: [LintFinding]
}

extension SwiftUses {
  /// The same with another path.
  fileprivate func movingPath(_ change: (String) -> String) -> SwiftUses {
    var copy = self
    copy.path = change(path)
    return copy
  }
}

extension Diagnostic {
  /// The same about a file that is not part of the content: what does not parse is passed over.
  fileprivate var outsideContent: Diagnostic {
    var copy = self
    copy.severity = .warning
    copy.notes = [.init("what could be read of the file is judged; the rest is passed over")]
    return copy
  }
}
