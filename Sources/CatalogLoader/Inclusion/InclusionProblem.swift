import Diagnostics

/// Why a file is not included where a text asks for it.
struct InclusionProblem: Hashable {
  enum Kind: Hashable {
    case missing, address, part, logic, cycle, depth, size
  }

  var kind: Kind
  var name: String
  /// The page, and the line of it.
  var path: String
  var line: Int

  /// One finding for each file and reason, with the number of places.
  static func findings(_ problems: [InclusionProblem]) -> [Diagnostic] {
    struct Key: Hashable {
      var kind: Kind
      var name: String
    }
    var order: [Key] = []
    var places: [Key: [InclusionProblem]] = [:]
    for problem in problems {
      let key = Key(kind: problem.kind, name: problem.name)
      if places[key] == nil { order.append(key) }
      places[key, default: []].append(problem)
    }
    return order.compactMap { key in places[key].flatMap { finding($0) } }
  }

  private static func finding(_ problems: [InclusionProblem]) -> Diagnostic? {
    guard let first = problems.first else { return nil }
    let files = Set(problems.map(\.path)).count
    let place = files == 1 ? "this file" : "\(files) files"
    let notes = problems.count > 1 ? [Diagnostic.Note("\(problems.count) in \(place)")] : []
    return .init(
      .guideNotIncluded, "'\(first.name)' is not included: \(first.kind.reason)",
      at: SourceLocation(first.path, line: first.line), notes: notes,
      suggestion: first.kind.suggestion)
  }
}

extension InclusionProblem.Kind {
  fileprivate var reason: String {
    switch self {
    case .missing: "there is no such file in the guides"
    case .address: "nothing is loaded from the web"
    case .part: "it has no such section, or is not text"
    case .logic: "it has instructions that only Jekyll can follow"
    case .cycle: "it would include itself"
    case .depth: "more than \(TextInclusions.maximumDepth) files include each other"
    case .size: "the page would get too long"
    }
  }

  fileprivate var suggestion: String {
    switch self {
    case .missing: "copy it into the guides, or write its content"
    case .part: "correct the name of the section"
    case .cycle, .depth, .size: "include less"
    case .address, .logic: "write its content"
    }
  }
}
