import SwiftSymbols

/// Which targets a target is built upon, in its own package and in those below it.
///
/// Other packages are looked for where SwiftPM puts them (`.build/checkouts`), and in the folders
/// that manifests name. Their manifests are read by syntax alone. What is not on the disk stays a
/// name.
struct DependencyGraph: Hashable, Sendable {
  /// A target, and the identity of its package; the package that was asked for has an empty one.
  struct Node: Hashable, Comparable, Sendable {
    var package: String
    var target: String

    static func < (left: Node, right: Node) -> Bool {
      (left.package, left.target) < (right.package, right.target)
    }
  }

  /// What a target is built upon.
  struct Closure: Hashable, Sendable {
    /// Nearest first.
    var nodes: [Node] = []
    /// What is not on the disk.
    var missing: [PackageTarget.Dependency] = []

    /// The modules that the compiler finds.
    var modules: Set<String> {
      Set((nodes.map(\.target) + missing.map(\.name)).map(ModuleName.module))
    }
  }

  /// A package whose manifest was read.
  struct Member: Hashable, Sendable {
    var root: PackageRoot
    var manifest: PackageManifest
    var toolsVersion: ToolsVersion
    /// Those that are enabled.
    var traits: Set<String>

    func target(_ name: String) -> PackageTarget? { manifest.targets.first { $0.name == name } }
  }

  /// The packages that were found, by their identity.
  private(set) var members: [String: Member]

  /// The graph below `targets` of a package; reads the manifests that it needs.
  init(_ package: Member, targets: [PackageTarget]) {
    members = ["": package]
    var pending = targets.map { Node(package: "", target: $0.name) }
    var seen = Set(pending)
    while let node = pending.popLast() {
      for dependency in members[node.package]?.target(node.target)?.dependencies ?? [] {
        read(packagesOf: dependency, from: node.package)
        pending += (nodes(of: dependency, from: node.package) ?? []).filter {
          seen.insert($0).inserted
        }
      }
    }
  }

  /// What a target is built upon where the conditions hold.
  ///
  /// - Parameter platform: The platform; `nil` for each at once.
  func closure(of node: Node, on platform: SourceConfiguration.Platform?) -> Closure {
    var closure = Closure()
    var pending = [node]
    var seen: Set = [node]
    while let node = pending.popLast() {
      guard let member = members[node.package] else { continue }
      for dependency in member.target(node.target)?.dependencies ?? []
      where platform == nil || dependency.condition.holds(on: platform, traits: member.traits) {
        guard let nodes = nodes(of: dependency, from: node.package) else {
          closure.missing.append(dependency)
          continue
        }
        let new = nodes.filter { seen.insert($0).inserted }
        closure.nodes += new
        pending += new
      }
    }
    return closure
  }

  // MARK: One dependency

  /// The targets that a dependency names; `nil` when they are not on the disk.
  private func nodes(of dependency: PackageTarget.Dependency, from package: String) -> [Node]? {
    if dependency.package == nil, members[package]?.target(dependency.name) != nil {
      return [Node(package: package, target: dependency.name)]
    }
    for candidate in packages(of: dependency, from: package) {
      let products = members[candidate.identity]?.manifest.products ?? []
      if let product = products.first(where: { $0.name == dependency.name }) {
        return product.targets.map { Node(package: candidate.identity, target: $0) }
      }
    }
    return nil
  }

  /// The packages that may offer the product that a dependency names.
  private func packages(
    of dependency: PackageTarget.Dependency, from package: String
  ) -> [PackageDependency] {
    let all = members[package]?.manifest.dependencies ?? []
    if let name = dependency.package { return all.filter { $0.isNamed(name) } }
    // A product that is named alone is mostly that of the package called alike.
    return all.filter { $0.isNamed(dependency.name) } + all.filter { !$0.isNamed(dependency.name) }
  }

  private mutating func read(packagesOf dependency: PackageTarget.Dependency, from package: String)
  {
    guard nodes(of: dependency, from: package) == nil, let base = members[package] else { return }
    for candidate in packages(of: dependency, from: package)
    where members[candidate.identity] == nil {
      guard let member = member(candidate, of: base) else { continue }
      members[candidate.identity] = member
      if nodes(of: dependency, from: package) != nil { return }
    }
  }

  private func member(_ dependency: PackageDependency, of base: Member) -> Member? {
    let root =
      dependency.path.map { base.root.sibling(at: $0) }
      ?? members[""]?.root.sibling(at: ".build/checkouts/" + dependency.folder)
    guard let root, let file = try? ManifestFile.read(in: root),
      let manifest = PackageManifest.read(text: file.text, path: file.path)
    else { return nil }
    return Member(
      root: root, manifest: manifest, toolsVersion: file.toolsVersion,
      traits: manifest.enabledTraits(nil))
  }
}
