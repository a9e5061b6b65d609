/// Reads from a drawn preview which token is painted on which.
///
/// A preview is HTML with declarative shadow trees and the stylesheets they link to. Steps, each in
/// a folder of its own:
///
/// 1. `CSS`: text → tokens → rules, with the conditions under which they apply.
/// 2. `Selectors`: preludes → selectors, and whether one matches an element.
/// 3. `HTML`: text → elements with shadow trees and slots, and the tree as it is laid out.
/// 4. `Painting`: cascade, inheritance and custom properties → what stands on what.
///
/// A custom property that nobody in the preview declares is a token of the system, so it is where
/// resolving stops. What cannot be read is reported as ``UnreadablePaint``, never guessed. The
/// reading is of a preview at rest on a screen: nothing is hovered or focused, and the reader has
/// asked for no other colours, more contrast, less motion or less transparency. The window may have
/// any size and the page any colour scheme, so what depends on them is unreadable where it counts.
///
/// Layout is taken to be nesting: an element stands on those it is in. What is moved over others,
/// with `position`, `transform` or negative margins, is read where it stands in the tree, and the
/// parts of a graphic are not told apart. Of `::before` and `::after` only the backgrounds are
/// looked at, not the text, and other pseudo-elements are passed over.

/// Where a stylesheet says what is painted.
public struct PaintPlace: Hashable, Sendable {
  /// The reference the HTML links to the stylesheet with.
  public var stylesheet: String
  /// Counted from 1.
  public var line: Int
  /// Counted from 1, in UTF-8 bytes.
  public var column: Int

  /// A place in the stylesheet that the HTML links to by this reference.
  public init(stylesheet: String, line: Int, column: Int) {
    self.stylesheet = stylesheet
    self.line = line
    self.column = column
  }
}

/// Text and what it stands on. Colours are custom properties of tokens, such as `--system-label`.
public struct PaintedText: Hashable, Sendable {
  /// `data-component` of the host whose shadow tree or light tree the text is in.
  public var component: String?
  /// The custom property that colours the text: the last `var()` that could be followed.
  public var foreground: String
  /// From the bottom up. Whether one of them hides those below it depends on the tokens' values.
  public var backgrounds: [String]
  /// Why what lies below `backgrounds` cannot be read; `nil` when nothing unreadable does. Such a
  /// text has a contrast only when one of its backgrounds is opaque.
  public var unreadableBelow: UnreadReason?
  /// The custom property `font` is set with; `nil` when size or weight come from elsewhere.
  public var font: String?
  /// The declaration that gives the colour; that of the topmost background when the colour comes
  /// from the surroundings, and `nil` when that does, too.
  public var place: PaintPlace?

  /// A text above `backgrounds`, below which everything can be read; set ``unreadableBelow`` where
  /// that is not so.
  public init(
    component: String?, foreground: String, backgrounds: [String], font: String? = nil,
    place: PaintPlace? = nil
  ) {
    self.component = component
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.font = font
    self.place = place
  }
}

/// A graphic and what it stands on: the fill or stroke of an inline SVG, or a box that is filled
/// and has nothing in it, such as a dot. Boxes with text or elements in them are surfaces, which
/// appear as backgrounds only.
public struct PaintedShape: Hashable, Sendable {
  /// `data-component` of the host whose shadow tree or light tree the shape is in.
  public var component: String?
  /// The custom property of the fill or stroke, or of the filled box.
  public var foreground: String
  /// As in ``PaintedText/backgrounds``.
  public var backgrounds: [String]
  /// As in ``PaintedText/unreadableBelow``.
  public var unreadableBelow: UnreadReason?
  /// As in ``PaintedText/place``.
  public var place: PaintPlace?

  /// A shape above `backgrounds`, below which everything can be read; set ``unreadableBelow`` where
  /// that is not so.
  public init(
    component: String?, foreground: String, backgrounds: [String], place: PaintPlace? = nil
  ) {
    self.component = component
    self.foreground = foreground
    self.backgrounds = backgrounds
    self.place = place
  }
}

/// Text or a graphic whose colours the reader cannot tell.
public struct UnreadablePaint: Hashable, Sendable {
  /// `data-component` of the host whose shadow tree or light tree it is in.
  public var component: String?
  /// Why they cannot be told.
  public var reason: UnreadReason
  /// The declaration that cannot be read; `nil` when none is to blame.
  public var place: PaintPlace?

  /// A finding about text or a graphic of `component`, for the reason given.
  public init(component: String?, reason: UnreadReason, place: PaintPlace? = nil) {
    self.component = component
    self.reason = reason
    self.place = place
  }
}

/// What a preview stands on and inherits, as custom properties; `nil` is unknown.
public struct PaintSurroundings: Hashable, Sendable {
  /// The custom property of the colour behind the preview.
  public var background: String?
  /// The custom property of the text colour that the preview inherits.
  public var foreground: String?
  /// The custom property of the font that the preview inherits.
  public var font: String?

  /// Surroundings of which only what is given is known.
  public init(background: String? = nil, foreground: String? = nil, font: String? = nil) {
    self.background = background
    self.foreground = foreground
    self.font = font
  }
}

/// What a preview paints: each finding once, in document order.
public struct PaintReading: Hashable, Sendable {
  /// Text that stands on known colours.
  public var texts: [PaintedText] = []
  /// Graphics that stand on known colours.
  public var shapes: [PaintedShape] = []
  /// What is painted in a way that cannot be followed, with the reason.
  public var unreadable: [UnreadablePaint] = []

  /// A reading without findings.
  public init() {}
}
