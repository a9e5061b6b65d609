/// Collects sibling inlines and pairs the tildes among them.
///
/// A run of tildes closes the last open run of its length; runs opened between the two stay text.
/// One run of each length can be open at a time, so that strikethrough nests two deep at most.
struct InlineSequence {
  private var inlines: [Inline] = []
  private var runs: [(index: Int, run: TextScanner.TildeRun)] = []

  mutating func append(_ inline: Inline) {
    inlines.append(inline)
  }

  mutating func append(_ run: TextScanner.TildeRun, line: Int) {
    runs.append((inlines.count, run))
    inlines.append(Inline(.text(String(repeating: "~", count: run.length)), line: line))
  }

  func finished() -> [Inline] {
    runs.isEmpty ? inlines : struckThrough(pairs())
  }

  /// The closing index for each opening one, and the reverse.
  private func pairs() -> [Int: Int] {
    var pairs: [Int: Int] = [:]
    var open: [(index: Int, length: Int)] = []
    for (index, run) in runs {
      let opener = open.lastIndex { $0.length == run.length }
      if run.canClose, let opener {
        pairs[open[opener].index] = index
        pairs[index] = open[opener].index
        open.removeSubrange(opener...)
      } else if run.canOpen, opener == nil {
        open.append((index, run.length))
      }
    }
    return pairs
  }

  private func struckThrough(_ pairs: [Int: Int]) -> [Inline] {
    var open = [Level()]
    for (index, inline) in inlines.enumerated() {
      guard let partner = pairs[index] else {
        open[open.count - 1].append(inline)
        continue
      }
      if partner > index {
        open.append(Level(line: inline.line))
      } else if var level = open.popLast() {
        let content = level.finish()
        open[open.count - 1].append(Inline(.strikethrough(content), line: level.line))
      }
    }
    return open[0].finish()
  }
}

/// The content of one strikethrough. Texts are joined, since a run of tildes without a partner is
/// part of the text around it.
private struct Level {
  var line = 0
  private var inlines: [Inline] = []
  private var text = ""
  private var textLine = 0

  init(line: Int = 0) {
    self.line = line
  }

  mutating func append(_ inline: Inline) {
    if case .text(let more) = inline.content {
      if text.isEmpty { textLine = inline.line }
      text += more
    } else {
      flush()
      inlines.append(inline)
    }
  }

  mutating func finish() -> [Inline] {
    flush()
    return inlines
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    inlines.append(Inline(.text(text), line: textLine))
    text = ""
  }
}
