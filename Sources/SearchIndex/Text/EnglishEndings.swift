/// The endings of English words, those of a step from the longest to the shortest.
enum EnglishEndings {
  static let steps: [[Stemmer.Ending]] = [plurals, verbs, nouns, last]

  /// An ending that stands for itself keeps a shorter one from being cut. A length in pixels of CSS
  /// is the same in points: `8px` finds `8pt`.
  private static let plurals: [Stemmer.Ending] = [
    .init("sses", "ss", 1), .init("ches", "ch", 2), .init("shes", "sh", 2), .init("xes", "x", 2),
    .init("ies", "y", 2), .init("px", "pt", 1), .init("ss", "ss", 0), .init("us", "us", 0),
    .init("is", "is", 0), .init("s", "", 2),
  ]

  private static let verbs: [Stemmer.Ending] = [
    .init("ingly"), .init("edly"), .init("eed", "ee", 1), .init("ing"), .init("ied", "y", 2),
    .init("ed"),
  ]

  private static let nouns: [Stemmer.Ending] = [
    .init("isation", "iz"), .init("ization", "iz"), .init("ational", "at"),
    .init("ibility", "ibl"), .init("ability", "abl"), .init("ation", "at"), .init("ising", "iz"),
    .init("ction", "ct", 1), .init("ption", "pt", 1), .init("iser", "iz"), .init("izer", "iz"),
    .init("ator", "at"), .init("ness", "", 3), .init("ally", "al"), .init("ency", "ent"),
    .init("ancy", "ant"), .init("ence", "ent"), .init("ance", "ant"), .init("ise", "iz"),
    .init("our", "or"), .init("ily", "y"), .init("ity", "", 4), .init("is", "iz", 5),
    .init("ly", "", 3),
  ]

  /// What the steps before have left in two forms: `mak` and `make`, `stopp` and `stop`.
  private static let last: [Stemmer.Ending] = [
    .init("bb", "b", 2), .init("dd", "d", 2), .init("gg", "g", 2), .init("ll", "l", 2),
    .init("mm", "m", 2), .init("nn", "n", 2), .init("pp", "p", 2), .init("rr", "r", 2),
    .init("tt", "t", 2), .init("e", "", 3), .init("y", "i", 2),
  ]
}
