/// Why a colour of a preview cannot be told.
public struct UnreadReason: Hashable, Sendable {
  /// What stands in the way, whatever it is about.
  public enum Kind: String, CaseIterable, Sendable {
    // The preview and its stylesheets as a whole.

    /// The preview is larger than is read.
    case previewTooLarge
    /// Elements nest deeper than is read.
    case previewTooDeep
    /// The stylesheet is larger than is read.
    case stylesheetTooLarge
    /// Rules nest deeper than is read.
    case stylesheetTooDeep
    /// The preview links to a stylesheet that the reader was not given; the subject is its
    /// reference.
    case unknownStylesheet
    /// Whether a linked stylesheet applies depends on more than is known.
    case conditionalStylesheet
    /// A `<style>` element may change everything.
    case styleElement
    /// A `style` attribute may change the element.
    case styleAttribute

    // What may or may not apply.

    /// Whether the rule applies depends on more than is known; the subject is the rule: `@media`.
    case conditionalRule
    /// A rule that is not read may change what it holds or names; the subject is the rule:
    /// `@import`.
    case atRule
    /// What a selector matches is not known; the subject is its part that is not read.
    case selector
    /// A selector uses `&` where there is no rule around it.
    case nestingOutsideRule
    /// A selector uses a namespace.
    case namespaces

    // Custom properties.

    /// A custom property that is no token decides whether something is painted; the subject is the
    /// property that it is the value of.
    case customPropertyDecides
    /// Custom properties make a value longer than is read.
    case customPropertiesTooLong
    /// Custom properties name each other deeper than is read.
    case customPropertiesTooDeep

    // What is painted over or beside, or is not in the tree.

    /// A property changes the colours of the element and of all in it; the subject is the property.
    case changesColors
    /// A box before or after the content paints a background; the subject is the pseudo-element.
    case generatedBackground
    /// What text in a graphic stands on is not followed.
    case graphicText
    /// What `<use>` draws stands elsewhere.
    case usedGraphic
    /// The text of an `<input>` is the browser's.
    case inputText
    /// The placeholder of a `<textarea>` is the browser's.
    case placeholder

    // A colour that is no token, in the role that the reason states.

    /// The value has a form that is not read.
    case unreadValue
    /// The value is that of the browser's stylesheet again.
    case reverted
    /// The value is a colour of its own.
    case literal
    /// The value is an image.
    case image
    /// The value is computed; the subject is the function: `rgb()`.
    case computed

    // Colours that nobody sets, and backgrounds that are no colour.

    /// The colour is transparent.
    case transparent
    /// The colour is what the browser paints by itself.
    case browserColor
    /// No fill is set, and SVG then fills with black.
    case unsetFill
    /// The background is inherited or reverted.
    case inheritedBackground
    /// The background is a gradient of several colours.
    case gradient
    /// The background is a gradient or an image that leaves something uncovered.
    case gradientOrImage
    /// What is behind the preview is not known.
    case unknownBackground
    /// The text colour that the preview inherits is not known.
    case unknownForeground
  }

  /// What a colour is for.
  public enum Role: String, CaseIterable, Sendable {
    /// Text.
    case color
    /// The inside of a shape in a graphic.
    case fill
    /// The outline of a shape in a graphic.
    case stroke
    /// The background of an element.
    case background
  }

  /// What stands in the way.
  public var kind: Kind
  /// What it is about, as CSS writes it: `opacity`, `::before`, `rgb()`; empty where the kind says
  /// all.
  public var subject: String
  /// What the colour is for, where the kind is about one value.
  public var role: Role?

  /// A reason of a kind, with what it is about.
  public init(_ kind: Kind, _ subject: String = "", of role: Role? = nil) {
    self.kind = kind
    self.subject = subject
    self.role = role
  }
}
