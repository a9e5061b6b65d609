extension LibraryInterface {
  /// Sequences, collections and sets, of `Swift`, `_Concurrency` and `FoundationEssentials`.
  static let collections = """
    protocol IteratorProtocol {
      associatedtype Element
      func next() -> Element?
    }
    protocol Sequence {
      associatedtype Element; associatedtype Iterator
      func makeIterator() -> Iterator
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Element>) throws
        -> R) rethrows -> R?
      var underestimatedCount: Int
    }
    protocol Collection: Sequence {
      associatedtype Index; associatedtype SubSequence; associatedtype Indices
      func distance(from start: Index, to end: Index) -> Int; func formIndex(after i: inout Index)
      func index(_ i: Index, offsetBy distance: Int) -> Index
      func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
      func index(after i: Index) -> Index
      subscript(bounds: Range<Index>) -> SubSequence; subscript(position: Index) -> Element
      var count: Int; var endIndex: Index; var indices: Indices; var isEmpty: Bool
      var startIndex: Index
    }
    protocol BidirectionalCollection: Collection {
      func formIndex(before i: inout Index); func index(before i: Index) -> Index
    }
    protocol RandomAccessCollection: BidirectionalCollection {}
    protocol MutableCollection: Collection {
      func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
      func swapAt(_ i: Index, _ j: Index)
      func withContiguousMutableStorageIfAvailable<R>(
        _ body: (inout UnsafeMutableBufferPointer<Element>) throws -> R) rethrows -> R?
    }
    protocol RangeReplaceableCollection: Collection {
      init(); init(repeating repeatedValue: Element, count: Int); init<S>(_ elements: S)
      func append(_ newElement: Element); func append<S>(contentsOf newElements: S)
      func insert(_ newElement: Element, at i: Index)
      func insert<S>(contentsOf newElements: S, at i: Index); func remove(at i: Index) -> Element
      func removeAll(keepingCapacity keepCapacity: Bool)
      func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
      func removeFirst() -> Element; func removeFirst(_ k: Int)
      func removeSubrange(_ bounds: Range<Index>)
      func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
      func reserveCapacity(_ n: Int)
    }
    protocol LazySequenceProtocol: Sequence {
      associatedtype Elements
      var elements: Elements
    }
    protocol LazyCollectionProtocol: Collection, LazySequenceProtocol {}
    protocol RangeExpression {
      associatedtype Bound
      func contains(_ element: Bound) -> Bool; func relative<C>(to collection: C) -> Range<Bound>
    }
    protocol SetAlgebra: Equatable, ExpressibleByArrayLiteral {
      associatedtype Element
      init(); init<S>(_ sequence: S)
      func contains(_ member: Element) -> Bool; func formIntersection(_ other: Self)
      func formSymmetricDifference(_ other: Self); func formUnion(_ other: Self)
      func insert(_ newMember: Element) -> (inserted: Bool, memberAfterInsert: Element)
      func intersection(_ other: Self) -> Self; func isDisjoint(with other: Self) -> Bool
      func isSubset(of other: Self) -> Bool; func isSuperset(of other: Self) -> Bool
      func remove(_ member: Element) -> Element?; func subtract(_ other: Self)
      func subtracting(_ other: Self) -> Self; func symmetricDifference(_ other: Self) -> Self
      func union(_ other: Self) -> Self; func update(with newMember: Element) -> Element?
      var isEmpty: Bool
    }
    protocol OptionSet: RawRepresentable, SetAlgebra { init(rawValue: RawValue) }
    protocol AsyncIteratorProtocol {
      associatedtype Failure; typealias Element = _
      func next() async throws -> Element?
      func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
    }
    protocol AsyncSequence {
      associatedtype AsyncIterator; associatedtype Element; associatedtype Failure
      func makeAsyncIterator() -> AsyncIterator
    }
    protocol DataProtocol: RandomAccessCollection {
      typealias Regions = _
      func copyBytes(to: UnsafeMutableRawBufferPointer, count: Int) -> Int
      func copyBytes<DestinationType, R>(to: UnsafeMutableBufferPointer<DestinationType>,
        from: R) -> Int
      func copyBytes<DestinationType>(to: UnsafeMutableBufferPointer<DestinationType>,
        count: Int) -> Int
      func copyBytes<R>(to: UnsafeMutableRawBufferPointer, from: R) -> Int
      func firstRange<D, R>(of: D, in: R) -> Range<Index>?
      func lastRange<D, R>(of: D, in: R) -> Range<Index>?
      var regions: Regions
    }
    protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
      func resetBytes<R>(in range: R)
    }
    protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    extension BidirectionalCollection {
      func joined(separator: String) -> String; func removeLast(_ k: Int)
    }
    extension Collection { subscript<R>(r: R) -> SubSequence }
    extension MutableCollection { func reverse(); func shuffle(); func sort() }
    """
}
