import Synchronization

/// Values by keys, each computed when it is first asked for, once, whoever asks.
public final class OnceEach<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Once<Value>]>([:])

  /// Nothing is computed yet.
  public init() {}

  /// The value of a key.
  ///
  /// - Parameter make: Computes it where nobody has asked before.
  public func value(for key: Key, _ make: @escaping @Sendable () -> Value) -> Value {
    values.withLock { values in
      let value = values[key] ?? Once(make)
      values[key] = value
      return value
    }.value
  }
}
