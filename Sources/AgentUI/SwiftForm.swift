/// How a node is written in Swift.
public struct SwiftForm: Hashable, Sendable {
  /// The grammar of a component in Swift.
  public enum Grammar: String, Hashable, Sendable, CaseIterable {
    /// `Badge(text: "OK")`, children in a trailing closure.
    case view
    /// A method on the children: `Text("OK").badgeChipStyle(level: .info)`.
    case modifier
    /// An environment value for the children: `.environment(\.surfaceStyle, .regular)`.
    case environment
    /// A call of a free or static function: `KeyboardShortcuts.table(…)`.
    case function
    /// A value of the type, which a method of the children takes:
    /// `Button("OK") {}.buttonStyle(PlainCardStyle())`.
    case style
  }

  /// The closure that takes children of one component, where a view has several closures.
  public struct Slot: Hashable, Sendable {
    /// The component of the children.
    public var component: String
    /// The label of the closure in the Swift initialiser: `sidebar`.
    public var label: String

    /// A closure `label` that takes children of `component`.
    public init(component: String, label: String) {
      self.component = component
      self.label = label
    }
  }

  /// The trailing closure of a call, as far as its code depends on the declaration.
  public struct Closure: Hashable, Sendable {
    /// The label of the closure for children: `content`. It is written where an action stands
    /// before it; without one the action is an argument in the parentheses.
    public var label: String?
    /// Whether Swift has a call without it, so that `{}` need not be written for nothing.
    public var isOptional: Bool

    /// A closure that has to be written, as most are, and never with its label.
    public init(label: String? = nil, isOptional: Bool = false) {
      self.label = label
      self.isOptional = isOptional
    }
  }

  /// The module to import.
  public var module: String
  /// The type of a view, with those it is nested in; for another grammar the type its call belongs
  /// to.
  public var type: String
  /// In which form it is written.
  public var grammar: Grammar
  /// The method of a modifier, the key path of an environment value, the function's name, the method
  /// that takes a style. Properties of views may lead to a method: `kit.headingStyle`.
  public var call: String?
  /// The static member that gives a style which has no initialiser to call: `compact`, or `compact()`
  /// for a function.
  public var member: String?
  /// In the order of the closures in Swift; empty when all children go into one closure. Several
  /// components may share a label.
  public var slots: [Slot]
  /// The closure that stands last in the call: it takes the children, or is the action of a view
  /// without any.
  public var closure: Closure

  /// Views of SwiftUI that have methods of their own beside those of all views.
  public static let extendedViews: Set = [
    "AsyncImage", "Button", "Capsule", "Circle", "ColorPicker", "DatePicker", "DisclosureGroup",
    "Divider", "Ellipse", "ForEach", "Form", "Gauge", "Grid", "Group", "GroupBox", "HStack",
    "Image", "InsettableShape", "Label", "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid",
    "LazyVStack", "Link", "List", "Menu", "NavigationLink", "NavigationSplitView",
    "NavigationStack", "NavigationView", "Picker", "ProgressView", "Rectangle",
    "RoundedRectangle", "ScrollView", "Section", "SecureField", "Shape", "ShareLink", "Slider",
    "Stepper", "TabView", "Table", "Text", "TextEditor", "TextField", "Toggle", "VStack", "ZStack",
  ]

  /// The type that declares a modifier: `View`, unless ``type`` is a view of SwiftUI, or a property
  /// of views leads to the method.
  public var extendedView: String {
    leadsByProperty || Self.extendedViews.contains(type) ? type : "View"
  }

  /// Whether a property of views leads to the method: `kit.headingStyle`.
  public var leadsByProperty: Bool { grammar == .modifier && call?.contains(".") == true }

  /// The method of a modifier without the property that leads to it.
  public var method: String {
    let name = call ?? type
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  /// A view called by its type, unless `grammar` says otherwise, which then needs `call`.
  public init(
    module: String, type: String, grammar: Grammar = .view, call: String? = nil,
    member: String? = nil, slots: [Slot] = [], closure: Closure = Closure()
  ) {
    self.module = module
    self.type = type
    self.grammar = grammar
    self.call = call
    self.member = member
    self.slots = slots
    self.closure = closure
  }
}

extension SwiftForm {
  /// ``member`` as code writes it before its arguments: `.compact`.
  public var implicitMember: String? {
    member.map { member in "." + member.prefix { $0 != "(" } }
  }

  /// Whether ``member`` is a property, which takes no arguments.
  public var isMemberProperty: Bool { member.map { !$0.contains("(") } ?? false }

  /// The value that a style is in code.
  func styleValue(_ arguments: [String]) -> String {
    let name = implicitMember ?? type
    return isMemberProperty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
