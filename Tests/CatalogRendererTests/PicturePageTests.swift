import CatalogModel
import Diagnostics
import Testing
import TokenContrast

/// The page of a component that a picture shows.
@Suite struct PicturePageTests {
  private let folder = "one/components/badge"

  @Test func thePictureTakesThePlaceOfTheStage() throws {
    let result = try render(
      replacing: [
        "\(folder)/preview.png": "a", "\(folder)/preview@2x.png": "b",
        "\(folder)/preview~dark.png": "c",
      ]
    ) { catalog in
      let light = "\(folder)/preview.png"
      for index in catalog.systems[0].components.indices {
        catalog.systems[0].components[index].picture = PreviewPicture(
          light: Reference(light, at: SourceLocation(light)))
      }
    }
    let page = try #require(result.site.text(at: "one/components/badge.html"))
    let image = "../assets/images/components/badge/preview"
    #expect(
      page.contains(
        "<img class=\"in-light\" src=\"\(image).png\" srcset=\"\(image)@2x.png 2x\" "
          + "alt=\"Badge in an app\">"), "\(page)")
    #expect(page.contains("<img class=\"in-dark\" src=\"\(image)~dark.png\""))
    #expect(page.contains("A picture, not a drawing"))
    #expect(!page.contains("id=\"stageBody\""))
    let twin = try #require(result.site.text(at: "one/components/badge.md"))
    #expect(twin.contains("![Badge in an app]("))
  }
}
