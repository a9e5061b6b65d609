import SwiftIfConfig
import SwiftSyntax

/// Answers the conditions of `#if` as the Swift 6.3 compiler does for one platform.
///
/// `canImport` is answered from a table (``PlatformModules``), as no module is looked up.
struct PlatformConditions: BuildConfiguration {
  let platform: SourceConfiguration.Platform
  private let defines: Set<String>
  private let modules: Set<String>
  private let languageMode: Int
  private let features: Set<String>

  init(
    _ platform: SourceConfiguration.Platform, configuration: SourceConfiguration, module: String
  ) {
    self.platform = platform
    defines = configuration.defines
    modules = PlatformModules.of(platform)
      .union(configuration.importableModules)
      .union([module])
    languageMode = configuration.languageMode
    features = configuration.features
  }

  var targetPointerBitWidth: Int { 64 }
  var targetAtomicBitWidths: [Int] { [8, 16, 32, 64, 128] }
  var endianness: Endianness { .little }
  /// The newest mode is known by the compiler's own version, the others by their last one.
  var languageVersion: VersionTuple {
    switch languageMode {
    case ...4: VersionTuple(4, 2)
    case 5: VersionTuple(5, 10)
    default: compilerVersion
    }
  }
  var compilerVersion: VersionTuple { VersionTuple(6, 3, 1) }

  func isCustomConditionSet(name: String) -> Bool {
    name.hasPrefix("$") ? hasFeature(name: String(name.dropFirst())) : defines.contains(name)
  }

  func hasFeature(name: String) -> Bool {
    features.contains(name) || CompilerFeatures.always.contains(name)
      || languageMode >= 6 && CompilerFeatures.ofMode6.contains(name)
  }

  func hasAttribute(name: String) -> Bool { CompilerFeatures.attributes.contains(name) }

  func canImport(importPath: [(TokenSyntax, String)], version: CanImportVersion) -> Bool {
    guard let module = importPath.first?.1, modules.contains(module) else { return false }
    // The modules of Linux are written in Swift, which has no submodules.
    return importPath.count == 1 || platform != .linux
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
