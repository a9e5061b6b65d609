// MARK: - Fences that another tool draws

extension FormRewriter {
  /// Passes over a fence of PyMdown's SuperFences that names something to draw in its attributes and
  /// has no code, ```` ```{.plot path="a.py"} ````.
  ///
  /// - Returns: Whether it is one.
  mutating func passOverEmptyFence(_ line: ArraySlice<UInt8>, _ fence: FormFence) -> Bool {
    let text = line.trimmed
    let info = text.dropFirst(fence.mark.count).trimmed
    guard text.first == fence.mark[0], info.first == UInt8(ascii: "{"),
      case let name = info.dropFirst().drop(while: Byte.isBlank), name.first == UInt8(ascii: "."),
      let end = endOfEmpty(fence)
    else { return false }
    tell(.fence, name.dropFirst().word.text)
    resume = max(resume, end)
    return true
  }

  /// Where the line ends that closes a fence below nothing but blank lines.
  private mutating func endOfEmpty(_ fence: FormFence) -> Int? {
    var start = resume
    while start < body.endIndex {
      let end = body[(start + 1)...].firstIndex(of: Byte.lineFeed) ?? body.endIndex
      let line = body[(start + 1)..<end].trimmed
      guard spend(end - start) else { return nil }
      if !line.isEmpty {
        let isMark = line.allSatisfy { $0 == fence.mark[0] }
        return isMark && line.count >= fence.mark.count ? end : nil
      }
      start = end
    }
    return nil
  }
}
