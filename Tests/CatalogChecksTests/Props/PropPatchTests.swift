import CatalogModel
import Testing

@Suite struct PropPatchTests {
  private let start = "name: Badge\nlayer: component\nsummary: A word.\n"

  private func patch(_ parameters: String, _ yaml: String) throws -> String {
    let source = """
      public struct Badge: View {
        /// Makes a badge.
        /// - Parameter level: How loud it is, from low to high.
        public init(\(parameters)) {}
      }
      public enum Level { case low, high }
      """
    let report = try sourceReport(
      source, replacing: [badge: start + yaml], appending: [card: "status: planned\n"])
    return try #require(report.facet(.props)).patch
  }

  @Test func aMissingPropIsDescribedAsSwiftDeclaresIt() throws {
    let yaml = """
      props:
        - name: text
          type: string
          required: true
      children: none

      """
    #expect(
      try patch("text: String, level: Level = .low", yaml) == """
        --- a/one/components/badge/component.yaml
        +++ b/one/components/badge/component.yaml
        @@ -5,4 +5,9 @@
           - name: text
             type: string
             required: true
        +  - name: level
        +    type: enum
        +    swift: Level
        +    values: [low, high]
        +    default: low
         children: none

        """)
  }

  @Test func whatDiffersIsWrittenAnewAndNothingElse() throws {
    let yaml = """
      props:
        # The word.
        - name: txt
          type: string
          description: Keep me.
        - name: extra
          type: string
      """
    #expect(
      try patch("_ text: String", yaml + "\n") == """
        --- a/one/components/badge/component.yaml
        +++ b/one/components/badge/component.yaml
        @@ -3,8 +3,8 @@
         summary: A word.
         props:
           # The word.
        -  - name: txt
        +  - name: text
             type: string
        +    label: "_"
        +    required: true
             description: Keep me.
        -  - name: extra
        -    type: string

        """)
  }

  @Test func propsTakeTheOrderOfSwift() throws {
    let yaml = """
      props:
        - name: level
          type: enum
          values:
            - name: low
              description: Quiet.
            - name: high
          default: high
        - name: text
          type: string
          required: true

      """
    let patch = try patch("text: String, level: Level = .low", yaml)
    #expect(patch.contains("-    default: high\n"))
    #expect(patch.contains("+    default: low\n"))
    #expect(patch.contains("description: Quiet."))
  }

  @Test func theSameValuesOfAnotherTypeKeepWhatIsSaidOfThem() throws {
    let yaml = """
      props:
        - name: level
          type: enum
          swift: Tone
          values:
            - name: low
              description: Quiet.
            - name: high
          required: true

      """
    #expect(
      try patch("level: Level", yaml) == """
        --- a/one/components/badge/component.yaml
        +++ b/one/components/badge/component.yaml
        @@ -4,9 +4,9 @@
         props:
           - name: level
             type: enum
        -    swift: Tone
             values:
               - name: low
                 description: Quiet.
               - name: high
        +    swift: Level
             required: true

        """)
  }

  @Test func aListIsBegunWhereThereIsNone() throws {
    let added = """
      +props:
      +  - name: level
      +    type: enum
      +    swift: Level
      +    values: [low, high]
      +    required: true
      """
    #expect(try patch("level: Level", "").contains(added))
    #expect(
      try patch("level: Level", "props: []\n").contains("-props: []\n" + added))
  }
}
