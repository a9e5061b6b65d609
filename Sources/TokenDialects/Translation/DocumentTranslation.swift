import Diagnostics
import JSONTree

extension DialectRecognition {
  /// The tokens and groups of a file that is one tree.
  fileprivate func tokens(in source: JSONObject) -> JSONObject {
    dialect == .plain ? PlainValues.marked(source) : source.without("$themes", "$metadata")
  }
}

/// A whole file translated from its dialect.
struct DocumentTranslation {
  let root: JSONNode
  let isResolver: Bool
  let diagnostics: [Diagnostic]
  /// The paths of the tokens that could not be kept.
  let leftOut: [String]

  /// - Parameter fileReferences: Where references to other files were.
  init(
    _ source: JSONObject, at position: JSONPosition, recognition: DialectRecognition,
    fileReferences: [JSONPosition] = []
  ) {
    var forms = FormReader(dialect: recognition.dialect)
    for place in fileReferences { forms.log.add(.fileReference, at: place) }
    let sets = recognition.dialect == .tokensStudio ? StudioSets(source) : nil
    let trees =
      FigmaVariables(source).map { [$0.tree()] }
      ?? sets?.names.map { forms.read(source[$0]?.object ?? JSONObject()) }
      ?? [forms.read(recognition.tokens(in: source))]
    var index = OldTokenIndex()
    for tree in trees { index.add(tree) }
    var translator = TreeTranslator(
      reader: OldValueReader(index: index, log: forms.log), vendor: recognition.dialect.vendor)
    let translated = trees.map { translator.translate($0.root) }

    let document: JSONObject
    if let sets, sets.needsResolver {
      document = StudioResolver(sets, translated, at: position).document(
        log: &translator.reader.log)
      isResolver = true
    } else if let tree = trees.first, let base = translated.first, !tree.modal.isEmpty {
      document = ModeResolver(tree.modal, base, at: position).document(with: &translator)
      isResolver = true
    } else {
      document = translated.first ?? JSONObject()
      isResolver = false
    }
    root = JSONNode(.object(document), at: position)
    diagnostics = translator.reader.log.diagnostics(path: recognition.path)
    leftOut = translator.leftOut
  }
}
