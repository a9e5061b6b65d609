/// What `hasFeature(…)` and `hasAttribute(…)` find in the Swift 6.3 compiler.
///
/// The names are those of `swiftc -frontend -print-static-build-config -swift-version 5` (and
/// `6`), without the features of built-in functions, for which the standard library alone asks.
enum CompilerFeatures {
  static let always: Set<String> = [
    "ABIAttributeSE0479", "Actors", "AddressOfProperty2", "AlwaysInheritActorContext",
    "AssociatedTypeAvailability", "AssociatedTypeImplements", "AsyncAwait",
    "AsyncExecutionBehaviorAttributes", "AsyncSequenceFailure", "AttachedMacros",
    "BitwiseCopyable", "BitwiseCopyable2", "BodyMacros", "BorrowingSwitch", "ConcurrentFunctions",
    "ConformanceSuppression", "EffectfulProp", "ExpressionMacroDefaultArguments",
    "ExtensionMacroAttr", "ExtensionMacros", "FreestandingExpressionMacros", "FreestandingMacros",
    "GeneralizedIsSameMetaTypeBuiltin", "GlobalActors", "ImplicitSelfCapture",
    "InheritActorContext", "InlineAlways", "InlineArrayTypeSugar", "InoutLifetimeDependence",
    "IsolatedAny", "IsolatedAny2", "IsolatedConformances", "IsolatedDeinit",
    "LayoutPrespecialization", "LexicalLifetimes", "LifetimeDependenceMutableAccessors", "Macros",
    "MarkerProtocol", "MemorySafetyAttributes", "ModuleSelector", "MoveOnly",
    "MoveOnlyPartialConsumption", "MoveOnlyResilientTypes", "NewCxxMethodSafetyHeuristics",
    "NoAsyncAvailability", "NoncopyableGenerics", "NoncopyableGenerics2",
    "NonescapableAccessorOnTrivial", "NonescapableTypes", "NonexhaustiveAttribute",
    "NonfrozenEnumExhaustivity", "ObjCImplementation", "OptionalIsolatedParameters",
    "ParameterPacks", "PrimaryAssociatedTypes2", "RawIdentifiers", "RethrowsProtocol",
    "RetroactiveAttribute", "Sendable", "SendableCompletionHandlers", "SendingArgsAndResults",
    "SpecializeAttributeWithAvailability", "TypedThrows", "UnavailableFromAsync",
    "UnsafeInheritExecutor", "ValueGenerics", "ValueGenericsNameLookup",
  ]

  /// Upcoming features that language mode 6 turns on.
  static let ofMode6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "RegionBasedIsolation", "StrictConcurrency",
  ]

  static let attributes: Set<String> = [
    "_addressable", "_extern", "_local", "_noMetadata", "_opaqueReturnTypeOf", "abi", "attached",
    "autoclosure", "available", "backDeployed", "c", "concurrent", "const", "constInitialized",
    "convention", "derivative", "differentiable", "discardableResult", "dynamicCallable",
    "dynamicMemberLookup", "escaping", "exclusivity", "export", "frozen", "GKInspectable",
    "globalActor", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction",
    "inlinable", "inline", "isolated", "lifetime", "main", "noDerivative", "nonexhaustive",
    "nonisolated", "nonobjc", "NSApplicationMain", "NSCopying", "NSManaged", "objc",
    "objcMembers", "preconcurrency", "propertyWrapper", "reasync",
    "requires_stored_property_inits", "resultBuilder", "rethrows", "retroactive", "Sendable",
    "storageRestrictions", "transpose", "UIApplicationMain", "unchecked", "unsafe",
    "usableFromInline", "warn_unqualified_access",
  ]
}
