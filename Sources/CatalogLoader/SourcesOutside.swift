import Diagnostics
import Files

extension [Diagnostic] {
  /// With warnings for what is wrong in Swift sources and DocC catalogs outside the content.
  ///
  /// They are brought as they are, and not written for the catalog: what cannot be read of them is
  /// missing from it, and nothing else is wrong with it.
  var forgivingSourcesOutside: [Diagnostic] {
    map { found in
      guard found.severity == .error, let path = found.location?.path,
        ContentPath.isOutside(path),
        path.hasSuffix(".swift") || BundleFolder.kind(around: path) == "docc"
      else { return found }
      var found = found
      found.severity = .warning
      return found
    }
  }
}
