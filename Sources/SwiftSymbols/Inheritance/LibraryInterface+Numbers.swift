extension LibraryInterface {
  /// Arithmetic, of `Swift` and `Synchronization`.
  static let numbers = """
    protocol AdditiveArithmetic: Equatable {
      static func + (lhs: Self, rhs: Self) -> Self; static func += (lhs: inout Self, rhs: Self)
      static func - (lhs: Self, rhs: Self) -> Self; static func -= (lhs: inout Self, rhs: Self)
      static var zero: Self
    }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude
      init?<T>(exactly source: T)
      static func * (lhs: Self, rhs: Self) -> Self; static func *= (lhs: inout Self, rhs: Self)
      var magnitude: Magnitude
    }
    protocol SignedNumeric: Numeric {
      static func - (operand: Self) -> Self
      func negate()
    }
    protocol Strideable: Comparable {
      associatedtype Stride
      func advanced(by n: Stride) -> Self; func distance(to other: Self) -> Stride
    }
    protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable {
      associatedtype Words
      init<T>(_ source: T); init<T>(clamping source: T); init<T>(truncatingIfNeeded source: T)
      static func % (lhs: Self, rhs: Self) -> Self; static func %= (lhs: inout Self, rhs: Self)
      static func & (lhs: Self, rhs: Self) -> Self; static func &= (lhs: inout Self, rhs: Self)
      static func / (lhs: Self, rhs: Self) -> Self; static func /= (lhs: inout Self, rhs: Self)
      static func << <RHS>(lhs: Self, rhs: RHS) -> Self
      static func <<= <RHS>(lhs: inout Self, rhs: RHS)
      static func >> <RHS>(lhs: Self, rhs: RHS) -> Self
      static func >>= <RHS>(lhs: inout Self, rhs: RHS); static func ^ (lhs: Self, rhs: Self) -> Self
      static func ^= (lhs: inout Self, rhs: Self); static func | (lhs: Self, rhs: Self) -> Self
      static func |= (lhs: inout Self, rhs: Self); static func ~ (x: Self) -> Self
      static var isSigned: Bool
      func isMultiple(of other: Self) -> Bool
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      func signum() -> Self
      var bitWidth: Int; var trailingZeroBitCount: Int; var words: Words
    }
    protocol SignedInteger: BinaryInteger, SignedNumeric {}
    protocol UnsignedInteger: BinaryInteger {}
    protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
      init(bigEndian value: Self); init(littleEndian value: Self)
      static func &* (lhs: Self, rhs: Self) -> Self; static func &<< (lhs: Self, rhs: Self) -> Self
      static func &<<= (lhs: inout Self, rhs: Self); static func &>> (lhs: Self, rhs: Self) -> Self
      static func &>>= (lhs: inout Self, rhs: Self); static var bitWidth: Int; static var max: Self
      static var min: Self
      func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self,
        remainder: Self)
      func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
      func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
      func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
      func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
      var bigEndian: Self; var byteSwapped: Self; var leadingZeroBitCount: Int
      var littleEndian: Self; var nonzeroBitCount: Int
    }
    protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
      associatedtype Exponent
      init(_ value: Int); init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
      init(signOf: Self, magnitudeOf: Self); init<Source>(_ value: Source)
      init?<Source>(exactly value: Source)
      static func / (lhs: Self, rhs: Self) -> Self; static func /= (lhs: inout Self, rhs: Self)
      static func maximum(_ x: Self, _ y: Self) -> Self
      static func maximumMagnitude(_ x: Self, _ y: Self) -> Self
      static func minimum(_ x: Self, _ y: Self) -> Self
      static func minimumMagnitude(_ x: Self, _ y: Self) -> Self
      static var greatestFiniteMagnitude: Self; static var infinity: Self
      static var leastNonzeroMagnitude: Self; static var leastNormalMagnitude: Self
      static var nan: Self; static var pi: Self; static var radix: Int
      static var signalingNaN: Self; static var ulpOfOne: Self
      func addProduct(_ lhs: Self, _ rhs: Self)
      func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
      func formRemainder(dividingBy other: Self); func formSquareRoot()
      func formTruncatingRemainder(dividingBy other: Self); func isEqual(to other: Self) -> Bool
      func isLess(than other: Self) -> Bool; func isLessThanOrEqualTo(_ other: Self) -> Bool
      func isTotallyOrdered(belowOrEqualTo other: Self) -> Bool
      func remainder(dividingBy other: Self) -> Self; func round(_ rule: FloatingPointRoundingRule)
      func rounded(_ rule: FloatingPointRoundingRule) -> Self; func squareRoot() -> Self
      func truncatingRemainder(dividingBy other: Self) -> Self
      var exponent: Exponent; var floatingPointClass: FloatingPointClassification
      var isCanonical: Bool; var isFinite: Bool; var isInfinite: Bool; var isNaN: Bool
      var isNormal: Bool; var isSignalingNaN: Bool; var isSubnormal: Bool; var isZero: Bool
      var nextDown: Self; var nextUp: Self; var sign: FloatingPointSign; var significand: Self
      var ulp: Self
    }
    protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
      associatedtype RawSignificand; associatedtype RawExponent
      init(_ value: Double); init(_ value: Float); init(_ value: Float80)
      init(sign: FloatingPointSign, exponentBitPattern: RawExponent,
        significandBitPattern: RawSignificand)
      static var exponentBitCount: Int; static var significandBitCount: Int
      var binade: Self; var exponentBitPattern: RawExponent
      var significandBitPattern: RawSignificand; var significandWidth: Int
    }
    protocol DurationProtocol: AdditiveArithmetic, Comparable {}
    protocol InstantProtocol: Comparable, Hashable {}
    protocol SIMDStorage {
      typealias Scalar = _
      init()
      subscript(index: Int) -> Scalar
      var scalarCount: Int
    }
    protocol SIMD: CustomStringConvertible, Decodable, Encodable, ExpressibleByArrayLiteral,
      Hashable, SIMDStorage { associatedtype MaskStorage }
    protocol RandomNumberGenerator { func next() -> UInt64 }
    protocol AtomicRepresentable {
      associatedtype AtomicRepresentation
      static func decodeAtomicRepresentation(_ storage: AtomicRepresentation) -> Self
      static func encodeAtomicRepresentation(_ value: Self) -> AtomicRepresentation
    }
    protocol AtomicOptionalRepresentable: AtomicRepresentable {
      associatedtype AtomicOptionalRepresentation
      static func decodeAtomicOptionalRepresentation(
        _ representation: AtomicOptionalRepresentation) -> Self?
      static func encodeAtomicOptionalRepresentation(_ value: Self?) -> AtomicOptionalRepresentation
    }
    extension AdditiveArithmetic { static func + (x: Self) -> Self }
    """
}
