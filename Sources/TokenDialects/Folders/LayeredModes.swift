/// Files of modes that lie over a file for all of them, which states the same tokens: `light.json`
/// and `dark.json` over `tokens.json`, as Style Dictionary has them.
struct LayeredModes {
  /// Files whose paths differ in the mode alone.
  struct Group {
    /// The part of their paths that tells the mode.
    var index: Int
    /// What is the same in all of them.
    var key: [String]
    /// What they have in that part.
    var texts: Set<String> = []

    /// Whether two are of one modifier in one folder.
    func isAlike(_ other: Group) -> Bool {
      index == other.index && key.dropLast() == other.key.dropLast()
        && key.last?.split(separator: "/").last == other.key.last?.split(separator: "/").last
    }
  }

  /// The files that count in every mode.
  private(set) var base: [String] = []
  private(set) var groups: [Group] = []

  /// - Parameters:
  ///   - cluster: Paths of files that contradict each other.
  ///   - all: The paths of all files, of which some belong to the same modes.
  init(_ cluster: [String], among all: [String]) {
    base = cluster.filter { Mode($0) == nil }
    let wanted = Set(cluster.compactMap { Mode($0)?.key })
    guard !base.isEmpty else { return }
    for mode in all.compactMap(Mode.init) where wanted.contains(mode.key) {
      if let known = groups.firstIndex(where: { $0.key == mode.key }) {
        groups[known].texts.insert(mode.text)
      } else {
        groups.append(Group(index: mode.index, key: mode.key, texts: [mode.text]))
      }
    }
  }

  /// The name of a mode in a part of a path: `dark` of `colour-dark`; `nil` where there is none.
  static func word(in text: String) -> String? {
    ([text] + ModeNames.words(in: text)).first { word in
      ModeNames.family(of: word) != nil && !ModeNames.isNeutral(word)
    }
  }

  /// The mode that a path tells.
  private struct Mode {
    var index: Int
    var text: String
    var key: [String]

    /// `nil` for a file of no mode, or of one such as `base`.
    init?(_ path: String) {
      let parts = FilePath.parts(of: path)
      guard let index = parts.lastIndex(where: { LayeredModes.word(in: $0) != nil }),
        let word = LayeredModes.word(in: parts[index]), let family = ModeNames.family(of: word)
      else { return nil }
      self.index = index
      text = parts[index]
      // `dark-dim` is a mode beside `light`; `colour-dark` and `type-dark` are of two modifiers. The
      // slash keeps the key from being the name of a file.
      let before = parts[index].firstRange(of: word).map { parts[index][..<$0.lowerBound] } ?? ""
      key = parts[..<index] + ["\(before)/\(family)"]
    }
  }
}
