import Diagnostics
import JSONTree

/// The findings of one file. Equal ones become one diagnostic with their number and first places.
struct FindingLog {
  private struct Place: Hashable {
    var position: JSONPosition
    var remark: String?
  }

  private var order: [Finding] = []
  private var places: [Finding: [Place]] = [:]
  private var seen: [Finding: Set<Place>] = [:]

  /// Places beyond the first that a diagnostic names.
  private static let notedPlaces = 4

  /// Notes a finding at a place, once.
  ///
  /// - Parameter remark: What is particular to the place.
  mutating func add(_ finding: Finding, at position: JSONPosition, remark: String? = nil) {
    let place = Place(position: position, remark: remark)
    if seen[finding] == nil { order.append(finding) }
    guard seen[finding, default: []].insert(place).inserted else { return }
    places[finding, default: []].append(place)
  }

  func diagnostics(path: String) -> [Diagnostic] {
    order.map { finding in
      let places = places[finding] ?? []
      return .init(
        finding.id, as: finding.isOfToken ? .error : nil, finding.headline(places.count),
        at: places.first.map { location($0, path) }, notes: notes(places, path),
        suggestion: finding.suggestion)
    }
  }

  private func notes(_ places: [Place], _ path: String) -> [Diagnostic.Note] {
    var notes: [Diagnostic.Note] = []
    for (index, place) in places.prefix(Self.notedPlaces + 1).enumerated() {
      if let remark = place.remark {
        notes.append(.init(remark, at: location(place, path)))
      } else if index > 0 {
        notes.append(.init("also here", at: location(place, path)))
      }
    }
    let rest = places.count - Self.notedPlaces - 1
    if rest > 0 { notes.append(.init("and in \(rest) more place\(rest == 1 ? "" : "s")")) }
    return notes
  }

  private func location(_ place: Place, _ path: String) -> SourceLocation {
    SourceLocation(path, at: place.position)
  }
}
