import CatalogModel
import Diagnostics
import DocumentationCoverage

/// Reads the file that lists the undocumented API a system accepts.
struct BaselineLoader {
  let folder: ContentFolder

  /// The baseline that `file` names; `nil` when it is missing or broken, which is reported.
  func load(_ file: Reference, _ diagnostics: inout [Diagnostic]) -> CoverageBaseline? {
    guard folder.has(file.name) || folder.isUnread(file.name) else {
      diagnostics.append(
        .init(
          .coverageMissingBaseline, "there is no baseline \(folder.path(file.name))",
          at: file.location,
          suggestion: "write it with 'catalog coverage --update', or leave 'baseline' out"))
      return nil
    }
    guard let text = folder.text(file.name, &diagnostics) else { return nil }
    let read = CoverageBaseline.read(text, path: folder.path(file.name))
    diagnostics += read.diagnostics
    return read.baseline
  }
}
