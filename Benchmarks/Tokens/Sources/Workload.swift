/// What is measured in one row.
enum Workload: Hashable {
  /// 30,000 tokens in one file, 29,700 of them references.
  case chains
  /// 45,000 tokens in 800 files on disk, with a resolver.
  case folder
  /// 20,000 tokens, of which always as many have other values in the contexts of some modifier.
  case modifiers(Int)

  static let all: [Workload] = [.chains, .folder] + [2, 4, 8, 16, 32].map(Workload.modifiers)

  /// What the program is called with.
  var name: String {
    switch self {
    case .chains: "chains"
    case .folder: "folder"
    case .modifiers(let count): "modifiers-\(count)"
    }
  }

  init?(name: String) {
    guard let workload = Workload.all.first(where: { $0.name == name }) else { return nil }
    self = workload
  }

  var title: String {
    switch self {
    case .chains: "references, depth 100"
    case .folder: "resolver, read from disk"
    case .modifiers(let count): "\(count) modifiers of 3 contexts"
    }
  }

  var corpus: TokenCorpus {
    switch self {
    case .chains: .chains()
    case .folder: .designSystem()
    case .modifiers(let count): .modifiers(count)
    }
  }
}
