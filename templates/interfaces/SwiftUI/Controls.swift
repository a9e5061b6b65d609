// Buttons, fields, pickers, menus, and their styles.

public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole
  public static let cancel: ButtonRole
}
public struct Button<Label>: View where Label: View {
  nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
extension Button where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void)
  nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, action: @escaping @MainActor () -> Void) where S: StringProtocol
  @_disfavoredOverload nonisolated public init<S>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void)
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) where S: StringProtocol
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void) where S: StringProtocol
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label { nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) }
public struct Link<Label>: View where Label: View {
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
extension Link where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, destination: URL) where S: StringProtocol
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ShareLink<Label>: View where Label: View {
  nonisolated public init(item: URL, @ViewBuilder label: () -> Label)
  nonisolated public init(item: String, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ShareLink where Label == Text { nonisolated public init(item: URL); nonisolated public init(item: String) }
public struct EditButton: View { nonisolated public init(); public typealias Body = Never }
public struct Menu<Label, Content>: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
  public typealias Body = Never
}
extension Menu where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
}
extension Menu where Label == SwiftUI.Label<Text, Image> { nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) }
public struct Toggle<Label>: View where Label: View {
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
extension Toggle where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, isOn: Binding<Bool>) where S: StringProtocol
}
extension Toggle where Label == SwiftUI.Label<Text, Image> { nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) }
public struct Picker<Label, SelectionValue, Content>: View where Label: View, SelectionValue: Hashable, Content: View {
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
extension Picker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where S: StringProtocol
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt)
  public static let hourAndMinute: DatePickerComponents
  public static let date: DatePickerComponents
}
public struct DatePicker<Label>: View where Label: View { public typealias Components = DatePickerComponents; public typealias Body = Never }
extension DatePicker where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date])
}
public struct ColorPicker<Label>: View where Label: View { public typealias Body = Never }
extension ColorPicker where Label == Text { nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) }
public struct Slider<Label, ValueLabel>: View where Label: View, ValueLabel: View { public typealias Body = Never }
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
  nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
extension Slider where ValueLabel == EmptyView {
  nonisolated public init<V>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where V: BinaryFloatingPoint, V.Stride: BinaryFloatingPoint
}
public struct Stepper<Label>: View where Label: View { public typealias Body = Never }
extension Stepper where Label == Text {
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) where V: Strideable
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) where V: Strideable
  @_disfavoredOverload nonisolated public init<S, V>(_ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) where S: StringProtocol, V: Strideable
}
public struct TextField<Label>: View where Label: View { public typealias Body = Never }
extension TextField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol
  nonisolated public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil) where F: ParseableFormatStyle, F.FormatOutput == String
}
public struct SecureField<Label>: View where Label: View { public typealias Body = Never }
extension SecureField where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, text: Binding<String>, prompt: Text? = nil) where S: StringProtocol
}
public struct TextEditor: View { nonisolated public init(text: Binding<String>); public typealias Body = Never }
public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View { public typealias Body = Never }
extension ProgressView where CurrentValueLabel == EmptyView {
  nonisolated public init() where Label == EmptyView
  nonisolated public init(_ titleKey: LocalizedStringKey) where Label == Text
  @_disfavoredOverload nonisolated public init<S>(_ title: S) where Label == Text, S: StringProtocol
  nonisolated public init(@ViewBuilder label: () -> Label)
  nonisolated public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text, V: BinaryFloatingPoint
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>: View where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View { public typealias Body = Never }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  nonisolated public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) where V: BinaryFloatingPoint
}

