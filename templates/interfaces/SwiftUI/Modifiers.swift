// Modifiers of layout, drawing, text, presentation and navigation.

extension View {
  nonisolated public func padding(_ insets: EdgeInsets) -> some View
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  nonisolated public func padding(_ length: CGFloat) -> some View
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
  nonisolated public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  nonisolated public func fixedSize() -> some View
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
  nonisolated public func layoutPriority(_ value: Double) -> some View
  nonisolated public func offset(_ offset: CGSize) -> some View
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func zIndex(_ value: Double) -> some View
  nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
  nonisolated public func scaledToFit() -> some View
  nonisolated public func scaledToFill() -> some View
  nonisolated public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
  nonisolated public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
  nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
  nonisolated public func safeAreaInset<V>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View where V: View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func gridCellColumns(_ count: Int) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
  nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
  nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
  nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: InsettableShape
  @_disfavoredOverload nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center) -> some View where Background: View
  nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View where V: View
  nonisolated public func overlay<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View where S: ShapeStyle
  nonisolated public func overlay<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View where S: ShapeStyle, T: Shape
  @_disfavoredOverload nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View where Overlay: View
  nonisolated public func border<S>(_ content: S, width: CGFloat = 1) -> some View where S: ShapeStyle
  nonisolated public func mask<Mask>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View where Mask: View
  nonisolated public func clipped(antialiased: Bool = false) -> some View
  nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape
  nonisolated public func contentShape<S>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View where S: Shape
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View
  nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
  nonisolated public func foregroundStyle<S1, S2>(_ primary: S1, _ secondary: S2) -> some View where S1: ShapeStyle, S2: ShapeStyle
  nonisolated public func foregroundColor(_ color: Color?) -> some View
  nonisolated public func backgroundStyle<S>(_ style: S) -> some View where S: ShapeStyle
  nonisolated public func tint(_ tint: Color?) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tint<S>(_ tint: S?) -> some View where S: ShapeStyle
  nonisolated public func accentColor(_ accentColor: Color?) -> some View
  nonisolated public func opacity(_ opacity: Double) -> some View
  nonisolated public func shadow(color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View
  nonisolated public func brightness(_ amount: Double) -> some View
  nonisolated public func contrast(_ amount: Double) -> some View
  nonisolated public func saturation(_ amount: Double) -> some View
  nonisolated public func grayscale(_ amount: Double) -> some View
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View
  nonisolated public func compositingGroup() -> some View
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View
  nonisolated public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View
  nonisolated public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, perspective: CGFloat = 1) -> some View
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View
  nonisolated public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  nonisolated public func redacted(reason: RedactionReasons) -> some View
  nonisolated public func unredacted() -> some View
  nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View
  nonisolated public func hidden() -> some View
  nonisolated public func disabled(_ disabled: Bool) -> some View
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View
  nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable
  nonisolated public func tag<V>(_ tag: V) -> some View where V: Hashable
  nonisolated public func colorScheme(_ colorScheme: ColorScheme) -> some View
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
  nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
  nonisolated public func dynamicTypeSize<T>(_ range: T) -> some View where T: RangeExpression, T.Bound == DynamicTypeSize
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View

  nonisolated public func font(_ font: Font?) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> some View
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool = true) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func italic(_ isActive: Bool = true) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View
  nonisolated public func monospacedDigit() -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func kerning(_ kerning: CGFloat) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View
  nonisolated public func lineLimit(_ number: Int?) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View
  nonisolated public func allowsTightening(_ flag: Bool) -> some View
  nonisolated public func textSelection<S>(_ selectability: S) -> some View where S: TextSelectability
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View

  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View
  nonisolated public func task(priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View
  nonisolated public func task<T>(id value: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View where T: Equatable
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View where V: Equatable
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View where V: Equatable
  @available(iOS, introduced: 14.0, deprecated: 17.0) @available(macOS, introduced: 11.0, deprecated: 14.0)
  nonisolated public func onChange<V>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View where V: Equatable
  nonisolated public func onReceive<P>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P: Publisher, P.Failure == Never
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
  nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View

  nonisolated public func sheet<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
  nonisolated public func sheet<Item, Content>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View where Item: Identifiable, Content: View
  nonisolated public func popover<Content>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
  nonisolated public func alert<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View where A: View
  nonisolated public func alert<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
  nonisolated public func confirmationDialog<A>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View where A: View
  nonisolated public func confirmationDialog<A, M>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View where A: View, M: View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationBackground<S>(_ style: S) -> some View where S: ShapeStyle
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func inspector<V>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View where V: View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View
  nonisolated public func contextMenu<MenuItems>(@ViewBuilder menuItems: () -> MenuItems) -> some View where MenuItems: View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func contextMenu<M, P>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View where M: View, P: View
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View
  @_disfavoredOverload nonisolated public func help<S>(_ text: S) -> some View where S: StringProtocol
  nonisolated public func help(_ text: Text) -> some View
  nonisolated public func badge(_ count: Int) -> some View
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey) -> some View
  nonisolated public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil) -> some View
  nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View
  @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol
  nonisolated public func navigationTitle(_ title: Text) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View where D: Hashable, C: View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View where V: View
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func navigationSplitViewStyle<S>(_ style: S) -> some View where S: NavigationSplitViewStyle
  nonisolated public func listRowBackground<V>(_ view: V?) -> some View where V: View
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View
  nonisolated public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View
  nonisolated public func swipeActions<T>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View where T: View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func scrollPosition<ID>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View where ID: Hashable
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func draggable(_ payload: @autoclosure @escaping () -> String) -> some View
#if os(iOS)
  nonisolated public func fullScreenCover<Content>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View where Content: View
  nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View
  nonisolated public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
