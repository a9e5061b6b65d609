// Texts, images, containers and controls.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable { public init(stringLiteral value: String) }
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(_ value: String)
  public init(stringLiteral value: String)
}
public struct Text: View, Equatable, Sendable {
  nonisolated public init(verbatim content: String)
  @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol
  nonisolated public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    @_disfavoredOverload nonisolated public init(_ resource: LocalizedStringResource)
  nonisolated public init(_ content: AttributedString)
  nonisolated public init(_ image: Image)
  nonisolated public init(_ date: Date, style: Text.DateStyle)
  nonisolated public init<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
  nonisolated public init(_ dates: ClosedRange<Date>)
  public typealias Body = Never
  public struct DateStyle: Sendable {
    public static let time: Text.DateStyle
    public static let date: Text.DateStyle
    public static let relative: Text.DateStyle
    public static let offset: Text.DateStyle
    public static let timer: Text.DateStyle
  }
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  public enum TruncationMode: Sendable { case head, tail, middle }
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Sendable { case solid, dot, dash, dashDot, dashDotDot }
    public static let single: Text.LineStyle
  }
  nonisolated public func font(_ font: Font?) -> Text
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text
  @available(iOS 16.1, macOS 13.0, tvOS 16.1, watchOS 9.1, *)
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text
  nonisolated public func foregroundColor(_ color: Color?) -> Text
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle
  nonisolated public func bold() -> Text
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func bold(_ isActive: Bool) -> Text
  nonisolated public func italic() -> Text
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func italic(_ isActive: Bool) -> Text
  @available(iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, *)
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text
  nonisolated public func monospacedDigit() -> Text
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) -> Text
  nonisolated public func kerning(_ kerning: CGFloat) -> Text
  nonisolated public func tracking(_ tracking: CGFloat) -> Text
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text
  nonisolated public static func + (lhs: Text, rhs: Text) -> Text
}
extension LocalizedStringKey {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int)
    public mutating func appendLiteral(_ literal: String)
    public mutating func appendInterpolation<T>(_ value: T)
    public mutating func appendInterpolation(_ text: Text)
    public mutating func appendInterpolation(_ image: Image)
    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F) where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle)
  }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation)
}
public enum TextAlignment: Hashable, CaseIterable, Sendable { public typealias AllCases = [TextAlignment]; public static var allCases: [TextAlignment] { get }; case leading, center, trailing }
public struct Image: View, Equatable, Sendable {
  nonisolated public init(_ name: String, bundle: Bundle? = nil)
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text)
  nonisolated public init(_ resource: ImageResource)
  nonisolated public init(decorative name: String, bundle: Bundle? = nil)
  nonisolated public init(systemName: String)
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public init(systemName: String, variableValue: Double?)
  public typealias Body = Never
  public enum Scale: Sendable { case small, medium, large }
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum TemplateRenderingMode: Sendable { case template, original }
  public enum Interpolation: Sendable { case none, low, medium, high }
  nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image
  nonisolated public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image
  nonisolated public func interpolation(_ interpolation: Image.Interpolation) -> Image
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image
#if os(iOS)
  nonisolated public init(uiImage: UIImage)
#endif
#if os(macOS)
  nonisolated public init(nsImage: NSImage)
#endif
}
public struct SymbolRenderingMode: Sendable {
  public static let monochrome: SymbolRenderingMode
  public static let multicolor: SymbolRenderingMode
  public static let hierarchical: SymbolRenderingMode
  public static let palette: SymbolRenderingMode
}
public struct SymbolVariants: Hashable, Sendable {
  public static let none: SymbolVariants
  public static let circle: SymbolVariants
  public static let square: SymbolVariants
  public static let rectangle: SymbolVariants
  public static let fill: SymbolVariants
  public static let slash: SymbolVariants
  public var fill: SymbolVariants { get }
  public var slash: SymbolVariants { get }
  public var circle: SymbolVariants { get }
}
public enum ContentMode: Hashable, CaseIterable, Sendable { public typealias AllCases = [ContentMode]; public static var allCases: [ContentMode] { get }; case fit, fill }
public struct AsyncImage<Content>: View where Content: View {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image
  nonisolated public init<I, P>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>, I: View, P: View
  public typealias Body = Never
}
public struct Label<Title, Icon>: View where Title: View, Icon: View {
  nonisolated public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
  public typealias Body = Never
}
extension Label where Title == Text, Icon == Image {
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage name: String)
  nonisolated public init(_ titleKey: LocalizedStringKey, image name: String)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String) where S: StringProtocol
  @_disfavoredOverload nonisolated public init<S>(_ title: S, image name: String) where S: StringProtocol
}
public struct Spacer: View { nonisolated public init(minLength: CGFloat? = nil); public typealias Body = Never }
public struct Divider: View { nonisolated public init(); public typealias Body = Never }

