import Testing

@testable import CatalogScaffold

@Suite struct CatalogNameTests {
  @Test(arguments: [
    ("Harbour Kit", "HarbourKit"), ("harbour-kit", "HarbourKit"), ("my_kit 2", "MyKit2"),
    ("3D", "_3D"), ("Häfen", "Häfen"), ("★", "DesignSystem"),
  ])
  func theModuleIsAnIdentifier(system: String, module: String) {
    #expect(CatalogName(system).module == module)
  }

  @Test(arguments: [("Kit", true), ("Größe 2", true), ("", false), (" ", false), ("a\nb", false)])
  func aNameIsOneLineToRead(text: String, isName: Bool) {
    #expect(CatalogName.isName(text) == isName)
  }

  @Test func aNameEndsSomewhere() {
    #expect(CatalogName.isName(String(repeating: "a", count: 100)))
    #expect(!CatalogName.isName(String(repeating: "a", count: 101)))
  }

  @Test func theFolderGivesTheName() {
    #expect(CatalogName.suggested(for: InitFolder("docs/design-system")) == "Design system")
    #expect(CatalogName.suggested(for: InitFolder("Sea_Kit/")) == "Sea Kit")
  }
}
