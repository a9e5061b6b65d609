/// What documents are about, which decides how they are grouped and which of equals comes first.
public struct SearchKind: Hashable, Sendable {
  /// The name of the kind in an index.
  public var id: String
  /// How much its documents count, in eighths.
  public var weight: Int
  /// How much they count for a question in words, such as “what is a token”, in eighths.
  public var questionWeight: Int

  /// - Parameter questionWeight: The same as for other questions where it is `nil`.
  public init(_ id: String, weight: Int = 8, questionWeight: Int? = nil) {
    self.id = id
    self.weight = weight
    self.questionWeight = questionWeight ?? weight
  }
}

/// Something that a search can find: a section, a component, a token, a declaration.
public struct SearchDocument: Hashable, Sendable {
  /// A colour that the thing has.
  public struct Color: Hashable, Sendable {
    /// `#1c47c7`, with two digits more for opacity.
    public var hex: String
    /// The contexts in which it has the colour, in words; empty where it has no other.
    public var context: String

    /// A colour, in all contexts where none is named.
    public init(_ hex: String, context: String = "") {
      self.hex = hex
      self.context = context
    }
  }

  /// Which of the kinds it is, by its number.
  public var kind: Int
  /// The folder name of its system; empty for what belongs to none.
  public var system: String
  /// A BCP 47 tag.
  public var language: String
  /// The heading of a result.
  public var title: String
  /// The page or the thing that it belongs to; empty where the title says it all.
  public var place: String
  /// Its address, with the part after `#`.
  public var address: String
  /// Other names that it goes by, found as a whole like the title.
  public var names: [String]
  /// Words that say what it is without being shown: values, types.
  public var keywords: String
  /// What it says.
  public var text: String
  /// The code that it shows, which is found and not shown.
  public var code: String
  /// The colours that it stands for, each once.
  public var colors: [Color]
  /// Whether names of several words are also found by their first letters.
  public var hasInitials: Bool

  /// A document, without what is left out.
  public init(
    kind: Int, system: String, language: String, title: String, place: String = "",
    address: String, names: [String] = [], keywords: String = "", text: String = "",
    code: String = "", colors: [Color] = [], hasInitials: Bool = false
  ) {
    self.kind = kind
    self.system = system
    self.language = language
    self.title = title
    self.place = place
    self.address = address
    self.names = names
    self.keywords = keywords
    self.text = text
    self.code = code
    self.colors = colors
    self.hasInitials = hasInitials
  }
}
