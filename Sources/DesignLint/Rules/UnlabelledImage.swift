import Diagnostics
import SwiftSymbols

/// Images of the app, and buttons of an icon alone, without words for those who do not see them.
struct UnlabelledImage: LintRule {
  static let id = FindingID.lintUnlabelledImage

  init(_ subject: LintSubject) {}

  func findings(in file: LintFile) -> [LintFinding] {
    guard file.hasViews else { return [] }
    var contents = [[Int]](repeating: [], count: file.uses.calls.count)
    for (index, call) in file.uses.calls.enumerated() {
      for ancestor in file.ancestors(call.surroundings) { contents[ancestor.call].append(index) }
    }
    return file.uses.calls.indices.compactMap { index in
      let call = file.uses.calls[index]
      guard !file.isInPreview(call.surroundings) else { return nil }
      if call.name == "Image", call.base == .none { return image(index, in: file) }
      if Self.controls.contains(call.name), call.base == .none {
        return control(index, contents: contents[index], in: file)
      }
      return nil
    }
  }

  // MARK: Images

  /// VoiceOver reads out the file name of an image that has no label. Symbols have names of their
  /// own, and what a control shows is told by the control.
  private func image(_ index: Int, in file: LintFile) -> LintFinding? {
    let call = file.uses.calls[index]
    guard let first = call.arguments.first, first.label == nil, let name = first.string,
      call.argument("label") == nil, isShown(index, in: file), !isTold(index, in: file)
    else { return nil }
    return finding(
      "the image \(about: name) has no label for VoiceOver", at: call.range, in: file,
      suggestion: "add '.accessibilityLabel', or write 'Image(decorative:)' if it says nothing")
  }

  /// Whether the image is part of a view. One that is passed on, or that a constant holds, may get
  /// its label where it is shown.
  private func isShown(_ index: Int, in file: LintFile) -> Bool {
    let place = file.uses.calls[index].surroundings
    guard let type = file.type(around: place), type.isView, !type.isControlStyle else {
      return false
    }
    return file.argument(place).map { $0.isClosure } ?? true
  }

  /// Whether the chain or what is around it gives a label, or hides the image.
  private func isTold(_ index: Int, in file: LintFile) -> Bool {
    if file.modifiers(of: index).contains(where: { Self.telling.contains($0.name) }) { return true }
    return file.ancestors(file.uses.calls[index].surroundings).contains { ancestor in
      let call = file.uses.calls[ancestor.call]
      return Self.containers.contains(call.name)
        || file.modifiers(of: ancestor.call).contains { Self.telling.contains($0.name) }
    }
  }

  // MARK: Controls

  private func control(_ index: Int, contents: [Int], in file: LintFile) -> LintFinding? {
    let call = file.uses.calls[index]
    guard call.arguments.allSatisfy({ $0.string == nil && $0.name == nil || $0.label != nil }),
      let label = labelArgument(of: call), !isTold(index, in: file)
    else { return nil }
    let shown = contents.filter { inner in
      file.ancestors(file.uses.calls[inner].surroundings).contains {
        $0.call == index && $0.argument == label
      }
    }
    let views = shown.filter { !file.uses.calls[$0].isMethod && isView(file.uses.calls[$0]) }
    guard let image = views.first, !views.isEmpty,
      views.allSatisfy({ file.uses.calls[$0].name == "Image" }),
      shown.allSatisfy({ !Self.telling.contains(file.uses.calls[$0].name) })
    else { return nil }
    let range = call.range.lowerBound..<(call.nameOffset + call.name.utf8.count)
    let symbol = file.uses.calls[image].arguments.first?.string
    return finding(
      "the \(call.name) shows an icon\(symbol.map { " '\($0)'" } ?? "") and has no label",
      at: range, in: file,
      suggestion: "give its title: 'Button(\"Close\", systemImage: \"xmark\")', or add "
        + "'.accessibilityLabel'")
  }

  /// The closure that shows what the control looks like.
  private func labelArgument(of call: SwiftUses.Call) -> Int? {
    if let label = call.arguments.firstIndex(where: { $0.label == "label" && $0.isClosure }) {
      return label
    }
    guard call.argument("action") != nil || call.name != "Button" else { return nil }
    guard let last = call.arguments.indices.last, call.arguments[last].isClosure,
      call.arguments[last].label == nil
    else { return nil }
    return call.name == "Button" || call.name == "NavigationLink" ? last : nil
  }

  private func isView(_ call: SwiftUses.Call) -> Bool {
    call.name.first?.isUppercase == true && !Self.noViews.contains(call.name)
  }

  private static let controls: Set<String> = ["Button", "NavigationLink", "Menu"]
  private static let noViews: Set<String> = [
    "CGSize", "CGPoint", "EdgeInsets", "Angle", "Color", "CGFloat", "Animation",
  ]
  private static let telling: Set<String> = [
    "accessibilityLabel", "accessibilityHidden", "accessibilityElement", "accessibility",
    "accessibilityRepresentation", "accessibilityChildren", "accessibilityLabeledPair", "help",
    "accessibilityIgnoresInvertColors", "labelStyle",
  ]
  /// What says itself what it shows.
  private static let containers: Set<String> = [
    "Button", "NavigationLink", "Menu", "Label", "Link", "Toggle", "Picker", "tabItem",
    "LabeledContent", "ContentUnavailableView", "ShareLink", "background", "overlay",
  ]
}

extension SwiftUses.Argument {
  fileprivate var isClosure: Bool { values.count == 1 && values[0].kind == .closure }
}