#endif
#if os(macOS)
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View
  nonisolated public func onExitCommand(perform action: (() -> Void)?) -> some View
  nonisolated public func onDeleteCommand(perform action: (() -> Void)?) -> some View
#endif
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
extension View {
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct Glass: Equatable, Sendable {
  public static var regular: Glass { get }
  public static var clear: Glass { get }
  public static var identity: Glass { get }
  public func tint(_ color: Color?) -> Glass
  public func interactive(_ isEnabled: Bool = true) -> Glass
}
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct DefaultGlassEffectShape: Shape { nonisolated public init(); nonisolated public func path(in rect: CGRect) -> Path }
@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, *)
public struct GlassEffectContainer<Content>: View where Content: View {
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct ViewDimensions: Equatable { public var width: CGFloat { get }; public var height: CGFloat { get }; public subscript(guide: HorizontalAlignment) -> CGFloat { get }; public subscript(guide: VerticalAlignment) -> CGFloat { get } }
public struct SafeAreaRegions: OptionSet, Sendable { public let rawValue: UInt; public init(rawValue: UInt); public static let container: SafeAreaRegions; public static let keyboard: SafeAreaRegions; public static let all: SafeAreaRegions }
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let interaction: ContentShapeKinds
  public static let accessibility: ContentShapeKinds
  public static let dragPreview: ContentShapeKinds
  public static let contextMenuPreview: ContentShapeKinds
  public static let hoverEffect: ContentShapeKinds
  public static let focusEffect: ContentShapeKinds
}
public protocol TextSelectability {}
public struct EnabledTextSelectability: TextSelectability {}
public struct DisabledTextSelectability: TextSelectability {}
extension TextSelectability where Self == EnabledTextSelectability { public static var enabled: EnabledTextSelectability { get } }
extension TextSelectability where Self == DisabledTextSelectability { public static var disabled: DisabledTextSelectability { get } }
public struct SubmitTriggers: OptionSet, Sendable { public let rawValue: Int; public init(rawValue: Int); public static let text: SubmitTriggers; public static let search: SubmitTriggers }
public struct SubmitLabel: Sendable {
  public static var done: SubmitLabel { get }
  public static var go: SubmitLabel { get }
  public static var send: SubmitLabel { get }
  public static var search: SubmitLabel { get }
  public static var next: SubmitLabel { get }
}
public struct PopoverAttachmentAnchor: Sendable { public static func rect(_ rect: Anchor<CGRect>.Source) -> PopoverAttachmentAnchor; public static func point(_ point: UnitPoint) -> PopoverAttachmentAnchor }
public struct Anchor<Value>: Sendable { public struct Source: Sendable {} }
extension Anchor.Source where Value == CGRect { public static var bounds: Anchor<CGRect>.Source { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct PresentationDetent: Hashable, Sendable {
  public static let medium: PresentationDetent
  public static let large: PresentationDetent
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent
  public static func height(_ height: CGFloat) -> PresentationDetent
}
@available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
public struct PresentationAdaptation: Sendable {
  public static var automatic: PresentationAdaptation { get }
  public static var none: PresentationAdaptation { get }
  public static var popover: PresentationAdaptation { get }
  public static var sheet: PresentationAdaptation { get }
  public static var fullScreenCover: PresentationAdaptation { get }
}
public struct SearchFieldPlacement: Sendable { public static let automatic: SearchFieldPlacement; public static let toolbar: SearchFieldPlacement; public static let sidebar: SearchFieldPlacement }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle { public init() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle { public init() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle { public static var balanced: BalancedNavigationSplitViewStyle { get } }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle { public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { get } }
extension VerticalEdge {
  public struct Set: OptionSet, Sendable { public let rawValue: Int8; public init(rawValue: Int8); public static let top: VerticalEdge.Set; public static let bottom: VerticalEdge.Set; public static let all: VerticalEdge.Set }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ScrollIndicatorVisibility: Sendable { public static var automatic: ScrollIndicatorVisibility { get }; public static var visible: ScrollIndicatorVisibility { get }; public static var hidden: ScrollIndicatorVisibility { get }; public static var never: ScrollIndicatorVisibility { get } }
#if os(iOS)
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }
public struct HoverEffect: Sendable { public static let automatic: HoverEffect; public static let highlight: HoverEffect; public static let lift: HoverEffect }
public struct TextInputAutocapitalization: Sendable { public static var never: TextInputAutocapitalization { get }; public static var words: TextInputAutocapitalization { get }; public static var sentences: TextInputAutocapitalization { get }; public static var characters: TextInputAutocapitalization { get } }
#endif
