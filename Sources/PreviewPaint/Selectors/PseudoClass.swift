/// Pseudo-classes without arguments.
enum PseudoClass {
  /// Pseudo-elements that may be written with one colon.
  static let oldElements: Set<String> = ["before", "after", "first-line", "first-letter"]

  /// States that an element at rest is not in.
  private static let states: Set<String> = [
    "active", "autofill", "current", "focus", "focus-visible", "focus-within", "fullscreen",
    "future", "hover", "modal", "past", "picture-in-picture", "popover-open", "target",
    "target-within", "user-invalid", "user-valid", "visited",
  ]

  static func named(_ name: String) -> SimpleSelector {
    switch name {
    case "host": .host(nil)
    case "first-child": .child(.first)
    case "last-child": .child(.last)
    case "only-child": .child(.only)
    case "empty": .empty
    case "root": .root
    case "link", "any-link": .attribute(AttributeSelector(name: "href"))
    case _ where states.contains(name): .never
    default: .unread(UnreadReason(.selector, ":\(name)"))
    }
  }
}
