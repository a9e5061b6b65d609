import AgentUI
import SwiftSymbols

/// What a public type of a package is to SwiftUI, as its inheritance tells.
struct ViewKinds {
  /// What takes values of a kind of style.
  struct Style: Hashable {
    /// The protocol.
    let name: String
    /// The method of a view that takes a value of it.
    let method: String
    /// The view that it styles, where examples have one.
    var view = "Text"
  }

  private static let styles = [
    Style(name: "ButtonStyle", method: "buttonStyle", view: "Button"),
    Style(name: "PrimitiveButtonStyle", method: "buttonStyle", view: "Button"),
    Style(name: "ToggleStyle", method: "toggleStyle", view: "Toggle"),
    Style(name: "LabelStyle", method: "labelStyle", view: "Label"),
    Style(name: "TextFieldStyle", method: "textFieldStyle", view: "TextField"),
    Style(name: "ProgressViewStyle", method: "progressViewStyle", view: "ProgressView"),
    Style(name: "GroupBoxStyle", method: "groupBoxStyle", view: "GroupBox"),
    Style(name: "DisclosureGroupStyle", method: "disclosureGroupStyle"),
    Style(name: "ControlGroupStyle", method: "controlGroupStyle"),
    Style(name: "DatePickerStyle", method: "datePickerStyle"),
    Style(name: "FormStyle", method: "formStyle"),
    Style(name: "GaugeStyle", method: "gaugeStyle"),
    Style(name: "LabeledContentStyle", method: "labeledContentStyle"),
    Style(name: "MenuStyle", method: "menuStyle"),
    Style(name: "NavigationSplitViewStyle", method: "navigationSplitViewStyle"),
    Style(name: "TableStyle", method: "tableStyle"),
    Style(name: "TextEditorStyle", method: "textEditorStyle"),
    // A modifier as a type is given to a view in the same way.
    Style(name: "ViewModifier", method: "modifier"),
    Style(name: "AnimatableModifier", method: "modifier"),
  ]

  private static let views: Set = [
    "View", "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable",
    "NSViewRepresentable", "NSViewControllerRepresentable",
  ]

  /// The types after the colon of each public type, by its name.
  private var inheritance: [String: [String]] = [:]

  /// Types that lead to others by their inheritance; no package nests them deeper.
  private static let depthLimit = 8

  init(_ modules: [ModuleSymbols]) {
    for symbol in modules.lazy.flatMap(\.symbols) where symbol.kind.isType {
      inheritance[symbol.name, default: []] += symbol.inheritance.map(Self.plain)
    }
  }

  /// Whether a structure is a view of SwiftUI, or wraps one of UIKit or AppKit as one.
  func isView(_ symbol: Symbol) -> Bool {
    [.struct, .enum].contains(symbol.kind) && !ancestors(of: symbol).isDisjoint(with: Self.views)
  }

  /// The kind of style that a type is; `nil` for others, and for what inherits from a style.
  func style(_ symbol: Symbol) -> Style? {
    guard [.struct, .enum, .class].contains(symbol.kind) else { return nil }
    let names = ancestors(of: symbol)
    return Self.styles.first { names.contains($0.name) }
  }

  /// Whether a symbol is a method that an extension of `View`, or of one view of SwiftUI, adds.
  func extendsView(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .method, symbol.externalType != nil, symbol.container.count == 1,
      let view = symbol.container.first
    else { return false }
    return view == "View" || SwiftForm.extendedViews.contains(view)
  }

  /// Whether such a method returns a view: an opaque one, the extended one, one of SwiftUI, or one
  /// that the package declares.
  func isModifier(_ symbol: Symbol) -> Bool {
    guard let view = symbol.container.first, let type = symbol.signature.type else { return false }
    let name = Self.plain(type)
    return name == view || Self.returned.contains(name) || SwiftForm.extendedViews.contains(name)
      || !ancestors(ofType: name).isDisjoint(with: Self.views)
  }

  private static let returned: Set = ["View", "Self", "AnyView", "ModifiedContent"]

  /// Whether a type arranges the views in it: it is called with them as a function is.
  func isLayout(_ symbol: Symbol) -> Bool {
    symbol.kind == .struct && ancestors(of: symbol).contains("Layout")
  }

  /// Whether a class is a view or view controller of UIKit or AppKit.
  func isPlatformView(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .class else { return false }
    return ancestors(of: symbol).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.count > 3
        && Self.platformEndings.contains { name.hasSuffix($0) }
    }
  }

  private static let platformEndings = [
    "View", "Control", "Controller", "Button", "Label", "Field", "Cell", "Bar", "Switch", "Slider",
    "Window",
  ]

  /// Everything that a type is by its inheritance, as far as the package declares it.
  private func ancestors(of symbol: Symbol) -> Set<String> {
    ancestors(through: symbol.inheritance.map(Self.plain))
  }

  /// As above, for a type of the package by its name.
  private func ancestors(ofType name: String) -> Set<String> {
    ancestors(through: inheritance[name] ?? [])
  }

  private func ancestors(through names: [String]) -> Set<String> {
    var all: Set<String> = []
    var next = names
    for _ in 0..<Self.depthLimit {
      next = next.filter { all.insert($0).inserted }.flatMap { inheritance[$0] ?? [] }
    }
    return all
  }

  /// Without module, generic arguments and attributes: `View` of `SwiftUI.View`.
  private static func plain(_ name: String) -> String {
    let words = name.prefix { $0 != "<" }.split(separator: " ")
    return String(words.last?.split(separator: ".").last ?? "")
  }
}
