// Views, their builders and modifiers: what everything else is made from.

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension View where Body == Never { public var body: Never { get } }
extension Never: View { public typealias Body = Never; public var body: Never { get } }
extension Optional: View where Wrapped: View { public typealias Body = Never }

@resultBuilder public struct ViewBuilder {
  public static func buildBlock() -> EmptyView
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)> where repeat each Content: View
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View
  public static func buildEither<First, Second>(first: First) -> _ConditionalContent<First, Second> where First: View, Second: View
  public static func buildEither<First, Second>(second: Second) -> _ConditionalContent<First, Second> where First: View, Second: View
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View
}
public struct _ConditionalContent<TrueContent, FalseContent> {}
extension _ConditionalContent: View where TrueContent: View, FalseContent: View { public typealias Body = Never }
public struct TupleView<T>: View { public var value: T; public init(_ value: T); public typealias Body = Never }
public struct EmptyView: View { nonisolated public init(); public typealias Body = Never }
public struct AnyView: View {
  nonisolated public init<V>(_ view: V) where V: View
  nonisolated public init<V>(erasing view: V) where V: View
  public typealias Body = Never
}
public struct Group<Content> {}
extension Group: View where Content: View {
  public typealias Body = Never
  nonisolated public init(@ViewBuilder content: () -> Content)
}
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  nonisolated public init(content: Content, modifier: Modifier)
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier { public typealias Body = Never }
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}
public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier { public typealias Body = Never }
public struct EmptyModifier: ViewModifier { public init(); public func body(content: Content) -> Never }
extension View {
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>
}
public protocol DynamicProperty { mutating func update() }
extension DynamicProperty { public mutating func update() }

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
}
extension ForEach: View where Content: View {
  public typealias Body = Never
  nonisolated public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}
extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
}
extension ForEach where Content: View {
  nonisolated public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection, C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
}

// Apps and scenes.
@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Scene where Body == Never { public var body: Never { get } }
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene
  public static func buildBlock<First, Second>(_ first: First, _ second: Second) -> some Scene where First: Scene, Second: Scene
  public static func buildBlock<First, Second, Third>(_ first: First, _ second: Second, _ third: Third) -> some Scene where First: Scene, Second: Scene, Third: Scene
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
public struct WindowGroup<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  nonisolated public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
  nonisolated public init(id: String, @ViewBuilder content: () -> Content)
  nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
#if os(macOS)
public struct Settings<Content>: Scene where Content: View {
  nonisolated public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
}
@available(macOS 13.0, *)
public struct Window<Content>: Scene where Content: View {
  nonisolated public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
#endif
extension Scene {
  nonisolated public func commands<Content>(@CommandsBuilder content: () -> Content) -> some Scene where Content: Commands
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene
  nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene where V: Equatable
}
@MainActor @preconcurrency public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Commands where Body == Never { public var body: Never { get } }
extension Never: Commands {}
@resultBuilder public struct CommandsBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: Commands
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: Commands
  public static func buildBlock<First, Second>(_ first: First, _ second: Second) -> some Commands where First: Commands, Second: Commands
}
public struct CommandMenu<Content>: Commands where Content: View {
  nonisolated public init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content)
  public typealias Body = Never
}
public struct CommandGroup<Content>: Commands where Content: View {
  nonisolated public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  nonisolated public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  nonisolated public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content)
  public typealias Body = Never
}
public struct CommandGroupPlacement: Sendable {
  public static let newItem: CommandGroupPlacement
  public static let sidebar: CommandGroupPlacement
  public static let toolbar: CommandGroupPlacement
  public static let textEditing: CommandGroupPlacement
  public static let help: CommandGroupPlacement
  public static let appInfo: CommandGroupPlacement
  public static let appSettings: CommandGroupPlacement
}
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }

// What stands behind `#Preview`.
public struct _Preview {
  @MainActor public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View)
  @MainActor public init<T>(_ name: String? = nil, traits: PreviewTrait<T>, _ more: PreviewTrait<T>..., @ViewBuilder body: @escaping @MainActor () -> any View)
}
public struct PreviewTrait<T>: Sendable {}
extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: PreviewTrait<T> { get }
  public static var sizeThatFitsLayout: PreviewTrait<T> { get }
  public static var portrait: PreviewTrait<T> { get }
  public static var landscapeLeft: PreviewTrait<T> { get }
  public static var landscapeRight: PreviewTrait<T> { get }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T>
}
public struct Preview: Sendable { public struct ViewTraits: Sendable {} }
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
