import CatalogModel
import Diagnostics

/// Whether the version that a system states is as far from the last one as its changes need.
enum VersionCheck {
  /// Nothing where a version is not stated, or is not made of numbers; nor after a pre-release,
  /// which promises nothing.
  static func finding(_ before: VersionRecord, _ after: VersionRecord, _ step: VersionStep)
    -> Diagnostic?
  {
    guard let oldText = before.version, let newText = after.version,
      let old = StatedVersion(oldText), let new = StatedVersion(newText), !oldText.contains("-")
    else { return nil }
    let needed = old.after(step)
    guard new < needed else { return nil }
    let headline =
      if new < old {
        "the version of \(after.name) goes back from \(oldText) to \(newText)"
      } else if new == old {
        "the version of \(after.name) is still \(newText), and the changes need a \(step.rawValue)"
          + " step"
      } else {
        "the version of \(after.name) goes from \(oldText) to \(newText), and the changes need a"
          + " \(step.rawValue) step"
      }
    return Diagnostic(
      .compareVersion, headline, at: after.location.map { SourceLocation($0.path) },
      suggestion: "state \(needed.text) or later as 'version' in system.yaml")
  }
}
