/// The names of the places in a text, so that no two elements of a page have the same.
struct PlaceNames {
  private var blocks: [Block]
  /// Those of headings and anchors, once they are asked for, which few texts do.
  private var taken: Set<String>?

  init(_ blocks: [Block] = []) { self.blocks = blocks }

  /// Takes a name for an element of raw HTML.
  ///
  /// - Returns: Whether it was free.
  mutating func take(_ name: String) -> Bool {
    var taken = self.taken ?? known
    self.taken = nil
    defer { self.taken = taken }
    return taken.insert(name).inserted
  }

  private var known: Set<String> {
    let document = Document(path: "", blocks: blocks)
    var names: Set<String> = []
    for block in document.allBlocks {
      if case .heading(let heading) = block.content { names.insert(heading.anchor) }
    }
    for inline in document.allInlines {
      if case .anchor(let name) = inline.content { names.insert(name) }
    }
    return names
  }
}
