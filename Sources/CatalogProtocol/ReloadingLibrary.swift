import CatalogDriver
import CatalogLoader
import Diagnostics
import Files

/// The library of a content folder, read again when files have changed.
struct ReloadingLibrary: Sendable {
  /// Content as it was read.
  private struct State: Sendable {
    var library: CatalogLibrary
    /// The folders that it comes from.
    var folders: [String]
    /// What lay there before it was read; `nil` when that is not known of all folders, so that it
    /// is read again.
    var snapshot: FolderSnapshot?
  }

  private let source: ContentSource
  private let report: @Sendable ([Diagnostic]) -> Void
  private var state: State

  /// The content as it was when it was last read and was a catalog.
  var library: CatalogLibrary { state.library }

  /// - Parameter report: Takes what is wrong with the content whenever it is read.
  /// - Returns: `nil` when the folder holds no catalog, which is reported.
  init?(
    _ source: ContentSource, report: @escaping @Sendable ([Diagnostic]) -> Void
  ) throws(FolderError) {
    let before = FolderSnapshot(of: [source.folder])
    let (first, diagnostics) = try Self.read(source, known: [source.folder], before)
    report(diagnostics)
    guard let first else { return nil }
    state = first
    self.source = source
    self.report = report
  }

  /// Reads the content again where it has changed. Content that is no catalog any more is reported,
  /// and what it was before stays: a person may be in the middle of something.
  mutating func refresh() {
    let now = FolderSnapshot(of: state.folders)
    guard now != state.snapshot else { return }
    state.snapshot = now
    do throws(FolderError) {
      let (fresh, diagnostics) = try Self.read(source, known: state.folders, now)
      report(diagnostics)
      if let fresh { state = fresh }
    } catch {
      report([error.diagnostic])
    }
  }

  /// - Parameters:
  ///   - known: The folders that the content came from when it was last read.
  ///   - snapshot: What lies in them.
  private static func read(
    _ source: ContentSource, known: [String], _ snapshot: FolderSnapshot
  ) throws(FolderError) -> (state: State?, diagnostics: [Diagnostic]) {
    let reading = try ContentReading.read(source, scope: CatalogLibrary.scope)
    let loaded = CatalogLibrary.load(reading)
    let state = loaded.library.map { library in
      State(
        library: library, folders: reading.folders,
        snapshot: reading.folders == known ? snapshot : nil)
    }
    return (state, loaded.diagnostics)
  }
}
