import AgentUI
import CatalogModel

/// The change of a `component.yaml` that makes its props those of the Swift declaration.
enum PropPatch {
  /// A change in the unified format; `nil` when nothing can be mended by rule: the file is laid out
  /// in another way, Swift declares nothing to call, or a value needs a person to choose it.
  static func patch(_ comparison: PropComparison) -> String? {
    guard let overload = comparison.overload,
      var blocks = PropBlocks(comparison.component.manifest.text)
    else { return nil }
    let names = blocks.blocks.map(\.name)
    let byName = Dictionary(zip(names, blocks.blocks), uniquingKeysWith: { first, _ in first })
    guard Set(names).count == names.count,
      Set(names) == Set(comparison.component.contract.props.map { Optional($0.name) })
    else { return nil }
    blocks.blocks = mended(byName, comparison, overload, indentation: blocks.indentation)
    let manifest = comparison.component.manifest
    let text = UnifiedDiff.text(from: manifest.text, to: blocks.text, path: manifest.path)
    return text.isEmpty ? nil : text
  }

  /// The props in the order of Swift, then those that are no arguments.
  private static func mended(
    _ blocks: [String?: PropBlocks.Block], _ comparison: PropComparison,
    _ overload: OverloadComparison, indentation: Int
  ) -> [PropBlocks.Block] {
    var lines: [PropBlocks.Block] = []
    let missing = comparison.differences.compactMap { difference -> SwiftArgument? in
      if case .missing(let argument) = difference { argument } else { nil }
    }
    for argument in overload.overload.arguments {
      if let pair = overload.match.pairs.first(where: { $0.argument == argument }) {
        guard var block = blocks[pair.prop.name] else { continue }
        for difference in comparison.differences where difference.prop?.name == pair.prop.name {
          mend(&block, difference, overload)
        }
        lines.append(block)
      } else if missing.contains(argument),
        let description = PropDescription(argument, in: overload)
      {
        lines.append(block(description, indentation: indentation))
      }
    }
    let taken = Set(overload.match.pairs.map(\.prop.name) + overload.match.extras.map(\.name))
    let others = comparison.component.contract.props.filter { !taken.contains($0.name) }
    return lines + others.compactMap { blocks[$0.name] }
  }

  private static func mend(
    _ block: inout PropBlocks.Block, _ difference: PropDifference,
    _ overload: OverloadComparison
  ) {
    switch difference {
    case .renamed(_, let argument):
      block.set("name", argument.name)
      setLabel(&block, isUnlabelled: argument.parameter.label == nil)
    case .label(_, let isUnlabelled): setLabel(&block, isUnlabelled: isUnlabelled)
    case .type(let prop, let argument):
      guard let description = PropDescription(argument, in: overload) else { return }
      var kept: Set = ["name", "description"]
      // The same values keep what is said of them.
      if prop.choices.map(\.name) == description.values { kept.insert("values") }
      for key in ["swift", "values", "default", "required"] where !kept.contains(key) {
        block.remove(key)
      }
      for (key, value) in entries(description) where !kept.contains(key) { block.set(key, value) }
    case .defaultValue(_, let value): setDefault(&block, value)
    case .required(_, let inSwift, let value):
      if inSwift { block.set("required", "true") } else { block.remove("required") }
      setDefault(&block, value)
    case .missing, .extra, .value, .order, .undeclared: break
    }
  }

  private static func setLabel(_ block: inout PropBlocks.Block, isUnlabelled: Bool) {
    if isUnlabelled { block.set("label", "\"_\"") } else { block.remove("label") }
  }

  private static func setDefault(_ block: inout PropBlocks.Block, _ value: String?) {
    if let value { block.set("default", YAMLText.scalar(value)) } else { block.remove("default") }
  }

  private static func block(
    _ description: PropDescription, indentation: Int
  ) -> PropBlocks.Block {
    let space = String(repeating: " ", count: indentation)
    let start = String(repeating: " ", count: indentation - 2) + "- "
    let lines = entries(description).enumerated().map { index, entry in
      (index == 0 ? start : space) + "\(entry.key): \(entry.value)"
    }
    return PropBlocks.Block(lines: lines, indentation: indentation)
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
    if let text = prop.text { entries.append(("description", YAMLText.scalar(text))) }
    return entries
  }
}
