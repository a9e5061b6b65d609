import AgentUI
import SwiftSymbols

/// The view that an example calls a modifier on, as the extension that declares it tells.
struct ExtendedContent {
  /// Text where no other view fits.
  let view: Primitive
  /// Why no example can be written, a clause; `nil` where one can.
  let obstacle: String?

  /// - Parameter method: A modifier.
  init(of method: Symbol) {
    var name = method.externalType == nil ? "View" : method.container.joined(separator: ".")
    var isOpen = false
    for part in (method.extensionConstraints ?? "").split(separator: ",") {
      let text = part.filter { $0 != " " }
      if let type = text.firstRange(of: "==").map({ String(text[$0.upperBound...]) }) {
        // `Self == Text` is the view itself, `Label == Text` a part of it, which is a text here.
        if text.hasPrefix("Self==") { name = type } else if type != "Text" { isOpen = true }
      } else if !Self.everyView.contains(where: text.hasSuffix) {
        isOpen = true
      }
    }
    let view = name == "View" ? Primitive.text : Primitive.all.first { $0.name == name }
    self.view = view ?? .text
    let constraints = method.extensionConstraints ?? ""
    obstacle =
      isOpen
      ? "it is a method of views of some kind alone: \(constraints.prefix(80))"
      : view == nil ? "it is a method of '\(name)', which examples do not show" : nil
  }

  /// What a text is as well.
  private static let everyView = [":View", ":SwiftUI.View", ":Equatable", ":Sendable"]
}
