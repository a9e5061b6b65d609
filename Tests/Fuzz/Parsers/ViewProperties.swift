import AgentSwift
import AgentUI
import Diagnostics

/// The code of a tree that was read from code is read as the same tree, and written as the same code.
enum ViewProperties {
  static func check(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    let reader = SwiftReader(.fuzzed)
    let printer = SwiftPrinter(.fuzzed)
    let (roots, diagnostics) = reader.read(text, path: inputPath)
    requirePlaces(diagnostics, in: Array(text.utf8))
    for root in roots.prefix(10) {
      let faults = AgentValidator(.fuzzed).validate(root)
      requirePlaces(faults, in: Array(text.utf8))
      guard faults.isEmpty else { continue }
      let written = printer.print(root)
      let again = reader.read(written, path: inputPath)
      if again.diagnostics.contains(where: { $0.id == .swiftTooDeep }) { continue }
      require(again.diagnostics.isEmpty, "code that we wrote is not read: \(written)")
      require(
        again.roots.map(printer.print) == [written], "code that we wrote is read as another tree")
    }
  }
}
