import Workers

/// What loading each of some files gave, so that only what has changed is loaded again.
///
/// A load depends on nothing but its path and its input, so equal inputs give what they gave before.
/// Comparing an input is cheap where its bytes lie in the same buffer, as those of a file do that
/// was not read again.
struct FileLoads<Input: Equatable & Sendable, Output: Sendable>: Sendable {
  private struct Load: Sendable {
    let input: Input
    let output: Output
  }

  private var loads: [String: Load] = [:]
  /// How often anything was loaded or forgotten.
  private(set) var revision = 0

  /// The outputs of all items, in their order; what was kept of other paths is forgotten.
  ///
  /// - Parameters:
  ///   - items: Each with a path of its own.
  ///   - load: Makes the output of an item, on any of the workers.
  mutating func outputs(
    of items: [(path: String, input: Input)], on workers: Workers,
    load: @escaping @Sendable (_ path: String, _ input: Input) -> Output
  ) -> [Output] {
    var outputs = items.map { path, input in
      loads[path].flatMap { $0.input == input ? $0.output : nil }
    }
    let missing = items.indices.filter { outputs[$0] == nil }
    if missing.isEmpty, loads.count == items.count { return outputs.compactMap(\.self) }
    revision += 1
    let loaded = workers.map(missing.map { items[$0] }) { load($0.path, $0.input) }
    for (index, output) in zip(missing, loaded) {
      outputs[index] = output
      loads[items[index].path] = Load(input: items[index].input, output: output)
    }
    if loads.count > items.count {
      let paths = Set(items.map(\.path))
      loads = loads.filter { paths.contains($0.key) }
    }
    return outputs.compactMap(\.self)
  }

  /// What a file gave; `nil` for one that was not loaded.
  func output(of path: String) -> Output? { loads[path]?.output }

  /// Takes over what a file gave that was loaded elsewhere.
  mutating func keep(_ output: Output, of path: String, _ input: Input) {
    loads[path] = Load(input: input, output: output)
    revision += 1
  }
}

/// What one thing gave that is made from several files, and from which input.
struct KeptLoad<Input: Equatable & Sendable, Output: Sendable>: Sendable {
  private var kept: (input: Input, output: Output)?
  /// How often the thing was made.
  private(set) var revision = 0

  /// The output of an input, which is made unless the last one was made from the same.
  mutating func output(of input: Input, make: (Input) -> Output) -> Output {
    if let known = known(for: input) { return known }
    let output = make(input)
    keep(output, of: input)
    return output
  }

  /// The last output, where it was made from an input.
  func known(for input: Input) -> Output? {
    kept.flatMap { $0.input == input ? $0.output : nil }
  }

  /// Takes an output as the last one.
  mutating func keep(_ output: Output, of input: Input) {
    kept = (input, output)
    revision += 1
  }

  /// Changes what is kept as a load of what has changed would.
  mutating func change(_ change: (inout Input, inout Output) -> Void) {
    guard var (input, output) = kept else { return }
    kept = nil
    change(&input, &output)
    keep(output, of: input)
  }
}
