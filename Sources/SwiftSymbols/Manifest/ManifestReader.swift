import Diagnostics

extension PackageManifest {
  /// Reads a `Package.swift` by its text alone; nothing is run.
  ///
  /// 1. `ParsedFile` parses the text; conditions are answered as on Linux.
  /// 2. `ManifestStatements` runs its statements as far as they can be followed.
  /// 3. `ManifestReader` takes the description from the package that they leave behind.
  ///
  /// Environment variables count as not set. What cannot be followed is listed in ``gaps`` when it
  /// may concern the sources of a target, and never guessed.
  ///
  /// - Returns: `nil` when the text makes no package at all.
  public static func read(text: String, path: String) -> PackageManifest? {
    var diagnostics: [Diagnostic] = []
    let conditions = BranchConditions(.linux, module: "Package")
    guard
      let file = ParsedFile(
        SourceFile(path: path, text: text), conditions: conditions, diagnostics: &diagnostics)
    else { return nil }
    var statements = ManifestStatements(file)
    statements.run()
    guard let package = statements.evaluator.objects.last(where: { $0.maker == "Package" }) else {
      return nil
    }
    var reader = ManifestReader(statements.evaluator)
    var manifest = reader.manifest(of: package)
    manifest.gaps += diagnostics.compactMap { diagnostic in
      guard let location = diagnostic.location else { return nil }
      var gap = Gap(source: diagnostic.summary, at: location)
      gap.isFault = true
      return gap
    }
    return manifest
  }
}

/// Turns the values of a manifest that was run into its description.
private struct ManifestReader {
  private let objects: [ManifestObject]
  private var gaps: [PackageManifest.Gap]

  init(_ evaluator: ManifestEvaluator) {
    objects = evaluator.objects
    gaps = evaluator.gaps
  }

  mutating func manifest(of package: ManifestObject) -> PackageManifest {
    var manifest = PackageManifest(name: text("name", of: package) ?? "")
    manifest.platforms = list("platforms", of: package, isNeeded: false).compactMap(Self.platform)
    for name in ["swiftLanguageModes", "swiftLanguageVersions"] {
      manifest.languageModes +=
        list(name, of: package, isNeeded: false).compactMap(Self.languageMode)
    }
    manifest.dependencies = list("dependencies", of: package, isNeeded: false).compactMap {
      self.package($0)
    }
    manifest.targets = list("targets", of: package).compactMap { value in
      let target = target(value)
      if target == nil { note(value, "targets", of: package) }
      return target
    }
    manifest.products = list("products", of: package).compactMap { product($0) }
    manifest.traits = list("traits", of: package).compactMap { trait($0) }
    manifest.gaps = gaps
    return manifest
  }

  private mutating func target(_ value: ManifestValue) -> PackageTarget? {
    guard case .object(let number) = value, let kind = ManifestObject.kinds[objects[number].maker],
      let name = text("name", of: objects[number])
    else { return nil }
    let object = objects[number]
    var target = PackageTarget(name: name, kind: kind)
    target.path = text("path", of: object)
    if let sources = object.fields["sources"], sources != .none {
      target.sources = texts("sources", of: object)
    }
    target.exclude = texts("exclude", of: object)
    // What is copied as it is, is not compiled.
    target.exclude += list("resources", of: object, isNeeded: false).compactMap { resource in
      guard case .call(let rule, let arguments) = resource, rule != "process" else { return nil }
      return arguments[nil].text
    }
    target.dependencies = list("dependencies", of: object, isNeeded: false).compactMap {
      dependency($0)
    }
    target.usesPlugins = !list("plugins", of: object, isNeeded: false).isEmpty
    for setting in list("swiftSettings", of: object) where !read(setting, into: &target) {
      note(setting, "swiftSettings", of: object)
    }
    return target
  }

  /// `false` for what is no setting that SwiftPM knows.
  private func read(_ setting: ManifestValue, into target: inout PackageTarget) -> Bool {
    guard case .call(let name, let arguments) = setting else { return false }
    switch name {
    case "define":
      guard let define = arguments[nil].text else { return false }
      let condition = arguments.dropFirst().first?.value
      if let define = Self.define(define, condition) { target.defines.append(define) }
    case "enableExperimentalFeature", "enableUpcomingFeature":
      if let feature = arguments[nil].text { target.features.append(feature) }
    case "swiftLanguageMode", "swiftLanguageVersion":
      target.languageMode = Self.languageMode(arguments[nil])
    case "unsafeFlags":
      let flags = (arguments[nil].list ?? []).compactMap(\.text)
      target.defines += PackageTarget.Define.all(inFlags: flags)
    default: return Self.otherSettings.contains(name)
    }
    return true
  }

  /// Settings that decide neither what is declared nor which branches are read.
  private static let otherSettings: Set<String> = [
    "defaultIsolation", "interoperabilityMode", "strictMemorySafety", "treatAllWarnings",
    "treatWarning",
  ]

  /// 6 of `.v6` and of `.version("6")`.
  private static func languageMode(_ value: ManifestValue) -> Int? {
    switch value {
    case .member(let name): LanguageMode.mode(named: name)
    case .call("version", let arguments): arguments[nil].text.flatMap(LanguageMode.mode)
    default: nil
    }
  }

