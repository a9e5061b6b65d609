import AgentUI
import CatalogModel

/// The change of a `component.yaml` that makes its props those of the Swift declaration.
struct PropPatch {
  /// In the unified format; empty when nothing can be mended by rule.
  private(set) var text = ""
  /// The whole file with the change; `nil` when its lines cannot be told apart.
  private(set) var mended: String?
  /// What it leaves to a person: Swift declares nothing to call, the value needs somebody to choose
  /// it, or the lines are laid out in another way.
  private(set) var leftovers: Set<PropDifference>
  /// Those of ``leftovers`` that could be mended in another layout.
  private(set) var unreadable: Set<PropDifference> = []

  init(_ comparison: PropComparison) {
    leftovers = Set(comparison.differences)
    let manifest = comparison.component.manifest
    let props = comparison.component.contract.props
    guard let overload = comparison.overload else { return }
    guard var lines = PropBlocks(manifest.text),
      lines.blocks.count == props.count,
      zip(lines.blocks, props).allSatisfy({ !$0.hasLineForEachKey || $0.name == $1.name })
    else {
      unreadable = leftovers
      return
    }
    // The list stands in the order of the metadata.
    let blocks = Dictionary(
      zip(props.map(\.name), lines.blocks), uniquingKeysWith: { first, _ in first })
    let mending = PropMending(comparison, overload, blocks, indentation: lines.indentation)
    lines.blocks = mending.blocks
    leftovers.subtract(mending.mended)
    unreadable = mending.unreadable
    mended = lines.text
    text = UnifiedDiff.text(from: manifest.text, to: lines.text, path: manifest.path)
  }
}

/// The lines of the props as they should be.
private struct PropMending {
  /// The props in the order of Swift, then those that are no arguments.
  private(set) var blocks: [PropBlock] = []
  private(set) var mended: Set<PropDifference> = []
  private(set) var unreadable: Set<PropDifference> = []
  private let overload: OverloadComparison

  init(
    _ comparison: PropComparison, _ overload: OverloadComparison, _ old: [String: PropBlock],
    indentation: Int
  ) {
    self.overload = overload
    for argument in overload.overload.arguments {
      if let prop = overload.match.pairs.first(where: { $0.argument == argument })?.prop {
        guard var block = old[prop.name] else { continue }
        mend(&block, comparison.differences.filter { $0.prop?.name == prop.name }, of: prop)
        blocks.append(block)
      } else if comparison.differences.contains(.missing(argument)),
        let description = PropDescription(argument, in: overload)
      {
        blocks.append(PropBlock(Self.entries(description), indentation: indentation))
        mended.insert(.missing(argument))
      }
    }
    let taken = Set(overload.match.pairs.map(\.prop.name) + overload.match.extras.map(\.name))
    let others = comparison.component.contract.props.filter { !taken.contains($0.name) }
    blocks += others.compactMap { old[$0.name] }
    // Those that are gone, and the order.
    for difference in comparison.differences {
      switch difference {
      case .extra, .order: mended.insert(difference)
      default: break
      }
    }
  }

  private mutating func mend(
    _ block: inout PropBlock, _ differences: [PropDifference], of prop: PropContract
  ) {
    guard block.hasLineForEachKey else {
      unreadable.formUnion(differences)
      return
    }
    for difference in differences where mend(&block, difference) { mended.insert(difference) }
    var change = PropValueLines.Change()
    let changed = differences.filter { change.note($0) }
    if changed.isEmpty { return }
    if block.mendValues(change, of: prop.choices.map(\.name)) {
      mended.formUnion(changed)
    } else {
      unreadable.formUnion(changed)
    }
  }

  /// - Returns: Whether it is mended.
  private func mend(_ block: inout PropBlock, _ difference: PropDifference) -> Bool {
    switch difference {
    case .renamed(_, let argument):
      block.set("name", argument.name)
      setLabel(&block, isUnlabelled: argument.parameter.label == nil)
    case .label(_, let isUnlabelled): setLabel(&block, isUnlabelled: isUnlabelled)
    case .type(let prop, let argument): return setType(&block, of: prop, argument)
    case .defaultValue(_, let value): setDefault(&block, value)
    case .required(_, let inSwift, let value):
      if inSwift { block.set("required", "true") } else { block.remove("required") }
      setDefault(&block, value)
    case .missing, .extra, .value, .missingValues, .order, .undeclared: return false
    }
    return true
  }

  private func setType(
    _ block: inout PropBlock, of prop: PropContract, _ argument: SwiftArgument
  ) -> Bool {
    guard let description = PropDescription(argument, in: overload) else { return false }
    var kept: Set = ["name", "description"]
    // The same values keep what is said of them.
    if prop.choices.map(\.name) == description.values { kept.insert("values") }
    for key in ["swift", "values", "default", "required"] where !kept.contains(key) {
      block.remove(key)
    }
    for (key, value) in Self.entries(description) where !kept.contains(key) {
      block.set(key, value)
    }
    return true
  }

  private func setLabel(_ block: inout PropBlock, isUnlabelled: Bool) {
    if isUnlabelled { block.set("label", "\"_\"") } else { block.remove("label") }
  }

  private func setDefault(_ block: inout PropBlock, _ value: String?) {
    if let value { block.set("default", YAMLText.scalar(value)) } else { block.remove("default") }
  }

  /// The keys of a prop in the order in which metadata write them.
  private static func entries(_ prop: PropDescription) -> [(key: String, value: String)] {
    var entries = [("name", YAMLText.scalar(prop.name)), ("type", prop.kind.rawValue)]
    if prop.isUnlabelled { entries.append(("label", "\"_\"")) }
    if let type = prop.swiftType { entries.append(("swift", YAMLText.scalar(type))) }
    if !prop.values.isEmpty {
      entries.append(("values", "[\(prop.values.map(YAMLText.scalar).joined(separator: ", "))]"))
    }
    if let value = prop.defaultValue { entries.append(("default", YAMLText.scalar(value))) }
    if prop.isRequired { entries.append(("required", "true")) }
    return entries
  }
}

extension PropValueLines.Change {
  /// Takes a difference of values in.
  ///
  /// - Returns: Whether it is one.
  fileprivate mutating func note(_ difference: PropDifference) -> Bool {
    switch difference {
    case .value(_, let name, _, let nearest?): renamed[name] = nearest
    case .value(_, let name, _, nil): removed.insert(name)
    case .missingValues(_, let names, _): added += names
    default: return false
    }
    return true
  }
}
