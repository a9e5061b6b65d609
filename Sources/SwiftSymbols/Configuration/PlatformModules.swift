/// The modules that come with each platform, by which `canImport(…)` is answered.
enum PlatformModules {
  static func of(_ platform: SourceConfiguration.Platform) -> Set<String> {
    switch platform {
    case .linux: everywhere.union(linuxOnly)
    case .macOS: everywhere.union(appleOnly).union(macOSOnly)
    case .iOS, .visionOS: everywhere.union(appleOnly).union(["UIKit"])
    case .tvOS: everywhere.union(appleOnly).union(tvOSOnly).union(["UIKit"])
    case .watchOS: everywhere.union(appleOnly).union(watchOSOnly).union(["UIKit"])
    }
  }

  static let everywhere: Set<String> = [
    "Cxx", "CxxStdlib", "Dispatch", "Distributed", "Foundation", "Observation", "RegexBuilder",
    "Swift", "SwiftOnoneSupport", "SwiftShims", "Synchronization", "Testing", "XCTest",
    "_Builtin_float", "_Concurrency", "_Differentiation", "_RegexParser", "_StringProcessing",
    "_Volatile",
  ]

  static let linuxOnly: Set<String> = [
    "CDispatch", "CoreFoundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Runtime", "SwiftGlibc",
    "SwiftOverlayShims", "_FoundationCShims", "_FoundationCollections", "_FoundationICU",
    "_Testing_Foundation",
  ]

  /// On every Apple platform, as far as libraries ask for them.
  static let appleOnly: Set<String> = [
    "AVFoundation", "Accelerate", "Accessibility", "AppIntents", "AuthenticationServices",
    "Charts", "CloudKit", "Combine", "CoreData", "CoreFoundation", "CoreGraphics", "CoreImage",
    "CoreLocation", "CoreMedia", "CoreText", "CoreVideo", "CryptoKit", "Darwin",
    "DeveloperToolsSupport", "GameplayKit", "ImageIO", "MapKit", "Metal", "MetalKit", "Network",
    "OSLog", "ObjectiveC", "QuartzCore", "RealityKit", "SceneKit", "Security", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SwiftUICore", "TipKit", "UniformTypeIdentifiers",
    "UserNotifications", "WebKit", "WidgetKit", "os", "simd",
  ]

  static let macOSOnly: Set<String> = ["AppKit", "Carbon", "Cocoa", "IOKit"]

  static let tvOSOnly: Set<String> = ["TVMLKit", "TVServices", "TVUIKit"]

  static let watchOSOnly: Set<String> = ["ClockKit", "WatchKit"]
}
