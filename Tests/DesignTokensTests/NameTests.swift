import DesignTokens
import Testing

@Suite struct NameTests {
  @Test(arguments: [
    ("color.infoBG", "--color-info-bg"), ("color.accent.$root", "--color-accent"),
    ("HTMLParser", "--html-parser"), ("font.title2Bold", "--font-title2-bold"),
    ("space 0X/2", "--space-0-x-2"), ("größe.Über", "--größe-über"), ("a_b-c", "--a-b-c"),
  ])
  func becomeCustomProperties(path: String, property: String) {
    #expect(TokenPath(path).cssProperty == property)
  }

  @Test(arguments: [
    ("color.infoBG", "DS.Color.infoBG"), ("color.accent.$root", "DS.Color.accent"),
    ("spacing.default", "DS.Spacing.`default`"), ("type.2xl", "DS.`Type`._2xl"),
    ("line-height.extra large", "DS.LineHeight.extraLarge"), ("URLColor", "DS.urlColor"),
    ("XL", "DS.xl"),
  ])
  func becomeSwift(path: String, name: String) {
    #expect(TokenPath(path).swiftName(namespace: "DS") == name)
  }
}
