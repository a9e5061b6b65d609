import CatalogDriver
import PreviewServer

/// The live site as the preview server asks for it.
struct LivePreview: PreviewSite {
  private let live: LiveSite

  init(_ live: LiveSite) { self.live = live }

  func file(at path: String) async -> PreviewFile? { live.file(at: path).map { PreviewFile($0) } }

  func hasFile(at path: String) async -> Bool { live.hasFile(at: path) }

  func sources(of path: String) async -> [String] { live.sources(of: path) }

  func pageScripts() async -> [String] { AgentEditor.pageScripts }

  func editor() async -> PreviewEditor? {
    live.editor().map { editor in
      var preview = PreviewEditor(files: editor.files, pageScripts: AgentEditor.pageScripts) {
        text, system in editor.answer(text, system: system)
      }
      preview.writeTokens = { [live] changes, system in
        live.writeTokens(changes, system: system)
      }
      return preview
    }
  }
}
