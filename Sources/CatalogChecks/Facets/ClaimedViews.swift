import CatalogModel
import SwiftSymbols

/// The public views of the Swift sources that a component belongs to.
///
/// A view is a type that conforms to a protocol of SwiftUI for what is drawn or changes it, through
/// protocols of the sources as well, or represents a view of UIKit or AppKit.
enum ClaimedViews: Facet {
  static func facet(_ subject: CheckSubject) -> CoverageFacet {
    let components = subject.system.components + subject.system.primitives
    let claimed = Set(components.map { "\($0.contract.swift.module).\($0.contract.swift.type)" })
    let views = subject.system.modules.flatMap(views)
    return CoverageFacet(
      .claimedViews, of: views.count,
      missing: views.filter { !claimed.contains("\($0.module).\(name(of: $0))") }.map { view in
        CoverageFacet.Item(
          name: name(of: view), detail: "no component names it as its Swift type",
          location: view.location)
      })
  }

  private static func name(of symbol: Symbol) -> String { symbol.path.joined(separator: ".") }

  private static func views(of module: ModuleSymbols) -> [Symbol] {
    let types = module.symbols.filter { $0.kind.isType }
    let protocols = ViewProtocols(types.filter { $0.kind == .protocol })
    let ownNames = Set(types.filter { $0.kind != .protocol }.map(\.name))
    return types.filter { type in
      type.kind != .protocol && !type.isDeprecated
        && type.inheritance.contains { !ownNames.contains($0) && protocols.contain($0) }
    }
  }
}

/// The protocols whose conforming types are views.
private struct ViewProtocols {
  /// The inheritance of the protocols that the sources declare.
  private let declared: [String: [String]]

  init(_ protocols: [Symbol]) {
    declared = Dictionary(
      protocols.map { ($0.name, $0.inheritance) }, uniquingKeysWith: { first, _ in first })
  }

  private static let ofPlatform: Set = [
    "View", "ViewModifier", "Shape", "InsettableShape", "UIViewRepresentable",
    "UIViewControllerRepresentable", "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// Those that decide how a control of SwiftUI looks. Foundation has names that end so, too:
  /// `FormatStyle`.
  private static let stylesOfPlatform: Set = [
    "ButtonStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle",
    "GaugeStyle", "GroupBoxStyle", "LabelStyle", "LabeledContentStyle", "ListStyle", "MenuStyle",
    "NavigationSplitViewStyle", "PickerStyle", "PrimitiveButtonStyle", "ProgressViewStyle",
    "ShapeStyle", "TabViewStyle", "TableStyle", "TextEditorStyle", "TextFieldStyle", "ToggleStyle",
  ]

  func contain(_ name: String) -> Bool {
    var seen: Set<String> = []
    var open = [name]
    while let next = open.popLast() {
      let base = String(next.prefix { $0 != "<" }.split(separator: ".").last ?? "")
      guard seen.insert(base).inserted else { continue }
      if let inherited = declared[base] {
        open += inherited
      } else if Self.ofPlatform.contains(base) || Self.stylesOfPlatform.contains(base) {
        return true
      }
    }
    return false
  }
}
