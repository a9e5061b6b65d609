/// What of a stylesheet decides what is painted.
struct Stylesheet: Sendable {
  /// Every declaration of a custom property, and those of ``PaintProperty``.
  struct Declaration: Sendable {
    /// A property in lower case, or a custom property as it is written.
    var name: String
    /// Empty for a custom property.
    var sets: [PaintProperty]
    var value: [ComponentValue]
    var isImportant: Bool
    var line: Int
    var column: Int
  }

  struct Rule: Sendable {
    var selectors: [Selector]
    var declarations: [Declaration]
    /// Names from the outermost layer inwards; empty outside of layers.
    var layer: [String]
    /// Why it cannot be told whether the rule applies; `nil` when it does.
    var unread: UnreadReason?
  }

  /// Something that may change anything the stylesheet says.
  struct Unread: Sendable {
    var reason: UnreadReason
    var line: Int
    var column: Int
  }

  /// In order, nested ones after the declarations they follow.
  var rules: [Rule] = []
  /// Layers in the order in which they are first named.
  var layers: [[String]] = []
  var unread: [Unread] = []

  /// Of all rules together, which may share long lists of selectors.
  var selectorCount = 0

  /// Reads a stylesheet, broken or not.
  init(_ text: String) {
    var parser = StylesheetParser(text)
    self = parser.stylesheet()
  }

  init() {}

  /// The custom properties it sets.
  var declared: Set<String> {
    Set(rules.lazy.flatMap(\.declarations).filter(\.sets.isEmpty).map(\.name))
  }
}
