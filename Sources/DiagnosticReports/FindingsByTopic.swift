import Diagnostics

extension CheckTopic {
  /// Whether an error of this topic means that a part of the content is not read, or not whole.
  /// What would follow from that part is held back, whatever it is about: a reference to a token
  /// that is left out, a pair whose colour does not parse, a link to a declaration that is lost.
  fileprivate var holdsOthersBack: Bool {
    switch self {
    case .content, .tokens, .swift: true
    case .drift, .contrast, .links, .agent, .previews, .coverage: false
    }
  }
}

extension [Diagnostic] {
  /// Those of `topics`, and with them the errors that these rest on, since what follows from them
  /// would otherwise be passed over in silence. All when `topics` is empty.
  public func about(_ topics: Set<CheckTopic>) -> [Diagnostic] {
    if topics.isEmpty { return self }
    return filter { diagnostic in
      let topic = diagnostic.id.topic
      return topics.contains(topic) || diagnostic.severity == .error && topic.holdsOthersBack
    }
  }
}
