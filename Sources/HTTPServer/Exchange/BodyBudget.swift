// SPDX-License-Identifier: Apache-2.0

/// Bounds the bytes of bodies that one server keeps for all requests. The last eighth is reserved
/// for small bodies, so that slow large uploads cannot block everything else.
final class BodyBudget {
  private let limit: Int
  private let small: Int
  private(set) var held = 0

  /// - Parameters:
  /// - limit: bytes.
  /// - small: bodies up to this size in bytes may use the last eighth.
  init(limit: Int, small: Int = 0) {
    self.limit = limit
    self.small = small
  }

  /// Takes bytes from the limit. Returns false, without taking any, if too few are left.
  /// - Parameter total: bytes of the body so far, including these.
  func take(_ count: Int, of total: Int) -> Bool {
    let room = total <= small ? limit : limit - limit / 8
    guard held + count <= room else { return false }
    held += count
    return true
  }

  func give(_ count: Int) { held -= count }
}
