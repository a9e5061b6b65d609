extension LibraryInterface {
  /// Comparison, text, literals, errors, formats and concurrency, of `Swift`, `_Concurrency`,
  /// `_StringProcessing`, `FoundationEssentials` and `Foundation`; observers of `XCTest`.
  static let values = """
    protocol Actor { var unownedExecutor: UnownedSerialExecutor }
    protocol AttributedStringProtocol: CustomStringConvertible, Hashable {}
    protocol CaseIterable {
      associatedtype AllCases
      static var allCases: AllCases
    }
    protocol CodingKey: CustomDebugStringConvertible, CustomStringConvertible {
      init?(intValue: Int); init?(stringValue: String)
      var intValue: Int?; var stringValue: String
    }
    protocol Comparable: Equatable {
      static func < (lhs: Self, rhs: Self) -> Bool; static func <= (lhs: Self, rhs: Self) -> Bool
      static func > (lhs: Self, rhs: Self) -> Bool; static func >= (lhs: Self, rhs: Self) -> Bool
    }
    protocol CustomConsumingRegexComponent: RegexComponent {
      func consuming(_ input: String, startingAt index: String.Index,
        in bounds: Range<String.Index>) throws -> (upperBound: String.Index, output: RegexOutput)?
    }
    protocol CustomDebugStringConvertible { var debugDescription: String }
    protocol CustomLeafReflectable: CustomReflectable {}
    protocol CustomNSError {
      static var errorDomain: String
      var errorCode: Int; var errorUserInfo: [String : Any]
    }
    protocol CustomPlaygroundDisplayConvertible { var playgroundDescription: Any }
    protocol CustomReflectable { var customMirror: Mirror }
    protocol CustomStringConvertible { var description: String }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol Decoder {
      func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
      func singleValueContainer() throws -> any SingleValueDecodingContainer
      func unkeyedContainer() throws -> any UnkeyedDecodingContainer
      var codingPath: [any CodingKey]; var userInfo: [CodingUserInfoKey : Any]
    }
    protocol DiscreteFormatStyle: FormatStyle {
      func discreteInput(after input: FormatInput) -> FormatInput?
      func discreteInput(before input: FormatInput) -> FormatInput?
      func input(after input: FormatInput) -> FormatInput?
      func input(before input: FormatInput) -> FormatInput?
    }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Encoder {
      func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
      func singleValueContainer() -> any SingleValueEncodingContainer
      func unkeyedContainer() -> any UnkeyedEncodingContainer
      var codingPath: [any CodingKey]; var userInfo: [CodingUserInfoKey : Any]
    }
    protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType
      init(booleanLiteral value: BooleanLiteralType)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key; associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
      associatedtype ExtendedGraphemeClusterLiteralType
      init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
    }
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType
      init(floatLiteral value: FloatLiteralType)
    }
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType
      init(integerLiteral value: IntegerLiteralType)
    }
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
      associatedtype StringInterpolation
      init(stringInterpolation: StringInterpolation)
    }
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType
      init(stringLiteral value: StringLiteralType)
    }
    protocol ExpressibleByUnicodeScalarLiteral {
      associatedtype UnicodeScalarLiteralType
      init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
    }
    protocol FormatStyle: Decodable, Encodable, Hashable {
      associatedtype FormatInput; associatedtype FormatOutput
      func format(_ value: FormatInput) -> FormatOutput; func locale(_ locale: Locale) -> Self
    }
    protocol GlobalActor {
      associatedtype ActorType
      static var shared: ActorType; static var sharedUnownedExecutor: UnownedSerialExecutor
    }
    protocol Hashable: Equatable {
      func hash(into hasher: inout Hasher)
      var hashValue: Int
    }
    protocol Identifiable {
      associatedtype ID
      var id: ID
    }
    protocol LocalizedError {
      var errorDescription: String?; var failureReason: String?; var helpAnchor: String?
      var recoverySuggestion: String?
    }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol NSCoding {
      init?(coder aDecoder: NSCoder)
      func encode(with aCoder: NSCoder)
    }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    protocol NSSecureCoding: NSCoding {}
    protocol ParseStrategy: Decodable, Encodable, Hashable {
      associatedtype ParseInput; associatedtype ParseOutput
      func parse(_ value: ParseInput) throws -> ParseOutput
    }
    protocol ParseableFormatStyle: FormatStyle {
      typealias Strategy = _
      var parseStrategy: Strategy
    }
    protocol RawRepresentable {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue
    }
    protocol RecoverableError {
      func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
      func attemptRecovery(optionIndex recoveryOptionIndex: Int,
        resultHandler handler: (Bool) -> Void)
      var recoveryOptions: [String]
    }
    protocol ReferenceConvertible: CustomDebugStringConvertible, CustomStringConvertible,
      Hashable {}
    protocol RegexComponent {
      associatedtype RegexOutput
      var regex: Regex<RegexOutput>
    }
    protocol SerialExecutor: Executor {
      func asUnownedSerialExecutor() -> UnownedSerialExecutor; func checkIsolated()
      func isIsolatingCurrentContext() -> Bool?
      func isSameExclusiveExecutionContext(other: Self) -> Bool
    }
    protocol SortComparator: Hashable {
      associatedtype Compared
      func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
      var order: SortOrder
    }
    protocol StringInterpolationProtocol {
      associatedtype StringLiteralType
      init(literalCapacity: Int, interpolationCount: Int)
      func appendLiteral(_ literal: StringLiteralType)
    }
    protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation,
      Hashable, LosslessStringConvertible, TextOutputStream, TextOutputStreamable {
      associatedtype SubSequence
      init<C, Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
      init(cString nullTerminatedUTF8: UnsafePointer<CChar>)
      init<Encoding>(decodingCString nullTerminatedCodeUnits: UnsafePointer<Encoding.CodeUnit>,
        as sourceEncoding: Encoding.Type)
      func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result
      func withCString<Result, Encoding>(encodedAs targetEncoding: Encoding.Type,
        _ body: (UnsafePointer<Encoding.CodeUnit>) throws -> Result) rethrows -> Result
    }
    protocol TextOutputStream { func write(_ string: String) }
    protocol TextOutputStreamable { func write<Target>(to target: inout Target) }
    protocol UnicodeCodec {
      typealias CodeUnit = _
      init()
      func decode<I>(_ input: inout I) -> UnicodeDecodingResult
      static func encode(_ input: Unicode.Scalar, into processCodeUnit: (CodeUnit) -> Void)
    }
    class NSObject: CustomDebugStringConvertible, CustomStringConvertible, Hashable {}
    protocol XCTestObservation {
      func testBundleDidFinish(_ testBundle: Bundle); func testBundleWillStart(_ testBundle: Bundle)
      func testCase(_ testCase: XCTestCase, didFailWithDescription description: String,
        inFile filePath: String?, atLine lineNumber: Int)
      func testCaseDidFinish(_ testCase: XCTestCase); func testCaseWillStart(_ testCase: XCTestCase)
      func testSuiteDidFinish(_ testSuite: XCTestSuite)
      func testSuiteWillStart(_ testSuite: XCTestSuite)
    }
    """
}
