extension [RawPiece] {
  /// With what elements hold that are left out or replaced taken out, and with links where they may
  /// stand.
  var settled: [RawPiece] { replaced.linkedInside }

  private var replaced: [RawPiece] {
    guard contains(where: { $0.isReplaced || $0.opensScript }) else { return self }
    var last: [String: Int] = [:]
    for (index, piece) in enumerated() {
      if case .close(let name) = piece.content { last[name] = index }
    }
    var settled: [RawPiece] = []
    var index = 0
    while index < count {
      let piece = self[index]
      index += 1
      guard piece.isReplaced || piece.opensScript && last["script"] ?? 0 >= index else {
        settled.append(piece)
        continue
      }
      guard case .open(let name, let attributes) = piece.content else { continue }
      var end = index
      if let last = last[name], last >= index {
        end = self[index...last].firstIndex { $0.content == .close(name: name) } ?? index
      }
      settled.append(piece.replacement(name, attributes, holding: self[index..<end]))
      index = piece.opensScript ? end + 1 : end
    }
    return settled
  }
}

extension [RawPiece] {
  /// Links of more pieces than this, and of longer tags than 300 bytes, stay as they are written, so
  /// that no page grows much longer than its text.
  private static var longestLink: Int { 40 }

  /// With each link that holds blocks inside of them, around what each says: no link of a page may
  /// hold a block.
  private var linkedInside: [RawPiece] {
    guard let last = lastIndex(where: { $0.content == .close(name: "a") }) else { return self }
    var result: [RawPiece] = []
    var index = 0
    while index < count {
      guard index < last, self[index].opensLink,
        case let reach = self[index...].prefix(Self.longestLink),
        let end = reach.firstIndex(where: { $0.content == .close(name: "a") }),
        self[index..<end].contains(where: \.isBlockTag)
      else {
        result.append(self[index])
        index += 1
        continue
      }
      for run in self[(index + 1)..<end].runs {
        let isLinked = run.contains(where: \.saysSomething)
        result += isLinked ? [self[index]] + run + [self[end]] : Array(run)
      }
      index = end + 1
    }
    return result
  }
}

extension ArraySlice<RawPiece> {
  /// The pieces between the tags of blocks, and these tags.
  fileprivate var runs: [ArraySlice<RawPiece>] {
    var runs: [ArraySlice<RawPiece>] = []
    var start = startIndex
    for index in indices where self[index].isBlockTag {
      runs += [self[start..<index], self[index...index]]
      start = index + 1
    }
    return runs + [self[start...]]
  }
}

extension RawPiece {
  /// Whether it opens a script, which is left out where it ends, and otherwise shown as text.
  fileprivate var opensScript: Bool {
    if case .open("script", _) = content { true } else { false }
  }

  fileprivate var opensLink: Bool {
    guard case .open("a", let attributes) = content, source.utf8.count <= 300 else { return false }
    return attributes.value(of: "href") != nil
  }

  /// Whether it is the tag of an element that no running text may hold.
  fileprivate var isBlockTag: Bool {
    switch content {
    case .open(let name, _), .close(let name):
      switch RawElement.kind(of: name) {
      case .flow, .structure, .rule: true
      default: false
      }
    default: false
    }
  }

  /// Whether a reader sees it: words, or a picture.
  fileprivate var saysSomething: Bool {
    switch content {
    case .text: source.contains { !$0.isWhitespace }
    case .open("img", _): true
    default: false
    }
  }

  /// What stands in the place of an element.
  fileprivate func replacement(
    _ name: String, _ attributes: [RawAttribute], holding content: ArraySlice<RawPiece>
  ) -> RawPiece {
    var piece = self
    piece.content = .leftOut
    guard RawElement.kind(of: name) == .embedded else { return piece }
    let sources = content.lazy.compactMap { piece -> String? in
      if case .open("source", let attributes) = piece.content {
        attributes.value(of: "src")
      } else {
        nil
      }
    }
    let title = ["title", "aria-label"].lazy.compactMap(attributes.value).first { !$0.isEmpty }
    if let address = attributes.value(of: "src") ?? sources.first, !address.isEmpty {
      piece.content = .embedded(address: address, title: title ?? address)
    }
    return piece
  }
}
