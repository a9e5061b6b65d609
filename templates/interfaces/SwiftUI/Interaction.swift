// Animation, gestures, focus, keyboard, accessibility and feedback.

public struct Animation: Equatable, Sendable {
  public static let `default`: Animation
  public static let linear: Animation
  public static let easeIn: Animation
  public static let easeOut: Animation
  public static let easeInOut: Animation
  public static let spring: Animation
  public static let interactiveSpring: Animation
  public static let smooth: Animation
  public static let snappy: Animation
  public static let bouncy: Animation
  public static func linear(duration: TimeInterval) -> Animation
  public static func easeIn(duration: TimeInterval) -> Animation
  public static func easeOut(duration: TimeInterval) -> Animation
  public static func easeInOut(duration: TimeInterval) -> Animation
  public static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35) -> Animation
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0) -> Animation
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation
  public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25) -> Animation
  public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation
  public func delay(_ delay: TimeInterval) -> Animation
  public func speed(_ speed: Double) -> Animation
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation
  public func repeatForever(autoreverses: Bool = true) -> Animation
}
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct UnitCurve: Hashable, Sendable {
  public static let linear: UnitCurve
  public static let easeIn: UnitCurve
  public static let easeOut: UnitCurve
  public static let easeInOut: UnitCurve
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve
}
public protocol VectorArithmetic: AdditiveArithmetic { mutating func scale(by rhs: Double); var magnitudeSquared: Double { get } }
extension Double: VectorArithmetic { public mutating func scale(by rhs: Double); public var magnitudeSquared: Double { get } }
extension CGFloat: VectorArithmetic { public mutating func scale(by rhs: Double); public var magnitudeSquared: Double { get } }
public struct EmptyAnimatableData: VectorArithmetic {
  public init()
  public static var zero: EmptyAnimatableData { get }
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData
  public mutating func scale(by rhs: Double)
  public var magnitudeSquared: Double { get }
}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: Self.AnimatableData { get set }
}
extension Animatable where AnimatableData == EmptyAnimatableData { public var animatableData: EmptyAnimatableData { get set } }
public struct Transaction { public init(); public init(animation: Animation?); public var animation: Animation? { get set }; public var disablesAnimations: Bool { get set } }
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
@MainActor @preconcurrency public struct AnyTransition: Sendable {
  nonisolated public static let opacity: AnyTransition
  nonisolated public static let identity: AnyTransition
  nonisolated public static let slide: AnyTransition
  nonisolated public static let scale: AnyTransition
  nonisolated public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition
  nonisolated public static func move(edge: Edge) -> AnyTransition
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public static func push(from edge: Edge) -> AnyTransition
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition
  nonisolated public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition
  nonisolated public func combined(with other: AnyTransition) -> AnyTransition
  nonisolated public func animation(_ animation: Animation?) -> AnyTransition
}
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ContentTransition: Equatable, Sendable {
  public static let identity: ContentTransition
  public static let opacity: ContentTransition
  public static let interpolate: ContentTransition
  public static func numericText(countsDown: Bool = false) -> ContentTransition
}
extension View {
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable
  @available(iOS, introduced: 13.0, deprecated: 15.0) @available(macOS, introduced: 10.15, deprecated: 12.0)
  nonisolated public func animation(_ animation: Animation?) -> some View
  nonisolated public func transition(_ t: AnyTransition) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
  nonisolated public func matchedGeometryEffect<ID>(id: ID, in namespace: Namespace.ID, isSource: Bool = true) -> some View where ID: Hashable
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T: Equatable
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func symbolEffect<T>(_ effect: SymbolEffectOption, value: T) -> some View where T: Equatable
}
public struct SymbolEffectOption: Sendable { public static var bounce: SymbolEffectOption { get }; public static var pulse: SymbolEffectOption { get } }
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  public static let success: SensoryFeedback
  public static let warning: SensoryFeedback
  public static let error: SensoryFeedback
  public static let selection: SensoryFeedback
  public static let impact: SensoryFeedback
}

// Gestures.
@MainActor @preconcurrency public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Self.Body { get }
}
extension Gesture where Body == Never { public var body: Never { get } }
extension Never: Gesture { public typealias Value = Never }
extension Gesture {
  nonisolated public func onEnded(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Self.Value>
  nonisolated public func updating<State>(_ state: GestureState<State>, body: @escaping (Self.Value, inout State, inout Transaction) -> Void) -> some Gesture<Self.Value>
}
extension Gesture where Value: Equatable { nonisolated public func onChanged(_ action: @escaping (Self.Value) -> Void) -> some Gesture<Self.Value> }
public struct TapGesture: Gesture { public typealias Value = Void; public typealias Body = Never; nonisolated public init(count: Int = 1) }
public struct LongPressGesture: Gesture { public typealias Value = Bool; public typealias Body = Never; nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) }
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable { public var time: Date; public var location: CGPoint; public var startLocation: CGPoint; public var translation: CGSize { get }; public var predictedEndTranslation: CGSize { get } }
  public typealias Body = Never
  nonisolated public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)
}
public struct MagnifyGesture: Gesture { public struct Value: Equatable, Sendable { public var magnification: CGFloat }; public typealias Body = Never; nonisolated public init() }
public struct GestureMask: OptionSet, Sendable { public let rawValue: UInt32; public init(rawValue: UInt32); public static let none: GestureMask; public static let gesture: GestureMask; public static let subviews: GestureMask; public static let all: GestureMask }
extension View {
  nonisolated public func gesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
  nonisolated public func simultaneousGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
  nonisolated public func highPriorityGesture<T>(_ gesture: T, including mask: GestureMask = .all) -> some View where T: Gesture
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View
}

