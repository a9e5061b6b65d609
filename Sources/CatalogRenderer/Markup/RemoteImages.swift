import Diagnostics

extension [Diagnostic] {
  /// The findings, with images of other hosts reported once for each file: where every comment of a
  /// colour shows one, the sentence is needed once.
  var remoteImagesOncePerFile: [Diagnostic] {
    let counts = Dictionary(grouping: filter { $0.id == .linkRemoteImage }) { $0.location?.path }
      .mapValues { Set($0.map(\.location)).count }
    var told: Set<String?> = []
    return compactMap { finding in
      guard finding.id == .linkRemoteImage else { return finding }
      let path = finding.location?.path
      guard told.insert(path).inserted else { return nil }
      var first = finding
      let more = (counts[path] ?? 1) - 1
      if more > 0 {
        first.notes.append(
          .init("the same holds in \(more) more \(more == 1 ? "place" : "places") of this file"))
      }
      return first
    }
  }
}
