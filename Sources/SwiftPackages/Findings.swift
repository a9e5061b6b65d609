import Diagnostics

extension FindingID {
  // MARK: - package

  /// Plugins that run in a build may write declarations, which are missing.
  ///
  /// Use symbol graphs of the built package.
  public static let packageBuildPlugin = FindingID("package/build-plugin", .warning)

  /// A part of the manifest is not valid Swift, or cannot be understood without running it.
  ///
  /// Correct it, let SwiftPM run it with `--run-manifest` if you trust the package, or name the
  /// folders of sources with `--source`.
  public static let packageManifest = FindingID("package/manifest", .warning)

  /// A target has no folder of sources.
  ///
  /// Make it, or correct `path`.
  public static let packageMissingFolder = FindingID("package/missing-folder", .warning)

  /// The package has no such trait.
  ///
  /// Name one that the note lists.
  public static let packageUnknownTrait = FindingID("package/unknown-trait", .error)
}
