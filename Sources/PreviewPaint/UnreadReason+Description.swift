extension UnreadReason: CustomStringConvertible {
  /// The reason in English, in lower case without a final full stop: `the background is a gradient`.
  public var description: String {
    switch kind {
    case .previewTooLarge: "the preview is too large to be read"
    case .previewTooDeep: "the preview nests too deeply to be read"
    case .stylesheetTooLarge: "the stylesheet is too large to be read"
    case .stylesheetTooDeep: "the stylesheet nests too deeply to be read"
    case .unknownStylesheet: "the stylesheet '\(subject)' is not known"
    case .conditionalStylesheet: "whether a stylesheet applies is not known"
    case .styleElement: "a style element is not read"
    case .styleAttribute: "a style attribute is not read"
    case .conditionalRule: "whether '\(subject)' applies is not known"
    case .atRule: "'\(subject)' is not read"
    case .selector: "the selector '\(subject)' is not read"
    case .nestingOutsideRule: "'&' outside of a rule is not read"
    case .namespaces: "namespaces are not read"
    case .customPropertyDecides: "a custom property decides on '\(subject)'"
    case .customPropertiesTooLong: "the custom properties make the value too long"
    case .customPropertiesTooDeep: "the custom properties are nested too deeply"
    case .changesColors: "'\(subject)' changes the colours"
    case .generatedBackground: "'\(subject)' paints a background"
    case .graphicText: "what is behind text in a graphic is not read"
    case .usedGraphic: "what '<use>' draws is not read"
    case .inputText: "the text of '<input>' is not read"
    case .placeholder: "the placeholder of '<textarea>' is not read"
    case .unreadValue: "the \(roleName) is not read"
    case .reverted: "the \(roleName) is reverted"
    case .literal: "the \(roleName) is a literal"
    case .image: "the \(roleName) is an image"
    case .computed: "the \(roleName) is computed by '\(subject)'"
    case .transparent: "the colour is transparent"
    case .browserColor: "the colour is the browser's own"
    case .unsetFill: "the fill is black, as none is set"
    case .inheritedBackground: "the background is inherited or reverted"
    case .gradient: "the background is a gradient"
    case .gradientOrImage: "the background is a gradient or an image"
    case .unknownBackground: "what is behind the preview is not known"
    case .unknownForeground: "the text colour around the preview is not known"
    }
  }

  private var roleName: String {
    switch role {
    case .color, nil: "colour"
    case .fill: "fill"
    case .stroke: "stroke"
    case .background: "background"
    }
  }
}