  private static func define(
    _ name: String, _ condition: ManifestValue?
  ) -> PackageTarget.Define? {
    guard case .call("when", let arguments)? = condition else {
      return PackageTarget.Define(name: name)
    }
    if arguments["configuration"] == .member("release") { return nil }
    return PackageTarget.Define(name: name, condition: buildCondition(arguments))
  }

  /// What the arguments of `.when(…)` say.
  private static func buildCondition(_ arguments: [ManifestArgument]) -> BuildCondition {
    let platforms = (arguments["platforms"].list ?? []).compactMap { value -> String? in
      if case .member(let name) = value { name.lowercased() } else { nil }
    }
    return BuildCondition(
      platforms: Set(platforms), traits: Set((arguments["traits"].list ?? []).compactMap(\.text)))
  }

  /// The functions that give a dependency of a target, and their older names.
  private static let dependencyMakers: Set = [
    "byName", "product", "byNameItem", "productItem", "targetItem",
  ]

  /// Of `"Kit"`, `.target(name: "Kit")`, `.byName(name: "Kit")` and
  /// `.product(name: "Kit", package: "kit")`.
  private func dependency(_ value: ManifestValue) -> PackageTarget.Dependency? {
    let name: ManifestValue?
    var package: String?
    var condition: ManifestValue?
    switch value {
    case .string: name = value
    case .object(let number):
      name = objects[number].fields["name"]
      condition = objects[number].fields["condition"]
    case .call(let maker, let arguments) where Self.dependencyMakers.contains(maker):
      name = arguments["name"]
      package = arguments["package"].text
      condition = arguments["condition"]
    default: return nil
    }
    var dependency = name?.text.map { PackageTarget.Dependency(name: $0, package: package) }
    if case .call("when", let arguments)? = condition {
      dependency?.condition = Self.buildCondition(arguments)
    }
    return dependency
  }

  /// Of `.package(url: "…", …)`, `.package(path: "…")` and `.package(id: "…", …)`.
  private func package(_ value: ManifestValue) -> PackageDependency? {
    guard case .call("package", let arguments) = value else { return nil }
    let name = arguments["name"].text
    if let path = arguments["path"].text { return PackageDependency(path: path, name: name) }
    let location = arguments["url"].text ?? arguments["id"].text
    return location.map { PackageDependency(location: $0, name: name) }
  }

  private func product(_ value: ManifestValue) -> PackageManifest.Product? {
    if case .object(let number) = value {
      // `.plugin(name:targets:)` is spelled like a target.
      guard let name = objects[number].fields["name"]?.text else { return nil }
      return PackageManifest.Product(name: name, isLibrary: false, targets: [])
    }
    guard case .call(let maker, let arguments) = value, let name = arguments["name"].text else {
      return nil
    }
    return PackageManifest.Product(
      name: name, isLibrary: maker == "library",
      targets: (arguments["targets"].list ?? []).compactMap(\.text))
  }

  private func trait(_ value: ManifestValue) -> PackageManifest.Trait? {
    if let name = value.text { return PackageManifest.Trait(name: name) }
    guard case .call(let maker, let arguments) = value else { return nil }
    let enables = (arguments["enabledTraits"].list ?? []).compactMap(\.text)
    let name = maker == "default" ? PackageManifest.Trait.defaultName : arguments["name"].text
    return name.map { PackageManifest.Trait(name: $0, enables: enables) }
  }

  /// `macos 15.0` of `.macOS(.v15)` and of `.macOS("15.0")`.
  private static func platform(_ value: ManifestValue) -> String? {
    guard case .call(let name, let arguments) = value else { return nil }
    switch arguments[nil] {
    case .string(let version): return name.lowercased() + " " + version
    case .member(let version):
      let numbers = version.drop { $0 == "v" }.replacing("_", with: ".")
      return name.lowercased() + " " + numbers + (numbers.contains(".") ? "" : ".0")
    default: return nil
    }
  }
}

extension ManifestReader {
  private mutating func text(_ name: String, of object: ManifestObject) -> String? {
    guard let value = object.fields[name], value != .none else { return nil }
    if value.text == nil { note(value, name, of: object) }
    return value.text
  }

  private mutating func texts(_ name: String, of object: ManifestObject) -> [String] {
    let values = list(name, of: object)
    if let other = values.first(where: { $0.text == nil }) { note(other, name, of: object) }
    return values.compactMap(\.text)
  }

  /// The elements of a list; where they are needed, it is noted that there is no list or that parts
  /// of it are not known.
  private mutating func list(
    _ name: String, of object: ManifestObject, isNeeded: Bool = true
  ) -> [ManifestValue] {
    guard let value = object.fields[name], value != .none else { return [] }
    if isNeeded, value.list == nil || value.gap != nil { note(value, name, of: object) }
    return value.list ?? []
  }

  private mutating func note(_ value: ManifestValue, _ name: String, of object: ManifestObject) {
    let gap = value.gap ?? PackageManifest.Gap(source: name + ": …", at: object.location)
    if gaps.last != gap { gaps.append(gap) }
  }
}
