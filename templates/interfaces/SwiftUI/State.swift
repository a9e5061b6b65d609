// Property wrappers and the environment.

@propertyWrapper public struct State<Value>: DynamicProperty {
  public init(wrappedValue value: Value)
  public init(initialValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
extension State: Sendable where Value: Sendable {}
extension State where Value: ExpressibleByNilLiteral { public init() }
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
  public static func constant(_ value: Value) -> Binding<Value>
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public init(projectedValue: Binding<Value>)
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
  public init<V>(_ base: Binding<V>) where Value == V?
  public init?(_ base: Binding<Value?>)
  public func animation(_ animation: Animation? = .default) -> Binding<Value>
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { get }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: AnyObject {
  public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable where Value: Observable, Value: AnyObject {
  public init(wrappedValue: Value)
  public init(_ wrappedValue: Value)
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension Bindable: Sendable where Value: Sendable {}
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
  public var wrappedValue: Value { get }
}
extension Environment {
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable
}
extension Environment: Sendable where Value: Sendable {}
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
  @MainActor public var wrappedValue: ObjectType { get }
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
  }
  nonisolated public init(wrappedValue: ObjectType)
  @MainActor public var wrappedValue: ObjectType
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
  nonisolated public init()
  @MainActor public var wrappedValue: ObjectType { get }
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
}
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == Int
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: RawRepresentable, Value.RawValue == String
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool?
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int?
  public init(_ key: String, store: UserDefaults? = nil) where Value == String?
}
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public init(wrappedValue: Value, _ key: String) where Value == Bool
  public init(wrappedValue: Value, _ key: String) where Value == Int
  public init(wrappedValue: Value, _ key: String) where Value == String
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String
}
@propertyWrapper public struct FocusState<Value>: DynamicProperty where Value: Hashable {
  @propertyWrapper public struct Binding {
    public var wrappedValue: Value { get nonmutating set }
    public var projectedValue: FocusState<Value>.Binding { get }
  }
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: FocusState<Value>.Binding { get }
  public init() where Value == Bool
  public init<T>() where Value == T?, T: Hashable
}
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public init(wrappedValue: Value, resetTransaction: Transaction)
  public var wrappedValue: Value { get }
  public var projectedValue: GestureState<Value> { get }
}
extension GestureState: Sendable where Value: Sendable {}
@propertyWrapper public struct Namespace: DynamicProperty {
  public struct ID: Hashable, Sendable {}
  public init()
  public var wrappedValue: Namespace.ID { get }
}
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  public init(wrappedValue: Value)
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)
  public var wrappedValue: Value { get }
}
@propertyWrapper public struct AccessibilityFocusState<Value>: DynamicProperty where Value: Hashable {
  public struct Binding {}
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: AccessibilityFocusState<Value>.Binding { get }
  public init() where Value == Bool
  public init<T>() where Value == T?, T: Hashable
}

public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Self.Value { get } }
public struct EnvironmentValues: CustomStringConvertible {
  public init()
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey { get set }
  public var description: String { get }
}
extension EnvironmentValues {
  public var colorScheme: ColorScheme { get set }
  public var colorSchemeContrast: ColorSchemeContrast { get }
  public var dynamicTypeSize: DynamicTypeSize { get set }
  public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
  public var verticalSizeClass: UserInterfaceSizeClass? { get set }
  public var layoutDirection: LayoutDirection { get set }
  public var locale: Locale { get set }
  public var calendar: Calendar { get set }
  public var timeZone: TimeZone { get set }
  public var isEnabled: Bool { get set }
  public var isFocused: Bool { get }
  public var font: Font? { get set }
  public var lineLimit: Int? { get set }
  public var lineSpacing: CGFloat { get set }
  public var multilineTextAlignment: TextAlignment { get set }
  public var controlSize: ControlSize { get set }
  public var displayScale: CGFloat { get set }
  public var pixelLength: CGFloat { get }
  public var scenePhase: ScenePhase { get set }
  public var redactionReasons: RedactionReasons { get set }
  public var accessibilityReduceMotion: Bool { get }
  public var accessibilityReduceTransparency: Bool { get }
  public var accessibilityDifferentiateWithoutColor: Bool { get }
  public var accessibilityInvertColors: Bool { get }
  public var accessibilityShowButtonShapes: Bool { get }
  public var accessibilityVoiceOverEnabled: Bool { get }
  public var accessibilityEnabled: Bool { get set }
  public var legibilityWeight: LegibilityWeight? { get set }
  public var dismiss: DismissAction { get }
  public var openURL: OpenURLAction { get set }
  public var isPresented: Bool { get }
  public var dismissSearch: DismissSearchAction { get }
  public var isSearching: Bool { get }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var openWindow: OpenWindowAction { get }
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public var backgroundStyle: AnyShapeStyle? { get set }
  public var symbolRenderingMode: SymbolRenderingMode? { get set }
  public var undoManager: UndoManager? { get }
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  public var accessibilityAssistiveAccessEnabled: Bool { get }
#if os(iOS)
  public var editMode: Binding<EditMode>? { get set }
#endif
}
#if os(iOS)
public enum EditMode: Sendable { case inactive, transient, active; public var isEditing: Bool { get } }
#endif
@MainActor public struct DismissAction { public func callAsFunction() }
@MainActor public struct DismissSearchAction { public func callAsFunction() }
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor public struct OpenWindowAction { public func callAsFunction(id: String) }
@MainActor public struct OpenURLAction { public func callAsFunction(_ url: URL) }
public class UndoManager {}
public enum ColorScheme: CaseIterable, Hashable, Sendable { public typealias AllCases = [ColorScheme]; public static var allCases: [ColorScheme] { get }; case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { public typealias AllCases = [ColorSchemeContrast]; public static var allCases: [ColorSchemeContrast] { get }; case standard, increased }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { public typealias AllCases = [LayoutDirection]; public static var allCases: [LayoutDirection] { get }; case leftToRight, rightToLeft }
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable { public typealias AllCases = [DynamicTypeSize]; public static var allCases: [DynamicTypeSize] { get };
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { get }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool
}
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let placeholder: RedactionReasons
  public static let privacy: RedactionReasons
}
public protocol FocusedValueKey { associatedtype Value }
public struct FocusedValues {
  public subscript<Key>(key: Key.Type) -> Key.Value? where Key: FocusedValueKey { get set }
}
@propertyWrapper public struct FocusedValue<Value>: DynamicProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>)
  public var wrappedValue: Value? { get }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
public struct ContainerValues {}
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}
extension View {
  nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject
  nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
  nonisolated public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
  nonisolated public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View
  nonisolated public func preference<K>(key: K.Type = K.self, value: K.Value) -> some View where K: PreferenceKey
  nonisolated public func onPreferenceChange<K>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K: PreferenceKey, K.Value: Equatable
}
