extension LibraryInterface {
  /// SwiftUI, with Combine and CoreTransferable where it uses them. Written by hand: there is no
  /// module to extract from on Linux.
  static let userInterface = """
    protocol View { associatedtype Body; var body: Body }
    protocol ViewModifier {
      associatedtype Body; typealias Content = _; func body(content: Content) -> Body
    }
    protocol App { associatedtype Body; init(); var body: Body }
    protocol Scene { associatedtype Body; var body: Body }
    protocol Commands { associatedtype Body; var body: Body }
    protocol ToolbarContent { associatedtype Body; var body: Body }
    protocol CustomizableToolbarContent: ToolbarContent {}
    protocol Widget { associatedtype Body; init(); var body: Body }
    protocol WidgetBundle { associatedtype Body; init(); var body: Body }
    protocol PreviewProvider {
      associatedtype Previews; static var previews: Previews; static var platform: PreviewPlatform?
    }
    protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value }
    protocol FocusedValueKey { associatedtype Value }
    protocol ContainerValueKey { associatedtype Value; static var defaultValue: Value }
    protocol PreferenceKey {
      associatedtype Value
      static func reduce(value: inout Value, nextValue: () -> Value); static var defaultValue: Value
    }
    protocol LayoutValueKey { associatedtype Value; static var defaultValue: Value }
    protocol DynamicProperty { func update() }
    protocol Animatable { associatedtype AnimatableData; var animatableData: AnimatableData }
    protocol AnimatableModifier: Animatable, ViewModifier {}
    protocol GeometryEffect: Animatable, ViewModifier {
      func effectValue(size: CGSize) -> ProjectionTransform
    }
    protocol VectorArithmetic: AdditiveArithmetic {
      func scale(by rhs: Double); var magnitudeSquared: Double
    }
    protocol CustomAnimation: Hashable {
      func animate<V>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
      func shouldMerge<V>(
        previous: Animation, value: V, time: TimeInterval,
        context: inout AnimationContext<V>) -> Bool
      func velocity<V>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V?
    }
    protocol Shape: Animatable, View {
      func path(in rect: CGRect) -> Path; func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      static var role: ShapeRole; var layoutDirectionBehavior: LayoutDirectionBehavior
    }
    protocol InsettableShape: Shape {
      associatedtype InsetShape; func inset(by amount: CGFloat) -> InsetShape
    }
    protocol ShapeStyle {
      associatedtype Resolved; func resolve(in environment: EnvironmentValues) -> Resolved
    }
    protocol Layout: Animatable {
      associatedtype Cache; typealias Subviews = _
      func explicitAlignment(
        of guide: _, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache) -> CGFloat?
      func makeCache(subviews: Subviews) -> Cache
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
      func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      func updateCache(_ cache: inout Cache, subviews: Subviews)
      static var layoutProperties: LayoutProperties
    }
    protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }
    protocol Transition {
      associatedtype Body; typealias Content = _
      func body(content: Content, phase: TransitionPhase) -> Body
      static var properties: TransitionProperties
    }
    protocol EnvironmentalModifier: ViewModifier {
      associatedtype ResolvedModifier
      func resolve(in environment: EnvironmentValues) -> ResolvedModifier
    }
    protocol Gesture { associatedtype Body; associatedtype Value; var body: Body }
    protocol UIViewRepresentable: View {
      associatedtype Coordinator; associatedtype UIViewType; typealias Context = _
      func makeCoordinator() -> Coordinator; func makeUIView(context: Context) -> UIViewType
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
      func updateUIView(_ uiView: UIViewType, context: Context)
      static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    }
    protocol UIViewControllerRepresentable: View {
      associatedtype Coordinator; associatedtype UIViewControllerType; typealias Context = _
      func makeCoordinator() -> Coordinator
      func makeUIViewController(context: Context) -> UIViewControllerType
      func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
      static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    }
    protocol NSViewRepresentable: View {
      associatedtype Coordinator; associatedtype NSViewType; typealias Context = _
      func makeCoordinator() -> Coordinator; func makeNSView(context: Context) -> NSViewType
      func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
      func updateNSView(_ nsView: NSViewType, context: Context)
      static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    }
    protocol NSViewControllerRepresentable: View {
      associatedtype Coordinator; associatedtype NSViewControllerType; typealias Context = _
      func makeCoordinator() -> Coordinator
      func makeNSViewController(context: Context) -> NSViewControllerType
      func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
      static func dismantleNSViewController(
        _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    }
    protocol DropDelegate {
      func dropEntered(info: DropInfo); func dropExited(info: DropInfo)
      func dropUpdated(info: DropInfo) -> DropProposal?; func performDrop(info: DropInfo) -> Bool
      func validateDrop(info: DropInfo) -> Bool
    }
    protocol Transferable {
      associatedtype Representation; static var transferRepresentation: Representation
    }
    protocol ObservableObject {
      associatedtype ObjectWillChangePublisher; var objectWillChange: ObjectWillChangePublisher
    }
    protocol FileDocument {
      typealias ReadConfiguration = _; typealias WriteConfiguration = _
      init(configuration: ReadConfiguration) throws
      func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
      static var readableContentTypes: [UTType]; static var writableContentTypes: [UTType]
    }
    protocol ButtonStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol ToggleStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol LabelStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol ProgressViewStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol GaugeStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol MenuStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol GroupBoxStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol DisclosureGroupStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol LabeledContentStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol DatePickerStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol ControlGroupStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol FormStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol NavigationSplitViewStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    protocol PrimitiveButtonStyle {
      associatedtype Body; typealias Configuration = _
      func makeBody(configuration: Configuration) -> Body
    }
    """
}
