import AgentUI
import CatalogModel
import Diagnostics
import Files
import YAMLTree

/// Finds the picture of a component that nobody has drawn in CSS: what `image` names, or a file
/// called `preview` in its folder, with DocC's suffixes for scale and appearance.
struct PictureLoader {
  let folder: ContentFolder

  func picture(_ fields: inout YAMLFields) -> PreviewPicture? {
    guard let node = fields.node("image") else { return named }
    guard node.entries != nil else {
      return fields.reference("image").map { PreviewPicture(light: placed($0)) }
    }
    var inner = YAMLFields(node, subject: "image")
    let light = inner.requiredReference("light")
    let dark = inner.reference("dark")
    fields.report(inner.finish())
    return light.map { PreviewPicture(light: placed($0), dark: dark.map(placed)) }
  }

  /// A path from the folder of the component as one in the content.
  private func placed(_ reference: Reference) -> Reference {
    Reference(
      ContentPath.normalized(folder.path(reference.name)), at: reference.location)
  }

  /// The picture by the names of files.
  private var named: PreviewPicture? {
    let pictures = folder.files(in: "", suffix: "").filter { name in
      !name.contains("/") && BundleFolder.isPictureName(name)
    }
    func first(_ stems: [String]) -> Reference? {
      let found = stems.lazy.flatMap { stem in ["", "@2x", "@3x"].map { stem + $0 + "." } }
        .compactMap { start in pictures.first { $0.hasPrefix(start) } }
      return found.first.map { Reference(folder.path($0), at: SourceLocation(folder.path($0))) }
    }
    return first(["preview", "preview~light", "preview-light"]).map {
      PreviewPicture(light: $0, dark: first(["preview~dark", "preview-dark"]))
    }
  }

  /// What stands for a component in the drawings of others: its name and its texts in a box.
  static func standIn(_ contract: ComponentContract, at path: String) -> Preview {
    let name = contract.name.filter { !"<>&{}".contains($0) }
    let slots = contract.props.filter { $0.kind == .string }.map { prop in
      "  <span><slot name=\"\(prop.slotName)\"></slot></span>\n"
    }
    let children = contract.children == .none ? "" : "  <slot></slot>\n"
    let template = Preview.standInStart + "\n  <span>\(name)</span>\n" + slots.joined()
    let stylesheet = """
      :host { display: inline-block; max-inline-size: 100%; }
      .stand-in { display: flex; flex-direction: column; border: 1px dashed currentcolor; }

      """
    return Preview(
      template: TextFile(path: path, text: template + children + "</div>\n"),
      stylesheet: TextFile(path: path, text: stylesheet))
  }
}

extension Component {
  /// Without a picture whose files are not there.
  ///
  /// - Parameter images: Those of the system, by their paths in the content.
  func checkingPicture(
    among images: [String: [UInt8]], _ diagnostics: inout [Diagnostic]
  ) -> Component {
    guard let picture else { return self }
    let missing = [picture.light, picture.dark].compactMap(\.self)
      .filter { images[$0.name] == nil }
    diagnostics += missing.map { reference in
      .init(
        .componentMissingImage, "there is no image \(reference.name)", at: reference.location,
        notes: [.init("it would show \(name) until somebody draws it")],
        suggestion: DidYouMean.suggestion(for: reference.name, among: images.keys.sorted())
          ?? "add the file, or draw the component in preview.mustache and preview.css")
    }
    var component = self
    if missing.contains(picture.light) { component.picture = nil }
    if let dark = picture.dark, missing.contains(dark) { component.picture?.dark = nil }
    return component
  }
}
