/// Three numbers: the components of a colour in one space.
struct Vector3: Hashable, Sendable {
  var x, y, z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  func map(_ transform: (Double) -> Double) -> Vector3 {
    Vector3(transform(x), transform(y), transform(z))
  }

  func cross(_ other: Vector3) -> Vector3 {
    Vector3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

/// Three rows of three numbers, applied to a column vector.
struct Matrix3: Sendable {
  let rows: (Vector3, Vector3, Vector3)

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    rows = (first, second, third)
  }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    func dot(_ row: Vector3) -> Double {
      row.x * vector.x + row.y * vector.y + row.z * vector.z
    }
    return Vector3(dot(matrix.rows.0), dot(matrix.rows.1), dot(matrix.rows.2))
  }

  /// The matrix that undoes this one, which must not be singular.
  var inverse: Matrix3 {
    let (first, second, third) = rows
    // The cross products of the rows are the columns of the inverse, but for the determinant.
    let columns = (second.cross(third), third.cross(first), first.cross(second))
    let determinant = first.x * columns.0.x + first.y * columns.0.y + first.z * columns.0.z
    func row(_ part: (Vector3) -> Double) -> Vector3 {
      Vector3(part(columns.0), part(columns.1), part(columns.2)).map { $0 / determinant }
    }
    return Matrix3(row(\.x), row(\.y), row(\.z))
  }
}
