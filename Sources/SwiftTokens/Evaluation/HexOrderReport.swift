import Diagnostics

/// Colours of eight hexadecimal digits that were read as RRGGBBAA because nobody stated the order.
struct HexOrderReport: Sendable {
  private struct Place: Hashable {
    var digits: String
    var location: SourceLocation
  }

  /// Each once, though an expression may be evaluated in several situations.
  private var places: Set<Place> = []

  mutating func add(_ digits: String, at location: SourceLocation) {
    places.insert(Place(digits: digits, location: location))
  }

  /// One for each file.
  var diagnostics: [Diagnostic] {
    Dictionary(grouping: places, by: \.location.path).map { _, places in
      Self.diagnostic(places.sorted { $0.location < $1.location })
    }
  }

  private static func diagnostic(_ places: [Place]) -> Diagnostic {
    let further = places.dropFirst()
    var notes = further.prefix(shownPlaces).map {
      Diagnostic.Note("and those of '\($0.digits)'", at: $0.location)
    }
    if further.count > shownPlaces {
      notes.append(.init("and \(further.count - shownPlaces) more in this file"))
    }
    let colors = places.count == 1 ? "a colour" : "\(places.count) colours"
    return .init(
      .tokensSwiftHexOrder,
      "the eight hexadecimal digits of \(colors) are taken for RRGGBBAA, which is not stated",
      at: places.first?.location, notes: notes,
      suggestion: "state 'hexDigits: rrggbbaa' or 'aarrggbb' under 'tokens' in system.yaml")
  }

  private static let shownPlaces = 3
}
