import Diagnostics

/// Places in files as pages show them.
enum SourcePlace {
  /// `Sources/Badge.swift:12`; a file outside the content is shown without the way up to it.
  static func text(_ location: SourceLocation) -> String {
    "\(path(location.path)):\(location.line ?? 1)"
  }

  /// A path without `../` at its beginning.
  static func path(_ path: String) -> String {
    var rest = path[...]
    while rest.hasPrefix("../") { rest = rest.dropFirst(3) }
    return String(rest)
  }
}