// Stacks, grids and lists.
public struct HStack<Content>: View where Content: View {
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct VStack<Content>: View where Content: View {
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct ZStack<Content>: View where Content: View {
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32)
  public static let sectionHeaders: PinnedScrollableViews
  public static let sectionFooters: PinnedScrollableViews
}
public struct LazyVStack<Content>: View where Content: View {
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct LazyHStack<Content>: View where Content: View {
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct GridItem: Sendable {
  public enum Size: Sendable { case fixed(CGFloat), flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity), adaptive(minimum: CGFloat, maximum: CGFloat = .infinity) }
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil)
}
public struct LazyVGrid<Content>: View where Content: View {
  nonisolated public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct LazyHGrid<Content>: View where Content: View {
  nonisolated public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct Grid<Content>: View where Content: View {
  nonisolated public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct GridRow<Content>: View where Content: View {
  nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ViewThatFits<Content>: View where Content: View {
  nonisolated public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func makeCache(subviews: Self.Subviews) -> Self.Cache
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  public func makeCache(subviews: Self.Subviews) -> Self.Cache
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?)
  public init(_ size: CGSize)
  public static let zero: ProposedViewSize
  public static let unspecified: ProposedViewSize
  public static let infinity: ProposedViewSize
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubview: Equatable, Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  public var startIndex: Int { get }
  public var endIndex: Int { get }
  public subscript(index: Int) -> LayoutSubview { get }
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void)
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void)
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct AnyLayout: Layout {
  public init<L>(_ layout: L) where L: Layout
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void)
}
public struct ScrollView<Content>: View where Content: View {
  nonisolated public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct ScrollViewProxy { public func scrollTo<ID>(_ id: ID, anchor: UnitPoint? = nil) where ID: Hashable }
public struct ScrollViewReader<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
  public typealias Body = Never
}
public struct GeometryProxy {
  public var size: CGSize { get }
  public var safeAreaInsets: EdgeInsets { get }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
}
public enum CoordinateSpace: Equatable, Hashable { case global, local, named(AnyHashable) }
public struct GeometryReader<Content>: View where Content: View {
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
  public typealias Body = Never
}
public struct List<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
  nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
extension List where SelectionValue == Never {
  nonisolated public init(@ViewBuilder content: () -> Content)
  nonisolated public init<Data, RowContent>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection, RowContent: View, Data.Element: Identifiable
  nonisolated public init<Data, ID, RowContent>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection, ID: Hashable, RowContent: View
}
public struct Section<Parent, Content, Footer> {}
extension Section: View where Parent: View, Content: View, Footer: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
  public typealias Body = Never
}
extension Section where Parent: View, Content: View, Footer == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  nonisolated public init(header: Parent, @ViewBuilder content: () -> Content)
}
extension Section where Parent == EmptyView, Content: View, Footer == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content) }
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder content: () -> Content) where S: StringProtocol
}
public struct Form<Content>: View where Content: View { nonisolated public init(@ViewBuilder content: () -> Content); public typealias Body = Never }
public struct GroupBox<Label, Content>: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
extension GroupBox where Label == Text { nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) }
extension GroupBox where Label == EmptyView { nonisolated public init(@ViewBuilder content: () -> Content) }
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
extension TabView where SelectionValue == Int { nonisolated public init(@ViewBuilder content: () -> Content) }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationStack<Data, Root>: View where Root: View {
  nonisolated public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationPath: Equatable {
  public init()
  public var count: Int { get }
  public var isEmpty: Bool { get }
  public mutating func append<V>(_ value: V) where V: Hashable
  public mutating func removeLast(_ k: Int = 1)
}
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
extension NavigationLink where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol
}
extension NavigationLink where Destination == Never {
  nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable
  nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable
  @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  public static let detailOnly: NavigationSplitViewVisibility
  public static let doubleColumn: NavigationSplitViewVisibility
  public static let all: NavigationSplitViewVisibility
  public static let automatic: NavigationSplitViewVisibility
  public func encode(to encoder: any Encoder) throws
  public init(from decoder: any Decoder) throws
}
public struct NavigationSplitViewColumn: Hashable, Sendable {
  public static let sidebar: NavigationSplitViewColumn
  public static let content: NavigationSplitViewColumn
  public static let detail: NavigationSplitViewColumn
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension NavigationSplitView where Content == EmptyView {
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  nonisolated public init(columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  nonisolated public init(preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct ContentUnavailableView<Label, Description, Actions>: View where Label: View, Description: View, Actions: View {
  nonisolated public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })
  public typealias Body = Never
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  nonisolated public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil)
  @_disfavoredOverload nonisolated public init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S: StringProtocol
}
public struct DisclosureGroup<Label, Content>: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
extension DisclosureGroup where Label == Text {
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content)
  nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content)
  @_disfavoredOverload nonisolated public init<S>(_ label: S, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol
  @_disfavoredOverload nonisolated public init<S>(_ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where S: StringProtocol
}
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct LabeledContent<Label, Content> {}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent: View where Label: View, Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  public typealias Body = Never
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent where Label == Text, Content: View { nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S>(_ titleKey: LocalizedStringKey, value: S) where S: StringProtocol
  @_disfavoredOverload nonisolated public init<S1, S2>(_ title: S1, value: S2) where S1: StringProtocol, S2: StringProtocol
}
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  public struct Context { public let date: Date }
}
public protocol TimelineSchedule {}
public struct PeriodicTimelineSchedule: TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule {}
extension TimelineSchedule where Self == PeriodicTimelineSchedule { public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule }
extension TimelineSchedule where Self == AnimationTimelineSchedule { public static var animation: AnimationTimelineSchedule { get } }
extension TimelineView: View where Content: View {
  public typealias Body = Never
  nonisolated public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineView<Schedule, Content>.Context) -> Content)
}
public struct Canvas<Symbols>: View where Symbols: View {
  nonisolated public init(opaque: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView
  public typealias Body = Never
}
public struct GraphicsContext {
  public struct Shading { public static func color(_ color: Color) -> GraphicsContext.Shading; public static func style<S>(_ style: S) -> GraphicsContext.Shading where S: ShapeStyle }
  public var opacity: Double { get set }
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle())
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1)
}
