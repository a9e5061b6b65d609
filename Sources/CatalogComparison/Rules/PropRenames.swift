import AgentUI

/// Props of a component that have another name now: of all that were removed and of all that were
/// added, exactly one each takes these values.
struct PropRenames {
  /// By the old name.
  private(set) var newNames: [String: String] = [:]

  init(removed: [PropContract], added: [PropContract]) {
    let old = Dictionary(grouping: removed, by: Self.unnamed)
    let new = Dictionary(grouping: added, by: Self.unnamed)
    for (contract, props) in old where props.count == 1 {
      // A text or a number without bounds says too little to be recognized by.
      guard let others = new[contract], others.count == 1, Self.isDistinct(contract) else {
        continue
      }
      newNames[props[0].name] = others[0].name
    }
  }

  /// Whether a prop is one that was renamed.
  func isNewName(_ name: String) -> Bool { newNames.values.contains(name) }

  private static func unnamed(_ prop: PropContract) -> PropContract {
    var contract = prop
    contract.name = ""
    return contract
  }

  private static func isDistinct(_ prop: PropContract) -> Bool {
    !prop.choices.isEmpty || !prop.bounds.isEmpty || prop.defaultValue != nil || prop.isRequired
  }
}
