import AgentUI
import Diagnostics

/// A tree that was read, printed as YAML, is read as the same tree.
enum AgentProperties {
  static func check(_ bytes: [UInt8]) {
    let document = AgentDocument.read(bytes, path: inputPath, vocabulary: .fuzzed)
    requirePlaces(document.diagnostics, in: bytes)
    guard document.isValid, let root = document.root else { return }
    let printed = YAMLPrinter(.fuzzed).print(root)
    let again = AgentDocument.read(printed, path: inputPath, vocabulary: .fuzzed)
    require(again.isValid, "a valid document is not valid after printing it")
    require(
      again.root.map(YAMLPrinter(.fuzzed).print) == printed,
      "a document is another one after printing it twice")
    _ = SwiftPrinter(.fuzzed).print(root)
  }
}
