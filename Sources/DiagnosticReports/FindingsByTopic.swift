import Diagnostics

extension CheckTopic {
  /// Whether an error about `cause` may keep findings of this topic from being made: content that
  /// is not read says nothing, a pair whose colour does not parse is not measured, and declarations
  /// that do not parse are not counted.
  fileprivate func rests(on cause: CheckTopic) -> Bool {
    cause == .content || self == .contrast && cause == .tokens
      || self == .coverage && cause == .swift
  }
}

extension [Diagnostic] {
  /// Those of `topics`, and with them the errors that these rest on, since what follows from them
  /// would otherwise be passed over in silence. All when `topics` is empty.
  public func about(_ topics: Set<CheckTopic>) -> [Diagnostic] {
    if topics.isEmpty { return self }
    return filter { diagnostic in
      let topic = diagnostic.id.topic
      return topics.contains(topic)
        || diagnostic.severity == .error && topics.contains { $0.rests(on: topic) }
    }
  }
}
