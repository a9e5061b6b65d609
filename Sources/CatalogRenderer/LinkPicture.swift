import CatalogModel
import ColorScience
import DesignTokens

/// The picture that messengers and other sites show beside a link to a page: its title in the
/// colours of its system, as SVG.
///
/// Text in a picture of pixels would need a rasteriser of fonts, which the tool does not have; where
/// SVG is not shown, the title and the description are.
struct LinkPicture {
  static let width = 1200
  static let height = 630

  var title: String
  /// What the page belongs to: the system, or the site.
  var place: String
  var language: String
  var palette: ThemePalette
  /// The typeface of the title, the most preferred family first.
  var families: [String]

  /// The picture of a page of a system.
  init(title: String, of system: System, language: String) {
    self.title = title
    self.language = language
    place = system.name
    palette = ThemePalette(system, .light, .normal)
    let chosen = system.theme.headings ?? system.theme.text
    families = chosen.flatMap(system.families) ?? SystemTypeface.ui.families
  }

  /// Where the picture of a page is: `index.svg` of `index.html`.
  static func path(of page: String) -> String { String(SiteMap.twin(of: page).dropLast(2)) + "svg" }

  var text: String {
    let lines = lines
    let size = lines.count > 2 ? 72 : 88
    let first = 290 - (lines.count - 1) * size * 11 / 20
    let rows = lines.enumerated().map { index, line in
      "<tspan x=\"96\" y=\"\(first + index * size * 11 / 10)\">\(HTML.escaped(line))</tspan>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(Self.height)" \
      width="\(Self.width)" height="\(Self.height)" xml:lang="\(HTML.escaped(language))">
      <rect width="1200" height="630" fill="\(palette.paper.hex)"/>
      <rect width="1200" height="24" fill="\(palette.accent.hex)"/>
      <g fill="\(palette.ink.hex)" font-family="\(HTML.escaped(familyList))">
      <text font-size="\(size)" font-weight="700">\(rows.joined())</text>
      <text x="96" y="548" font-size="36" fill="\(palette.accent.hex)">\(HTML.escaped(place))</text>
      </g>
      </svg>

      """
  }

  private var familyList: String { CSSValue.text(of: .fontFamily(families)) }

  /// The title on at most three lines. The width of a letter is taken as half the size of the type,
  /// which is a little more than that of most typefaces.
  private var lines: [String] {
    let limit = title.count > 44 ? 28 : 22
    var lines: [String] = []
    for word in title.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= limit {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    lines = lines.map { $0.count > limit ? $0.prefix(limit - 1) + "…" : $0 }
    return lines.count > 3 ? lines.prefix(2) + [lines[2].prefix(limit - 1) + "…"] : lines
  }
}

extension SystemSite {
  /// The picture that stands for a page; `nil` where the address of the site is not known.
  func picture(of route: Route, titled title: String) -> (path: String, bytes: [UInt8])? {
    guard catalog.baseURL != nil else { return nil }
    let language = pages[route]?.language ?? language
    let picture = LinkPicture(title: title, of: system, language: language)
    return (LinkPicture.path(of: path(route)), Array(picture.text.utf8))
  }
}
