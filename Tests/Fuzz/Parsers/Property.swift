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
  let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D } + bytes.count { $0 >= 0x80 }
  for diagnostic in diagnostics {
    guard let location = diagnostic.location, location.path == path else { continue }
    require(
      (1...lines).contains(location.line ?? 1)
        && (1...bytes.count + 1).contains(location.column ?? 1),
      "\(diagnostic.id.name) stands outside of the file")
  }
}
