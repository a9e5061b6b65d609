import AgentUI
import Diagnostics

/// A tree that was read, printed as YAML, is read as the same tree.
enum AgentProperties {
  private static let vocabulary = Vocabulary(
    components: [
      ComponentContract(
        name: "Badge",
        props: [
          PropContract(name: "text", kind: .string, isRequired: true),
          PropContract(name: "count", kind: .number),
          PropContract(name: "isOn", kind: .boolean),
          PropContract(name: "level", kind: .enum, choices: [.init("info"), .init("warning")]),
          PropContract(name: "tint", kind: .token),
        ], children: .none, swift: SwiftForm(module: "Kit", type: "Badge")),
      ComponentContract(
        name: "Stack", props: [], children: .any, swift: SwiftForm(module: "Kit", type: "Stack")),
    ], tokens: ["color.accent": .init(swiftName: "DS.Color.accent")])

  static func check(_ bytes: [UInt8]) {
    let document = AgentDocument.read(bytes, path: inputPath, vocabulary: vocabulary)
    requirePlaces(document.diagnostics, in: bytes)
    guard document.isValid, let root = document.root else { return }
    let printed = YAMLPrinter(vocabulary).print(root)
    let again = AgentDocument.read(printed, path: inputPath, vocabulary: vocabulary)
    require(again.isValid, "a valid document is not valid after printing it")
    require(
      again.root.map(YAMLPrinter(vocabulary).print) == printed,
      "a document is another one after printing it twice")
    _ = SwiftPrinter(vocabulary).print(root)
  }
}
