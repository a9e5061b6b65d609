#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An absolute path without links, `.` and `..`, which need not exist yet.
struct OutputPath: Hashable, Sendable {
  /// The names on the way from the root; none for the root itself.
  let names: [String]

  var text: String { "/" + names.joined(separator: "/") }
  var name: String { names.last ?? "" }
  /// The folder that holds it; the root holds itself.
  var parent: OutputPath { OutputPath(names: names.dropLast()) }

  /// Another entry of the same folder.
  func sibling(_ name: String) -> OutputPath { OutputPath(names: names.dropLast() + [name]) }

  /// An entry of this folder.
  func entry(_ name: String) -> OutputPath { OutputPath(names: names + [name]) }

  private init(names: some Sequence<String>) {
    self.names = Array(names)
  }

  /// Resolves links as far as the path exists; what lies beyond is taken by its letters.
  ///
  /// - Throws: The error of the system where a link leads nowhere or the way is barred.
  init(resolving path: String) throws(SystemError) {
    var beyond: [String] = []
    var known = path.hasPrefix("/") ? path : "./\(path)"
    while true {
      if let resolved = Self.realPath(known) {
        self.init(names: FilePathRules.normalized(Self.split(resolved) + beyond.reversed()))
        return
      }
      // A link that leads nowhere exists itself: what lies behind it cannot be told.
      guard errno == ENOENT, try Disk.kind(of: known) == nil, let slash = known.lastIndex(of: "/")
      else { throw .last }
      beyond.append(String(known[known.index(after: slash)...]))
      known = slash == known.startIndex ? "/" : String(known[..<slash])
    }
  }

  /// Whether `other` is this folder or lies somewhere below it.
  func contains(_ other: OutputPath) -> Bool {
    other.names.starts(with: names)
  }

  /// What leads here from a folder above; `nil` from a folder that is none.
  func path(below folder: OutputPath) -> String? {
    guard folder.contains(self) else { return nil }
    return names.dropFirst(folder.names.count).joined(separator: "/")
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func split(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }
}
