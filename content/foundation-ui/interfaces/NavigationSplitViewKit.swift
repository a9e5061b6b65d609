// What the framework uses of NavigationSplitViewKit, for `catalog check --compile`.

@available(iOS 17.0, macOS 14.0, *)
final public class NavigationModel: Observable {
  public init()
  final public var columnVisibility: NavigationSplitViewVisibility { get set }
  final public var showInspector: Bool { get set }
}
