import CatalogModel
import Files
import Testing

/// The list of checks that a requirement may name is that of the reference, which in turn is
/// compared with the sources.
@Suite struct CheckNamesTests {
  @Test func theListIsThatOfTheReference() throws {
    let documented = try Self.documentedIds()
    #expect(documented.subtracting(CheckNames.ids).sorted() == [])
    #expect(CheckNames.ids.subtracting(documented).sorted() == [])
  }

  @Test func familiesAreBeginningsOfSeveralIds() {
    #expect(CheckNames.families.contains("tokens/drift"))
    #expect(!CheckNames.families.contains("contrast/below"))
  }

  /// The ids of the groups of checks, each of which begins a line `id | severity | …`; without
  /// those that stand for several, such as `tokens/invalid-TYPE`.
  private static func documentedIds() throws -> Set<String> {
    let tests = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    let texts = try FileTree.read(folder: "/\(tests)/ReferenceTests/Texts").tree
    let reference = try #require(texts.text(at: "diagnostics.md"))
    let ids = reference.split(separator: "\n").compactMap { line -> String? in
      guard let end = line.firstRange(of: " | ") else { return nil }
      let id = line[..<end.lowerBound]
      let parts = id.split(separator: "/", omittingEmptySubsequences: false)
      guard parts.count == 2, CheckNames.groups.contains(String(parts[0])),
        !id.contains(where: \.isUppercase)
      else { return nil }
      return String(id)
    }
    return Set(ids)
  }
}
