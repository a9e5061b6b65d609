import AgentUI
import DefaultTheme

/// An HTML page that needs no other file: all its styles are inside, and nothing is loaded or run.
struct StandalonePage {
  /// What the page holds, which decides about its styles.
  enum Kind: String {
    /// A drawing that fills the window.
    case drawing
    /// Text with drawings in it.
    case text
  }

  var title: String
  /// A BCP 47 tag.
  var language: String
  var kind: Kind
  /// The custom properties of the tokens, as CSS.
  var tokens: String
  /// The markup of the page's main element.
  var content: String

  /// The whole page, with a final newline.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="\(HTML.escaped(language))">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="\(Generator.name)">
    <title>\(HTML.escaped(title))</title>
    <style>
    \(PreviewStylesheet.enclosed(styles + tokens + kind.layout))</style>
    </head>
    <body class="standalone-\(kind.rawValue)">
    <main>
    \(content)
    </main>
    </body>
    </html>

    """
  }

  /// Styles stand in the page; what they name in `url()` is not loaded.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"

  /// Those of the site that the page needs.
  private var styles: String {
    kind.stylesheets.compactMap { DefaultTheme.files["assets/css/\($0).css"] }.joined()
  }
}

extension StandalonePage.Kind {
  /// The names of the site's stylesheets, in the order in which pages link them.
  fileprivate var stylesheets: [String] {
    switch self {
    case .drawing: ["theme", "base", "stage"]
    case .text: ["theme", "base", "prose", "code", "tags", "stage"]
    }
  }

  /// What takes the place of the site's own layout.
  fileprivate var layout: String {
    switch self {
    case .drawing:
      """
      main { display: grid; min-block-size: 100vh; }
      main > .stage { border-radius: 0; }

      """
    case .text:
      """
      main {
        inline-size: 100%;
        max-inline-size: var(--measure);
        margin-inline: auto;
        padding: var(--step-4);
      }
      .lead { color: var(--ink-soft); font-size: 1.125rem; }
      .prose > :is(.code, figure) { margin-block-start: var(--step-3); margin-inline: 0; }
      .drawn > .stage { margin-block-end: var(--step-1); border: 1px solid var(--line); }
      .drawn > figcaption { margin-block-end: var(--step-1); font-weight: 700; }
      .is-right > figcaption { color: var(--good); }
      .is-wrong > figcaption { color: var(--poor); }

      """
    }
  }
}
