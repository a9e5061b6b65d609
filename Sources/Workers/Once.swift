import Synchronization

/// A value that is computed when it is first asked for, once, whoever asks.
///
/// Copies share the value. Those who ask while it is computed wait for it.
public final class Once<Value: Sendable>: Sendable {
  private enum State {
    case pending(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>

  /// - Parameter make: Computes the value; it must not ask for this value itself.
  public init(_ make: @escaping @Sendable () -> Value) {
    state = Mutex(.pending(make))
  }

  /// The value, made when it is first asked for.
  public var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .pending(let make):
        let value = make()
        state = .made(value)
        return value
      }
    }
  }
}
