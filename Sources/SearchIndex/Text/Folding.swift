/// Makes letters alike that readers do not tell apart when they search.
enum Folding {
  /// In pairs: what stands in texts, and what it counts as.
  ///
  /// A browser gets the same pairs with the index.
  static let pairs =
    "ёеàaáaâaãaäaåaāaçcćcčcďdèeéeêeëeēeěeìiíiîiïiīiłlñnńnňnòoóoôoõoöoøoōořrśsšsťtùuúuûuüuůuūuýyÿyźzžzżz"

  private static let table: [Unicode.Scalar: Unicode.Scalar] = {
    let scalars = Array(pairs.unicodeScalars)
    return Dictionary(
      uniqueKeysWithValues: stride(from: 0, to: scalars.count, by: 2).map {
        (scalars[$0], scalars[$0 + 1])
      })
  }()

  /// A letter that is in lower case already.
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar { table[scalar] ?? scalar }
}
