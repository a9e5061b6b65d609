import SwiftIfConfig
import SwiftSyntax

/// Answers the conditions of `#if` as the Swift 6.3 compiler does for one platform.
///
/// The feature names are those of `swiftc -frontend -print-static-build-config`, without the
/// built-in functions' ones; `canImport` is answered from a table, as no module is looked up.
struct PlatformConditions: BuildConfiguration {
  let platform: SourceConfiguration.Platform
  let defines: Set<String>
  let modules: Set<String>

  init(
    _ platform: SourceConfiguration.Platform, configuration: SourceConfiguration, module: String
  ) {
    self.platform = platform
    defines = configuration.defines
    modules = Self.modules(of: platform)
      .union(configuration.importableModules)
      .union([module])
  }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  var languageVersion: VersionTuple { VersionTuple(6, 0) }
  var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }

  func isCustomConditionSet(name: String) -> Bool {
    name.hasPrefix("$") ? hasFeature(name: String(name.dropFirst())) : defines.contains(name)
  }

  func hasFeature(name: String) -> Bool { Self.features.contains(name) }

  func hasAttribute(name: String) -> Bool { true }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    importPath.first.map { modules.contains($0.1) } ?? false
  }

  func isActiveTargetOS(name: String) -> Bool {
    switch platform {
    case .linux: name == "Linux"
    case .macOS: name == "macOS" || name == "OSX"
    case .visionOS: name == "visionOS" || name == "xrOS"
    case .iOS, .tvOS, .watchOS: name == platform.rawValue
    }
  }

  func isActiveTargetArchitecture(name: String) -> Bool {
    name == (platform == .linux ? "x86_64" : "arm64")
  }

  func isActiveTargetEnvironment(name: String) -> Bool { false }

  func isActiveTargetRuntime(name: String) -> Bool {
    name == (platform == .linux ? "_Native" : "_ObjC") || name == "_multithreaded"
  }

  func isActiveTargetPointerAuthentication(name: String) -> Bool { name == "_none" }

  func isActiveTargetObjectFormat(name: String) -> Bool {
    name == (platform == .linux ? "ELF" : "MachO")
  }
}

extension PlatformConditions {
  private static func modules(of platform: SourceConfiguration.Platform) -> Set<String> {
    switch platform {
    case .linux: everywhere.union(linuxOnly)
    case .macOS: everywhere.union(apple).union(["AppKit", "Cocoa", "IOKit", "Carbon"])
    case .iOS, .tvOS, .visionOS: everywhere.union(apple).union(["UIKit"])
    case .watchOS: everywhere.union(apple).union(["UIKit", "WatchKit"])
    }
  }

  private static let everywhere: Set<String> = [
    "Swift", "_Concurrency", "_StringProcessing", "_Differentiation", "Cxx", "CxxStdlib",
    "Dispatch", "Distributed", "Foundation", "Observation", "RegexBuilder", "Synchronization",
    "Testing", "XCTest",
  ]

  private static let linuxOnly: Set<String> = [
    "CDispatch", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "SwiftGlibc",
  ]

  private static let apple: Set<String> = [
    "Accelerate", "Accessibility", "AVFoundation", "Charts", "Combine", "CoreData",
    "CoreFoundation", "CoreGraphics", "CoreImage", "CoreLocation", "CoreText", "CoreVideo",
    "CryptoKit", "Darwin", "ImageIO", "MapKit", "Metal", "ObjectiveC", "QuartzCore", "Security",
    "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "WidgetKit", "os",
  ]

  private static let features: Set<String> = [
    "ABIAttributeSE0479", "Actors", "AddressOfProperty2", "AlwaysInheritActorContext",
    "AssociatedTypeAvailability", "AssociatedTypeImplements", "AsyncAwait",
    "AsyncExecutionBehaviorAttributes", "AsyncSequenceFailure", "AttachedMacros",
    "BitwiseCopyable", "BitwiseCopyable2", "BodyMacros", "BorrowingSwitch",
    "ConcurrentFunctions", "ConformanceSuppression", "EffectfulProp",
    "ExpressionMacroDefaultArguments", "ExtensionMacroAttr", "ExtensionMacros",
    "FreestandingExpressionMacros", "FreestandingMacros", "GlobalActors", "ImplicitSelfCapture",
    "InheritActorContext", "InlineAlways", "InlineArrayTypeSugar", "InoutLifetimeDependence",
    "IsolatedAny", "IsolatedAny2", "IsolatedConformances", "IsolatedDeinit",
    "LayoutPrespecialization", "LexicalLifetimes", "LifetimeDependenceMutableAccessors", "Macros",
    "MarkerProtocol", "MemorySafetyAttributes", "ModuleSelector", "MoveOnly",
    "MoveOnlyPartialConsumption", "MoveOnlyResilientTypes", "NoAsyncAvailability",
    "NonescapableAccessorOnTrivial", "NonescapableTypes", "NonexhaustiveAttribute",
    "NoncopyableGenerics", "NoncopyableGenerics2", "ObjCImplementation",
    "OptionalIsolatedParameters", "ParameterPacks", "PrimaryAssociatedTypes2", "RawIdentifiers",
    "RethrowsProtocol", "RetroactiveAttribute", "Sendable", "SendableCompletionHandlers",
    "SendingArgsAndResults", "SpecializeAttributeWithAvailability", "TypedThrows",
    "UnavailableFromAsync", "UnsafeInheritExecutor", "ValueGenerics", "ValueGenericsNameLookup",
  ]
}
