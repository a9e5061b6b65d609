/// The aliases of the standard library and of Foundation by which extensions often go.
///
/// The compiler knows what they stand for; without it, members would be listed under two names.
/// The table holds those of the modules' symbol graphs that stand for the same type everywhere.
enum LibraryAliases {
  /// What stands for `path`, whose first names are an alias, or `nil`.
  static func target(of path: [String]) -> [String]? {
    for length in 1...2 where path.count >= length {
      let alias = path.prefix(length).joined(separator: ".")
      if let target = targets[alias] {
        return target.split(separator: ".").map(String.init) + path.dropFirst(length)
      }
    }
    return nil
  }

  private static let targets: [String: String] = [
    "CBool": "Bool",
    "CChar": "Int8",
    "CChar16": "UInt16",
    "CChar32": "Unicode.Scalar",
    "CChar8": "UInt8",
    "CDouble": "Double",
    "CFloat": "Float",
    "CFloat16": "Float16",
    "CInt": "Int32",
    "CLong": "Int",
    "CLongDouble": "Float80",
    "CLongLong": "Int64",
    "CountableClosedRange": "ClosedRange",
    "CountablePartialRangeFrom": "PartialRangeFrom",
    "CountableRange": "Range",
    "CShort": "Int16",
    "CSignedChar": "Int8",
    "CUnsignedChar": "UInt8",
    "CUnsignedInt": "UInt32",
    "CUnsignedLong": "UInt",
    "CUnsignedLongLong": "UInt64",
    "CUnsignedShort": "UInt16",
    "CWideChar": "Unicode.Scalar",
    "FlattenCollection": "FlattenSequence",
    "Float32": "Float",
    "Float64": "Double",
    "LazyCollection": "LazySequence",
    "LazyDropWhileCollection": "LazyDropWhileSequence",
    "LazyFilterCollection": "LazyFilterSequence",
    "LazyMapCollection": "LazyMapSequence",
    "LazyPrefixWhileCollection": "LazyPrefixWhileSequence",
    "Notification.Name": "NSNotification.Name",
    "NSPoint": "CGPoint",
    "NSRange": "_NSRange",
    "NSRect": "CGRect",
    "NSSize": "CGSize",
    "TimeInterval": "Double",
    "unichar": "UInt16",
    "UnicodeScalar": "Unicode.Scalar",
    "URLRequest.CachePolicy": "NSURLRequest.CachePolicy",
    "URLRequest.NetworkServiceType": "NSURLRequest.NetworkServiceType",
    "UTF16": "Unicode.UTF16",
    "UTF32": "Unicode.UTF32",
    "UTF8": "Unicode.UTF8",
  ]
}
