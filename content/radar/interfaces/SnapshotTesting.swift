// What the guide on tests uses of SnapshotTesting, for `catalog check --compile`.

public struct Snapshotting<Value, Format> {}
extension Snapshotting where Value: SwiftUI.View, Format == Data {
  public static var image: Snapshotting<Value, Format> { get }
}
public func assertSnapshot<Value, Format>(of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, Format>, named name: String? = nil)
