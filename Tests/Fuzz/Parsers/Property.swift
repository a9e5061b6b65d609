import Diagnostics

/// Ends the process unless a property holds.
func require(_ holds: Bool, _ property: @autoclosure () -> String) {
  if !holds { fatalError(property()) }
}

/// The path that every target gives its input.
let inputPath = "input"

/// A finding has its place in the file, or none.
///
/// Formats differ in what ends a line, so any of the ways is allowed for.
func requirePlaces(_ diagnostics: [Diagnostic], in bytes: [UInt8], path: String = inputPath) {
  requirePlaces(diagnostics.map { ($0.id.name, $0.location) }, in: bytes, path: path)
}

/// Places are in the file, whatever they are those of.
func requirePlaces(
  _ places: [(name: String, location: SourceLocation?)], in bytes: [UInt8],
  path: String = inputPath
) {
  let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D } + bytes.count { $0 >= 0x80 }
  for (name, location) in places {
    guard let location, location.path == path else { continue }
    require(
      (1...lines).contains(location.line ?? 1)
        && (1...bytes.count + 1).contains(location.column ?? 1),
      "\(name) stands outside of the file")
  }
}