// Focus and keyboard.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let activate: FocusInteractions
  public static let edit: FocusInteractions
  public static var automatic: FocusInteractions { get }
}
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character)
  public init(extendedGraphemeClusterLiteral: Character)
  public static let upArrow: KeyEquivalent
  public static let downArrow: KeyEquivalent
  public static let leftArrow: KeyEquivalent
  public static let rightArrow: KeyEquivalent
  public static let escape: KeyEquivalent
  public static let delete: KeyEquivalent
  public static let tab: KeyEquivalent
  public static let space: KeyEquivalent
  public static let `return`: KeyEquivalent
}
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let capsLock: EventModifiers
  public static let shift: EventModifiers
  public static let control: EventModifiers
  public static let option: EventModifiers
  public static let command: EventModifiers
  public static let numericPad: EventModifiers
  public static let all: EventModifiers
}
public struct KeyboardShortcut: Hashable, Sendable {
  public static let defaultAction: KeyboardShortcut
  public static let cancelAction: KeyboardShortcut
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
  public static func == (a: KeyboardShortcut, b: KeyboardShortcut) -> Bool
  public func hash(into hasher: inout Hasher)
}
extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View
  nonisolated public func focused<Value>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View where Value: Hashable
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View
}

// Accessibility.
public struct AccessibilityTraits: SetAlgebra, Sendable {
  public typealias Element = AccessibilityTraits
  public typealias ArrayLiteralElement = AccessibilityTraits
  public init()
  public static let isButton: AccessibilityTraits
  public static let isHeader: AccessibilityTraits
  public static let isSelected: AccessibilityTraits
  public static let isLink: AccessibilityTraits
  public static let isSearchField: AccessibilityTraits
  public static let isImage: AccessibilityTraits
  public static let isStaticText: AccessibilityTraits
  public static let isToggle: AccessibilityTraits
  public static let isModal: AccessibilityTraits
  public static let updatesFrequently: AccessibilityTraits
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formUnion(_ other: AccessibilityTraits)
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formIntersection(_ other: AccessibilityTraits)
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits)
  public func contains(_ member: AccessibilityTraits) -> Bool
  public mutating func insert(_ newMember: AccessibilityTraits) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits)
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits?
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits?
  public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore: AccessibilityChildBehavior
  public static let contain: AccessibilityChildBehavior
  public static let combine: AccessibilityChildBehavior
}
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default`: AccessibilityActionKind
  public static let escape: AccessibilityActionKind
  public static let magicTap: AccessibilityActionKind
  public static let delete: AccessibilityActionKind
  public static let showMenu: AccessibilityActionKind
}
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: UInt, Sendable { public init?(rawValue: UInt); public typealias RawValue = UInt; public var rawValue: UInt { get }; case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityNotification {
  public struct Announcement: Sendable { public init(_ announcement: String); public init(_ announcement: LocalizedStringKey); public func post() }
  public struct ScreenChanged { public init(_ element: String? = nil); public func post() }
  public struct LayoutChanged { public init(_ element: String? = nil); public func post() }
}
extension View {
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
  nonisolated public func accessibilityLabel(_ label: Text) -> some View
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View
  @_disfavoredOverload nonisolated public func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol
  nonisolated public func accessibilityValue(_ valueDescription: Text) -> some View
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View
  @_disfavoredOverload nonisolated public func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol
  nonisolated public func accessibilityHint(_ hint: Text) -> some View
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View
  @_disfavoredOverload nonisolated public func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View
  @_disfavoredOverload nonisolated public func accessibilityAction<S>(named name: S, _ handler: @escaping () -> Void) -> some View where S: StringProtocol
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  nonisolated public func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content) -> some View where Content: View
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
  nonisolated public func accessibilityRepresentation<V>(@ViewBuilder representation: () -> V) -> some View where V: View
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
  nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View
  nonisolated public func accessibilityShowsLargeContentViewer<V>(@ViewBuilder _ largeContentView: () -> V) -> some View where V: View
  nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View
  nonisolated public func accessibilityChildren<V>(@ViewBuilder children: () -> V) -> some View where V: View
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View
}
