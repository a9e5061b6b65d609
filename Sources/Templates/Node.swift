import Diagnostics

/// A template as a tree, before its names are known to exist.
struct ParsedTemplate: Sendable {
  var name: String
  var path: String
  var nodes: [Node] = []
  /// The blocks that are given to parents; ``ParentCall`` refers to them by position.
  var overrides: [TemplateBlock] = []
  /// The names of the blocks that can be filled from outside.
  var blockNames: Set<String> = []
  /// The names of the partials and parents it includes.
  var includedNames: Set<String> = []
  var diagnostics: [Diagnostic] = []
}

indirect enum Node: Sendable {
  case text(TextNode)
  case variable(name: String, isRaw: Bool, SourceLocation)
  case section(Section)
  case partial(PartialCall)
  case parent(ParentCall)
  case block(TemplateBlock)
}

/// Text to be written as it is.
///
/// Empty text that starts a line marks a line that begins with a tag, so that indentation of a
/// partial is written there too.
struct TextNode: Sendable {
  var bytes: [UInt8]
  var startsLine: Bool
}

struct Section: Sendable {
  var name: String
  var isInverted: Bool
  var nodes: [Node] = []
  var location: SourceLocation
}

struct PartialCall: Sendable {
  var name: String
  /// White space to put before every line; `nil` when the tag stands inside a line.
  var indentation: [UInt8]?
  var location: SourceLocation
}

struct ParentCall: Sendable {
  var call: PartialCall
  /// Positions in ``ParsedTemplate/overrides`` by block name.
  var overrides: [String: Int] = [:]
}

/// A named place that can be filled from outside, or what fills it.
struct TemplateBlock: Sendable {
  var name: String
  var nodes: [Node] = []
  var location: SourceLocation
  /// Whether nothing follows the opening tag on its line: then the content has its own line.
  var startsOwnLine = false
  /// Whether the closing tag is on a line of its own, so that the content ends with a line end.
  var endsOwnLine = false
  /// White space put before the lines of what replaces the content.
  var indentation: [UInt8] = []
  /// The end of a line that holds nothing but this block. Left out when what replaces the
  /// content ends with one itself.
  var lineEnd: [UInt8] = []
}
