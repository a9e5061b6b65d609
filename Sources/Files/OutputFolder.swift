import Diagnostics

/// What is at the output path before publishing, and whether it may be replaced.
///
/// It may when nothing is there, when the folder is empty or holds only dot files, or when it has
/// the marker of a site that ``SitePublisher`` made. Everything else belongs to a person.
struct OutputFolder: Sendable {
  /// Whether a folder is there at all.
  var exists = false
  /// Whether the marker is there.
  var isSite = false
  /// Names of top-level dot files and links that are not ours, sorted; the new site keeps them.
  var kept: [String] = []

  /// - Returns: The folder, or `nil` and the reason among `diagnostics` when it must stay.
  static func inspect(
    _ path: OutputPath, shownAs shown: String, diagnostics: inout [Diagnostic]
  ) throws(SystemError) -> OutputFolder? {
    guard let kind = try Disk.kind(of: path.text) else { return OutputFolder() }
    guard kind == .folder else {
      diagnostics.append(refusal(shown, "is a file, not a folder"))
      return nil
    }
    var folder = OutputFolder(exists: true, isSite: SiteMarker.isPresent(in: path.text))
    for bytes in try Disk.names(in: path.text) {
      let name = String(decoding: bytes, as: UTF8.self)
      if name == SiteMarker.name { continue }
      if !name.hasPrefix(".") {
        if folder.isSite { continue }
        diagnostics.append(
          refusal(shown, "holds files that catalog did not make, such as '\(name)'"))
        return nil
      }
      switch try Disk.kind(of: "\(path.text)/\(name)") {
      case .file, .link: folder.kept.append(name)
      case .folder, .other:
        diagnostics.append(refusal(shown, "holds '\(name)', which publishing would lose"))
        return nil
      case nil: break
      }
    }
    folder.kept.sort()
    return folder
  }

  /// A refusal to replace the output folder; `reason` continues a sentence about it.
  static func refusal(_ shown: String, _ reason: String) -> Diagnostic {
    .init(
      .outputNotOurs, "the output folder '\(shown)' \(reason)",
      notes: [.init("publishing replaces the whole folder, so nothing was written")],
      suggestion: "name a new or empty folder with --output")
  }
}
