import CatalogModel
import Diagnostics

/// `catalog/duplicate-name`: no two components share a name, and no two guides or sections of one
/// folder a title.
///
/// Names are what agent YAML, links and pages go by. Names that differ only in letter case count
/// as the same, because they would share a file on some disks. Titles only confuse the reader, as
/// each guide has an address of its own.
enum UniqueNames: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    let system = subject.system
    let components = (system.components + system.primitives).map { ($0.name, $0.location) }
    return duplicates(components, kind: "component", .error)
      + system.guideSections.all.flatMap { folder in
        duplicates(entries(in: folder, of: system), kind: "guide", .warning)
      }
  }

  /// The guides of a folder, and the sections in it, which a reader finds beside them.
  private static func entries(
    in folder: GuideFolder, of system: System
  ) -> [(name: String, location: SourceLocation)] {
    let inner = folder.folders.compactMap { system.guideSections[$0] }.map { inner in
      // Where nothing introduces a section, its first guide tells where it lies.
      let path = (inner.introduction ?? inner.guides.first)?.path ?? inner.path
      return (inner.title, SourceLocation(path, line: 1))
    }
    return folder.guides.map { ($0.title, SourceLocation($0.path, line: 1)) } + inner
  }

  private static func duplicates(
    _ entries: [(name: String, location: SourceLocation)], kind: String,
    _ severity: Diagnostic.Severity
  ) -> [Diagnostic] {
    // Nearly always all differ, and thousands of guides need not be put in order to see it.
    guard Set(entries.map { $0.name.lowercased() }).count < entries.count else { return [] }
    var first: [String: SourceLocation] = [:]
    let ordered = entries.sorted { $0.location < $1.location }
    return ordered.compactMap { name, location in
      guard let earlier = first.updateValue(location, forKey: name.lowercased()) else { return nil }
      first[name.lowercased()] = earlier
      return .init(
        .catalogDuplicateName, as: severity, "there are two \(kind)s called '\(name)'",
        at: location,
        notes: [.init("the other one is here", at: earlier)],
        suggestion: "give one of them another name")
    }
  }
}
