import MarkupEscaping

/// HTML that is written by hand where a template would say less: attributes, spans, code.
enum HTML {
  /// Text with the characters escaped that mean something in content and in quoted attributes.
  static func escaped(_ text: String) -> String { HTMLEscaping.escaped(text) }

  /// Attributes in the order given, each with a leading space.
  static func attributes(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }
}
