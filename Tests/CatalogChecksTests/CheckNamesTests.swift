import CatalogModel
import Files
import Testing

/// The list of checks that a requirement may name is that of the findings that are declared.
@Suite struct CheckNamesTests {
  @Test func theListIsThatOfTheSources() throws {
    let declared = try Self.declaredIds()
    #expect(declared.subtracting(CheckNames.ids).sorted() == [])
    #expect(CheckNames.ids.subtracting(declared).sorted() == [])
  }

  @Test func familiesAreBeginningsOfSeveralIds() {
    #expect(CheckNames.families.contains("tokens/drift"))
    #expect(!CheckNames.families.contains("contrast/below"))
  }

  /// The ids of the groups of checks that the sources declare; without those that stand for
  /// several, such as `tokens/invalid-TYPE`.
  private static func declaredIds() throws -> Set<String> {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let sources = try FileTree.read(folder: "/\(root)/Sources").tree
    let ids = sources.paths.filter { $0.hasSuffix("Findings.swift") }.flatMap { path in
      (sources.text(at: path) ?? "").matches(of: /FindingID\(\s*"([^"\\]+)"/).map { String($0.1) }
    }
    return Set(ids.filter { CheckNames.groups.contains(String($0.prefix { $0 != "/" })) })
  }
}