// Styles.
@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}
public struct ButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public let role: ButtonRole?
  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = PrimitiveButtonStyleConfiguration
}
public struct PrimitiveButtonStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public let role: ButtonRole?
  public let label: PrimitiveButtonStyleConfiguration.Label
  public func trigger()
}
public struct DefaultButtonStyle: PrimitiveButtonStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
extension PrimitiveButtonStyle where Self == DefaultButtonStyle { public static var automatic: DefaultButtonStyle { get } }
extension PrimitiveButtonStyle where Self == BorderedButtonStyle { public static var bordered: BorderedButtonStyle { get } }
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle { public static var borderedProminent: BorderedProminentButtonStyle { get } }
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle { public static var borderless: BorderlessButtonStyle { get } }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { get } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassButtonStyle: PrimitiveButtonStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassProminentButtonStyle: PrimitiveButtonStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassButtonStyle { public static var glass: GlassButtonStyle { get } }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle { public static var glassProminent: GlassProminentButtonStyle { get } }
@MainActor @preconcurrency public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ToggleStyleConfiguration
}
public struct ToggleStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public let label: ToggleStyleConfiguration.Label
  public var isOn: Bool { get nonmutating set }
  public var $isOn: Binding<Bool> { get }
}
public struct SwitchToggleStyle: ToggleStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct ButtonToggleStyle: ToggleStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct DefaultToggleStyle: ToggleStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
extension ToggleStyle where Self == SwitchToggleStyle { public static var `switch`: SwitchToggleStyle { get } }
extension ToggleStyle where Self == ButtonToggleStyle { public static var button: ButtonToggleStyle { get } }
extension ToggleStyle where Self == DefaultToggleStyle { public static var automatic: DefaultToggleStyle { get } }
#if os(macOS)
public struct CheckboxToggleStyle: ToggleStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
extension ToggleStyle where Self == CheckboxToggleStyle { public static var checkbox: CheckboxToggleStyle { get } }
#endif
@MainActor @preconcurrency public protocol LabelStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = LabelStyleConfiguration
}
public struct LabelStyleConfiguration {
  public struct Title: View { public typealias Body = Never }
  public struct Icon: View { public typealias Body = Never }
  public var title: LabelStyleConfiguration.Title { get }
  public var icon: LabelStyleConfiguration.Icon { get }
}
public struct DefaultLabelStyle: LabelStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct IconOnlyLabelStyle: LabelStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct TitleOnlyLabelStyle: LabelStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
public struct TitleAndIconLabelStyle: LabelStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
extension LabelStyle where Self == DefaultLabelStyle { public static var automatic: DefaultLabelStyle { get } }
extension LabelStyle where Self == IconOnlyLabelStyle { public static var iconOnly: IconOnlyLabelStyle { get } }
extension LabelStyle where Self == TitleOnlyLabelStyle { public static var titleOnly: TitleOnlyLabelStyle { get } }
extension LabelStyle where Self == TitleAndIconLabelStyle { public static var titleAndIcon: TitleAndIconLabelStyle { get } }
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View { public typealias Body = Never }
  public struct Content: View { public typealias Body = Never }
  public let label: DisclosureGroupStyleConfiguration.Label
  public let content: DisclosureGroupStyleConfiguration.Content
  public var isExpanded: Bool { get nonmutating set }
  public var $isExpanded: Binding<Bool> { get }
}
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle { public init(); public func makeBody(configuration: Configuration) -> some View }
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle { public static var automatic: AutomaticDisclosureGroupStyle { get } }
@MainActor @preconcurrency public protocol PickerStyle {}
public struct DefaultPickerStyle: PickerStyle { public init() }
public struct SegmentedPickerStyle: PickerStyle { public init() }
public struct MenuPickerStyle: PickerStyle { public init() }
public struct InlinePickerStyle: PickerStyle { public init() }
extension PickerStyle where Self == DefaultPickerStyle { public static var automatic: DefaultPickerStyle { get } }
extension PickerStyle where Self == SegmentedPickerStyle { public static var segmented: SegmentedPickerStyle { get } }
extension PickerStyle where Self == MenuPickerStyle { public static var menu: MenuPickerStyle { get } }
extension PickerStyle where Self == InlinePickerStyle { public static var inline: InlinePickerStyle { get } }
#if os(iOS)
public struct WheelPickerStyle: PickerStyle { public init() }
extension PickerStyle where Self == WheelPickerStyle { public static var wheel: WheelPickerStyle { get } }
#endif
@MainActor @preconcurrency public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle { public init() }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() }
public struct PlainTextFieldStyle: TextFieldStyle { public init() }
extension TextFieldStyle where Self == DefaultTextFieldStyle { public static var automatic: DefaultTextFieldStyle { get } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle { public static var roundedBorder: RoundedBorderTextFieldStyle { get } }
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { get } }
@MainActor @preconcurrency public protocol ProgressViewStyle {}
public struct LinearProgressViewStyle: ProgressViewStyle { public init() }
public struct CircularProgressViewStyle: ProgressViewStyle { public init() }
extension ProgressViewStyle where Self == LinearProgressViewStyle { public static var linear: LinearProgressViewStyle { get } }
extension ProgressViewStyle where Self == CircularProgressViewStyle { public static var circular: CircularProgressViewStyle { get } }
@MainActor @preconcurrency public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() }
public struct InsetListStyle: ListStyle { public init() }
public struct SidebarListStyle: ListStyle { public init() }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { get } }
extension ListStyle where Self == InsetListStyle { public static var inset: InsetListStyle { get } }
extension ListStyle where Self == SidebarListStyle { public static var sidebar: SidebarListStyle { get } }
#if os(iOS)
public struct GroupedListStyle: ListStyle { public init() }
public struct InsetGroupedListStyle: ListStyle { public init() }
extension ListStyle where Self == GroupedListStyle { public static var grouped: GroupedListStyle { get } }
extension ListStyle where Self == InsetGroupedListStyle { public static var insetGrouped: InsetGroupedListStyle { get } }
#endif
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol FormStyle {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GroupedFormStyle: FormStyle { public init() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ColumnsFormStyle: FormStyle { public init() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == GroupedFormStyle { public static var grouped: GroupedFormStyle { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FormStyle where Self == ColumnsFormStyle { public static var columns: ColumnsFormStyle { get } }
@MainActor @preconcurrency public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle { public init() }
extension TabViewStyle where Self == DefaultTabViewStyle { public static var automatic: DefaultTabViewStyle { get } }
#if os(iOS)
public struct PageTabViewStyle: TabViewStyle { public init() }
extension TabViewStyle where Self == PageTabViewStyle { public static var page: PageTabViewStyle { get } }
#endif
extension View {
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle
  nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle
  nonisolated public func toggleStyle<S>(_ style: S) -> some View where S: ToggleStyle
  nonisolated public func labelStyle<S>(_ style: S) -> some View where S: LabelStyle
  nonisolated public func disclosureGroupStyle<S>(_ style: S) -> some View where S: DisclosureGroupStyle
  nonisolated public func pickerStyle<S>(_ style: S) -> some View where S: PickerStyle
  nonisolated public func textFieldStyle<S>(_ style: S) -> some View where S: TextFieldStyle
  nonisolated public func progressViewStyle<S>(_ style: S) -> some View where S: ProgressViewStyle
  nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func formStyle<S>(_ style: S) -> some View where S: FormStyle
  nonisolated public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View
  nonisolated public func labelsHidden() -> some View
}
public struct ButtonBorderShape: Equatable, Sendable {
  public static let automatic: ButtonBorderShape
  public static let capsule: ButtonBorderShape
  public static let roundedRectangle: ButtonBorderShape
  public static let circle: ButtonBorderShape
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape
}
public enum ControlSize: CaseIterable, Hashable, Sendable { public typealias AllCases = [ControlSize]; public static var allCases: [ControlSize] { get }; case mini, small, regular, large, extraLarge }

// Toolbars.
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension ToolbarContent where Body == Never { public var body: Never { get } }
extension Never: ToolbarContent {}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent
  public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent
  public static func buildBlock<First, Second>(_ first: First, _ second: Second) -> some ToolbarContent where First: ToolbarContent, Second: ToolbarContent
  public static func buildBlock<First, Second, Third>(_ first: First, _ second: Second, _ third: Third) -> some ToolbarContent where First: ToolbarContent, Second: ToolbarContent, Third: ToolbarContent
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent
  public static func buildEither<First, Second>(first: First) -> _ConditionalContent<First, Second> where First: ToolbarContent, Second: ToolbarContent
  public static func buildEither<First, Second>(second: Second) -> _ConditionalContent<First, Second> where First: ToolbarContent, Second: ToolbarContent
}
extension Optional: ToolbarContent where Wrapped: ToolbarContent { public var body: Never { get } }
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent { public var body: Never { get } }
extension Group: ToolbarContent where Content: ToolbarContent {
  public var body: Never { get }
  nonisolated public init(@ToolbarContentBuilder content: () -> Content)
}
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View { public typealias Body = Never }
extension ToolbarItem where ID == () { nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) }
public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic: ToolbarItemPlacement
  public static let principal: ToolbarItemPlacement
  public static let navigation: ToolbarItemPlacement
  public static let primaryAction: ToolbarItemPlacement
  public static let secondaryAction: ToolbarItemPlacement
  public static let status: ToolbarItemPlacement
  public static let confirmationAction: ToolbarItemPlacement
  public static let cancellationAction: ToolbarItemPlacement
  public static let destructiveAction: ToolbarItemPlacement
#if os(iOS)
  public static let topBarLeading: ToolbarItemPlacement
  public static let topBarTrailing: ToolbarItemPlacement
  public static let bottomBar: ToolbarItemPlacement
  public static let keyboard: ToolbarItemPlacement
#endif
}
public struct ToolbarPlacement: Sendable {
  public static var automatic: ToolbarPlacement { get }
#if os(iOS)
  public static var navigationBar: ToolbarPlacement { get }
  public static var tabBar: ToolbarPlacement { get }
  public static var bottomBar: ToolbarPlacement { get }
#endif
#if os(macOS)
  public static var windowToolbar: ToolbarPlacement { get }
#endif
}
extension View {
  @_disfavoredOverload nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View
  nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View where Content: ToolbarContent
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarBackground<S>(_ style: S, for bars: ToolbarPlacement...) -> some View where S: ShapeStyle
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
}
public enum Visibility: Hashable, CaseIterable, Sendable { public typealias AllCases = [Visibility]; public static var allCases: [Visibility] { get }; case automatic, visible, hidden }
