import SwiftSymbols

extension PackageSources {
  /// What targets give on to whoever imports them, by `@_exported import`.
  public struct Reexports: Hashable, Sendable {
    /// The modules among ``PackageSources/lenders``, in their order.
    public var targets: [Target] = []
    /// The modules that are products of packages which are not on the disk, sorted.
    public var missing: [String] = []
  }

  /// What ``targets`` re-export, directly or through what they re-export.
  public var reexports: Reexports {
    var waiting = targets
    var known = Set(targets.map(\.name))
    var found: Set<String> = []
    var missing: Set<String> = []
    while let target = waiting.popLast() {
      for name in target.exportedImports where known.insert(name).inserted {
        if let lender = lenders.first(where: { $0.name == name }) {
          found.insert(name)
          waiting.append(lender)
        } else if target.manifest.dependencies.contains(where: {
          ModuleName.module(ofTarget: $0.name) == name
        }) {
          missing.insert(name)
        }
      }
    }
    return Reexports(
      targets: lenders.filter { found.contains($0.name) }, missing: missing.sorted())
  }
}

extension PackageSources.Target {
  /// The modules that its files import for whoever imports it; those of all branches of `#if`.
  var exportedImports: [String] {
    files.lazy.filter { $0.text.contains("@_exported") }.flatMap { file in
      file.text.split(separator: "\n").compactMap { line -> String? in
        var words = line.split(separator: " ").filter { $0 != "public" }[...]
        guard words.popFirst() == "@_exported", words.popFirst() == "import" else { return nil }
        return words.first.map { String($0.prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
      }
    }
  }
}
