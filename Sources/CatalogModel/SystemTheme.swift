import AgentUI
import Diagnostics

/// What the pages of a system take from it for what surrounds their content.
public struct SystemTheme: Hashable, Sendable {
  /// A colour token for light, and the one for dark.
  public struct Choice: Hashable, Sendable {
    /// The token whose light value is shown in light.
    public var light: Reference
    /// The token whose dark value is shown in dark.
    public var dark: Reference

    /// One token for both appearances, unless dark has its own.
    public init(light: Reference, dark: Reference? = nil) {
      self.light = light
      self.dark = dark ?? light
    }
  }

  /// The colour of links, of what is chosen, and of the focus.
  public var accent: Choice?
  /// The colour of the page.
  public var background: Choice?
  /// The colour of text.
  public var foreground: Choice?
  /// What running text is set in: a token, a file of ``fonts``, or a ``SystemTypeface``.
  public var text: Reference?
  /// What headings are set in, where it is not that of the text.
  public var headings: Reference?
  /// What code is set in.
  public var code: Reference?
  /// Files of typefaces that the pages load.
  public var fonts: [FontFile] = []
  /// An image of the content that stands before the name.
  public var logo: Reference?
  /// The name of the screen that the system is recognised by.
  public var example: Reference?

  /// Nothing but what is given.
  public init(
    accent: Choice? = nil, background: Choice? = nil, foreground: Choice? = nil,
    logo: Reference? = nil, example: Reference? = nil
  ) {
    self.accent = accent
    self.background = background
    self.foreground = foreground
    self.logo = logo
    self.example = example
  }

  /// The colours with their keys in `system.yaml`.
  public var colors: [(key: String, choice: Choice)] {
    [("accent", accent), ("background", background), ("foreground", foreground)]
      .compactMap { key, choice in choice.map { (key, $0) } }
  }

  /// The typefaces with their keys in `system.yaml`.
  public var typefaces: [(key: String, choice: Reference)] {
    [("text", text), ("headings", headings), ("code", code)]
      .compactMap { key, choice in choice.map { (key, $0) } }
  }
}

extension System {
  /// What the system is recognised by: the screen that it names, or else its first screen, or else
  /// the first example of a component, the largest layer first.
  public var emblem: AgentNode? {
    let named = theme.example.flatMap { example in screens.first { $0.name == example.name } }
    if let screen = named ?? screens.first { return screen.root }
    let layers: [Layer] = [.pattern, .component, .modifier, .context, .utility, .token]
    return layers.lazy.flatMap { layer in
      components.lazy.filter { $0.layer == layer }.flatMap(\.examples)
    }.first?.root
  }
}
