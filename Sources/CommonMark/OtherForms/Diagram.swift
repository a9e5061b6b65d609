extension CodeBlock {
  /// Whether other tools draw what the code describes.
  var isDiagram: Bool { Self.diagrams.contains(language) }

  private static let diagrams: Set = ["mermaid", "plantuml", "puml"]
}
