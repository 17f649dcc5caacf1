// SPDX-License-Identifier: Apache-2.0
internal import PushModel

/// A body of `POST …/devices/{token}/badge`: sets or increments the icon's badge.
struct BadgeBody {
  let change: BadgeChange

  init(parsing body: [UInt8]) throws(Fault) {
    var faults = Faults()
    let change = try bodyMembers(body, expected: Field.badgeChangeInWords)
      .badgeChange(&faults)
    try faults.check()
    guard let change else {
      throw Fault(.invalidValue, at: "", "expected \(Field.badgeChangeInWords)")
    }
    self.change = change
  }
}
