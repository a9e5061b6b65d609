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

  private let types: PackageTypes
  /// The properties of views that lead to methods of a type: `kit` by `Kit`.
  private let namespaces: [String: String]
  /// The methods that take values of the package's own kinds of style, by the protocol.
  private var ownStyles: [String: String] = [:]

  init(_ modules: [ModuleSymbols]) {
    types = PackageTypes(modules)
    namespaces = Self.namespaces(modules)
    for symbol in modules.lazy.flatMap(\.symbols) where symbol.kind == .method {
      guard extendsView(symbol), isModifier(symbol), let style = types.styleTaken(by: symbol)
      else { continue }
      if ownStyles[style] == nil { ownStyles[style] = call(of: symbol) }
    }
  }

  /// What the properties of `extension View` lead to: `var kit: Kit<Self>`.
  private static func namespaces(_ modules: [ModuleSymbols]) -> [String: String] {
    let properties = modules.lazy.flatMap(\.symbols).filter { symbol in
      symbol.kind == .property && symbol.externalType != nil && symbol.container == ["View"]
    }
    return Dictionary(
      properties.compactMap { property in
        guard let type = property.signature.type, type.hasSuffix("<Self>") else { return nil }
        return (String(type.dropLast("<Self>".count)), property.name)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// The property of views that leads to a method; `nil` for what is called on a view itself.
  func namespace(of symbol: Symbol) -> String? {
    symbol.externalType == nil ? namespaces[symbol.container.joined(separator: ".")] : nil
  }

  /// How code calls a modifier: `framed`, `kit.framed`.
  func call(of symbol: Symbol) -> String {
    namespace(of: symbol).map { $0 + "." + symbol.baseName } ?? symbol.baseName
  }

  /// Whether a structure is a view of SwiftUI, or wraps one of UIKit or AppKit as one.
  func isView(_ symbol: Symbol) -> Bool {
    [.struct, .enum].contains(symbol.kind)
      && !types.others(above: symbol).isDisjoint(with: Self.views)
  }

  /// The kind of style that a type is; `nil` for others, and for what inherits from a style.
  func style(_ symbol: Symbol) -> Style? {
    guard Self.mayBeStyle(symbol) else { return nil }
    let names = types.others(above: symbol)
    if let style = Self.styles.first(where: { names.contains($0.name) }) { return style }
    let taken = types.own(above: symbol).sorted().lazy.compactMap { name in
      ownStyles[name].map { (name, $0) }
    }.first
    return taken.map { Style(name: PackageTypes.last($0), method: $1) }
  }

  /// Whether a type is a style of a kind that the package declares and no modifier of it takes.
  func isUntakenStyle(_ symbol: Symbol) -> Bool {
    Self.mayBeStyle(symbol) && types.own(above: symbol).contains(where: PackageTypes.isStyle)
  }

  private static func mayBeStyle(_ symbol: Symbol) -> Bool {
    [.struct, .enum, .class].contains(symbol.kind)
  }

  /// Whether a symbol is a method that an extension of `View`, or of one view of SwiftUI, adds, or
  /// one that a property of views leads to.
  func extendsView(_ symbol: Symbol) -> Bool {
    if symbol.kind == .method, namespace(of: symbol) != nil { return true }
    guard symbol.kind == .method, symbol.externalType != nil, symbol.container.count == 1,
      let view = symbol.container.first
    else { return false }
    return view == "View" || SwiftForm.extendedViews.contains(view)
  }

  /// Whether such a method returns a view: an opaque one, the extended one, one of SwiftUI, or one
  /// that the package declares.
  func isModifier(_ symbol: Symbol) -> Bool {
    guard let type = symbol.signature.type else { return false }
    let name = PackageTypes.plain(type)
    return name == symbol.container.last && symbol.externalType != nil
      || Self.returned.contains(name) || SwiftForm.extendedViews.contains(name)
      || !types.others(above: type, in: symbol.container).isDisjoint(with: Self.views)
  }

  private static let returned: Set = ["View", "Self", "AnyView", "ModifiedContent"]

  /// Whether a type arranges the views in it: it is called with them as a function is.
  func isLayout(_ symbol: Symbol) -> Bool {
    symbol.kind == .struct && types.others(above: symbol).contains("Layout")
  }

  /// Whether a class is a view or view controller of UIKit or AppKit.
  func isPlatformView(_ symbol: Symbol) -> Bool {
    guard symbol.kind == .class else { return false }
    return types.others(above: symbol).contains { name in
      (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.count > 3
        && Self.platformEndings.contains { name.hasSuffix($0) }
    }
  }

  private static let platformEndings = [
    "View", "Control", "Controller", "Button", "Label", "Field", "Cell", "Bar", "Switch", "Slider",
    "Window",
  ]
}
