// Publishers, as far as views use them.

public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
}
public protocol Cancellable { func cancel() }
final public class AnyCancellable: Cancellable, Hashable {
  public init(_ cancel: @escaping () -> Void)
  final public func cancel()
  final public func store(in set: inout Set<AnyCancellable>)
  final public func hash(into hasher: inout Hasher)
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool
}
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error { public init<P>(_ publisher: P) where Output == P.Output, Failure == P.Failure, P: Publisher }
public struct Just<Output>: Publisher { public typealias Failure = Never; public init(_ output: Output) }
final public class PassthroughSubject<Output, Failure>: Publisher where Failure: Error { public init(); final public func send(_ input: Output) }
final public class CurrentValueSubject<Output, Failure>: Publisher where Failure: Error { public init(_ value: Output); final public var value: Output { get set }; final public func send(_ input: Output) }
extension Publisher {
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure>
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> AnyPublisher<T, Self.Failure>
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> AnyPublisher<Self.Output, Self.Failure>
  public func removeDuplicates() -> AnyPublisher<Self.Output, Self.Failure> where Self.Output: Equatable
}
extension Publisher where Self.Failure == Never {
  public func sink(receiveValue: @escaping (Self.Output) -> Void) -> AnyCancellable
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root) -> AnyCancellable
}
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher where Self.ObjectWillChangePublisher.Failure == Never
  var objectWillChange: Self.ObjectWillChangePublisher { get }
}
extension ObservableObject where Self.ObjectWillChangePublisher == ObservableObjectPublisher { public var objectWillChange: ObservableObjectPublisher { get } }
final public class ObservableObjectPublisher: Publisher { public typealias Output = Void; public typealias Failure = Never; public init(); final public func send() }
@propertyWrapper public struct Published<Value> {
  public init(wrappedValue: Value)
  public init(initialValue: Value)
  public struct Publisher: Combine.Publisher { public typealias Output = Value; public typealias Failure = Never }
  @available(*, unavailable) public var wrappedValue: Value { get set }
  public static subscript<EnclosingSelf>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value where EnclosingSelf: AnyObject { get set }
  public var projectedValue: Published<Value>.Publisher { mutating get set }
}
