import PreviewPaint
import Testing

/// Previews as design systems write them.
@Suite struct PreviewTests {
  private let badge = """
    :host { display: inline-block; --badge-fill: var(--fill-neutral) }
    .badge { padding: var(--space); background: var(--badge-fill); color: var(--text-strong);
      font: var(--font-label) }
    :host([data-level="error"]) { --badge-fill: var(--fill-error) }
    :host([data-level="info"]) .badge { color: var(--text-info) }
    :host(:hover) .badge { background: var(--fill-hover) }
    """
  private let card = """
    .card { background: var(--surface) }
    .title { font: var(--font-title) }
    ::slotted([data-component="Badge"]) { align-self: start }
    """

  private var reader: PaintReader {
    PaintReader(stylesheets: ["badge.css": badge, "card.css": card])
  }

  private func badge(_ level: String, _ text: String) -> String {
    host(
      "Badge", "data-level=\"\(level)\"", css: "badge.css",
      shadow: "<span class=\"badge\"><slot name=\"text\">none</slot></span>",
      light: text.isEmpty ? "" : "<span slot=\"text\">\(text)</span>")
  }

  private func card(_ children: String) -> String {
    host(
      "Card", css: "card.css",
      shadow: """
        <div class="card"><h2 class="title"><slot name="title"></slot></h2><slot></slot></div>
        """, light: "<span slot=\"title\">Title</span>" + children)
  }

  @Test func variantsOfAHost() {
    let reading = reader.read(badge("error", "A") + badge("info", "B"), in: page)
    #expect(
      reading.short == [
        "--text-strong on --page --fill-error", "--text-info on --page --fill-neutral",
      ])
    #expect(reading.texts.map(\.component) == ["Badge", "Badge"])
    #expect(reading.texts.map(\.font) == ["--font-label", "--font-label"])
    #expect(reading.texts.map(\.place?.line) == [2, 5])
    #expect(reading.unreadable == [])
  }

  @Test func equalFindingsAreOne() {
    #expect(reader.read(badge("error", "A") + badge("error", "B"), in: page).texts.count == 1)
  }

  @Test func readingsDoNotDependOnThoseBefore() {
    let reader = reader
    let html = card(badge("error", "A"))
    let first = reader.read(html, in: page)
    _ = reader.read(badge("info", "B"), in: page)
    #expect(reader.read(html, in: page) == first)
    #expect(first == self.reader.read(html, in: page))
  }

  @Test func fallbackContentIsText() {
    #expect(
      reader.read(badge("error", ""), in: page).short == [
        "--text-strong on --page --fill-error"
      ])
  }

  @Test func childrenStandOnTheirCards() {
    let reading = reader.read(card(badge("info", "A") + card("text")), in: page)
    #expect(
      reading.texts.map { "\($0.component ?? "-"): \($0.short)" } == [
        "Card: --ink on --page --surface",
        "Badge: --text-info on --page --surface --fill-neutral",
        "Card: --ink on --page --surface --surface",
        "Card: --ink on --page --surface --surface",
      ])
    #expect(
      reading.texts.map(\.font) == ["--font-title", "--font-label", "--font-title", "--body"])
  }
}
