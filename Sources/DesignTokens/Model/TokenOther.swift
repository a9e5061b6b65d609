import JSONTree

/// A value that DTCG 2025.10 has no form for, kept as its author wrote it: a length in em, a text,
/// a shadow in one line of CSS.
public struct TokenOther: Hashable, Sendable {
  /// A part of a composite value, under the name that CSS gives it.
  public struct Part: Hashable, Sendable {
    /// In kebab case: `text-case`.
    public var name: String
    /// As CSS writes it.
    public var css: String

    /// A part by its name and text.
    public init(name: String, css: String) {
      self.name = name
      self.css = css
    }
  }

  /// The type that the file states or that was inferred: `dimension` for `1.5em`, `string` for a
  /// text. It is not always one of the 13.
  public var typeName: String
  /// As JSON, with references replaced by the values of their tokens.
  public var json: JSONValue
  /// As CSS writes it; `nil` where CSS has no notation for the whole.
  public var css: String?
  /// What a composite value consists of; empty for all others.
  public var parts: [Part]

  /// The value in one line, as CSS where that has a notation for it, else as JSON.
  public var text: String { css ?? JSONWriter().string(json) }

  /// A kept value; `css` and `parts` are written into style sheets as they are, so they must be
  /// safe there.
  public init(typeName: String, json: JSONValue, css: String?, parts: [Part] = []) {
    self.typeName = typeName
    self.json = json
    self.css = css
    self.parts = parts
  }
}
