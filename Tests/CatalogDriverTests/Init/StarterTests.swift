import CatalogDriver
import Diagnostics
import Foundation
import Testing

/// The small catalog, written by the built tool and held against every check.
@Suite struct StarterTests {
  private let run: ToolRun

  init() throws { run = try ToolRun() }

  @Test func theOtherCommandsFindItWithoutAnArgumentAndNothingIsWrong() throws {
    #expect(try run("init", "--name", "Harbour Kit").status == 0)
    for command in [["check", "--strict"], ["build", "--strict"], ["contrast"], ["coverage"]] {
      let result = try run(command)
      #expect(result.status == 0, "\(command): \(result.errors)")
    }
    let drift = try run("tokens", "drift")
    #expect(
      drift.output + drift.errors
        == "Harbour Kit: 17 tokens agree with the Swift source, 3 not comparable\n")
    #expect(try run("check", "--strict").errors == "no findings\n")
  }

  @Test func whatWasWrittenIsListedWithWhatComesNext() throws {
    let result = try run("init", "--name", "Harbour Kit", "docs/my kit")
    #expect(
      result.output == """
        docs/my kit: 'Harbour Kit', 31 files

          Sources/      5 files
          components/  12 files
          examples/     1 file
          guides/       2 files
          primitives/   6 files
          system.yaml
          tokens/       4 files

        Next:
          catalog serve 'docs/my kit'
          catalog check 'docs/my kit' --strict
          catalog build 'docs/my kit'

        """)
    #expect(result.errors == "")
  }

  @Test func theNameStandsWhereItIsReadAndTheModuleWhereItIsCompiled() throws {
    #expect(try run("init", "--name", "3: \"Sea\" # Kit").status == 0)
    let system = try run.text(at: "content/system.yaml")
    #expect(system.contains("\nname: \"3: \\\"Sea\\\" # Kit\"\n"))
    #expect(system.contains("  - name: _3SeaKit\n"))
    #expect(try run("check", "--strict").status == 0)
  }

  @Test func aNameThatYAMLReadsAsNothingIsQuoted() throws {
    #expect(try run("init", "--name", "null").status == 0)
    let system = try run.text(at: "content/system.yaml")
    #expect(system.contains("\nname: \"null\"\n"))
    #expect(system.contains("  - name: \"Null\"\n"))
    #expect(try run("check", "--strict").status == 0)
  }

  @Test func withoutANameTheFolderGivesOne() throws {
    #expect(try run("init", "my-design_system").status == 0)
    let system = try run.text(at: "my-design_system/system.yaml")
    #expect(system.contains("\nname: My design system\n"))
    #expect(system.contains("  - name: MyDesignSystem\n"))
  }

  @Test func theResultIsJSONOnRequest() throws {
    struct Written: Decodable, Equatable {
      var version: Int
      var folder: String
      var name: String
      var files: [String]
      var next: [String]
    }
    let result = try run("init", "--name", "Kit", "--format", "json")
    let written = try JSONDecoder().decode(Written.self, from: Data(result.output.utf8))
    #expect(written.version == 1)
    #expect(written.folder == "content")
    #expect(written.name == "Kit")
    #expect(written.files.count == 31)
    #expect(written.files.allSatisfy { run.exists("content/" + $0) })
    #expect(written.next == ["catalog serve", "catalog check --strict", "catalog build"])
  }
}
