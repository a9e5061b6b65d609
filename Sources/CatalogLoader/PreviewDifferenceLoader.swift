import AgentUI
import CatalogModel
import Diagnostics
import YAMLTree

/// Reads `previewDifferences` of a component.
enum PreviewDifferenceLoader {
  static func differences(_ fields: inout YAMLFields) -> [PreviewDifference] {
    fields.list("previewDifferences").compactMap { node in
      var inner = YAMLFields(node, subject: "a difference of the preview")
      let subjects = inner.texts("of").map { Reference($0.text, at: $0.location) }
      let reason = inner.requiredText("reason")
      fields.report(inner.finish())
      return reason.map { PreviewDifference(of: subjects, reason: $0, location: node.location) }
    }
  }
}
