import JSONTree
import SwiftSymbols

/// Reads the description of a package that `swift package dump-package` prints.
enum PackageDescription {
  /// `nil` for JSON that is no such description.
  static func manifest(_ root: JSONNode) -> PackageManifest? {
    guard let package = root.object, let name = package["name"]?.string,
      let targets = package["targets"]?.array
    else { return nil }
    var manifest = PackageManifest(name: name)
    manifest.languageModes = texts(package["swiftLanguageVersions"])
      .compactMap(LanguageMode.mode)
    manifest.dependencies = objects(package["dependencies"]).compactMap(dependency)
    manifest.targets = targets.compactMap(target)
    manifest.products = objects(package["products"]).compactMap(product)
    manifest.traits = objects(package["traits"]).compactMap { trait in
      let enables = texts(trait["enabledTraits"])
      return trait["name"]?.string.map { PackageManifest.Trait(name: $0, enables: enables) }
    }
    // SwiftPM keeps them in a set, whose order changes from run to run.
    manifest.traits.sort { $0.name < $1.name }
    manifest.platforms = objects(package["platforms"]).compactMap { platform in
      guard let name = platform["platformName"]?.string, let version = platform["version"]?.string
      else { return nil }
      return "\(name) \(version)"
    }
    return manifest
  }

  private static func target(_ node: JSONNode) -> PackageTarget? {
    guard let object = node.object, let name = object["name"]?.string,
      let kind = object["type"]?.string.flatMap({ kinds[$0] })
    else { return nil }
    var target = PackageTarget(name: name, kind: kind)
    target.path = object["path"]?.string
    target.sources = object["sources"]?.array?.compactMap(\.string)
    target.exclude = texts(object["exclude"])
    target.exclude += objects(object["resources"]).compactMap { resource in
      let isCopied = resource["rule"]?.object?["process"] == nil
      return isCopied ? resource["path"]?.string : nil
    }
    target.dependencies = objects(object["dependencies"]).compactMap(targetDependency)
    target.usesPlugins = object["pluginUsages"]?.array?.isEmpty == false
    for setting in objects(object["settings"]) where setting["tool"]?.string == "swift" {
      read(setting, into: &target)
    }
    return target
  }

  private static func read(_ setting: JSONObject, into target: inout PackageTarget) {
    guard let kind = setting["kind"]?.object?.members.first, let value = kind.value.object?["_0"]
    else { return }
    let condition = setting["condition"]?.object
    if condition?["config"]?.string == "release" { return }
    switch kind.name {
    case "define":
      guard let name = value.string else { return }
      target.defines.append(
        PackageTarget.Define(name: name, condition: buildCondition(condition)))
    case "enableExperimentalFeature", "enableUpcomingFeature":
      if let name = value.string { target.features.append(name) }
    case "swiftLanguageMode": target.languageMode = value.string.flatMap(LanguageMode.mode)
    case "unsafeFlags": target.defines += PackageTarget.Define.all(inFlags: texts(value))
    default: break
    }
  }

  private static func buildCondition(_ object: JSONObject?) -> BuildCondition {
    BuildCondition(
      platforms: Set(texts(object?["platformNames"]).map { $0.lowercased() }),
      traits: Set(texts(object?["traits"])))
  }

  /// Each stands in a list of its own: `{"product": [name, package, aliases, condition]}`.
  private static func targetDependency(_ object: JSONObject) -> PackageTarget.Dependency? {
    guard let kind = object.members.first, let parts = kind.value.array,
      let name = parts.first?.string
    else { return nil }
    let package = kind.name == "product" && parts.count > 1 ? parts[1].string : nil
    return PackageTarget.Dependency(
      name: name, package: package, condition: buildCondition(parts.last?.object))
  }

  private static func dependency(_ object: JSONObject) -> PackageDependency? {
    guard let kind = object.members.first, let entry = kind.value.array?.first?.object,
      let identity = entry["identity"]?.string
    else { return nil }
    let name = entry["nameForTargetDependencyResolutionOnly"]?.string
    if let path = entry["path"]?.string { return PackageDependency(path: path, name: name) }
    let addresses = objects(entry["location"]?.object?["remote"])
    return PackageDependency(
      location: addresses.first?["urlString"]?.string ?? identity, name: name)
  }

  private static func product(_ object: JSONObject) -> PackageManifest.Product? {
    object["name"]?.string.map {
      PackageManifest.Product(
        name: $0, isLibrary: object["type"]?.object?["library"] != nil,
        targets: texts(object["targets"]))
    }
  }

  private static let kinds: [String: PackageTarget.Kind] = [
    "regular": .regular, "executable": .executable, "test": .test, "plugin": .plugin,
    "macro": .macro, "system": .system, "binary": .binary, "snippet": .snippet,
    "providedLibrary": .providedLibrary,
  ]

  private static func objects(_ node: JSONNode?) -> [JSONObject] {
    node?.array?.compactMap(\.object) ?? []
  }

  private static func texts(_ node: JSONNode?) -> [String] {
    node?.array?.compactMap(\.string) ?? []
  }
}
