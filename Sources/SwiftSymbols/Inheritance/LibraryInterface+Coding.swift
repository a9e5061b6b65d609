extension LibraryInterface {
  /// Coders, with `_` for the many types that they overload their methods by; test cases.
  static let coding = """
    typealias Codable = Decodable & Encodable
    protocol KeyedDecodingContainerProtocol {
      associatedtype Key
      func contains(_ key: Key) -> Bool; func decode(_ type: _, forKey key: Key) throws -> _
      func decodeIfPresent(_ type: _, forKey key: Key) throws -> _
      func decodeNil(forKey key: Key) throws -> Bool; func superDecoder() throws -> Decoder
      func nestedContainer<N>(keyedBy type: N.Type, forKey key: Key) throws -> _
      func nestedUnkeyedContainer(forKey key: Key) throws -> UnkeyedDecodingContainer
      func superDecoder(forKey key: Key) throws -> Decoder
      var allKeys: [Key]; var codingPath: [CodingKey]
    }
    protocol KeyedEncodingContainerProtocol {
      associatedtype Key
      func encode(_ value: _, forKey key: Key) throws; func encodeNil(forKey key: Key) throws
      func encodeConditional(_ object: _, forKey key: Key) throws
      func encodeIfPresent(_ value: _, forKey key: Key) throws
      func nestedContainer<N>(keyedBy type: N.Type, forKey key: Key) -> _
      func nestedUnkeyedContainer(forKey key: Key) -> UnkeyedEncodingContainer
      func superEncoder() -> Encoder; func superEncoder(forKey key: Key) -> Encoder
      var codingPath: [CodingKey]
    }
    protocol SingleValueDecodingContainer {
      func decode(_ type: _) throws -> _; func decodeNil() -> Bool
      var codingPath: [CodingKey]
    }
    protocol SingleValueEncodingContainer {
      func encode(_ value: _) throws; func encodeNil() throws
      var codingPath: [CodingKey]
    }
    protocol UnkeyedDecodingContainer {
      func decode(_ type: _) throws -> _; func decodeIfPresent(_ type: _) throws -> _
      func decodeNil() throws -> Bool; func superDecoder() throws -> Decoder
      func nestedContainer<N>(keyedBy type: N.Type) throws -> _
      func nestedUnkeyedContainer() throws -> UnkeyedDecodingContainer
      var codingPath: [CodingKey]; var count: Int?; var currentIndex: Int; var isAtEnd: Bool
    }
    protocol UnkeyedEncodingContainer {
      func encode(_ value: _) throws; func encode<T>(contentsOf sequence: T) throws
      func encodeConditional(_ object: _) throws; func encodeNil() throws
      func nestedContainer<N>(keyedBy type: N.Type) -> _
      func nestedUnkeyedContainer() -> UnkeyedEncodingContainer; func superEncoder() -> Encoder
      var codingPath: [CodingKey]; var count: Int
    }
    class JSONDecoder {
      init()
      func decode<T>(_ type: T.Type, from data: Data) throws -> T
      var allowsJSON5: Bool; var assumesTopLevelDictionary: Bool
      var dataDecodingStrategy: _; var dateDecodingStrategy: _; var keyDecodingStrategy: _
      var nonConformingFloatDecodingStrategy: _; var userInfo: _
    }
    class JSONEncoder {
      init()
      func encode<T>(_ value: T) throws -> Data
      var dataEncodingStrategy: _; var dateEncodingStrategy: _; var keyEncodingStrategy: _
      var nonConformingFloatEncodingStrategy: _; var outputFormatting: _; var userInfo: _
    }
    class PropertyListDecoder {
      init()
      func decode<T>(_ type: T.Type, from data: Data) throws -> T
      func decode<T>(_ type: T.Type, from data: Data, format: inout _) throws -> T
      var userInfo: _
    }
    class PropertyListEncoder {
      init()
      func encode<Value>(_ value: Value) throws -> Data
      var outputFormat: _; var userInfo: _
    }
    class XCTest {
      func perform(_ run: XCTestRun); func run()
      func setUp(); func setUp() async throws; func setUpWithError() throws
      func tearDown(); func tearDown() async throws; func tearDownWithError() throws
      var name: String; var testCaseCount: Int; var testRun: XCTestRun?; var testRunClass: AnyClass?
    }
    class XCTestCase: XCTest {
      class func setUp(); class func tearDown(); func invokeTest()
    }
    """
}
