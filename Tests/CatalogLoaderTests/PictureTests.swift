import CatalogLoader
import CatalogModel
import Testing

/// Pictures that show components which nobody has drawn.
@Suite struct PictureTests {
  private let path = "one/components/badge"

  private func loaded(
    _ yaml: String, _ files: [String], drawn: Bool = false
  ) -> CatalogLoader.Result {
    var all = component(yaml)
    for name in ["preview.mustache", "preview.css"] where !drawn {
      all.removeValue(forKey: "\(path)/\(name)")
    }
    for file in files { all[file] = "x" }
    return load(all)
  }

  @Test(
    arguments: [
      (["preview.png", "preview~dark.png"], "preview.png", "preview~dark.png"),
      (
        ["preview-light@2x.png", "preview-dark@2x.png"], "preview-light@2x.png",
        "preview-dark@2x.png"
      ),
      (["preview@3x.webp"], "preview@3x.webp", nil),
    ] as [([String], String, String?)])
  func aPictureIsFoundByItsName(files: [String], light: String, dark: String?) throws {
    let result = loaded("", files.map { "\(path)/\($0)" })
    #expect(result.messages == [])
    let badge = try #require(result.system?.components.first)
    #expect(badge.picture?.light.name == "\(path)/\(light)")
    #expect(badge.picture?.dark?.name == dark.map { "\(path)/\($0)" })
    #expect(badge.preview.template.text.contains("<span>Badge</span>"))
  }

  @Test func aPictureMayLieElsewhere() throws {
    let yaml = "image: { light: ../../shots/badge.png, dark: ../../shots/badge-night.png }\n"
    let files = ["one/shots/badge.png", "one/shots/badge-night.png"]
    let badge = try #require(loaded(yaml, files).system?.components.first)
    #expect(badge.picture?.light.name == files[0])
    #expect(badge.picture?.dark?.name == files[1])
  }

  @Test func whatIsDrawnNeedsNoPicture() throws {
    let result = loaded("", ["\(path)/preview.png"], drawn: true)
    #expect(result.messages == [])
    #expect(result.system?.components.first?.picture == nil)
  }

  @Test func aPictureThatIsNotThereIsReported() throws {
    let result = loaded("image: shots/badge.png\n", [])
    #expect(
      result.messages == [
        "\(path)/component.yaml:4:8: there is no image \(path)/shots/badge.png "
          + "[component/missing-image]"
      ])
    #expect(result.system?.components.first?.picture == nil)
  }
}
