// SPDX-License-Identifier: Apache-2.0

/// A share of an audience: devices whose position lies between two percentages. A position is the
/// device's bucket, a hash of its token, shifted by a hash of the seed. It never changes, so that
/// adjacent shares with one seed have no device in common, and omit none.
package struct AudienceShare: Sendable, Hashable {
  /// Percentages; `from` is inclusive, `to` exclusive.
  package let from: Int
  package let to: Int
  /// Chooses which devices come first.
  package let seed: String
  /// Positions of the share's devices. Buckets are positions minus `shift`.
  package let positions: ClosedRange<Int32>
  /// Difference between a device's position and its bucket, modulo `buckets`.
  package let shift: Int32

  private static let buckets: Int32 = 65_536

  /// Creates a share; nil if the percentages are not ascending from 0 to 100.
  package init?(from: Int, to: Int, seed: String = "") {
    guard from >= 0, from < to, to <= 100 else { return nil }
    (self.from, self.to, self.seed) = (from, to, seed)
    func position(_ percent: Int) -> Int32 { Int32(percent) * Self.buckets / 100 }
    positions = position(from)...position(to) - 1
    // FNV-1a, folded to the number of buckets.
    var hash: UInt32 = 2_166_136_261
    for byte in seed.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    shift = Int32((hash ^ hash >> 16) & UInt32(Self.buckets - 1))
  }

  /// The share of the other devices, after this one; nil if this is the last share.
  package var rest: AudienceShare? { AudienceShare(from: to, to: 100, seed: seed) }

  /// Returns the first adjacent buckets of the share between two buckets; nil without any.
  package func buckets(from: Int32, to: Int32) -> ClosedRange<Int32>? {
    // The positions after the last bucket continue at bucket 0.
    [-shift, Self.buckets - shift].compactMap { offset in
      let first = max(from, positions.lowerBound + offset)
      let last = min(to, positions.upperBound + offset)
      return first <= last ? first...last : nil
    }.first
  }
}
