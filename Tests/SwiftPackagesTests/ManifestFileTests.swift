import Testing

@testable import SwiftPackages

/// The choice among the manifests that a package has for several tools.
@Suite struct ManifestFileTests {
  /// - Parameter others: The tools version that each asks for, by the version in its name.
  private func chosen(_ regular: String, _ others: [String: String]) -> String {
    func file(_ path: String, _ tools: String) -> ManifestFile {
      ManifestFile(path: path, text: "// swift-tools-version: \(tools)\n")
    }
    return ManifestFile.chosen(file("regular", regular)) { version in
      others[version].map { file(version, $0) }
    }.path
  }

  @Test func theNameOfTheToolsDecides() {
    #expect(chosen("6.2", ["6.3": "5.9", "6": "6.3"]) == "6.3")
    #expect(chosen("6.2", ["6": "5.9", "6.1": "6.1"]) == "6")
  }

  @Test func otherwiseTheOneForTheNewestTools() {
    #expect(chosen("5.5", ["5.9": "5.9", "6.0": "6.0", "5": "5.8"]) == "6.0")
    #expect(chosen("5.5", ["5.10.0": "5.10", "5.9": "5.9"]) == "5.10.0")
  }

  @Test func oneForOlderToolsThanTheRegularOneDoesNotCount() {
    #expect(chosen("6.1", ["6.0": "6.0", "5.9": "5.9"]) == "regular")
  }

  @Test func oneThatAsksForNewerToolsDoesNotCount() {
    #expect(chosen("5.5", ["6.2": "6.4", "5.9": "5.9"]) == "5.9")
  }
}
