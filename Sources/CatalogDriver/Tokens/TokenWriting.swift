import CatalogModel
import DesignTokens
import Diagnostics
import Files
import JSONTree

/// Writes values of tokens that a reader of a preview has changed into the token files that state
/// them.
///
/// Steps: find the definition of each token that counts in the contexts of the change; put the value
/// into the text of its file, which keeps its layout (``JSONTree/JSONTextEdit``); write the files
/// when all changes are in. One change that has no place leaves every file as it is.
struct TokenWriting {
  let system: System
  let content: ContentReading

  /// The files that were written, as a person in the working folder names them.
  func write(_ changes: [TokenChange]) throws(TokenRefusal) -> [String] {
    var edits: [String: JSONTextEdit] = [:]
    for change in changes {
      let place = try location(of: change)
      var edit: JSONTextEdit
      if let begun = edits[place.path] { edit = begun } else { edit = try text(of: place.path) }
      try change.apply(at: place, as: system.tokens[change.path]?.type, to: &edit)
      edits[place.path] = edit
    }
    let files = edits.map { (content.shown($0.key), $0.value.result) }.sorted { $0.0 < $1.0 }
    for (path, bytes) in files {
      do throws(DiskError) {
        try FileWriter.write(bytes, to: path)
      } catch {
        throw TokenRefusal(error.diagnostic.summary)
      }
    }
    return files.map(\.0)
  }

  private func location(of change: TokenChange) throws(TokenRefusal) -> SourceLocation {
    let definition = system.tokens[change.path]?.definitions.last { definition in
      let stated = definition.contexts.map { ($0.modifier, $0.context) }
      return Dictionary(stated) { _, last in last } == change.contexts
    }
    guard let definition else {
      throw TokenRefusal("\(change.path.text) has no value of its own in these contexts any more")
    }
    return definition.location
  }

  /// The text of a token file, which must be the one that the preview shows.
  private func text(of path: String) throws(TokenRefusal) -> JSONTextEdit {
    let shown = content.shown(path)
    guard let known = content.tree[path], let edit = JSONTextEdit(known) else {
      throw TokenRefusal("\(shown) is not a token file in JSON; copy the changes instead")
    }
    guard FileWriter.holds(known, at: shown) else {
      throw TokenRefusal("\(shown) has just changed; try again")
    }
    return edit
  }
}

/// Why changes are not written, as a sentence for the reader of the page, without a full stop.
struct TokenRefusal: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
