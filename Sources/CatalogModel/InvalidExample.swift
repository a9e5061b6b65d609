import AgentUI
import Diagnostics

/// Agent YAML that is wrong on purpose, kept to show what the validator says of it.
public struct InvalidExample: Sendable {
  /// The name of its file without the ending.
  public var slug: String
  /// The mistake in a few words.
  public var name: String
  /// Why it is a mistake, or how one comes to make it; may be empty.
  public var description: String
  /// Its place among the others, then they go by name.
  public var order: Double
  /// The rules that ``source`` breaks, such as `agent/unknown-prop`; one that it breaks twice stands
  /// here twice.
  public var expected: [Reference]
  /// The document as it was written.
  public var source: String
  /// The file that describes the example.
  public var path: String

  /// An example as it was read; whether it breaks what it says is for a check to find out.
  public init(
    slug: String, name: String, description: String, order: Double, expected: [Reference],
    source: String, path: String
  ) {
    self.slug = slug
    self.name = name
    self.description = description
    self.order = order
    self.expected = expected
    self.source = source
    self.path = path
  }

  /// What the document would be called were it a file of its own, which messages about it name.
  public var documentName: String { (slug.split(separator: "/").last ?? "") + ".yaml" }
}

extension System {
  /// What the validator says of a text of agent YAML, in the order of the text.
  ///
  /// - Parameter name: What messages call the text; lines and columns are those of the text.
  public func findings(inAgentYAML text: String, named name: String) -> [Diagnostic] {
    AgentDocument.read(text, path: name, vocabulary: vocabulary).diagnostics.inOrder
  }

  /// Whether there is anything for the page of examples to show.
  public var hasExamples: Bool { !screens.isEmpty || !invalidExamples.isEmpty }
}
