/// Counts the blocks whose `{` is missing.
///
/// After `if a`, `struct S` or `do` the parser reads a block, with its brace or without, and goes a
/// level deeper for it. So such a word counts when the next one comes, or the bracket around it ends,
/// before its `{` did. The count never falls: behind a broken block nothing is certain to close it.
struct BlockCounter {
  /// How many blocks have no `{`.
  private(set) var missing = 0

  /// What a bracket holds, as far as blocks go.
  struct Frame {
    /// A word came whose `{` did not come yet.
    var awaitsBrace = false
    /// Whether that word is `guard`, whose `else` did not come yet.
    fileprivate var isGuarding = false
    /// Whether it is a list of parameters, whose labels may be called as such words.
    var isParameterList = false
    /// A list of parameters may begin.
    fileprivate var isDeclaring = false
    /// How many words may still come before the `:` that makes the last word a label.
    fileprivate var labelWords = 0
    /// Labels begin at the start and after commas.
    fileprivate var isAtStart = true
    fileprivate var previous = ""
  }

  /// How a word stands beside others.
  struct Place {
    /// After a dot.
    var isMember: Bool
    var isFirstOnLine: Bool
  }

  /// Takes a word.
  mutating func word(_ word: String, at place: Place, in frame: inout Frame) {
    defer {
      frame.previous = word
      frame.isAtStart = false
    }
    if frame.labelWords > 0 { frame.labelWords -= 1 }
    guard !place.isMember else { return }
    if Self.declaring.contains(word) { frame.isDeclaring = true }
    // A class method has its class as a modifier.
    if frame.previous == "class", Self.members.contains(word) { frame.awaitsBrace = false }
    // An actor is one only where its name follows; the word may be a name itself.
    let isActor = frame.previous == "actor" && !place.isFirstOnLine
    guard Self.introducers.contains(word) || isActor, frame.previous != "import" else { return }
    // One block follows `guard … else`, and one `else if`.
    if word == "else", frame.isGuarding, frame.awaitsBrace {
      frame.isGuarding = false
      return
    }
    if word == "if", frame.previous == "else", frame.awaitsBrace { return }
    if frame.awaitsBrace { missing += 1 }
    frame.awaitsBrace = true
    frame.isGuarding = word == "guard"
    if frame.isAtStart { frame.labelWords = frame.isParameterList ? 2 : 1 }
  }

  /// Takes a literal.
  mutating func operand(in frame: inout Frame) {
    frame.labelWords = 0
    frame.isAtStart = false
    frame.previous = ""
  }

  /// Takes a mark between words.
  mutating func mark(_ mark: Unicode.Scalar, in frame: inout Frame) {
    if mark == ":", frame.labelWords > 0 { frame.awaitsBrace = false }
    if mark == ":", Self.declaring.contains(frame.previous) { frame.isDeclaring = false }
    frame.labelWords = 0
    frame.isAtStart = mark == ","
    frame.previous = ""
  }

  /// Takes an opening bracket, and gives what is in it.
  mutating func open(_ bracket: Unicode.Scalar, in frame: inout Frame) -> Frame {
    if bracket == "{" { frame.awaitsBrace = false }
    let isParameterList = bracket == "(" && frame.isDeclaring
    frame.isDeclaring = false
    frame.labelWords = 0
    frame.previous = ""
    return Frame(isParameterList: isParameterList)
  }

  /// Takes the end of a bracket.
  mutating func close(_ frame: Frame) {
    if frame.awaitsBrace { missing += 1 }
  }

  private static let declaring: Set<String> = ["func", "init", "subscript"]

  private static let members: Set<String> = ["func", "let", "subscript", "var"]

  private static let introducers: Set<String> = [
    "if", "else", "guard", "switch", "for", "while", "do", "catch", "defer", "class", "struct",
    "enum", "extension", "protocol", "precedencegroup",
  ]
}
