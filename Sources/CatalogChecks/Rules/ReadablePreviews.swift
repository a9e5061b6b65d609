import CatalogModel
import Diagnostics

/// `contrast/unreadable-preview`: of every component, colours are known to meet: it declares pairs,
/// or its preview paints with tokens.
///
/// A component that paints nothing needs none. Where the system names no background for its
/// previews, nothing is known below any of them, and nothing is said here.
enum ReadablePreviews: Rule {
  static func check(_ subject: CheckSubject) -> [Diagnostic] {
    guard subject.system.stage.background != nil else { return [] }
    return subject.system.components.compactMap { component in
      guard component.contrast.isEmpty,
        !subject.contrast.readComponents.contains(component.name),
        let unread = subject.contrast.unread[component.name]
      else { return nil }
      return .init(
        .contrastUnreadablePreview,
        "no colours of the preview of \(component.name) can be read",
        at: SourceLocation(component.preview.stylesheet.path),
        notes: unread.map { .init($0.reason.description, at: $0.location) },
        suggestion: "declare its pairs under 'contrast'")
    }
  }
}
