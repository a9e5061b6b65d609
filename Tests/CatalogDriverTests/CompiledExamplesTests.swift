import Testing

/// `catalog check --compile` and the code of examples; one real run of the compiler.
@Suite struct CompiledExamplesTests {
  private let run: ToolRun

  init() throws {
    run = try ToolRun()
    try run.write(
      "name: Kit\nsummary: A kit.\nlanguage: en\nplatforms: { iOS: \"15.0\" }\n"
        + "modules: [{ name: Kit, path: Kit }]\n", at: "content/system.yaml")
    try run.write(
      """
      import SwiftUI
      /// A chip.
      public struct Chip: View {
        /// A chip.
        public init(_ text: String) {}
        /// Draws it.
        public var body: some View { EmptyView() }
      }

      """, at: "content/Kit/Chip.swift")
    try writeComponent("Chip", "layer: component")
    try writeComponent("Later", "layer: component\nstatus: planned")
  }

  private func writeComponent(_ name: String, _ lines: String) throws {
    let folder = "content/components/\(name.lowercased())/"
    try run.write("<p>{{text}}</p>", at: folder + "preview.mustache")
    try run.write("p {}", at: folder + "preview.css")
    try run.write(
      """
      name: \(name)
      summary: A chip.
      \(lines)
      swift:
        type: \(name)
      props:
        - name: text
          type: string
          label: "_"
          required: true
          description: The text.
      examples:
        - name: Written by the tool
          agent:
            component: \(name)
            props: { text: New }
        - name: Written by hand
          agent:
            component: \(name)
            props: { text: Old }
          swiftCode: |
            \(name)("Old")
              .frame(width: "wide")

      """, at: folder + "component.yaml")
  }

  /// A mistake is told in the file of the component, and nothing that uses a planned one compiles.
  @Test func examplesOfWhatIsThereAreCompiled() throws {
    let result = try run("check", "--compile", "--only", "swift")
    #expect(result.status == 1)
    #expect((result.output + result.errors).contains("1 source, 2 examples for iOS\n"))
    #expect(
      result.errors.contains(
        """
        content/components/chip/component.yaml:23:23: error: cannot convert value of type 'String' \
        to expected argument type 'CGFloat' [compile/error]
          note: compiled for iOS
          help: correct the example, or the metadata that its code is written from
        1 error

        """), "\(result.errors)")
  }
}
