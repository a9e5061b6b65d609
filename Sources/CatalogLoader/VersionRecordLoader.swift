import CatalogModel
import Diagnostics
import Workers

/// What loading the record of one version gave.
struct VersionRecordLoad: Sendable {
  var record: VersionRecord?
  var diagnostics: [Diagnostic] = []
}

/// Reads `versions/*.json`: what released versions of the system were.
struct VersionRecordLoader {
  let folder: ContentFolder
  let slug: String
  let workers: Workers

  /// The records in the order of their versions, the oldest first.
  func load(
    _ loads: inout FileLoads<[UInt8], VersionRecordLoad>, _ diagnostics: inout [Diagnostic]
  ) -> [VersionRecord] {
    let files = folder.contents(of: VersionRecord.folderName, suffix: ".json")
    let loaded = loads.outputs(of: files, on: workers) { path, bytes in
      let read = RecordReader.read(bytes, path: path)
      return VersionRecordLoad(record: read.record, diagnostics: read.diagnostics)
    }
    diagnostics += loaded.flatMap(\.diagnostics)
    var records: [VersionRecord] = []
    for var record in loaded.compactMap(\.record) {
      if let other = records.first(where: { $0.isOfSameVersion(as: record) }) {
        diagnostics.append(Self.repeated(record, other))
        continue
      }
      // A folder may have been renamed since.
      record.slug = slug
      records.append(record)
    }
    return records.inOrder
  }

  private static func repeated(_ record: VersionRecord, _ other: VersionRecord) -> Diagnostic {
    Diagnostic(
      .versionRepeated, "the version \(about: record.version ?? "") is recorded twice",
      at: record.location,
      notes: [other.noteOfSameness(with: record)].compactMap(\.self)
        + [.init("the other record is here", at: other.location)],
      suggestion: "remove one of the two files")
  }
}
