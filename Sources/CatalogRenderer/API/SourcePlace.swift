import Diagnostics
import ReportFacts

/// Places in files as pages show them.
enum SourcePlace {
  /// `Sources/Badge.swift:12`; a file outside the content is shown without the way up to it.
  static func text(_ location: SourceLocation) -> String {
    "\(location.path.withoutWayUp):\(location.line ?? 1)"
  }

  /// `Badge.swift:12:8`, below a heading that has the path.
  static func inFile(_ location: SourceLocation) -> String {
    let name = location.path.split(separator: "/").last.map(String.init) ?? location.path
    return ([name] + [location.line, location.column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }

  /// A path as HTML that breaks behind its slashes rather than within a name.
  static func markup(_ path: String) -> String {
    HTML.escaped(path).replacing("/", with: "/<wbr>")
  }
}
