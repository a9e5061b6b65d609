import CatalogModel
import Diagnostics
import Files

/// The pictures that snapshot tests have recorded, by the components that they show.
///
/// Tests in `TagTests.swift` record `__Snapshots__/TagTests/testTag.1.png`: the folder has the name
/// of the tests, the picture that of one of them, with a name or a number for each picture of a test.
/// Source: the defaults of the library SnapshotTesting.
public struct SnapshotPictures: Equatable, Sendable {
  /// By the name of what tests are about, in small letters and without marks.
  private var byTests: [String: [Snapshot]] = [:]
  /// By the name of the single test.
  private var byName: [String: [Snapshot]] = [:]

  /// - Parameter paths: Those of files; others than pictures in folders of snapshots are ignored.
  public init(_ paths: [String]) {
    for path in paths where BundleFolder.isSnapshot(path) {
      let parts = path.split(separator: "/")
      let snapshot = Snapshot(path: path, words: Words.words(of: parts.last ?? ""))
      let tests = parts.dropLast().last ?? ""
      byTests[Words.subject(ofTests: tests), default: []].append(snapshot)
      byName[snapshot.subject, default: []].append(snapshot)
    }
  }

  /// The picture of a component, and that for dark pages; `nil` where no test is named after it.
  ///
  /// Of several, the plainest counts: that with the fewest words, without those for special states.
  ///
  /// - Parameter slug: The name of its folder: `action-button`.
  public func picture(of slug: String) -> (light: String, dark: String?)? {
    let name = slug.filter { $0 != "-" }
    let names = [name, name + "view"] + (name.hasSuffix("view") ? [String(name.dropLast(4))] : [])
    let found = [byTests, byName].lazy.flatMap { list in names.compactMap { list[$0] } }.first
    guard let sorted = found?.sorted(), let first = sorted.first else { return nil }
    let light = sorted.first { !$0.isDark } ?? first
    let dark = sorted.first { $0.isDark && $0.plain == light.plain && $0 != light }
    return (light.path, dark?.path)
  }

  /// A picture with the words of its name.
  private struct Snapshot: Hashable, Comparable {
    var path: String
    var words: [String]

    var isDark: Bool { words.contains("dark") }
    /// Without the words for appearances.
    var plain: [String] { words.filter { !["dark", "light"].contains($0) } }
    /// What the test is about: `tag` of `testTag_dark.1`.
    var subject: String {
      let isTest = plain.first.map(["test", "snapshot"].contains) == true
      let rest = isTest ? plain.dropFirst() : plain[...]
      return rest.filter { !$0.allSatisfy(\.isNumber) }.joined()
    }

    static func < (one: Snapshot, other: Snapshot) -> Bool {
      (one.isSpecial, one.words.count, one.path) < (other.isSpecial, other.words.count, other.path)
    }

    /// 1 for a state that says little of the component.
    private var isSpecial: Int { words.contains(where: Words.special.contains) ? 1 : 0 }
  }

  /// What names are made of.
  private enum Words {
    /// States that stand for a component only where there is no other picture.
    static let special: Set = [
      "accessibility", "disabled", "error", "highlighted", "inverted", "landscape", "large",
      "loading", "pressed", "rtl", "selected",
    ]

    /// `["test", "tag", "1"]` of `testTag.1.png`.
    static func words(of file: Substring) -> [String] {
      let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
      var words: [String] = []
      var previous: Character = " "
      for character in name {
        let isPart = character.isLetter || character.isNumber
        let starts =
          !(previous.isLetter || previous.isNumber) || character.isUppercase && previous.isLowercase
          || character.isNumber != previous.isNumber
        if isPart, starts { words.append("") }
        if isPart, !words.isEmpty { words[words.count - 1] += character.lowercased() }
        previous = character
      }
      return words
    }

    /// `tag` of `TagSnapshotTests`.
    static func subject(ofTests folder: Substring) -> String {
      var name = folder.lowercased().filter { $0.isLetter || $0.isNumber }
      for ending in ["tests", "test", "snapshots", "snapshot", "ui"] where name.hasSuffix(ending) {
        name.removeLast(ending.count)
      }
      return name
    }
  }
}

/// Finds the pictures in the folders that `snapshots` names.
struct SnapshotLoader {
  let folder: ContentFolder

  func load(_ names: [Reference], _ diagnostics: inout [Diagnostic]) -> SnapshotPictures {
    var paths: [String] = []
    for name in names {
      let found = folder.contents(of: name.name, suffix: "").filter {
        BundleFolder.isSnapshot($0.path)
      }
      let pictures = found.filter { !SnapshotFile.isPointer($0.input) }.map(\.path)
      if pictures.isEmpty { diagnostics.append(.noSnapshots(in: name, pointers: found.count)) }
      paths += pictures
    }
    return SnapshotPictures(paths)
  }
}

/// What a file of a snapshot holds.
public enum SnapshotFile {
  /// Whether it only says where Git LFS keeps the picture.
  public static func isPointer(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: Array("version https://git-lfs".utf8))
  }
}

extension Diagnostic {
  fileprivate static func noSnapshots(in folder: Reference, pointers: Int) -> Diagnostic {
    pointers > 0
      ? .init(
        .componentNoSnapshots, "the pictures in \(folder.name) are not here, only in Git LFS",
        at: folder.location, suggestion: "run 'git lfs pull'")
      : .init(
        .componentNoSnapshots, "there are no pictures of snapshot tests in \(folder.name)",
        at: folder.location,
        suggestion: "name a folder '__Snapshots__' that has PNG files, or one around it")
  }
}
